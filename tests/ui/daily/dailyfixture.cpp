#include "dailyfixture.h"

#include <algorithm>

#include <QAccessible>
#include <QDateTime>
#include <QLabel>
#include <QTest>
#include <QThread>
#include <QTimeZone>

#include "../../patience.h"

namespace sudoku {

QDate november(int day) {
  return {2026, 11, day};
}

GameSummary dailyGame(qint64 id, QDate day, Level level) {
  GameSummary game;
  game.id = id;
  game.day = day;
  game.begunDay = day;
  game.createdMs = QDateTime(day, QTime(8, 0), QTimeZone::utc()).toMSecsSinceEpoch();
  game.level = level;
  return game;
}

GameSummary solvedOn(qint64 id, QDate day, QDate on, qint64 seconds, bool hadHelp) {
  GameSummary solved = dailyGame(id, on);
  solved.day = day;
  solved.status = GameStatus::Solved;
  solved.solvedMs = QDateTime(on, QTime(12, 0), QTimeZone::utc()).toMSecsSinceEpoch();
  solved.elapsedMs = seconds * 1000;
  solved.hadHelp = hadHelp;
  return solved;
}

PuzzleWithId quickPuzzle(QDate day, Level level) {
  const PuzzleId id{
      .recipe = {.symmetry = Symmetry::Rotate180},
      .seed = static_cast<std::uint64_t>(day.toJulianDay()) * 10 + static_cast<std::uint64_t>(level)};
  return {id, makePuzzle(id)};
}

DailyTest::DailyTest() {
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
  m_page.resize(1020, 690);
  m_page.show();
  m_page.open();
}

DailyTest::~DailyTest() {
  QLocale::setDefault(m_localeBefore);
}

DailyTime DailyTest::time() {
  return {[this] { return m_today; },
          [this] { return QDateTime(m_today, m_now, QTimeZone::utc()).toMSecsSinceEpoch(); }};
}

DailyPuzzles* DailyTest::makePuzzles() {
  const auto storedId = [this](QDate day, Level level) -> std::optional<QString> {
    const auto found = m_stored.find({day, level});
    if (found == m_stored.end()) return std::nullopt;
    return found->second;
  };
  const auto make = [this](QDate day, Level level,
                           const std::stop_token& stop) -> std::optional<PuzzleWithId> {
    ++m_makings;
    while (m_isHeld && !stop.stop_requested()) QThread::yieldCurrentThread();
    if (stop.stop_requested()) return std::nullopt;
    return quickPuzzle(day, level);
  };
  return new DailyPuzzles(storedId, make);
}

QPushButton* DailyTest::button(const QString& name) const {
  for (auto* button : m_page.findChildren<QPushButton*>())
    if (button->text() == name || button->accessibleName() == name) return button;
  return nullptr;
}

bool DailyTest::shows(const QString& text) const {
  const auto labels = m_page.findChildren<QLabel*>();
  return std::any_of(labels.begin(), labels.end(),
                     [&](const QLabel* label) { return label->isVisible() && label->text() == text; });
}

bool DailyTest::waitUntilMade(const QString& name) const {
  return waitFor([&] { return button(name) != nullptr && button(name)->isEnabled(); });
}

QString DailyTest::cell(int day) const {
  for (const QString& text : cells())
    if (text.startsWith(QString::number(day) + u' ')) return text;
  return {};
}

QStringList DailyTest::cells() const {
  QAccessibleTableInterface* table = QAccessible::queryAccessibleInterface(calendar())->tableInterface();
  QStringList names;
  for (int row = 0; row < table->rowCount(); ++row) {
    for (int column = 0; column < table->columnCount(); ++column) {
      const QAccessibleInterface* cell = table->cellAt(row, column);
      EXPECT_NE(cell, nullptr);
      if (cell != nullptr) names += cell->text(QAccessible::Name);
    }
  }
  return names;
}

}  // namespace sudoku
