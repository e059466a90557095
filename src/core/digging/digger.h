#pragma once

#include <sudoku/grid.h>

namespace sudoku::digging {

/// A board that is being dug: what is left always has the board as its only solution.
class Digger {
 public:
  explicit Digger(const Grid& board) : m_board(board), m_puzzle(board) {}

  const Grid& puzzle() const { return m_puzzle; }
  CellSet givens() const { return m_givens; }

  /// Takes these givens away, unless another solution would appear. Precondition: all of them are givens.
  void tryHoles(CellSet cells);

 private:
  Grid m_board;
  Grid m_puzzle;
  CellSet m_givens = allCells();
};

}  // namespace sudoku::digging
