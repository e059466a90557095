#include "puzzlequeue.h"

#include <algorithm>
#include <utility>

#include <QRandomGenerator>

#include <sudoku/making/leveltarget.h>
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

PuzzleQueue::PuzzleQueue(const std::vector<PuzzleRequest>& requests, Maker make, const QString& file,
                         QObject* parent)
    : QObject(parent),
      m_make(std::move(make)),
      m_file(file),
      m_hasRead(file.isEmpty()),
      m_reader([this](const std::vector<Made>& kept) { takeKept(kept); }),
      m_writer([](bool /*isWritten*/) {}),
      m_worker([this](const Made& made) {
        collect(made);
        // A puzzle of a level is found in the end. One with few techniques may not be, and is not looked for
        // again and again.
        if (made.puzzle || !m_shelves.at(made.level).request.techniques) makeNext();
      }),
      m_urgent([this](const Made& made) {
        collect(made);
        if (!made.puzzle && front(made.level) == nullptr) emit failed(made.level);
      }) {
  for (const PuzzleRequest& request : requests) setRequest(request);
}

PuzzleQueue::~PuzzleQueue() = default;

std::optional<SparePuzzle> PuzzleQueue::makeAny(const PuzzleRequest& request, const std::stop_token& stop) {
  Random random(QRandomGenerator::system()->generate64());
  const auto made = findPuzzle(request, random, stop);
  if (!made) return std::nullopt;
  const auto level = request.level ? request.level : levelOf(made->puzzle, stop);
  return level ? std::optional(SparePuzzle{*level, *made}) : std::nullopt;
}

std::vector<PuzzleRequest> PuzzleQueue::everyLevel() {
  std::vector<PuzzleRequest> requests;
  requests.reserve(Names<Level>::kNames.size());
  for (const auto& [level, name] : Names<Level>::kNames)
    requests.push_back(withLevelTarget({kRecipe, level}));
  return requests;
}

void PuzzleQueue::setRequest(const PuzzleRequest& request) {
  auto& [present, puzzles] = m_shelves.try_emplace(request.level, Shelf{request}).first->second;
  const bool isWider = isPartOf(present, request);
  if (isWider && isPartOf(request, present)) return;
  present = request;
  m_reader.cancel();
  m_worker.cancel();
  m_urgent.cancel();
  if (!isWider) puzzles.clear();
}

void PuzzleQueue::fill(RequestLevel first) {
  m_first = first;
  if (m_hasRead) return makeNext();
  if (m_reader.isRunning()) return;
  std::vector<PuzzleRequest> requests;
  for (const auto& [level, shelf] : m_shelves) requests.push_back(shelf.request);
  m_reader.run([file = m_file, requests = std::move(requests)](const std::stop_token& stop) {
    lowerOwnPriority();
    std::vector<Made> kept;
    for (const SparePuzzle& spare : readSparePuzzles(file, stop)) {
      const auto asked = std::find_if(requests.begin(), requests.end(), [&](const PuzzleRequest& request) {
        return meets(spare, request, stop);
      });
      if (asked != requests.end()) kept.push_back({asked->level, spare});
    }
    return kept;
  });
}

std::optional<SparePuzzle> PuzzleQueue::take(RequestLevel level) {
  auto& [request, puzzles] = m_shelves.at(level);
  std::optional<SparePuzzle> puzzle;
  if (!puzzles.empty()) {
    puzzle = puzzles.front();
    puzzles.pop_front();
    m_urgent.cancel();
    keep();
  } else {
    m_urgent.run([make = m_make, request = request](const std::stop_token& stop) {
      return Made{request.level, make(request, stop)};
    });
  }
  fill(level);
  return puzzle;
}

const SparePuzzle* PuzzleQueue::front(RequestLevel level) const {
  const auto& puzzles = m_shelves.at(level).ready;
  return puzzles.empty() ? nullptr : &puzzles.front();
}

int PuzzleQueue::readyCount(RequestLevel level) const {
  return static_cast<int>(m_shelves.at(level).ready.size());
}

const PuzzleRequest* PuzzleQueue::wanted() const {
  const auto lacks = [](const Shelf& shelf) { return shelf.ready.size() < kMostReady; };
  if (const auto first = m_shelves.find(m_first); first != m_shelves.end() && lacks(first->second))
    return &first->second.request;
  const auto next = std::find_if(m_shelves.begin(), m_shelves.end(),
                                 [&lacks](const auto& shelf) { return lacks(shelf.second); });
  return next == m_shelves.end() ? nullptr : &next->second.request;
}

void PuzzleQueue::makeNext() {
  const PuzzleRequest* request = wanted();
  if (m_worker.isRunning() || request == nullptr) return;
  m_worker.run([make = m_make, request = *request](const std::stop_token& stop) {
    lowerOwnPriority();
    return Made{request.level, make(request, stop)};
  });
}

void PuzzleQueue::collect(const Made& made) {
  if (!made.puzzle) return;
  m_shelves.at(made.level).ready.push_back(*made.puzzle);
  keep();
  emit ready(made.level);
}

void PuzzleQueue::takeKept(const std::vector<Made>& kept) {
  m_hasRead = true;
  for (const Made& made : kept) m_shelves.at(made.level).ready.push_back(*made.puzzle);
  for (const auto& [level, shelf] : m_shelves)
    if (!shelf.ready.empty()) emit ready(level);
  makeNext();
}

/// Writes the ready puzzles to the file, unless the file has not been read yet: its puzzles would be lost.
void PuzzleQueue::keep() {
  if (m_file.isEmpty() || !m_hasRead) return;
  std::vector<SparePuzzle> puzzles;
  for (const auto& [level, shelf] : m_shelves)
    puzzles.insert(puzzles.end(), shelf.ready.begin(), shelf.ready.end());
  m_writer.run([file = m_file, puzzles = std::move(puzzles)](const std::stop_token& /*stop*/) {
    lowerOwnPriority();
    return writeSparePuzzles(file, puzzles);
  });
}

}  // namespace sudoku
