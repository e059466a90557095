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

/// A board that is being dug by a recipe: gives each orbit its one turn and asks whether another solution
/// would appear. Asking rather than solving lets many boards be dug side by side.
///
/// The first orbits nearly always can go and the last ones seldom. So the first question is about many turns
/// at once and each further one about half as many, until they go one by one; if the answer is no good the
/// same turns are asked about again in smaller parts. What comes out is what asking one by one would give.
class Digger {
 public:
  /// Makes the random choices of the recipe.
  Digger(const Grid& board, const Recipe& recipe, Random& random);

  /// Whether every orbit has had its turn: nothing is asked any more, and `grid` is the puzzle.
  bool isDone() const { return m_holes.isEmpty(); }

  const Grid& grid() const { return m_grid; }

  /// For a question about one cell: the candidate that another solution must do without. That is easier to
  /// answer than whether `grid` has another solution than the board.
  std::optional<Candidate> candidate() const;
  void answer(bool hasOtherSolution);

 private:
  /// How many givens have to stay: on the whole board, in each row and in each column.
  struct Floors {
    int total;
    int row;
    int column;

    bool holdFor(CellSet givens) const;
    friend bool operator==(const Floors&, const Floors&) = default;
  };

  /// Takes away the givens of the next turns, but passes over orbits that would break a floor. These get
  /// another turn at the end if the floors are lower then.
  void advance();
  void askAboutNext();

  Grid m_board;
  Grid m_grid;  // the board without the holes, even those that are still asked about
  CellSet m_givens = allCells();
  CellSet m_holes;   // the holes that are asked about
  int m_orbits = 0;  // how many orbits make up m_holes
  int m_most = 1;    // how many orbits to ask about at once
  Floors m_floors;
  Floors m_lastFloors;
  std::vector<CellSet> m_turns;
  std::size_t m_next = 0;  // the first turn that is asked about
  std::size_t m_end = 0;   // the last one, plus one
  std::vector<CellSet> m_passedOver;
};

/// Answers many diggers side by side until all are done. False if it was asked to stop before that.
bool digTogether(std::span<Digger> diggers, const std::stop_token& stop);

}  // namespace sudoku::digging
