#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <QDate>
#include <QTimeZone>
#include <QWidget>

#include "game/history/statistics.h"
#include "game/play/masterycounts.h"
#include "game/storage/keptreview.h"
#include "statisticsexport.h"
#include "statisticsfoot.h"

class QGridLayout;
class QLabel;

namespace sudoku {

class HistogramChart;
class StatisticsCards;
class StatisticsHead;
class StatisticsPanel;
class StatisticsTable;
class StatisticsTablePanel;
class TimelineChart;
class TimelineLegend;

/// The page of statistics: by level, the distribution and the change of times, and by technique. It shows all
/// parts at once if there is room, else one at a time. Esc or the button Game leads back to the game.
class StatisticsPage : public QWidget {
  Q_OBJECT

 public:
  /// The parts of the page, one of which the player chooses at the foot.
  enum class Part { Levels, Spread, Times, Techniques };
  using Today = std::function<QDate()>;

  explicit StatisticsPage(QWidget* parent)
      : StatisticsPage(
            QTimeZone::systemTimeZone(), [] { return QDate::currentDate(); }, parent) {}
  /// Days are those of the time zone. `today` returns the last day of the periods from which the player can
  /// choose, such as the last twelve months.
  StatisticsPage(const QTimeZone& zone, Today today, QWidget* parent);

  /// Sets all stored games. The page itself finds those that count, such as those of the chosen period.
  void setGames(std::vector<GameSummary> games);
  void setMastery(const MasteryTable& mastery);
  /// Sets what reviews found in games, by the ids of the games.
  void setReviews(std::map<qint64, ReviewCounts> reviews);
  /// Sets the lengths in days of the present and the longest streak of daily puzzles.
  void setDailyStreak(int now, int longest);
  /// Sets whether the page offers to reset the statistics, or to undo a reset; at first it offers neither.
  void setReset(ResetOffer offer);

  /// Writes the statistics into a file, and shows a message about success or failure.
  void save(const QString& path, StatisticsFile file);

 signals:
  void gameWanted();
  /// Emitted when the player has confirmed that the statistics shall be reset.
  void resetWanted();
  void undoResetWanted();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  /// How much room the page has: for everything side by side, for everything in one column, or for one part
  /// only.
  enum class Room { Full, Tall, Low };

  void placeParts();
  void connectParts();
  void showGames();
  void showCards();
  void showReviews();
  void showLevel();
  void arrange();
  void arrangeGrid();
  void offerParts();
  void askForReset();
  std::size_t chosenRow() const;
  std::string contentOf(StatisticsFile file);

  QTimeZone m_zone;
  Today m_today;
  std::vector<GameSummary> m_games;
  std::vector<GameSummary> m_counted;
  std::set<qint64> m_records;
  std::map<qint64, ReviewCounts> m_reviews;
  std::vector<LevelStatistics> m_levels;  ///< statistics of the levels that are shown
  std::optional<Level> m_level;  ///< the level whose times are shown; empty for games without a level
  MasteryTable m_mastery;
  int m_streak = 0;
  int m_longestStreak = 0;
  ResetOffer m_reset = ResetOffer::None;
  Room m_room = Room::Full;
  Part m_part = Part::Levels;
  std::vector<Part> m_offered;

  StatisticsHead* m_head;
  StatisticsCards* m_cards;
  StatisticsTable* m_levelTable;
  StatisticsTablePanel* m_levelPanel;
  HistogramChart* m_histogram;
  QLabel* m_spreadNote;
  StatisticsTable* m_spreadTable;
  StatisticsPanel* m_spreadPanel;
  TimelineChart* m_timeline;
  TimelineLegend* m_legend;
  StatisticsTable* m_timesTable;
  StatisticsPanel* m_timesPanel;
  StatisticsTable* m_techniqueTable;
  StatisticsTablePanel* m_techniquePanel;
  StatisticsFoot* m_foot;
  QGridLayout* m_body;
};

}  // namespace sudoku
