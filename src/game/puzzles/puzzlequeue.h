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

/// Keeps puzzles of every level ready, in a file too, so that New seldom waits. A worker of low priority
/// makes them, then rests; a puzzle that New waits for is made by another worker at once. Lives in the GUI
/// thread.
class PuzzleQueue : public QObject {
  Q_OBJECT

 public:
  /// Makes a puzzle of a level; called in a worker. Nothing once asked to stop. Two workers may call it at
  /// once.
  using Maker = std::function<std::optional<PuzzleWithId>(Level, const std::stop_token&)>;

  /// Makes a random puzzle of a level for the command New.
  static std::optional<PuzzleWithId> makeAny(Level level, const std::stop_token& stop);

  /// Puzzles that are ready are kept in `file` for the next start; with an empty name in no file.
  explicit PuzzleQueue(Maker make = makeAny, const QString& file = {}, QObject* parent = nullptr);
  /// Asks the workers to stop and waits for them: some milliseconds, as one attempt at a puzzle takes.
  ~PuzzleQueue() override;

  /// Takes a puzzle of the level, if one is ready. Otherwise one is made at once, in place of the last one
  /// that was made so, and ready() says when it is there.
  std::optional<PuzzleWithId> take(Level level);
  /// Stops making the puzzle that take() could not give.
  void cancel() { m_urgent.cancel(); }
  int readyCount(Level level) const;
  /// Reads the file, if that has not been done, and fills the queue, beginning with this level.
  void fill(Level first);

 signals:
  void ready(Level level);
  /// The file has been written with what was ready at that time.
  void kept();

 private:
  static constexpr std::size_t kReadyPerLevel = 2;

  using Made = std::optional<SparePuzzle>;

  std::deque<PuzzleWithId>& of(Level level) { return m_ready[static_cast<std::size_t>(level)]; }
  const std::deque<PuzzleWithId>& of(Level level) const { return m_ready[static_cast<std::size_t>(level)]; }
  /// The level of the puzzle to make next: the level asked for, else the first one that lacks puzzles;
  /// nothing if none does.
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
