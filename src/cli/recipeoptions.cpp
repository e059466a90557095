#include "recipeoptions.h"

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

#include "options.h"

namespace sudoku {
namespace cli {
namespace {

/// The board methods by their names on the command line. RandomClues stands for two methods, between which
/// `--clues` chooses.
enum class BoardName { Backtracking, Transform, TransformFresh, RandomClues, Diagonal };
enum class ClueCount { Nine, Eleven };

}  // namespace
}  // namespace cli

template <>
struct Names<cli::BoardName> {
  static constexpr std::array kNames = {
      Named{cli::BoardName::Backtracking, "backtracking"},
      Named{cli::BoardName::Transform, "transform"},
      Named{cli::BoardName::TransformFresh, "transform-fresh"},
      Named{cli::BoardName::RandomClues, "random-clues"},
      Named{cli::BoardName::Diagonal, "diagonal"},
  };
};

template <>
struct Names<cli::ClueCount> {
  static constexpr std::array kNames = {Named{cli::ClueCount::Nine, "9"},
                                        Named{cli::ClueCount::Eleven, "11"}};
};

namespace cli {
namespace {

BoardMethod methodOf(BoardName name) {
  switch (name) {
    case BoardName::Backtracking:
      return BoardMethod::Backtracking;
    case BoardName::Transform:
      return BoardMethod::Transform;
    case BoardName::TransformFresh:
      return BoardMethod::TransformFresh;
    case BoardName::RandomClues:
      return BoardMethod::RandomClues11;
    case BoardName::Diagonal:
      return BoardMethod::Diagonal;
  }
  return {};
}

bool hasRandomClues(BoardMethod method) {
  return method == BoardMethod::RandomClues9 || method == BoardMethod::RandomClues11;
}

/// Reads a range such as `MIN-MAX`, or one number that is both its ends; nothing if the text is no range.
std::optional<GivensRange> parseRange(std::string_view text) {
  const auto take = [&text]() -> std::optional<int> {
    int number = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || number < 0) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(stop - text.data()));
    return number;
  };
  const auto least = take();
  if (!least) return std::nullopt;
  if (text.empty()) return GivensRange{*least, *least};
  if (!text.starts_with('-')) return std::nullopt;
  text.remove_prefix(1);
  const auto most = take();
  if (!most || !text.empty()) return std::nullopt;
  return GivensRange{*least, *most};
}

Option addGivens(Parser& parser, Recipe& recipe) {
  const auto read = [&recipe](const std::string& text) {
    recipe.givens = parseRange(text);
    if (!recipe.givens || !isValid(recipe))
      throw BadValue("'" + text + "' is no range of givens from 0 to 81, such as 24-30");
  };
  return parser.addValue("--givens", read, "How many givens are left [as --dig has it]", "MIN-MAX");
}

}  // namespace

std::vector<Option> addBoardMethod(Parser& parser, const std::string& name, BoardMethod& method) {
  const auto read = [&method](const std::string& text) { method = methodOf(toNamed<BoardName>(text)); };
  const Option board =
      parser.addValue(name, read, "How boards are made [backtracking]", namesOf<BoardName>());
  const auto readClues = [&method](const std::string& text) {
    method =
        toNamed<ClueCount>(text) == ClueCount::Nine ? BoardMethod::RandomClues9 : BoardMethod::RandomClues11;
  };
  const Option clues = parser.addValue("--clues", readClues, "Digits that random-clues begins with [11]",
                                       namesOf<ClueCount>());
  clues.allowOnlyIf([&method] { return hasRandomClues(method); }, "only with " + name + " random-clues");
  return {board, clues};
}

std::vector<Option> addRecipe(Parser& parser, Recipe& recipe, bool& namesDig) {
  std::vector<Option> options = addBoardMethod(parser, "--board", recipe.board);
  const auto readDig = [&recipe, &namesDig](const std::string& text) {
    recipe.dig = toNamed<DigMethod>(text);
    namesDig = true;
  };
  options.push_back(
      parser.addValue("--dig", readDig, "How givens are taken away [all]", namesOf<DigMethod>()));
  const Option order =
      addNamed<DigOrder>(parser, "--order", recipe.order, "Order in which cells are dug [as --dig has it]");
  options.push_back(
      addNamed<Symmetry>(parser, "--symmetry", recipe.symmetry, "Symmetry of the givens [none]"));
  const Option givens = addGivens(parser, recipe);
  for (const Option& option : {order, givens}) {
    option.allowOnlyIf([&recipe] { return !isAndroid(recipe.dig); },
                       "not with --dig android1 to android5, which have their own");
    options.push_back(option);
  }
  return options;
}

}  // namespace cli
}  // namespace sudoku
