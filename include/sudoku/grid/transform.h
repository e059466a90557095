#pragma once

#include <array>
#include <cstdint>

#include <sudoku/grid/digit.h>
#include <sudoku/grid/grid.h>
#include <sudoku/grid/naming.h>
#include <sudoku/grid/puzzle.h>
#include <sudoku/grid/random.h>
#include <sudoku/grid/symmetry.h>

/// Transformations of a grid into an isomorph: a valid grid stays valid, and keeps its number of solutions.
/// There are 2 · 6⁸ · 9! = 1,218,998,108,160 of them, and together they are a group. All functions may be
/// called from any thread; a Random that is passed must not be in use by another thread.
namespace sudoku {

/// A new order of the nine rows or columns (lines): line i of the result is line order[i] of the source. The
/// three lines of a band (or stack) always stay together.
using LineOrder = std::array<std::uint8_t, 9>;

/// One transformation of a grid: first the transposition, then rows and columns are reordered, then the
/// digits are exchanged. The default changes nothing.
struct Transformation {
  bool transposed = false;  ///< reflected across the main diagonal
  LineOrder rows = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  LineOrder columns = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  /// For each i, digits[i] is the digit that replaces digit i + 1.
  std::array<Digit, kDigitCount> digits = {Digit(1), Digit(2), Digit(3), Digit(4), Digit(5),
                                           Digit(6), Digit(7), Digit(8), Digit(9)};

  friend bool operator==(const Transformation&, const Transformation&) = default;
};

[[nodiscard]] Grid transformed(const Grid& grid, const Transformation& transformation);

/// The puzzle with its givens and solution transformed alike.
[[nodiscard]] Puzzle transformed(const Puzzle& puzzle, const Transformation& transformation);

/// The kinds of transformations of which every symmetry of Sudoku is made.
enum class TransformKind {
  Digits,     ///< the digits are exchanged for each other
  Rows,       ///< the rows are reordered within each band
  Bands,      ///< the bands are reordered
  Columns,    ///< the columns are reordered within each stack
  Stacks,     ///< the stacks are reordered
  Transpose,  ///< rows become columns
  Turn,       ///< the grid is rotated or reflected, in one of eight ways
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

/// A random transformation of one kind, each equally likely. For `Transpose` it is always the transposition.
[[nodiscard]] Transformation randomTransformation(TransformKind kind, Random& random);

/// A random transformation, each equally likely, after which all puzzles with the symmetry `kept` still have
/// that symmetry; any transformation if `kept` is Symmetry::None.
[[nodiscard]] Transformation randomTransformation(Random& random, Symmetry kept = Symmetry::None);

}  // namespace sudoku
