#include <memory>

#include "../commands.h"
#include "../options.h"
#include "../work.h"

namespace sudoku::cli {
namespace {

/// Answers with the text of a grid. The text ends with a line feed and answer() adds another one, so an empty
/// line separates grids.
void printGrid(const Grid& grid, Reply& reply) {
  reply.answer(toReadableGrid(grid));
}

}  // namespace

Action setUpPrint(Parser& parser) {
  parser.explain(
      "Prints each puzzle as nine rows with rules between the boxes and an empty line behind, or `invalid` "
      "if the\n"
      "line is not 81 cells.\n\n"
      "Examples:\n"
      "  sudoku-cli print puzzles.txt\n"
      "  sudoku-cli generate --symmetry 180 | sudoku-cli print");
  auto options = std::make_shared<LineOptions>();
  addLineOptions(parser, *options);
  return [options] { return answerGrids(*options, printGrid); };
}

}  // namespace sudoku::cli
