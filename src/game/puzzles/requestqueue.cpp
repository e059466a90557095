#include "requestqueue.h"

#include <algorithm>
#include <utility>

#include <QRandomGenerator>

#include <sudoku/rating/rating.h>

#include "game/base/lowpriority.h"

namespace sudoku {
namespace {

bool isSameTarget(const std::optional<DependencyTarget>& a, const std::optional<DependencyTarget>& b) {
  if (!a || !b) return a.has_value() == b.has_value();
  return a->middle == b->middle && a->reach == b->reach;
}

bool isInList(Technique technique, const std::vector<Technique>& list) {
  return std::find(list.begin(), list.end(), technique) != list.end();
}

/// Whether the first list has all techniques of the second; no list means all techniques.
bool hasAll(const std::optional<std::vector<Technique>>& list,
            const std::optional<std::vector<Technique>>& others) {
  if (!list || !others) return !list;
  return std::all_of(others->begin(), others->end(),
                     [&list](Technique technique) { return isInList(technique, *list); });
}

/// Whether each puzzle that meets the first request meets the second.
bool isPartOf(const PuzzleRequest& part, const PuzzleRequest& whole) {
  return part.recipe == whole.recipe && part.level == whole.level && part.minimal == whole.minimal &&
         part.technique == whole.technique && hasAll(whole.techniques, part.techniques) &&
         isSameTarget(part.dependency, whole.dependency);
}

/// Whether a puzzle of the file is one that the request asks for, as far as its recipe, level and path say.
bool meets(const SparePuzzle& spare, const PuzzleRequest& request, const std::stop_token& stop) {
  if (spare.puzzle.id.recipe != request.recipe) return false;
  if (request.level && spare.level != *request.level) return false;
  const Puzzle& puzzle = spare.puzzle.puzzle;
  if (request.technique && needs(puzzle, *request.technique, stop) != true) return false;
  if (!request.techniques) return true;
  std::vector<Technique> allowed = *request.techniques;
  if (request.technique) allowed.push_back(*request.technique);
  return needsOnly(puzzle, allowed, stop) == true;
}

}  // namespace

RequestQueue::RequestQueue(Maker make, const QString& file, QObject* parent)
    : QObject(parent),
      m_make(std::move(make)),
      m_file(file),
      m_hasRead(file.isEmpty()),
      m_reader([this](const std::vector<SparePuzzle>& kept) { takeKept(kept); }),
      m_writer([](bool /*isWritten*/) {}),
      m_worker([this](const Made& made) {
        collect(made);
        if (made) makeNext();  // what was looked for in vain once is not looked for again and again
      }),
      m_urgent([this](const Made& made) {
        collect(made);
        if (!made && m_ready.empty()) emit failed();
      }) {}

RequestQueue::~RequestQueue() = default;

std::optional<SparePuzzle> RequestQueue::makeAny(const PuzzleRequest& request, const std::stop_token& stop) {
  Random random(QRandomGenerator::system()->generate64());
  const auto made = findPuzzle(request, random, stop);
  const auto level = made ? levelOf(made->puzzle, stop) : std::nullopt;
  return level ? std::optional(SparePuzzle{*level, *made}) : std::nullopt;
}

void RequestQueue::setRequest(const PuzzleRequest& request) {
  const bool isWider = isPartOf(m_request, request);
  if (isWider && isPartOf(request, m_request)) return;
  m_request = request;
  m_reader.cancel();
  m_worker.cancel();
  m_urgent.cancel();
  if (!isWider) m_ready.clear();
}

void RequestQueue::fill() {
  if (m_hasRead) return makeNext();
  if (m_reader.isRunning()) return;
  m_reader.run([file = m_file, request = m_request](const std::stop_token& stop) {
    lowerOwnPriority();
    auto puzzles = readSparePuzzles(file, stop);
    std::erase_if(puzzles, [&](const SparePuzzle& spare) { return !meets(spare, request, stop); });
    return puzzles;
  });
}

std::optional<SparePuzzle> RequestQueue::take() {
  std::optional<SparePuzzle> puzzle;
  if (!m_ready.empty()) {
    puzzle = m_ready.front();
    m_ready.pop_front();
    m_urgent.cancel();
    keep();
  } else {
    m_urgent.run(
        [make = m_make, request = m_request](const std::stop_token& stop) { return make(request, stop); });
  }
  fill();
  return puzzle;
}

void RequestQueue::makeNext() {
  if (m_worker.isRunning() || m_ready.size() >= kMostReady) return;
  m_worker.run([make = m_make, request = m_request](const std::stop_token& stop) {
    lowerOwnPriority();
    return make(request, stop);
  });
}

void RequestQueue::collect(const Made& made) {
  if (!made) return;
  m_ready.push_back(*made);
  keep();
  emit ready();
}

void RequestQueue::takeKept(const std::vector<SparePuzzle>& kept) {
  m_hasRead = true;
  m_ready.insert(m_ready.end(), kept.begin(), kept.end());
  if (!m_ready.empty()) emit ready();
  makeNext();
}

/// Writes the ready puzzles to the file, unless the file has not been read yet: its puzzles would be lost.
void RequestQueue::keep() {
  if (m_file.isEmpty() || !m_hasRead) return;
  m_writer.run([file = m_file, puzzles = std::vector<SparePuzzle>(m_ready.begin(), m_ready.end())](
                   const std::stop_token& /*stop*/) {
    lowerOwnPriority();
    return writeSparePuzzles(file, puzzles);
  });
}

}  // namespace sudoku
