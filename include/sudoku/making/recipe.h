#pragma once

#include <array>
#include <optional>

#include <sudoku/grid/naming.h>
#include <sudoku/grid/symmetry.h>
#include <sudoku/making/boardgenerator.h>

/// The choices in making a puzzle.
namespace sudoku {

/// Which givens are taken away. rulesOf() returns the rules of each method.
enum class DigMethod {
  /// All cells are tried once, in random order. In the end no further given can be removed, or in a
  /// symmetrical puzzle no further group of givens that the symmetry maps onto each other.
  All,
  Level1,  ///< the first of the five levels of 薛源海 et al., 数学的实践与认识 39(21), 2009: extremely easy
  Level2,
  Level3,
  Level4,
  Level5,  ///< the fifth of the five levels of 薛源海 et al.: up to evil
  /// The first of the five numbers of holes (empty cells) of a Sudoku game for Android. Digs as many holes as
  /// can be, up to this number.
  Android1,
  Android2,
  Android3,
  Android4,
  Android5,
};

template <>
struct Names<DigMethod> {
  static constexpr std::array kNames = {
      Named{DigMethod::All, "all"},           Named{DigMethod::Level1, "level1"},
      Named{DigMethod::Level2, "level2"},     Named{DigMethod::Level3, "level3"},
      Named{DigMethod::Level4, "level4"},     Named{DigMethod::Level5, "level5"},
      Named{DigMethod::Android1, "android1"}, Named{DigMethod::Android2, "android2"},
      Named{DigMethod::Android3, "android3"}, Named{DigMethod::Android4, "android4"},
      Named{DigMethod::Android5, "android5"},
  };
};

constexpr bool isAndroid(DigMethod method) {
  return method >= DigMethod::Android1;
}

/// The order in which the cells are tried for digging.
enum class DigOrder {
  Random,
  Jumping,  ///< every second cell along the path of Snake, then the skipped cells
  Snake,    ///< in an S: the first row to the right, the second to the left and so on
  Reading,  ///< left to right, top to bottom
};

template <>
struct Names<DigOrder> {
  static constexpr std::array kNames = {Named{DigOrder::Random, "random"},
                                        Named{DigOrder::Jumping, "jumping"}, Named{DigOrder::Snake, "s"},
                                        Named{DigOrder::Reading, "reading"}};
};

/// The range of the number of givens, both ends included.
struct GivensRange {
  int least;
  int most;

  constexpr bool contains(int givens) const { return least <= givens && givens <= most; }
  friend bool operator==(const GivensRange&, const GivensRange&) = default;
};

/// How a puzzle is made. A recipe and a seed together determine the puzzle.
struct Recipe {
  BoardMethod board = BoardMethod::Backtracking;
  DigMethod dig = DigMethod::All;
  Symmetry symmetry = Symmetry::None;
  /// Overrides the digging order of the method. Must be empty for an Android method.
  std::optional<DigOrder> order = std::nullopt;
  /// The least and most givens, in place of those of the digging method. Must be empty for the methods
  /// DigMethod::Android1 to Android5, which take no such range.
  std::optional<GivensRange> givens = std::nullopt;

  friend bool operator==(const Recipe&, const Recipe&) = default;
};

/// Whether the range holds a number of givens that a grid can have, and a recipe with an Android method
/// overrides neither order nor range.
[[nodiscard]] bool isValid(const Recipe& recipe);

/// The rules that a way of digging follows.
struct DigRules {
  DigOrder order = DigOrder::Random;
  std::optional<GivensRange> givens =
      std::nullopt;         ///< where to stop; if empty, dig as long as any given can go
  int floor = 0;            ///< the least number of givens in each row and each column
  int holesPerRow = 9;      ///< most holes in a row as long as some cells have not been tried
  bool sparesEnds = false;  ///< rows 1, 3, 5, 7, 9 keep their last given, the other rows their first
  /// Whether the dug puzzle is transformed, so that the order of digging does not show.
  bool isPropagated = false;
};

/// The rules of the recipe's method, with the order and range of givens of the recipe if it names them.
[[nodiscard]] DigRules rulesOf(const Recipe& recipe);

/// A lower bound for the givens of the recipe's puzzles: 17, as McGuire, Tugemann and Civario proved in
/// "There is no 16-Clue Sudoku" (2012), or the sum of the givens that the rows keep, if that is more. Most
/// puzzles have many more.
[[nodiscard]] int fewestGivens(const Recipe& recipe);

}  // namespace sudoku
