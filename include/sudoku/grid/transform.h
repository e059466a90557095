#pragma once

#include <array>
#include <cstdint>

#include <sudoku/grid/digit.h>
#include <sudoku/grid/grid.h>
#include <sudoku/grid/naming.h>
#include <sudoku/grid/puzzle.h>
#include <sudoku/grid/random.h>
#include <sudoku/grid/symmetry.h>

/// The moves that turn a grid into an isomorph: a valid grid stays valid, and keeps its number of solutions.
/// There are 2 · 6⁸ · 9! = 1,218,998,108,160 of them, and together they are a group. All functions may be
/// called from any thread, those that draw with a Random that no other thread uses.
namespace sudoku {

/// Where nine rows or columns come from: line i of the result is line order[i] of the source. The three lines
/// of a band (or stack) always stay together.
using LineOrder = std::array<std::uint8_t, 9>;

/// One move of the group: first the transposition, then rows and columns change places, then the digits are
/// exchanged. The default changes nothing.
struct Transformation {
  bool transposed = false;  ///< reflected across the main diagonal
  LineOrder rows = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  LineOrder columns = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  /// digits[i] takes the place of digit i + 1.
  std::array<Digit, kDigitCount> digits = {Digit(1), Digit(2), Digit(3), Digit(4), Digit(5),
                                           Digit(6), Digit(7), Digit(8), Digit(9)};

  friend bool operator==(const Transformation&, const Transformation&) = default;
};

[[nodiscard]] Grid transformed(const Grid& grid, const Transformation& transformation);

/// The puzzle with its givens and solution transformed alike.
[[nodiscard]] Puzzle transformed(const Puzzle& puzzle, const Transformation& transformation);

/// The kinds of transformations of which every symmetry of Sudoku is made.
enum class TransformKind {
  Digits,     ///< the digits change their meaning
  Rows,       ///< the rows of each band change places
  Bands,      ///< the bands change places
  Columns,    ///< the columns of each stack change places
  Stacks,     ///< the stacks change places
  Transpose,  ///< rows become columns
  Turn,       ///< one of the square's eight rotations and reflections
};

template <>
struct Names<TransformKind> {
  static constexpr std::array kNames = {
      Named{TransformKind::Digits, "digits"}, Named{TransformKind::Rows, "rows"},
      Named{TransformKind::Bands, "bands"},   Named{TransformKind::Columns, "columns"},
      Named{TransformKind::Stacks, "stacks"}, Named{TransformKind::Transpose, "transpose"},
      Named{TransformKind::Turn, "turn"},
  };
};

/// A move of one kind alone, each of that kind equally likely. `Transpose` is always the transposition.
[[nodiscard]] Transformation randomTransformation(TransformKind kind, Random& random);

/// A move out of those that leave every pattern of givens with this symmetry symmetrical, each equally
/// likely; with no symmetry that is the whole group.
[[nodiscard]] Transformation randomTransformation(Random& random, Symmetry kept = Symmetry::None);

}  // namespace sudoku
