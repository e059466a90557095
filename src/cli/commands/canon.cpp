#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <sudoku/grid/canonical.h>
#include <sudoku/solving/solver.h>

#include "../commands.h"
#include "../options.h"
#include "../work.h"

namespace sudoku::cli {
namespace {

struct CanonOptions {
  LineOptions lines;
  std::vector<std::string> same;  // empty, or two puzzles to compare
};

AnswerNth toCanonicalForms(std::vector<Grid> grids) {
  std::vector<std::size_t> counts(grids.size());
  std::vector<Grid> solutions(grids.size());
  solveAll(grids, counts, solutions);
  return [grids = std::move(grids), counts = std::move(counts), solutions = std::move(solutions)](
             std::size_t index, Reply& reply) {
    if (counts[index] == 1)
      reply.answer(toLine(canonicalForm({grids[index], solutions[index]}).givens));
    else
      provePuzzle(grids[index], reply);  // reports why the grid is no puzzle
  };
}

std::optional<Puzzle> readPuzzle(const std::string& text, Reply reply) {
  const auto givens = readGrid(text, reply);
  return givens ? provePuzzle(*givens, reply) : std::nullopt;
}

void compare(const std::vector<std::string>& puzzles, Report& report) {
  const auto one = readPuzzle(puzzles[0], {report, {"A"}});
  if (!one) return;
  const auto other = readPuzzle(puzzles[1], {report, {"B"}});
  if (!other) return;
  const bool areSame = isSamePuzzle(*one, *other);
  report.output = areSame ? "same\n" : "different\n";
  report.hasFailures = !areSame;
}

ExitStatus canon(const CanonOptions& options) {
  if (options.same.empty()) return answerGridsTogether(options.lines, toCanonicalForms);
  Report report;
  compare(options.same, report);
  Output output(false);
  output.write(report);
  return output.status();
}

}  // namespace

Action setUpCanon(Parser& parser) {
  parser.explain(
      "Prints the canonical form of each puzzle or board: of all the puzzles that it can be turned into by\n"
      "exchanging digits, rows of a band, columns of a stack, bands, stacks, and rows with columns, the one\n"
      "whose solution comes first in the order of digits, and of those the one whose givens do. Two puzzles "
      "are\n"
      "isomorphs exactly if their canonical forms are equal. In place of one stands\n"
      "  none       it has no solution\n"
      "  multiple   it has more than one\n"
      "  invalid    the line is not 81 cells\n"
      "then the exit status is 1.\n\n"
      "--same tells whether A is an isomorph of B: `same`, exit status 0, or `different`, exit status 1.\n\n"
      "Examples:\n"
      "  sudoku-cli canon puzzles.txt | sort | uniq -d          puzzles that are there more than once\n"
      "  sudoku-cli canon --same \\\n"
      "    53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 \\\n"
      "    6521.8......49...8....2.....385.927.2....7.6.4....1.9.784...91.........3....8.5.2");
  auto options = std::make_shared<CanonOptions>();
  const Option same = parser.addPair("--same", options->same, "Tell whether these two are isomorphs", "A B");
  same.excludes(addLineOptions(parser, options->lines));
  return [options] { return canon(*options); };
}

}  // namespace sudoku::cli
