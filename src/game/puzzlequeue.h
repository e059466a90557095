#pragma once

#include <array>
#include <cstddef>
#include <deque>
#include <functional>
#include <optional>
#include <stop_token>

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

#include <sudoku/making/puzzlemaker.h>

namespace sudoku {

/// Keeps puzzles of every level ready, so that New never waits. One worker thread of low priority makes them,
/// then rests.
class PuzzleQueue : public QObject {
  Q_OBJECT

 public:
  /// Makes a puzzle of a level, in the worker; nothing if asked to stop.
  using Maker = std::function<std::optional<PuzzleWithId>(Level, const std::stop_token&)>;

  explicit PuzzleQueue(QObject* parent = nullptr) : PuzzleQueue(makeAny, parent) {}
  explicit PuzzleQueue(Maker make, QObject* parent = nullptr);
  /// Stops the worker and waits for it: the milliseconds that one attempt takes.
  ~PuzzleQueue() override;

  /// A puzzle of that level, if one is ready; else that level is made next, and ready() says so.
  std::optional<PuzzleWithId> take(Level level);
  int readyCount(Level level) const;
  /// Starts to fill the queue, this level first.
  void fill(Level first);

 signals:
  void ready(Level level);

 private:
  static constexpr std::size_t kReadyPerLevel = 2;

  std::deque<PuzzleWithId>& of(Level level) { return m_ready[static_cast<std::size_t>(level)]; }
  /// Any puzzle of the game, each time another one.
  static std::optional<PuzzleWithId> makeAny(Level level, const std::stop_token& stop);
  /// The level to make next: the one asked for, else the first that lacks puzzles.
  std::optional<Level> wanted() const;
  void makeNext();
  void collect();

  Maker m_make;
  std::array<std::deque<PuzzleWithId>, Names<Level>::kNames.size()> m_ready;
  QThreadPool m_worker;
  QFutureWatcher<std::optional<PuzzleWithId>> m_watcher;
  std::stop_source m_stop;
  Level m_first = Level::Easy;
  std::optional<Level> m_making;  ///< what the worker is at
};

}  // namespace sudoku
