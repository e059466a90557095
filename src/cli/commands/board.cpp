#include <memory>

#include <sudoku/boardgenerator.h>

#include "../commands.h"
#include "../options.h"
#include "../work.h"

namespace sudoku::cli {
namespace {

struct BoardOptions {
  std::uint64_t count = 1;
  BoardMethod method = BoardMethod::Backtracking;
  std::uint64_t seed = 0;
  RunOptions run;
};

ExitStatus makeBoards(const BoardOptions& options) {
  return makeMany("board", options.count, options.run, [&options](std::uint64_t number, Reply& reply) {
    Random random(options.seed, number);
    reply.answer(toLine(makeBoard(options.method, random)));
  });
}

}  // namespace

Action setUpBoard(CLI::App& app) {
  app.footer(
      "Prints full valid grids, one a line.\n\n"
      "Examples:\n"
      "  sudoku-cli board | sudoku-cli print\n"
      "  sudoku-cli board -n 1000 --seed 7          the same thousand boards every time");
  auto options = std::make_shared<BoardOptions>();
  addNumber(app, "-n", options->count, "How many [1]");
  addNamed<BoardMethod>(app, "--method", options->method, "How they are made [backtracking]");
  addSeed(app, options->seed);
  addRunOptions(app, options->run);
  return [options] { return makeBoards(*options); };
}

}  // namespace sudoku::cli
