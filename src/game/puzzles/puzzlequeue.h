#pragma once

#include <array>
#include <cstddef>
#include <deque>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include <QObject>
#include <QString>

#include <sudoku/making/puzzlemaker.h>

#include "game/base/latestjob.h"
#include "sparepuzzles.h"

namespace sudoku {

/// Keeps puzzles of every level ready, also in a file, so that the command New seldom waits. A thread of low
/// priority makes them until there are enough; a puzzle that is needed at once is made by another thread.
/// Lives in the GUI thread.
class PuzzleQueue : public QObject {
  Q_OBJECT

 public:
  /// Makes a puzzle of a level; called in a background thread, and possibly in two threads at the same time.
  /// Returns nothing once it is asked to stop.
  using Maker = std::function<std::optional<PuzzleWithId>(Level, const std::stop_token&)>;

  /// Makes a random puzzle of a level for the command New.
  static std::optional<PuzzleWithId> makeAny(Level level, const std::stop_token& stop);

  /// Keeps the ready puzzles in `file` for the next start of the program; in no file if the name is empty.
  explicit PuzzleQueue(Maker make = makeAny, const QString& file = {}, QObject* parent = nullptr);
  /// Asks the background threads to stop and waits for them: some milliseconds, as long as one attempt at a
  /// puzzle takes.
  ~PuzzleQueue() override;

  /// Takes a ready puzzle of the level. If none is ready, returns nothing and begins to make one at once,
  /// instead of another level's puzzle that was being made for take(); ready() is emitted when it is made.
  std::optional<PuzzleWithId> take(Level level);
  /// Stops making the puzzle that take() has begun to make.
  void cancel() { m_urgent.cancel(); }
  int readyCount(Level level) const;
  /// Reads the file if it has not been read yet, and makes puzzles until enough of every level are ready,
  /// beginning with the level `first`.
  void fill(Level first);

 signals:
  void ready(Level level);
  /// The puzzles that were ready have been written to the file.
  void kept();

 private:
  static constexpr std::size_t kReadyPerLevel = 2;

  using Made = std::optional<SparePuzzle>;

  std::deque<PuzzleWithId>& of(Level level) { return m_ready[static_cast<std::size_t>(level)]; }
  const std::deque<PuzzleWithId>& of(Level level) const { return m_ready[static_cast<std::size_t>(level)]; }
  /// The level of the puzzle to make next: the level asked for last if it lacks puzzles, otherwise the first
  /// level that does; nothing if no level does.
  std::optional<Level> wanted() const;
  void makeNext();
  void collect(const Made& made);
  void takeKept(const std::vector<SparePuzzle>& kept);
  void keep();

  Maker m_make;
  QString m_file;
  std::array<std::deque<PuzzleWithId>, Names<Level>::kNames.size()> m_ready;
  Level m_first = Level::Easy;
  bool m_hasRead = false;
  LatestJob<std::vector<SparePuzzle>> m_reader;
  LatestJob<bool> m_writer;
  LatestJob<Made> m_worker;
  LatestJob<Made> m_urgent;
};

}  // namespace sudoku
