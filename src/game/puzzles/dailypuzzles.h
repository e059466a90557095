#pragma once

#include <functional>
#include <map>
#include <optional>
#include <utility>

#include <QDate>
#include <QObject>

#include <sudoku/making/puzzlemaker.h>

#include "game/base/latestjob.h"

namespace sudoku {

/// Makes puzzles of days off the GUI thread and keeps them. What was made for a day stays its puzzle: an id
/// that is stored says which it was.
class DailyPuzzles : public QObject {
  Q_OBJECT

 public:
  /// Makes the puzzle of a day in a worker; nothing if asked to stop.
  using Maker = std::function<std::optional<PuzzleWithId>(QDate, Level, const std::stop_token&)>;
  /// The id that was stored for a day, if there is one.
  using StoredId = std::function<std::optional<QString>(QDate, Level)>;

  explicit DailyPuzzles(StoredId storedId, QObject* parent = nullptr)
      : DailyPuzzles(std::move(storedId), makeToday, parent) {}
  DailyPuzzles(StoredId storedId, Maker make, QObject* parent = nullptr);

  /// Sees to it that the puzzle of a day is made and rated, in place of what was under way. changed() says
  /// what is known.
  void want(QDate day, Level level);
  /// Stops what is under way.
  void cancel();

  bool isMaking() const { return m_maker.isRunning(); }
  /// Null as long as it is not made.
  const PuzzleWithId* puzzle(QDate day, Level level) const;
  /// Ten times its rating by Sudoku Explainer, once that is known.
  std::optional<int> difficulty(QDate day, Level level) const;

 signals:
  void changed();
  /// A puzzle has been made of which no id was stored.
  void made(QDate day, Level level, const QString& id);

 private:
  using Key = std::pair<QDate, Level>;
  struct Made {
    PuzzleWithId puzzle;
    std::optional<int> difficulty;
  };

  static std::optional<PuzzleWithId> makeToday(QDate day, Level level, const std::stop_token& stop);
  void take(const std::optional<PuzzleWithId>& puzzle);
  void rate();

  StoredId m_storedId;
  Maker m_make;
  std::map<Key, Made> m_made;
  Key m_wanted;
  bool m_isStored = false;  ///< what is wanted
  LatestJob<std::optional<PuzzleWithId>> m_maker;
  LatestJob<std::optional<int>> m_rater;
};

}  // namespace sudoku
