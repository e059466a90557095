#include <memory>
#include <string>
#include <vector>

#include <sudoku/formats/formats.h>
#include <sudoku/logic/contradiction.h>
#include <sudoku/logic/notation.h>
#include <sudoku/logic/stepfinder.h>
#include <sudoku/proof/prooftext.h>
#include <sudoku/proving/stepproof.h>
#include <sudoku/solving/solver.h>

#include "../commands.h"
#include "../options.h"
#include "../steptext.h"
#include "../work.h"

namespace sudoku::cli {
namespace {

struct PathOptions {
  LineOptions lines;
  bool withProofs = false;
};

/// Answers for a grid that is no puzzle: reports its first contradiction, or else why it is no puzzle.
void refuse(const Grid& grid, Reply& reply) {
  if (const auto contradiction = firstContradiction(positionOf(grid))) {
    reply.answer("none");
    reply.fail(toText(*contradiction));
  } else {
    provePuzzle(grid, reply);
  }
}

/// Tells the steps, and below each the lemmas that prove it.
void tellProved(const Puzzle& puzzle, const std::vector<Step>& steps, Reply& reply) {
  reply.answer("puzzle " + toLine(puzzle.givens));
  Position position = positionOf(puzzle.givens);
  for (const Step& step : steps) {
    reply.answer(toLine(step));
    const auto proof = proving::proofOf(position, step);
    if (!proof) reply.fail("no proof is found of " + toNotation(step));
    if (proof)
      for (const proof::Lemma& lemma : proof->lemmas) reply.answer("  " + toText(lemma));
    position = applyStep(position, step);
  }
}

void tellPath(const Grid& grid, bool withProofs, Reply& reply) {
  const auto puzzle = toPuzzle(grid);
  if (!puzzle) {
    refuse(grid, reply);
    return;
  }
  const SolutionPath path = solvePath(*puzzle);
  if (withProofs)
    tellProved(*puzzle, path.steps, reply);
  else
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
      "unsolved. With --proof also the puzzle, and below each step the lemmas that prove it, for "
      "`verify`.\n\n"
      "Examples:\n"
      "  sudoku-cli path puzzles.txt\n"
      "  sudoku-cli generate --level hard | sudoku-cli path");
  auto options = std::make_shared<PathOptions>();
  parser.addFlag("--proof", options->withProofs, "Also the puzzle, and the proof of each step");
  addLineOptions(parser, options->lines);
  return [options] {
    return answerGrids(options->lines, [options](const Grid& grid, Reply& reply) {
      tellPath(grid, options->withProofs, reply);
    });
  };
}

}  // namespace sudoku::cli
