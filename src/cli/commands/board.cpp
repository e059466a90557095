#include <memory>
#include <vector>

#include <sudoku/making/boardgenerator.h>

#include "../commands.h"
#include "../options.h"
#include "../recipeoptions.h"
#include "../work.h"

namespace sudoku::cli {
namespace {

struct BoardOptions {
  std::uint64_t count = 1;
  BoardMethod method = BoardMethod::Backtracking;
  std::vector<TransformKind> moves;  // kinds of transformation; empty: any, at random
  std::uint64_t seed = 0;
  RunOptions run;
};

ExitStatus makeBoards(const BoardOptions& options) {
  return makeMany(
      "board", {.count = options.count}, options.run, [&options](std::uint64_t number, Reply& reply) {
        Random random(options.seed, number);
        reply.answer(toLine(options.moves.empty() ? makeBoard(options.method, random)
                                                  : makeBoard(options.method, options.moves, random)));
      });
}

}  // namespace

Action setUpBoard(Parser& parser) {
  parser.explain(
      "Prints complete boards, one a line.\n\n"
      "Methods:\n"
      "  backtracking      cell by cell, digits in random order, a step back where none fits\n"
      "  transform         a random isomorph of one of four stored boards\n"
      "  transform-fresh   a random isomorph of a backtracking board\n"
      "  random-clues      9 or 11 random digits first, the rest by backtracking\n"
      "  diagonal          the three boxes on the diagonal first\n\n"
      "An isomorph comes of any of the 1,218,998,108,160 moves that keep a board valid. --moves makes some "
      "kinds\n"
      "alone: digits changes the digits, rows the rows of each band, columns the columns of each stack, "
      "bands\n"
      "and stacks these as wholes; transpose makes rows columns, turn rotates or reflects.\n\n"
      "Examples:\n"
      "  sudoku-cli board | sudoku-cli print\n"
      "  sudoku-cli board -n 1000 --seed 7                       the same thousand boards every time\n"
      "  sudoku-cli board --method random-clues --clues 9\n"
      "  sudoku-cli board --method transform --moves rows        only rows change places");
  auto options = std::make_shared<BoardOptions>();
  addNumber(parser, "-n", options->count, "How many [1]");
  addBoardMethod(parser, "--method", options->method);
  const Option moves = addNamedList<TransformKind>(
      parser, "--moves", options->moves, "Moves that make the isomorph, in this order [all of them]");
  moves.allowOnlyIf([options = options.get()] { return isTransformed(options->method); },
                    "only with --method transform or transform-fresh");
  addSeed(parser, options->seed);
  addRunOptions(parser, options->run);
  return [options] { return makeBoards(*options); };
}

}  // namespace sudoku::cli
