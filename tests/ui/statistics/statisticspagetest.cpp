#include <algorithm>
#include <gtest/gtest.h>

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "../../game/history/statisticssample.h"
#include "../style/themes.h"
#include "ui/controls/figurecard.h"
#include "ui/controls/segments.h"
#include "ui/statistics/histogramchart.h"
#include "ui/statistics/statisticspage.h"
#include "ui/statistics/statisticstable.h"
#include "ui/statistics/timelinechart.h"

namespace sudoku {
namespace {

constexpr QSize kUsual(1020, 696);
constexpr QSize kSmall(560, 396);

class StatisticsPageTest : public testing::Test {
 protected:
  StatisticsPageTest()
      : m_page(
            QTimeZone::utc(), [] { return QDate(2025, 11, 20); }, nullptr) {
    m_page.resize(kUsual);
    m_page.show();
    m_page.activateWindow();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&m_page));
  }

  void giveGames() {
    std::vector<GameSummary> games;
    games.reserve(13);
    for (int index = 0; index < 12; ++index)
      games.push_back(solvedGame(index + 1, index % 2 == 0 ? Level::Easy : Level::Hard, 600 - 20 * index));
    games[4].hadHelp = true;
    games[5].day = QDate(2025, 1, 7);
    games.push_back(solvedGame(20, Level::Hard, 900));
    games.back().status = GameStatus::GivenUp;
    games.back().hadHelp = true;
    m_page.setGames(games);
  }
  template <typename Widget>
  Widget* shown(const QString& name) const {
    for (auto* widget : m_page.findChildren<Widget*>()) {
      QString text = widget->accessibleName();
      if constexpr (std::is_base_of_v<QAbstractButton, Widget>)
        if (text.isEmpty()) text = widget->text();
      if (text == name && widget->isVisible()) return widget;
    }
    return nullptr;
  }
  void press(const QString& name) const {
    auto* button = shown<QAbstractButton>(name);
    ASSERT_NE(button, nullptr) << qPrintable(name);
    button->click();
  }
  QStringList cards() const {
    QStringList texts;
    for (const auto* card : m_page.findChildren<FigureCard*>())
      if (card->isVisible()) texts << card->text();
    return texts;
  }
  /// What assistive technology reads at a place of a table; row 0 has the names of the columns.
  static QString readAt(QWidget* table, int row, int column) {
    QAccessibleInterface* found = QAccessible::queryAccessibleInterface(table);
    QAccessibleInterface* cell = found->tableInterface()->cellAt(row, column);
    return cell == nullptr ? QString() : cell->text(QAccessible::Name);
  }
  /// A day of January 2025 as text.
  static QString dayText(int day) { return QLocale().toString(QDate(2025, 1, day), QLocale::LongFormat); }
  bool isSaid(const QString& sentence) const {
    const auto labels = m_page.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&sentence](const QLabel* label) {
      return label->isVisible() && label->text().contains(sentence);
    });
  }
  QString note() const {
    QString text;
    for (const auto* label : m_page.findChildren<QLabel*>())
      if (label->accessibleName().contains(u'.')) text = label->accessibleName();
    return text;
  }

  StatisticsPage m_page;
};

TEST_F(StatisticsPageTest, GamesWithoutAnEntryAreToldOf) {
  std::vector<GameSummary> games = {solvedGame(1, Level::Easy, 50)};
  m_page.setGames(games);
  EXPECT_FALSE(isSaid("without an entry"));
  games.resize(2);
  games.back().id = 2;
  m_page.setGames(games);
  EXPECT_TRUE(isSaid("One game without an entry is not counted."));
  m_page.resize(560, 420);
  games.resize(41, games.back());
  m_page.setGames(games);
  EXPECT_TRUE(isSaid("40 games without an entry are not counted."));
}

TEST_F(StatisticsPageTest, WhatReviewsFoundIsToldOfTheGamesThatCount) {
  m_page.setGames(
      {solvedGame(1, Level::Easy, 50), solvedGame(2, Level::Easy, 60), solvedGame(3, Level::Hard, 70)});
  EXPECT_FALSE(isSaid("Reviewed games"));
  m_page.setReviews({{1, {.insights = 2, .guesses = 1, .mistakes = 0}},
                     {3, {.insights = 1, .guesses = 0, .mistakes = 4}},
                     {99, {.insights = 7, .guesses = 7, .mistakes = 7}}});
  EXPECT_TRUE(isSaid("Reviewed games: 2, with insights: 3, guesses: 1, mistakes: 4."));
}

