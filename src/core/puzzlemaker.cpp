#include <algorithm>

#include <sudoku/boardgenerator.h>
#include <sudoku/puzzlemaker.h>
#include <sudoku/transform.h>

namespace sudoku {
namespace {

/// Boards tried for one wish. The rarest that can be met (a minimal puzzle with full symmetry, an Extreme one
/// mirrored both ways, 27 givens with full symmetry) takes thousands.
constexpr int kMaxBoards = 20'000;
/// Boards tried for the most holes, as the full count of an android method can be out of reach.
constexpr int kMaxAndroidBoards = 200;

bool isAsWished(const Grid& givens, const PuzzleWish& wish) {
  if (wish.level && levelOf(givens) != *wish.level) return false;
  return !wish.minimal || isMinimal(givens);
}

}  // namespace

Puzzle makePuzzle(const PuzzleId& id) {
  Random random(id.seed);
  const Grid board = makeBoard(id.recipe.board, random);
  const Puzzle puzzle{dig(board, id.recipe, random), board};
  if (!rulesOf(id.recipe).isPropagated) return puzzle;
  return transformed(puzzle, randomTransformation(random, id.recipe.symmetry));
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
  const auto range = rulesOf(wish.recipe).givens;
  if (range && range->most < fewestGivens(wish.recipe)) return std::nullopt;
  const bool takesBest = isAndroid(wish.recipe.dig);
  const int maxBoards = boardBudget(wish.recipe);
  std::optional<NumberedPuzzle> best;
  int fewest = kCellCount + 1;
  for (int board = 0; board < maxBoards; ++board) {
    if (stop.stop_requested()) return std::nullopt;
    const PuzzleId id{wish.recipe, random.next()};
    const Puzzle puzzle = makePuzzle(id);
    const int givens = puzzle.givens.filledCells().size();
    const bool isInRange = !range || range->contains(givens);
    if (!isInRange && (!takesBest || givens >= fewest)) continue;
    if (!isAsWished(puzzle.givens, wish)) continue;
    best = NumberedPuzzle{id, puzzle};
    if (isInRange) break;
    fewest = givens;
  }
  return best;
}

}  // namespace sudoku
