#pragma once

#include <functional>
#include <vector>

#include <QDateTime>
#include <QTimer>
#include <QWidget>

#include <sudoku/making/puzzlemaker.h>

#include "game/play/gamesummary.h"
#include "game/puzzles/dailypuzzles.h"

class QLabel;
class QPushButton;

namespace sudoku {

struct DailyCardContent;
struct DayResult;
struct PuzzleRecord;
class DailyCalendar;
class DailyCard;
class DailyMonthCard;
class DailyResults;
class DailyStreakCard;
class GameButton;

/// The clock that the calendar goes by.
struct DailyTime {
  std::function<QDate()> today = [] { return QDate::currentDate(); };
  /// The present time in milliseconds since 1970, UTC.
  std::function<qint64()> now = [] { return QDateTime::currentMSecsSinceEpoch(); };
};

/// The page of the daily puzzles: a calendar of results, the streaks, and the chosen day, of which each level
/// can be played. Today follows midnight and the clock. Where there is no room for both, the calendar and the
/// day are shown in turn. Puzzles are made only while the page is shown.
class DailyPage : public QWidget {
  Q_OBJECT

 public:
  /// The level is the one chosen last.
  DailyPage(DailyPuzzles::StoredId storedId, Level level, QWidget* parent)
      : DailyPage(new DailyPuzzles(std::move(storedId)), DailyTime(), level, parent) {}
  /// Takes ownership of `puzzles`.
  DailyPage(DailyPuzzles* puzzles, DailyTime time, Level level, QWidget* parent);

  /// Sets all games; the page picks out those of daily puzzles.
  void setGames(std::vector<GameSummary> games);
  /// Opens the page at today: at today's card, where the calendar and the card are shown in turn.
  void open();

 signals:
  void gameWanted();
  void playWanted(QDate day, Level level, const PuzzleWithId& puzzle);
  /// The player wants to go on with a game, given by its row id.
  void continueWanted(qint64 id);
  /// The puzzle of a day has been made for the first time: from now on this is its id.
  void made(QDate day, Level level, const QString& id);
  void levelChosen(Level level);

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  enum class Arrangement { Beside, Stacked, InTurn };

  void connectParts();
  DailyResults makeResults() const;
  void takeToday();
  void waitForMidnight();
  void showResults();
  void showDay();
  DailyCardContent contentOf(QDate day) const;
  QString factsOf(QDate day) const;
  PuzzleRecord previewOf(QDate day, const DayResult& result) const;
  void play();
  void turnTo(bool card);
  Arrangement arrangementFor(const QSize& size) const;
  void arrange();
  QRect arrangeHeader() const;
  void arrangeBody(const QRect& body);
  void put(QWidget* widget, const QRect& area) const;
  /// A length that is stated at 100 %, scaled by the size of text.
  int scaledBy(int length) const;

  DailyTime m_time;
  std::vector<GameSummary> m_games;
  DailyPuzzles* m_puzzles;
  Arrangement m_arrangement = Arrangement::Beside;
  bool m_showsCard = false;  ///< shows the card, where it and the calendar are shown in turn
  QTimer m_midnight;         ///< looks for the change of day while the page is shown, and at midnight
  GameButton* m_back;
  QLabel* m_title;
  QPushButton* m_turn;
  DailyCalendar* m_calendar;
  DailyMonthCard* m_monthCard;
  DailyStreakCard* m_streakCard;
  DailyCard* m_card;
};

}  // namespace sudoku