TEST_F(StatisticsPageTest, CardsSayWhatCounts) {
  giveGames();
  m_page.setDailyStreak(1, 22);
  EXPECT_EQ(cards(),
            (QStringList{"12 of 13 games solved", "1 h 53 min played", "92 % of the solved games unaided",
                         "Streak of the daily puzzle: 1 day", "Longest streak: 22 days"}));
  press("Unaided");
  EXPECT_EQ(cards().front(), "11 of 11 games solved");
  press("Daily");
  EXPECT_EQ(cards().front(), "1 of 1 games solved");
}

TEST_F(StatisticsPageTest, WithoutGamesItSaysSo) {
  EXPECT_EQ(cards().front(), "0 of 0 games solved");
  EXPECT_EQ(shown<HistogramChart>("Spread of times")->accessibleDescription(), "No game with a time yet");
  EXPECT_EQ(shown<TimelineChart>("Times")->accessibleDescription(), "No game with a time yet");
  EXPECT_FALSE(m_page.grab().isNull());
}

TEST_F(StatisticsPageTest, ThePeriodChoosesGames) {
  giveGames();
  auto* period = shown<QComboBox>("Period");
  period->setCurrentIndex(static_cast<int>(StatisticsPeriod::ThisMonth));
  EXPECT_EQ(cards().front(), "0 of 0 games solved");
  period->setCurrentIndex(static_cast<int>(StatisticsPeriod::ThisYear));
  EXPECT_EQ(cards().front(), "12 of 13 games solved");
}

TEST_F(StatisticsPageTest, TheLevelsAreATableToRead) {
  giveGames();
  auto* table = shown<StatisticsTable>("Levels");
  QAccessibleInterface* found = QAccessible::queryAccessibleInterface(table);
  ASSERT_NE(found, nullptr);
  EXPECT_EQ(found->role(), QAccessible::Table);
  EXPECT_EQ(found->tableInterface()->rowCount(), 5);
  EXPECT_EQ(readAt(table, 2, 0), "Hard");
  EXPECT_EQ(readAt(table, 2, 1), "7");
  EXPECT_EQ(readAt(table, 2, 4), "6:20");
  EXPECT_EQ(readAt(table, 1, 4), "none");
  EXPECT_EQ(readAt(table, 0, 9), "Jan 2025 8:20");
  EXPECT_EQ(found->tableInterface()->columnDescription(3), "Unaided");
  // Qt before 6.5 may crash under a screen reader when it asks for such places.
  found->tableInterface()->cellAt(99, 99);
  table->clearSelection();
  found->focusChild();
}

TEST_F(StatisticsPageTest, RareLevelsAppearWithTheirFirstGame) {
  giveGames();
  auto* table = shown<StatisticsTable>("Levels");
  EXPECT_EQ(table->content().rowCount(), 5);
  GameSummary unknown = solvedGame(2, Level::Easy, 50);
  unknown.level.reset();
  m_page.setGames({solvedGame(1, Level::Inhuman, 5000), unknown});
  ASSERT_EQ(table->content().rowCount(), 7);
  EXPECT_EQ(readAt(table, 5, 0), "Inhuman");
  EXPECT_EQ(readAt(table, 6, 0), "No level");
}

TEST_F(StatisticsPageTest, TheChosenLevelIsWhatThePicturesShow) {
  giveGames();
  auto* table = shown<StatisticsTable>("Levels");
  auto* spread = shown<HistogramChart>("Spread of times");
  auto* times = shown<TimelineChart>("Times");
  EXPECT_EQ(table->currentIndex().row(), 2) << "the level played last";
  EXPECT_EQ(spread->accessibleDescription(),
            "6 games. The median is 8:00. The highest bar begins at 7:00: 2.");
  EXPECT_EQ(times->accessibleDescription(),
            "6 games from " + dayText(3) + " to " + dayText(13) +
                ". 5 records. The best unaided time is 6:20. The median of ten games went from 8:20 to "
                "8:00.");
  table->setFocus();
  QTest::keyClick(table, Qt::Key_Up);
  EXPECT_EQ(table->currentIndex().row(), 1);
  EXPECT_EQ(times->accessibleDescription(), "No game with a time yet");
  QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                    table->visualRect(table->content().index(0, 1)).center());
  EXPECT_TRUE(times->accessibleDescription().startsWith("6 games from " + dayText(2) + " to "));
}

TEST_F(StatisticsPageTest, TheChosenLevelStaysWhenOtherGamesCount) {
  giveGames();
  auto* table = shown<StatisticsTable>("Levels");
  table->setCurrentIndex(table->content().index(0, 0));
  press("Daily");
  EXPECT_EQ(table->currentIndex().row(), 0);
  giveGames();
  EXPECT_EQ(table->currentIndex().row(), 0);
}

