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
/// makes them, then rests; what New waits for is made by another at once. Lives in the GUI thread.
class PuzzleQueue : public QObject {
  Q_OBJECT

 public:
  /// Makes a puzzle of a level, in a worker; nothing if asked to stop. Two workers may call it at once.
  using Maker = std::function<std::optional<PuzzleWithId>(Level, const std::stop_token&)>;

  /// Any puzzle of the game, each time another one.
  static std::optional<PuzzleWithId> makeAny(Level level, const std::stop_token& stop);

  /// What is ready is kept in that file, for the next start; without a name there is none.
  explicit PuzzleQueue(Maker make = makeAny, const QString& file = {}, QObject* parent = nullptr);
  /// Stops the workers and waits for them: the milliseconds that one attempt takes.
  ~PuzzleQueue() override;

  /// A puzzle of that level, if one is ready; else one is made at once, in place of the last that was asked
  /// for so, and ready() says so.
  std::optional<PuzzleWithId> take(Level level);
  /// What was asked for in vain is no longer wanted.
  void cancel() { m_urgent.cancel(); }
  int readyCount(Level level) const;
  /// Reads the file, if it is the first time, and fills the queue, this level first.
  void fill(Level first);

 signals:
  void ready(Level level);
  /// The file has been written as the queue was then.
  void kept();

 private:
  static constexpr std::size_t kReadyPerLevel = 2;

  using Made = std::optional<SparePuzzle>;

  std::deque<PuzzleWithId>& of(Level level) { return m_ready[static_cast<std::size_t>(level)]; }
  const std::deque<PuzzleWithId>& of(Level level) const { return m_ready[static_cast<std::size_t>(level)]; }
  /// The level to make next: the one asked for, else the first that lacks puzzles.
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
