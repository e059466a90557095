#include <array>
#include <memory>
#include <string>

#include <sudoku/density.h>
#include <sudoku/explainer.h>

#include "../commands.h"
#include "../options.h"
#include "../work.h"

namespace sudoku {
namespace cli {
namespace {

enum class Scale { Explainer, Density, All };

struct RateOptions {
  LineOptions lines;
  Scale scale = Scale::All;
};

std::string explainerField(const Puzzle& puzzle) {
  return "se=" + toText(*rateByExplainer(puzzle));
}

std::string densityField(const Puzzle& puzzle) {
  return "density=" + toText(densityOf(puzzle.givens));
}

/// A field behind the puzzle, and the scale that asks for it.
struct Field {
  Scale scale;
  std::string (*text)(const Puzzle&);
};

/// In the order in which they are printed.
constexpr std::array kFields = {
    Field{Scale::Explainer, explainerField},
    Field{Scale::Density, densityField},
};

void rate(const Grid& grid, Scale scale, Reply& reply) {
  const auto puzzle = provePuzzle(grid, reply);
  if (!puzzle) return;
  std::string line = toLine(grid);
  for (const Field& field : kFields)
    if (scale == Scale::All || scale == field.scale) line += '\t' + field.text(*puzzle);
  reply.answer(line);
}

}  // namespace
}  // namespace cli

template <>
struct Names<cli::Scale> {
  static constexpr std::array kNames = {
      Named{cli::Scale::Explainer, "se"},
      Named{cli::Scale::Density, "density"},
      Named{cli::Scale::All, "all"},
  };
};

namespace cli {

Action setUpRate(CLI::App& app) {
  app.footer(
      "Prints each puzzle and, behind tabs, what it is rated:\n"
      "  se=7.1/1.2/1.2   as Sudoku Explainer 1.2.1 rates: the hardest step, the hardest up to the first\n"
      "                   digit placed, and the first step; 20.0 is beyond it\n"
      "  density=0.612    how much the empty cells depend on each other, 0 to 1\n"
      "In place of what is no puzzle it prints none, multiple or invalid and says why on standard error; "
      "then\n"
      "the exit status is 1. Puzzles rated 10 and more can take seconds.\n\n"
      "Examples:\n"
      "  sudoku-cli rate --scale se puzzles.txt\n"
      "  sudoku-cli generate -n 1000 | sudoku-cli rate --jobs 4");
  auto options = std::make_shared<RateOptions>();
  addNamed<Scale>(app, "--scale", options->scale, "Only this rating [all]");
  addLineOptions(app, options->lines);
  return [options] {
    return answerGrids(options->lines, [scale = options->scale](const Grid& grid, Reply& reply) {
      rate(grid, scale, reply);
    });
  };
}

}  // namespace cli
}  // namespace sudoku
