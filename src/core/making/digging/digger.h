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

/// A board that is being dug by a recipe. For each orbit of the symmetry it asks whether a second solution
/// would appear without these givens. It asks instead of calling the solver, so that many boards can be dug
/// together.
///
/// The first orbits can nearly always be dug and the last ones seldom. Therefore the first question is about
/// many orbits, and each further one about half as many, down to one. If the answer is that a second solution
/// appears, the same orbits are asked about again in smaller groups. The result is the same as with one
/// question for each orbit.
class Digger {
 public:
  /// Starts to dig a board, and makes the random choices of the recipe.
  Digger(const Grid& board, const Recipe& recipe, Random& random);

  /// Whether all orbits have been tried, so that there is no further question and `grid` is the puzzle.
  bool isDone() const { return m_holes.isEmpty(); }

  const Grid& grid() const { return m_grid; }

  /// For a question about one cell, its candidate on the board, which a second solution must not have.
  /// Whether there is such a solution is quicker to answer than whether `grid` has two solutions.
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

  /// Removes the givens of the next orbits. Orbits that would violate m_floors are skipped; they are tried
  /// again at the end if the floors are lower then.
  void advance();
  void askAboutNext();

  Grid m_board;
  Grid m_grid;  // the board without holes, including those still asked about
  CellSet m_givens = allCells();
  CellSet m_holes;   // the holes that the current question is about
  int m_orbits = 0;  // number of orbits in m_holes
  int m_most = 1;    // most orbits in the next question
  Floors m_floors;
  Floors m_lastFloors;
  std::vector<CellSet> m_turns;
  std::size_t m_next = 0;  // first index in m_turns that the question is about
  std::size_t m_end = 0;   // last index in m_turns that the question is about, plus 1
  std::vector<CellSet> m_passedOver;
};

/// Answers the questions of many diggers together until all are done. Returns false if stopped before that.
bool digTogether(std::span<Digger> diggers, const std::stop_token& stop);

}  // namespace sudoku::digging
