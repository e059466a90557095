#pragma once

#include <atomic>
#include <gtest/gtest.h>
#include <map>
#include <utility>

#include <QComboBox>
#include <QDate>
#include <QLocale>
#include <QPushButton>
#include <QStringList>

#include "../../patience.h"
#include "ui/daily/dailycalendar.h"
#include "ui/daily/dailypage.h"

namespace sudoku {

QDate november(int day);

/// A game of a day's puzzle that was begun.
GameSummary dailyGame(qint64 id, QDate day, Level level = Level::Medium);
GameSummary solvedOn(qint64 id, QDate day, QDate on, qint64 seconds, bool hadHelp = false);

/// A puzzle of each day and level, different from all others and quickly made.
PuzzleWithId quickPuzzle(QDate day, Level level);

/// Tests with the daily page on 22 November 2026, with quick puzzles.
class DailyTest : public testing::Test {
 protected:
  DailyTest();
  ~DailyTest() override;

  DailyTime time();
  DailyPuzzles* makePuzzles();

  DailyCalendar* calendar() const { return m_page.findChild<DailyCalendar*>(); }
  QComboBox* levels() const { return m_page.findChild<QComboBox*>(); }
  QPushButton* button(const QString& name) const;
  bool shows(const QString& text) const;
  bool waitUntilMade(const QString& name = "Play") const;
  /// What a screen reader reads at a day of the month that is shown.
  QString cell(int day) const;
  /// What a screen reader reads at every place of the calendar.
  QStringList cells() const;

  QLocale m_localeBefore;
  QDate m_today = november(22);
  QTime m_now = QTime(7, 0);  ///< present time, UTC
  std::map<std::pair<QDate, Level>, QString> m_stored;
  std::atomic<int> m_makings = 0;
  std::atomic<bool> m_isHeld = false;  ///< while true no puzzles are made
  DailyPage m_page{makePuzzles(), time(), Level::Medium, nullptr};
};

class DailyPageTest : public DailyTest {};

}  // namespace sudoku
