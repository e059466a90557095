#include "puzzlequeue.h"

#include <utility>

#include <QRandomGenerator>
#include <QtConcurrentRun>

#include <sudoku/making/room.h>

namespace sudoku {
namespace {

/// The puzzles of the game: their pattern turns onto itself as in newspapers.
constexpr Recipe kRecipe{.symmetry = Symmetry::Rotate180};

}  // namespace

PuzzleQueue::PuzzleQueue(Maker make, QObject* parent) : QObject(parent), m_make(std::move(make)) {
  m_worker.setMaxThreadCount(1);
  m_worker.setThreadPriority(QThread::LowestPriority);
  // Not QFuture::then(): for a future that is done already it calls back at once, from within take().
  connect(&m_watcher, &QFutureWatcherBase::finished, this, &PuzzleQueue::collect);
}

PuzzleQueue::~PuzzleQueue() {
  m_stop.request_stop();
  m_worker.waitForDone();
}

std::optional<PuzzleWithId> PuzzleQueue::take(Level level) {
  std::optional<PuzzleWithId> puzzle;
  if (auto& puzzles = of(level); !puzzles.empty()) {
    puzzle = puzzles.front();
    puzzles.pop_front();
  }
  fill(level);
  return puzzle;
}

int PuzzleQueue::readyCount(Level level) const {
  return static_cast<int>(m_ready[static_cast<std::size_t>(level)].size());
}

void PuzzleQueue::fill(Level first) {
  m_first = first;
  makeNext();
}

std::optional<PuzzleWithId> PuzzleQueue::makeAny(Level level, const std::stop_token& stop) {
  Random random(QRandomGenerator::system()->generate64());
  return findPuzzle(withRoom({kRecipe, level}), random, stop);
}

std::optional<Level> PuzzleQueue::wanted() const {
  const auto lacks = [this](Level level, std::size_t least) {
    return m_ready[static_cast<std::size_t>(level)].size() < least;
  };
  if (lacks(m_first, kReadyPerLevel)) return m_first;
  for (const auto& [level, name] : Names<Level>::kNames)
    if (lacks(level, kReadyPerLevel)) return level;
  return std::nullopt;
}

void PuzzleQueue::makeNext() {
  const auto level = wanted();
  if (m_making || !level) return;
  m_making = level;
  m_watcher.setFuture(QtConcurrent::run(
      &m_worker, [make = m_make, level = *level, stop = m_stop.get_token()] { return make(level, stop); }));
}

void PuzzleQueue::collect() {
  const Level level = *std::exchange(m_making, std::nullopt);
  if (const auto puzzle = m_watcher.result()) {
    of(level).push_back(*puzzle);
    emit ready(level);
  }
  makeNext();
}

}  // namespace sudoku
