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

/// The clock that decides which day is today.
struct DailyTime {
  std::function<QDate()> today = [] { return QDate::currentDate(); };
  /// The present time in milliseconds since 1970, UTC.
  std::function<qint64()> now = [] { return QDateTime::currentMSecsSinceEpoch(); };
};

/// The page of the daily puzzles: a calendar of results, the streaks, and a card for the chosen day, on which
/// each level can be played. Today changes at midnight, and when the clock is set. Where there is no room for
/// both, the calendar and the card take turns. Puzzles are made only while the page is shown.
class DailyPage : public QWidget {
  Q_OBJECT

 public:
  /// `level` is the level that is chosen at first.
  DailyPage(DailyPuzzles::StoredId storedId, Level level, QWidget* parent)
      : DailyPage(new DailyPuzzles(std::move(storedId)), DailyTime(), level, parent) {}
  /// Takes ownership of `puzzles`.
  DailyPage(DailyPuzzles* puzzles, DailyTime time, Level level, QWidget* parent);

  /// Sets all games; the page uses those of daily puzzles.
  void setGames(std::vector<GameSummary> games);
  /// Shows today in the calendar; where calendar and card take turns, shows today's card.
  void open();

 signals:
  void gameWanted();
  void playWanted(QDate day, Level level, const PuzzleWithId& puzzle);
  /// Emitted when the player wants to continue a game, given by its row id in the database.
  void continueWanted(qint64 id);
  /// Emitted when the puzzle of a day and level has been made for the first time; `id` is the id of that
  /// puzzle and has to be stored.
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
  /// A length in pixels stated for the usual size of text, scaled to the present size of text.
  int scaledBy(int length) const;

  DailyTime m_time;
  std::vector<GameSummary> m_games;
  DailyPuzzles* m_puzzles;
  Arrangement m_arrangement = Arrangement::Beside;
  bool m_showsCard = false;  ///< whether the card is shown where the card and the calendar take turns
  QTimer m_midnight;         ///< fires at midnight, and at intervals while the page is shown
  GameButton* m_back;
  QLabel* m_title;
  QPushButton* m_turn;
  DailyCalendar* m_calendar;
  DailyMonthCard* m_monthCard;
  DailyStreakCard* m_streakCard;
  DailyCard* m_card;
};

}  // namespace sudoku
