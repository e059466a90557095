#include <algorithm>

#include <sudoku/boardgenerator.h>
#include <sudoku/puzzlemaker.h>
#include <sudoku/transform.h>

#include "digging/digtogether.h"

namespace sudoku {
namespace {

/// Boards tried for one wish. The rarest that can be met (a minimal puzzle with full symmetry, an Extreme one
/// mirrored both ways, 27 givens with full symmetry) takes thousands.
constexpr int kMaxBoards = 20'000;
/// Boards tried for the most holes, as the full count of an android method can be out of reach.
constexpr int kMaxAndroidBoards = 200;

/// The search for one puzzle: draws numbers until a puzzle is as wished.
class Finder {
 public:
  Finder(const PuzzleWish& wish, Random& random)
      : m_wish(wish), m_range(rulesOf(wish.recipe).givens), m_random(random) {
    if (!m_range || m_range->most >= fewestGivens(wish.recipe)) m_boardsLeft = boardBudget(wish.recipe);
  }

  bool isDone() const { return m_boardsLeft == 0; }
  /// Precondition: not done.
  PuzzleId draw() {
    --m_boardsLeft;
    return {m_wish.recipe, m_random.next()};
  }
  /// Looks at what a drawn number made.
  void judge(const NumberedPuzzle& made) {
    const int givens = made.puzzle.givens.filledCells().size();
    const bool isInRange = !m_range || m_range->contains(givens);
    if (!isInRange && (!isAndroid(m_wish.recipe.dig) || givens >= m_fewest)) return;
    if (!isAsWished(made.puzzle.givens)) return;
    m_best = made;
    m_fewest = givens;
    if (isInRange) m_boardsLeft = 0;
  }
  const std::optional<NumberedPuzzle>& best() const { return m_best; }

 private:
  bool isAsWished(const Grid& givens) const {
    if (m_wish.level && levelOf(givens) != *m_wish.level) return false;
    return !m_wish.minimal || isMinimal(givens);
  }

  const PuzzleWish& m_wish;
  std::optional<GivensRange> m_range;
  Random& m_random;
  int m_boardsLeft = 0;
  std::optional<NumberedPuzzle> m_best;
  int m_fewest = kCellCount + 1;
};

Puzzle propagated(const Puzzle& puzzle, const Recipe& recipe, Random& random) {
  if (!rulesOf(recipe).isPropagated) return puzzle;
  return transformed(puzzle, randomTransformation(random, recipe.symmetry));
}

}  // namespace

Puzzle makePuzzle(const PuzzleId& id) {
  Random random(id.seed);
  const Grid board = makeBoard(id.recipe.board, random);
  const Grid givens = dig(board, id.recipe, random);
  return propagated({givens, board}, id.recipe, random);
}

std::vector<Puzzle> makePuzzles(std::span<const PuzzleId> ids) {
  std::vector<Random> randoms;
  std::vector<Puzzle> puzzles;
  std::vector<digging::Digger> diggers;
  diggers.reserve(ids.size());
  for (const PuzzleId& id : ids) {
    Random& random = randoms.emplace_back(id.seed);
    const Grid board = makeBoard(id.recipe.board, random);
    diggers.emplace_back(board, id.recipe, random);
    puzzles.push_back({board, board});
  }
  digging::digTogether(diggers);
  for (std::size_t i = 0; i < ids.size(); ++i) {
    puzzles[i].givens = diggers[i].grid();
    puzzles[i] = propagated(puzzles[i], ids[i].recipe, randoms[i]);
  }
  return puzzles;
}

std::optional<Puzzle> puzzleWithId(std::string_view id) {
  if (const auto number = parsePuzzleId(id)) return makePuzzle(*number);
  const auto cells = parsePackedId(id);
  if (!cells) return std::nullopt;
  const auto puzzle = toPuzzle(*cells);
  return puzzle ? std::optional(*puzzle) : std::nullopt;
}

int boardBudget(const Recipe& recipe) {
  return isAndroid(recipe.dig) ? kMaxAndroidBoards : kMaxBoards;
}

std::optional<NumberedPuzzle> findPuzzle(const PuzzleWish& wish, Random& random,
                                         const std::stop_token& stop) {
  Finder finder(wish, random);
  while (!finder.isDone()) {
    if (stop.stop_requested()) return std::nullopt;
    const PuzzleId id = finder.draw();
    finder.judge({id, makePuzzle(id)});
  }
  return finder.best();
}

std::vector<std::optional<NumberedPuzzle>> findPuzzles(const PuzzleWish& wish, std::uint64_t seed,
                                                       std::uint64_t firstStream, std::size_t count) {
  std::vector<Random> randoms;
  for (std::size_t i = 0; i < count; ++i) randoms.emplace_back(seed, firstStream + i);
  std::vector<Finder> finders;
  finders.reserve(count);
  for (Random& random : randoms) finders.emplace_back(wish, random);
  for (;;) {
    std::vector<PuzzleId> ids;
    std::vector<Finder*> drawn;
    for (Finder& finder : finders) {
      if (finder.isDone()) continue;
      ids.push_back(finder.draw());
      drawn.push_back(&finder);
    }
    if (ids.empty()) break;
    const std::vector<Puzzle> puzzles = makePuzzles(ids);
    for (std::size_t i = 0; i < ids.size(); ++i) drawn[i]->judge({ids[i], puzzles[i]});
  }
  std::vector<std::optional<NumberedPuzzle>> found;
  found.reserve(count);
  for (const Finder& finder : finders) found.push_back(finder.best());
  return found;
}

}  // namespace sudoku
