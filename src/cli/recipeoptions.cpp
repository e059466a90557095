#include "recipeoptions.h"

#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

#include "options.h"

namespace sudoku {
namespace cli {
namespace {

/// The board methods as the command line names them: how many random clues is an option of its own.
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

/// `MIN-MAX`, or one number for both.
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

CLI::Option* addGivens(CLI::App& app, Recipe& recipe) {
  const auto read = [&recipe](const std::string& text) {
    recipe.givens = parseRange(text);
    if (!recipe.givens || !isValid(recipe))
      throw CLI::ValidationError("--givens",
                                 "'" + text + "' is no range of givens from 0 to 81, such as 24-30");
  };
  return app.add_option_function<std::string>("--givens", read, "How many givens are left [as --dig has it]")
      ->type_name("MIN-MAX");
}

}  // namespace

std::vector<CLI::Option*> addBoardMethod(CLI::App& app, const std::string& name, BoardMethod& method) {
  const auto read = [name, &method](const std::string& text) {
    method = methodOf(toNamed<BoardName>(name, text));
  };
  CLI::Option* const board =
      app.add_option_function<std::string>(name, read, "How boards are made [backtracking]")
          ->type_name(namesOf<BoardName>());
  const auto readClues = [&method](const std::string& text) {
    method = toNamed<ClueCount>("--clues", text) == ClueCount::Nine ? BoardMethod::RandomClues9
                                                                    : BoardMethod::RandomClues11;
  };
  CLI::Option* const clues =
      app.add_option_function<std::string>("--clues", readClues, "Digits that random-clues begins with [11]")
          ->type_name(namesOf<ClueCount>());
  allowOnlyIf(
      *clues, [&method] { return hasRandomClues(method); }, "only with " + name + " random-clues");
  return {board, clues};
}

std::vector<CLI::Option*> addRecipe(CLI::App& app, Recipe& recipe) {
  std::vector<CLI::Option*> options = addBoardMethod(app, "--board", recipe.board);
  options.push_back(addNamed<DigMethod>(app, "--dig", recipe.dig, "How givens are taken away [all]"));
  CLI::Option* const order =
      addNamed<DigOrder>(app, "--order", recipe.order, "Order in which cells are dug [as --dig has it]");
  options.push_back(addNamed<Symmetry>(app, "--symmetry", recipe.symmetry, "Symmetry of the givens [none]"));
  CLI::Option* const givens = addGivens(app, recipe);
  for (CLI::Option* const option : {order, givens}) {
    allowOnlyIf(
        *option, [&recipe] { return !isAndroid(recipe.dig); },
        "not with --dig android1 to android5, which have their own");
    options.push_back(option);
  }
  return options;
}

}  // namespace cli
}  // namespace sudoku
