#include <array>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

#include <sudoku/rating/profile.h>
#include <sudoku/rating/rating.h>

#include "../commands.h"
#include "../options.h"
#include "../work.h"

namespace sudoku {
namespace cli {
namespace {

enum class Scale { Explainer, Hodoku, Density, All };

struct RateOptions {
  LineOptions lines;
  Scale scale = Scale::All;
  bool hasProfile = false;
};

std::string withTwoDecimals(double number) {
  std::array<char, 16> text{};
  const int length = std::snprintf(text.data(), text.size(), "%.2f", number);
  return {text.data(), static_cast<std::size_t>(length)};
}

std::string everyField(const Rating& rating) {
  const std::string_view hardest = rating.path.hardest ? infoOf(*rating.path.hardest).name : "none";
  return "se=" + toText(rating.explainer) + "\tlevel=" + std::string(nameOf(rating.path.level)) +
         "\thodoku=" + toText(rating.hodoku) + "\thardest=" + std::string(hardest) +
         "\tsteps=" + std::to_string(rating.path.steps) + "\tdensity=" + toText(rating.density) +
         "\tdependency=" + withTwoDecimals(rating.effort.dependency) +
         "\trefutation=" + std::to_string(rating.effort.refutation);
}

/// The rating of a puzzle in the chosen scale, as the fields of the result line that follow the puzzle.
std::string fieldsOf(const Puzzle& puzzle, Scale scale) {
  switch (scale) {
    case Scale::Explainer:
      return "se=" + toText(*rateByExplainer(puzzle));
    case Scale::Hodoku:
      return "hodoku=" + toText(*rateByHodoku(puzzle));
    case Scale::Density:
      return "density=" + toText(densityOf(puzzle.givens));
    case Scale::All:
      break;
  }
  return everyField(*rate(puzzle));
}

/// A letter for each step of a puzzle's path, by its level, and the profile in words.
std::string profileFields(const Puzzle& puzzle) {
  constexpr std::string_view kLetters = "emhxti";
  static_assert(kLetters.size() == Names<Level>::kNames.size());
  const Profile profile = *profileOf(puzzle);
  std::string letters;
  for (const ProfileStep& step : profile.steps) {
    const char letter = kLetters[static_cast<std::size_t>(step.level())];
    letters += step.isTight() ? static_cast<char>(letter - 'a' + 'A') : letter;
  }
  return "\tprofile=" + letters + "\tsummary=" + toText(summaryOf(profile));
}

void rateGrid(const Grid& grid, const RateOptions& options, Reply& reply) {
  const auto puzzle = provePuzzle(grid, reply);
  if (!puzzle) return;
  const std::string profile = options.hasProfile ? profileFields(*puzzle) : std::string();
  reply.answer(toLine(grid) + '\t' + fieldsOf(*puzzle, options.scale) + profile);
}

}  // namespace
}  // namespace cli

template <>
struct Names<cli::Scale> {
  static constexpr std::array kNames = {
      Named{cli::Scale::Explainer, "se"},
      Named{cli::Scale::Hodoku, "hodoku"},
      Named{cli::Scale::Density, "density"},
      Named{cli::Scale::All, "all"},
  };
};

namespace cli {

Action setUpRate(Parser& parser) {
  parser.explain(
      "Prints each puzzle and, behind tabs, what it is rated:\n"
      "  se=7.1/1.2/1.2       as Sudoku Explainer 1.2.1 rates: the hardest step, the hardest up to the "
      "first\n"
      "                       digit placed, and the first step; 20.0 is beyond it\n"
      "  level=hard           the hardest step where the easiest that is open is always taken (see `path`)\n"
      "  hodoku=Unfair/1204   HoDoKu's level and score; each cell that it has to guess counts 10000\n"
      "  hardest=AIC          the technique of that hardest step\n"
      "  steps=61             all steps on that path\n"
      "  density=0.612        how much the empty cells depend on each other, 0 to 1\n"
      "  dependency=3.28      how many cells a single fills, on average of the first 25 steps\n"
      "  refutation=14        how far one has to think ahead where there are no singles; 0: nowhere\n"
      "and with --profile\n"
      "  profile=eeeeEMeehe   each step of that path: easy, medium, hard, x expert, t extreme, inhuman; a\n"
      "                       capital where at most two cells are open to singles and ten or more are "
      "empty\n"
      "  summary=Opens easily, one hard moment in the middle (W-Wing), then easy\n"
      "In place of what is no puzzle it prints none, multiple or invalid and says why on standard error; "
      "then\n"
      "the exit status is 1. Puzzles that se rates 10 and more can take seconds.\n\n"
      "Examples:\n"
      "  sudoku-cli rate --scale se puzzles.txt\n"
      "  sudoku-cli generate -n 1000 | sudoku-cli rate --jobs 4");
  auto options = std::make_shared<RateOptions>();
  addNamed<Scale>(parser, "--scale", options->scale, "Only this rating [all]");
  parser.addFlag("--profile", options->hasProfile,
                 "Also each step of its path, and in words where it is hard");
  addLineOptions(parser, options->lines);
  return [options] {
    return answerGrids(options->lines,
                       [options](const Grid& grid, Reply& reply) { rateGrid(grid, *options, reply); });
  };
}

}  // namespace cli
}  // namespace sudoku
