#pragma once

#include <array>
#include <span>

#include <sudoku/grid/grid.h>
#include <sudoku/grid/naming.h>
#include <sudoku/grid/random.h>
#include <sudoku/grid/transform.h>

namespace sudoku {

/// The ways to make a complete board.
enum class BoardMethod {
  Backtracking,    ///< cell by cell, digits in random order, backtracking where none fits
  Transform,       ///< a random isomorph of one of four stored boards
  TransformFresh,  ///< a random isomorph of a board made by Backtracking
  RandomClues9,    ///< nine random legal digits first, the rest by backtracking
  RandomClues11,  ///< eleven random legal digits first, as in 薛源海 et al., 数学的实践与认识 39(21), 2009
  Diagonal,  ///< the three diagonal boxes first, then always the cell with fewest choices
};

template <>
struct Names<BoardMethod> {
  static constexpr std::array kNames = {
      Named{BoardMethod::Backtracking, "backtracking"},
      Named{BoardMethod::Transform, "transform"},
      Named{BoardMethod::TransformFresh, "transform-fresh"},
      Named{BoardMethod::RandomClues9, "random-clues-9"},
      Named{BoardMethod::RandomClues11, "random-clues-11"},
      Named{BoardMethod::Diagonal, "diagonal"},
  };
};

/// Whether the method makes an isomorph of another board.
constexpr bool isTransformed(BoardMethod method) {
  return method == BoardMethod::Transform || method == BoardMethod::TransformFresh;
}

/// A full valid grid. The same state of `random` gives the same board.
[[nodiscard]] Grid makeBoard(BoardMethod method, Random& random);

/// A full valid grid. The board that the method starts from is changed by one random transformation of each
/// kind in `moves`, one after the other, instead of by any random transformation. Precondition:
/// isTransformed(method).
[[nodiscard]] Grid makeBoard(BoardMethod method, std::span<const TransformKind> moves, Random& random);

/// The boards that BoardMethod::Transform starts from. They are isomorphs of each other.
[[nodiscard]] const std::array<Grid, 4>& storedBoards();

}  // namespace sudoku
