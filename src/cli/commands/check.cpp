#include <memory>
#include <string>

#include <sudoku/grid/checker.h>

#include "../commands.h"
#include "../options.h"
#include "../reply.h"

namespace sudoku::cli {
namespace {

struct CheckOptions {
  std::string puzzle;
  std::string grid;
};

/// The grid to be judged; nothing if it changes a given of the puzzle. Cells of the grid may be empty where
/// the puzzle has givens.
std::optional<Grid> readEntries(const CheckOptions& options, const Grid& givens, Reply& reply) {
  const auto grid = readGrid(options.grid, reply);
  if (!grid) return std::nullopt;
  for (const Cell cell : givens.filledCells() & grid->filledCells()) {
    if (grid->at(cell) == givens.at(cell)) continue;
    reply.answer("invalid");
    reply.fail("column " + std::to_string(cell.index() + 1) + ": " + grid->at(cell)->toChar() +
               " where the puzzle gives " + givens.at(cell)->toChar());
    return std::nullopt;
  }
  return grid;
}

void judge(const CheckOptions& options, Report& report) {
  Reply reply(report, {"PUZZLE"});
  const auto givens = readGrid(options.puzzle, reply);
  const auto puzzle = givens ? provePuzzle(*givens, reply) : std::nullopt;
  if (!puzzle) return;
  Reply gridReply(report, {"GRID"});
  const auto grid = readEntries(options, *givens, gridReply);
  if (!grid) return;
  const CheckReport found = checkEntries(*givens, *grid, puzzle->solution);
  gridReply.answer("right=" + std::to_string(found.right.size()) + " wrong=" +
                   std::to_string(found.wrong.size()) + " empty=" + std::to_string(found.empty.size()));
}

ExitStatus check(const CheckOptions& options) {
  Report report;
  judge(options, report);
  Output output(false);
  output.write(report);
  return output.status();
}

}  // namespace

Action setUpCheck(Parser& parser) {
  parser.explain(
      "Prints `right=R wrong=W empty=E`: how many cells that the puzzle does not give are filled in right "
      "and\n"
      "wrong, and how many cells are empty. A puzzle without exactly one solution is answered `none` or\n"
      "`multiple`, and `invalid` stands for a text that is not 81 cells or a grid that changes a given; then "
      "the\n"
      "exit status is 1.\n\n"
      "Example:\n"
      "  sudoku-cli check \\\n"
      "    53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 \\\n"
      "    534.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....81.79");
  auto options = std::make_shared<CheckOptions>();
  parser.addText("PUZZLE", options->puzzle, "The puzzle: 81 cells of 1-9, and . or 0 for an empty one")
      .required();
  parser.addText("GRID", options->grid, "The same with entries filled in").required();
  return [options] { return check(*options); };
}

}  // namespace sudoku::cli
