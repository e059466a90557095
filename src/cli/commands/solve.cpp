#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <sudoku/grid/naming.h>
#include <sudoku/solving/solver.h>
#include <sudoku/solving/threestep.h>

#include "../commands.h"
#include "../options.h"
#include "../steptext.h"
#include "../work.h"

namespace sudoku {
namespace cli {
namespace {

enum class SolveMethod { Engine, ThreeStep };

constexpr int kMostAssumptions = 1'000'000;

struct SolveOptions {
  LineOptions lines;
  SolveMethod method = SolveMethod::Engine;
};

}  // namespace
}  // namespace cli

template <>
struct Names<cli::SolveMethod> {
  static constexpr std::array kNames = {Named{cli::SolveMethod::Engine, "engine"},
                                        Named{cli::SolveMethod::ThreeStep, "threestep"}};
};

namespace cli {
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
      provePuzzle(grids[index], reply);  // reports why the grid is no puzzle
  };
}

void tellThreeSteps(const Grid& grid, Reply& reply) {
  if (!provePuzzle(grid, reply)) return;
  const ThreeStepPath path = solveInThreeSteps(grid, kMostAssumptions);
  for (const ThreeStep& step : path.steps) reply.answer(toLine(step));
  if (path.solution) return reply.answer(toLine(*path.solution));
  reply.answer("unsolved");
  reply.fail("gave up after " + std::to_string(kMostAssumptions) + " assumptions");
}

}  // namespace

Action setUpSolve(Parser& parser) {
  parser.explain(
      "For each puzzle prints its solution, or in its place\n"
      "  none       it has no solution\n"
      "  multiple   it has more than one\n"
      "  invalid    the line is not 81 cells\n"
      "and says why on standard error; then the exit status is 1.\n\n"
      "Methods:\n"
      "  engine      the fast search\n"
      "  threestep   three simple steps that a person can follow, each printed as one line in front of the\n"
      "              solution, its kind and what it places (r1c2=5) with a tab between them: only-digit,\n"
      "              last-cell (of a house), assume, take-back (of what was assumed and led nowhere); "
      "unsolved\n"
      "              after a million assumptions\n\n"
      "Examples:\n"
      "  sudoku-cli solve puzzles.txt > solutions.txt\n"
      "  sudoku-cli generate --level hard | sudoku-cli solve\n"
      "  sudoku-cli solve --jobs 4 --progress first.txt second.txt > solutions.txt\n"
      "  sudoku-cli generate --level easy | sudoku-cli solve --method threestep");
  auto options = std::make_shared<SolveOptions>();
  addLineOptions(parser, options->lines);
  addNamed<SolveMethod>(parser, "--method", options->method, "How they are solved [engine]");
  return [options] {
    return options->method == SolveMethod::Engine ? answerGridsTogether(options->lines, solveGrids)
                                                  : answerGrids(options->lines, tellThreeSteps);
  };
}

}  // namespace cli
}  // namespace sudoku
