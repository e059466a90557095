#include <memory>
#include <string>

#include <sudoku/logic/contradiction.h>
#include <sudoku/logic/stepfinder.h>
#include <sudoku/solving/solver.h>

#include "../commands.h"
#include "../options.h"
#include "../steptext.h"
#include "../work.h"

namespace sudoku::cli {
namespace {

/// Answers for a grid that is no puzzle: reports its first contradiction, or else why it is no puzzle.
void refuse(const Grid& grid, Reply& reply) {
  if (const auto contradiction = firstContradiction(positionOf(grid))) {
    reply.answer("none");
    reply.fail(toText(*contradiction));
  } else {
    provePuzzle(grid, reply);
  }
}

void tellPath(const Grid& grid, Reply& reply) {
  const auto puzzle = toPuzzle(grid);
  if (!puzzle) {
    refuse(grid, reply);
    return;
  }
  const SolutionPath path = solvePath(*puzzle);
  for (const Step& step : path.steps) reply.answer(toLine(step));
  if (path.isSolved) return;
  reply.answer("unsolved");
  reply.fail("no step is found after " + std::to_string(path.steps.size()));
}

}  // namespace

Action setUpPath(Parser& parser) {
  parser.explain(
      "Always takes the easiest step that is open, and prints each as one line: technique, HoDoKu's score,\n"
      "what it places (r1c2=5) and eliminates (r4c7<>5), and HoDoKu's notation, with tabs between them. In\n"
      "place of what is no puzzle it prints none, multiple or invalid; should the steps ever end early,\n"
      "unsolved.\n\n"
      "Examples:\n"
      "  sudoku-cli path puzzles.txt\n"
      "  sudoku-cli generate --level hard | sudoku-cli path");
  auto options = std::make_shared<LineOptions>();
  addLineOptions(parser, *options);
  return [options] { return answerGrids(*options, tellPath); };
}

}  // namespace sudoku::cli
