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

/// Makes daily puzzles in a background thread and keeps them. A day keeps its puzzle, because the puzzle's id
/// is stored.
class DailyPuzzles : public QObject {
  Q_OBJECT

 public:
  /// Makes the puzzle of a day; called in a background thread. Returns nothing once it is asked to stop.
  using Maker = std::function<std::optional<PuzzleWithId>(QDate, Level, const std::stop_token&)>;
  /// Looks up the stored id of a day's puzzle; returns nothing if no id is stored.
  using StoredId = std::function<std::optional<QString>(QDate, Level)>;

  explicit DailyPuzzles(StoredId storedId, QObject* parent = nullptr)
      : DailyPuzzles(std::move(storedId), makeToday, parent) {}
  DailyPuzzles(StoredId storedId, Maker make, QObject* parent = nullptr);

  /// Makes the puzzle of a day and computes Sudoku Explainer's rating of it, and abandons another puzzle that
  /// is being made or rated. Emits changed() when the puzzle or its rating is known.
  void want(QDate day, Level level);
  /// Stops making or rating the wanted puzzle.
  void cancel();

  bool isMaking() const { return m_maker.isRunning(); }
  /// The puzzle of a day; null as long as the puzzle has not been made.
  const PuzzleWithId* puzzle(QDate day, Level level) const;
  /// Sudoku Explainer's rating of a day's puzzle in tenths; nothing as long as the rating is not known.
  std::optional<int> difficulty(QDate day, Level level) const;

 signals:
  void changed();
  /// A puzzle has been made for a day that had no stored id.
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
  bool m_isStored = false;  ///< whether the id of the wanted puzzle was stored already
  LatestJob<std::optional<PuzzleWithId>> m_maker;
  LatestJob<std::optional<int>> m_rater;
};

}  // namespace sudoku
