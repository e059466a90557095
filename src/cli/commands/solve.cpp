#include <memory>
#include <utility>
#include <vector>

#include <sudoku/solving/solver.h>

#include "../commands.h"
#include "../options.h"
#include "../work.h"

namespace sudoku::cli {
namespace {

AnswerNth solveGrids(std::vector<Grid> grids) {
  std::vector<std::size_t> counts(grids.size());
  std::vector<Grid> solutions(grids.size());
  solveAll(grids, counts, solutions);
  return [grids = std::move(grids), counts = std::move(counts), solutions = std::move(solutions)](
             std::size_t index, Reply& reply) {
    if (counts[index] == 1)
      reply.answer(toLine(solutions[index]));
    else
      provePuzzle(grids[index], reply);  // says why it is none
  };
}

}  // namespace

Action setUpSolve(Parser& parser) {
  parser.explain(
      "For each puzzle prints its solution, or in its place\n"
      "  none       it has no solution\n"
      "  multiple   it has more than one\n"
      "  invalid    the line is not 81 cells\n"
      "and says why on standard error; then the exit status is 1.\n\n"
      "Examples:\n"
      "  sudoku-cli solve puzzles.txt > solutions.txt\n"
      "  sudoku-cli generate --level hard | sudoku-cli solve\n"
      "  sudoku-cli solve --jobs 4 --progress first.txt second.txt > solutions.txt");
  auto options = std::make_shared<LineOptions>();
  addLineOptions(parser, *options);
  return [options] { return answerGridsTogether(*options, solveGrids); };
}

}  // namespace sudoku::cli
