#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <sudoku/solving/solver.h>

#include "../commands.h"
#include "../options.h"
#include "../work.h"

namespace sudoku::cli {
namespace {

struct CountOptions {
  LineOptions lines;
  std::uint64_t limit = 2;
};

ExitStatus countAll(const CountOptions& options) {
  return answerGridsTogether(options.lines,
                             [limit = options.limit](const std::vector<Grid>& grids) -> AnswerNth {
                               std::vector<std::size_t> counts(grids.size());
                               countAllSolutions(grids, limit, counts);
                               return [counts = std::move(counts)](std::size_t index, Reply& reply) {
                                 reply.answer(std::to_string(counts[index]));
                               };
                             });
}

}  // namespace

Action setUpCount(Parser& parser) {
  parser.explain(
      "For each puzzle prints how many solutions it has (0 also when its digits clash), or `invalid` if the "
      "line\n"
      "is not 81 cells.\n\n"
      "Examples:\n"
      "  sudoku-cli count puzzles.txt                        0 none, 1 unique, 2 several\n"
      "  sudoku-cli count --limit 1000 sparse.txt            count up to a thousand\n"
      "  sudoku-cli generate -n 1000 | sudoku-cli count");
  auto options = std::make_shared<CountOptions>();
  addNumber(parser, "--limit", options->limit, "Count no further than this [2]", {.least = 1});
  addLineOptions(parser, options->lines);
  return [options] { return countAll(*options); };
}

}  // namespace sudoku::cli