TEST_F(StatisticsPageTest, PicturesAreChartsToRead) {
  for (QWidget* chart : {static_cast<QWidget*>(shown<HistogramChart>("Spread of times")),
                         static_cast<QWidget*>(shown<TimelineChart>("Times"))}) {
    QAccessibleInterface* found = QAccessible::queryAccessibleInterface(chart);
    ASSERT_NE(found, nullptr);
    EXPECT_EQ(found->role(), QAccessible::Chart);
    EXPECT_FALSE(found->text(QAccessible::Description).isEmpty());
  }
}

TEST_F(StatisticsPageTest, TablesSayWhatThePicturesShow) {
  giveGames();
  press("As tables");
  EXPECT_EQ(shown<TimelineChart>("Times"), nullptr);
  auto* times = shown<StatisticsTable>("Times");
  ASSERT_NE(times, nullptr);
  ASSERT_EQ(times->content().rowCount(), 6);
  EXPECT_EQ(readAt(times, 0, 1), "6:20") << "the last game comes first";
  EXPECT_EQ(readAt(times, 0, 2), "unaided");
  EXPECT_EQ(readAt(times, 0, 3), "record");
  EXPECT_EQ(readAt(times, 5, 3), "");
  EXPECT_EQ(readAt(times, 0, 4), "8:00");
  auto* spread = shown<StatisticsTable>("Spread of times");
  ASSERT_NE(spread, nullptr);
  EXPECT_EQ(readAt(spread, spread->content().rowCount() - 1, 0), "9:00 to 10:00");
  EXPECT_EQ(readAt(spread, spread->content().rowCount() - 1, 1), "2");
}

TEST_F(StatisticsPageTest, TechniquesAreATableToo) {
  press("Techniques");
  auto* table = shown<StatisticsTable>("Techniques");
  ASSERT_NE(table, nullptr);
  EXPECT_EQ(table->content().rowCount(), 0);
  m_page.setMastery({{Technique::XWing, {.seen = 4, .foundAlone = 1, .foundInPractice = 2}},
                     {Technique::HiddenSingle, {.seen = 1}}});
  ASSERT_EQ(table->content().rowCount(), 2);
  EXPECT_EQ(readAt(table, 0, 0), "Hidden single");
  EXPECT_EQ(readAt(table, 1, 0), "X-Wing");
  EXPECT_EQ(readAt(table, 1, 1), "Hard");
  EXPECT_EQ(readAt(table, 1, 2), "4");
  EXPECT_EQ(readAt(table, 1, 3), "2");
  EXPECT_EQ(readAt(table, 1, 4), "1");
  EXPECT_EQ(shown<StatisticsTable>("Levels"), nullptr);
}

TEST_F(StatisticsPageTest, ASmallWindowShowsOnePartAtATime) {
  giveGames();
  m_page.resize(kSmall);
  EXPECT_GE(cards().size(), 2);
  EXPECT_LT(cards().size(), 5);
  EXPECT_NE(shown<StatisticsTable>("Levels"), nullptr);
  EXPECT_EQ(shown<TimelineChart>("Times"), nullptr);
  EXPECT_EQ(shown<QCheckBox>("As tables"), nullptr);
  press("Times");
  EXPECT_NE(shown<TimelineChart>("Times"), nullptr);
  EXPECT_NE(shown<QCheckBox>("As tables"), nullptr);
  EXPECT_EQ(shown<StatisticsTable>("Levels"), nullptr);
  m_page.resize(kUsual);
  EXPECT_NE(shown<StatisticsTable>("Levels"), nullptr);
  EXPECT_NE(shown<TimelineChart>("Times"), nullptr);
}

TEST_F(StatisticsPageTest, NothingIsCutOff) {
  giveGames();
  m_page.setDailyStreak(12, 22);
  m_page.setReset(ResetOffer::Reset);
  for (const double scale : {1.0, 1.5, 2.0}) {
    QFont font("DejaVu Sans");
    font.setPixelSize(qRound(13 * scale));
    m_page.setFont(font);
    for (const QSize size : {kSmall, QSize(640, 456), kUsual, QSize(640, 1000), QSize(1920, 1050)}) {
      if (scale > 1.5 && size == kSmall) continue;  // too narrow: less than 300 pixels at 100 %
      m_page.resize(size);
      QTest::qWait(1);
      for (const auto* widget : m_page.findChildren<QWidget*>()) {
        if (!widget->isVisible()) continue;
        const QRect place(widget->mapTo(&m_page, QPoint()), widget->size());
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const bool isCard = qobject_cast<const FigureCard*>(widget) != nullptr;
        const int needed = isCard              ? widget->sizeHint().width()
                           : button != nullptr ? button->fontMetrics().horizontalAdvance(button->text()) + 6
                                               : 0;
        EXPECT_TRUE(m_page.rect().contains(place) && widget->width() >= needed)
            << widget->metaObject()->className() << ' ' << scale << ' ' << size.width();
      }
    }
  }
}

