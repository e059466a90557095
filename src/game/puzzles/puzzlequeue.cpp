#include "puzzlequeue.h"

#include <utility>

#include <QRandomGenerator>

#include <sudoku/making/leveltarget.h>

#include "game/base/lowpriority.h"

namespace sudoku {
namespace {

/// The recipe for the puzzles of the command New: the pattern of the givens is symmetric under a half turn,
/// as in newspapers.
constexpr Recipe kQueueRecipe{.symmetry = Symmetry::Rotate180};

}  // namespace

PuzzleQueue::PuzzleQueue(Maker make, const QString& file, QObject* parent)
    : QObject(parent),
      m_make(std::move(make)),
      m_file(file),
      m_hasRead(file.isEmpty()),
      m_reader([this](const std::vector<SparePuzzle>& kept) { takeKept(kept); }),
      m_writer([this](bool isWritten) {
        if (isWritten) emit kept();
      }),
      m_worker([this](const Made& made) {
        collect(made);
        makeNext();
      }),
      m_urgent([this](const Made& made) { collect(made); }) {}

PuzzleQueue::~PuzzleQueue() = default;

std::optional<PuzzleWithId> PuzzleQueue::take(Level level) {
  std::optional<PuzzleWithId> puzzle;
  if (auto& puzzles = of(level); !puzzles.empty()) {
    puzzle = puzzles.front();
    puzzles.pop_front();
    m_urgent.cancel();
    keep();
  } else {
    m_urgent.run([make = m_make, level](const std::stop_token& stop) -> Made {
      const auto made = make(level, stop);
      return made ? Made({level, *made}) : std::nullopt;
    });
  }
  fill(level);
  return puzzle;
}

int PuzzleQueue::readyCount(Level level) const {
  return static_cast<int>(of(level).size());
}

void PuzzleQueue::fill(Level first) {
  m_first = first;
  if (m_hasRead) return makeNext();
  if (m_reader.isRunning()) return;
  m_reader.run([file = m_file](const std::stop_token& stop) {
    lowerOwnPriority();
    return readSparePuzzles(file, stop);
  });
}

std::optional<PuzzleWithId> PuzzleQueue::makeAny(Level level, const std::stop_token& stop) {
  Random random(QRandomGenerator::system()->generate64());
  return findPuzzle(withLevelTarget({kQueueRecipe, level}), random, stop);
}

std::optional<Level> PuzzleQueue::wanted() const {
  const auto lacks = [this](Level level) { return of(level).size() < kReadyPerLevel; };
  if (lacks(m_first)) return m_first;
  for (const auto& [level, name] : Names<Level>::kNames)
    if (lacks(level)) return level;
  return std::nullopt;
}

void PuzzleQueue::makeNext() {
  const auto level = wanted();
  if (m_worker.isRunning() || !level) return;
  m_worker.run([make = m_make, level = *level](const std::stop_token& stop) -> Made {
    lowerOwnPriority();
    const auto made = make(level, stop);
    return made ? Made({level, *made}) : std::nullopt;
  });
}

void PuzzleQueue::collect(const Made& made) {
  if (!made) return;
  of(made->level).push_back(made->puzzle);
  keep();
  emit ready(made->level);
}

void PuzzleQueue::takeKept(const std::vector<SparePuzzle>& kept) {
  m_hasRead = true;
  for (const SparePuzzle& spare : kept) of(spare.level).push_back(spare.puzzle);
  for (const auto& [level, name] : Names<Level>::kNames)
    if (!of(level).empty()) emit ready(level);
  makeNext();
}

/// Writes the ready puzzles to the file, unless the file has not been read yet: its puzzles would be lost.
void PuzzleQueue::keep() {
  if (m_file.isEmpty() || !m_hasRead) return;
  std::vector<SparePuzzle> puzzles;
  for (const auto& [level, name] : Names<Level>::kNames)
    for (const PuzzleWithId& puzzle : of(level)) puzzles.push_back({level, puzzle});
  m_writer.run([file = m_file, puzzles = std::move(puzzles)](const std::stop_token& /*stop*/) {
    lowerOwnPriority();
    return writeSparePuzzles(file, puzzles);
  });
}

}  // namespace sudoku
