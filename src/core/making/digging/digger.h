#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/grid.h>
#include <sudoku/grid/random.h>
#include <sudoku/making/recipe.h>

namespace sudoku::digging {

/// A board from which givens are removed by a recipe. The cells that the symmetry maps onto each other, an
/// orbit, are removed together. A digger removes some orbits and then waits until it is told, by answer(),
/// whether the grid has a second solution without them; if so, it puts them back. As it does not call the
/// solver itself, one call can answer for many boards together.
///
/// The first orbits can nearly always be removed and the last ones seldom. Therefore many orbits are removed
/// at first, and about half as many each further time, down to one. If they cannot all be removed, they are
/// tried again in smaller groups. The result is the same as if each orbit were tried alone.
class Digger {
 public:
  /// Draws the random numbers that the recipe needs, and removes the first orbits from the board.
  Digger(const Grid& board, const Recipe& recipe, Random& random);

  /// Whether all orbits have been tried: then no answer is needed any more, and grid() is the puzzle.
  bool isDone() const { return m_holes.isEmpty(); }

  const Grid& grid() const { return m_grid; }

  /// If just one cell is tried, this cell with its digit on the board; otherwise nothing. Then it suffices to
  /// ask whether there is a solution without this digit in the cell, which is quicker to answer than whether
  /// grid() has two solutions.
  std::optional<Candidate> candidate() const;
  void answer(bool hasOtherSolution);

 private:
  /// The least number of givens on the whole board, in each row and in each column.
  struct Floors {
    int total;
    int row;
    int column;

    bool holdFor(CellSet givens) const;
    friend bool operator==(const Floors&, const Floors&) = default;
  };

  /// Removes the givens of the next orbits. Orbits that would leave fewer givens than m_floors are skipped;
  /// if m_lastFloors is lower, they are tried again at the end.
  void advance();
  void askAboutNext();

  Grid m_board;
  Grid m_grid;  // the board without all holes, including those that are being tried
  CellSet m_givens = allCells();
  CellSet m_holes;   // the cells that are being tried
  int m_orbits = 0;  // number of orbits in m_holes
  int m_most = 1;    // most orbits to remove at once the next time
  Floors m_floors;
  Floors m_lastFloors;
  std::vector<CellSet> m_turns;
  std::size_t m_next = 0;  // first index in m_turns that is being tried
  std::size_t m_end = 0;   // last index in m_turns that is being tried, plus 1
  std::vector<CellSet> m_passedOver;
};

/// Tells many diggers together whether their grids have a second solution, until all are done. Returns false
/// if stopped before that.
bool digTogether(std::span<Digger> diggers, const std::stop_token& stop);

}  // namespace sudoku::digging