TEST_F(StatisticsPageTest, EverythingIsReachedByTab) {
  giveGames();
  m_page.setReset(ResetOffer::Reset);
  std::set<QString> reached;
  shown<QAbstractButton>("Game")->setFocus(Qt::TabFocusReason);
  for (int press = 0; press < 30; ++press) {
    QWidget* focused = QApplication::focusWidget();
    ASSERT_NE(focused, nullptr);
    auto* button = qobject_cast<QAbstractButton*>(focused);
    const QString name = focused->accessibleName();
    reached.insert(name.isEmpty() && button != nullptr ? button->text() : name);
    QTest::keyClick(focused, Qt::Key_Tab);
  }
  for (const char* name : {"Game", "All games", "Period", "Export…", "Levels", "As tables", "Reset…"})
    EXPECT_TRUE(reached.contains(name)) << name;
  EXPECT_FALSE(reached.contains(QString()));
}

TEST_F(StatisticsPageTest, GameAndEscLeadBack) {
  const QSignalSpy back(&m_page, &StatisticsPage::gameWanted);
  press("Game");
  EXPECT_EQ(back.count(), 1);
  auto* table = shown<StatisticsTable>("Levels");
  table->setFocus();
  QTest::keyClick(table, Qt::Key_Escape);
  EXPECT_EQ(back.count(), 2);
}

TEST_F(StatisticsPageTest, AResetIsAskedForAndCanBeUndone) {
  const QSignalSpy reset(&m_page, &StatisticsPage::resetWanted);
  const QSignalSpy undo(&m_page, &StatisticsPage::undoResetWanted);
  EXPECT_EQ(shown<QAbstractButton>("Reset…"), nullptr);
  m_page.setReset(ResetOffer::Reset);
  press("Reset…");
  auto* question = m_page.findChild<QMessageBox*>();
  ASSERT_NE(question, nullptr);
  question->button(QMessageBox::Cancel)->click();
  EXPECT_EQ(reset.count(), 0);
  QTest::qWait(1);
  press("Reset…");
  question = m_page.findChild<QMessageBox*>();
  for (QAbstractButton* button : question->buttons())
    if (question->buttonRole(button) == QMessageBox::AcceptRole) button->click();
  EXPECT_EQ(reset.count(), 1);
  m_page.setReset(ResetOffer::Undo);
  press("Undo reset");
  EXPECT_EQ(undo.count(), 1);
}

TEST_F(StatisticsPageTest, FilesHoldWhatCounts) {
  giveGames();
  press("Daily");
  const QTemporaryDir folder;
  const auto saved = [&](const QString& name, StatisticsFile file) {
    m_page.save(folder.filePath(name), file);
    EXPECT_EQ(note(), name + ": saved.");
    QFile written(folder.filePath(name));
    EXPECT_TRUE(written.open(QIODevice::ReadOnly));
    return written.readAll();
  };
  EXPECT_EQ(saved("games.csv", StatisticsFile::Games).count('\n'), 2);
  EXPECT_TRUE(saved("levels.csv", StatisticsFile::Levels).contains("\r\nhard,1,1,1,500,500,"));
  EXPECT_EQ(saved("techniques.csv", StatisticsFile::Techniques).count('\n'), 1);
  const QImage picture = QImage::fromData(saved("%1 page.png", StatisticsFile::Picture), "PNG");
  EXPECT_EQ(picture.size(), kUsual);
}

TEST_F(StatisticsPageTest, AFileThatCannotBeWrittenIsSaidSo) {
  const QTemporaryDir folder;
  m_page.save(folder.filePath("missing/games.csv"), StatisticsFile::Games);
  EXPECT_TRUE(note().startsWith("games.csv: not saved: ")) << qPrintable(note());
  press("Daily");
  EXPECT_TRUE(note().startsWith("Games with Next step")) << "a message goes with the next choice";
}

TEST_F(StatisticsPageTest, LooksDifferInTheDark) {
  giveGames();
  showIn(lightTheme());
  const QImage light = m_page.grab().toImage();
  showIn(darkTheme());
  for (const auto* widget : {static_cast<QWidget*>(shown<HistogramChart>("Spread of times")),
                             static_cast<QWidget*>(shown<TimelineChart>("Times")),
                             static_cast<QWidget*>(shown<StatisticsTable>("Levels"))}) {
    const QPoint inside = widget->mapTo(&m_page, QPoint(3, widget->height() - 3));
    EXPECT_EQ(light.pixelColor(inside), lightTheme().panel);
    EXPECT_EQ(m_page.grab().toImage().pixelColor(inside), darkTheme().panel);
  }
}

}  // namespace
}  // namespace sudoku
