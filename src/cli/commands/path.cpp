#include <memory>
#include <string>

#include <sudoku/contradiction.h>
#include <sudoku/hintengine.h>

#include "../commands.h"
#include "../options.h"
#include "../steptext.h"
#include "../work.h"

namespace sudoku::cli {
namespace {

void tellPath(const Grid& grid, Reply& reply) {
  const Position position = positionOf(grid);
  if (const auto contradiction = firstContradiction(position)) {
    reply.answer("none");
    reply.complain(toText(*contradiction));
    return;
  }
  if (!provePuzzle(grid, reply)) return;
  const SolutionPath path = solvePath(position);
  for (const Step& step : path.steps) reply.answer(toLine(step));
  if (path.isSolved) return;
  reply.answer("unsolved");
  reply.complain("no step is found after " + std::to_string(path.steps.size()));
}

}  // namespace

Action setUpPath(CLI::App& app) {
  app.footer(
      "Always takes the easiest step that is open, and prints each as one line: technique, HoDoKu's score,\n"
      "what it places (r1c2=5) and eliminates (r4c7<>5), and HoDoKu's notation, with tabs between them. In\n"
      "place of what is no puzzle it prints none, multiple or invalid; should the steps ever end early,\n"
      "unsolved.\n\n"
      "Examples:\n"
      "  sudoku-cli path puzzles.txt\n"
      "  sudoku-cli generate --level hard | sudoku-cli path");
  auto options = std::make_shared<LineOptions>();
  addLineOptions(app, *options);
  return [options] { return answerGrids(*options, tellPath); };
}

}  // namespace sudoku::cli
