#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/candidates.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/grid/grid.h>
#include <sudoku/logic/position.h>

#include "logic/patterns/optionposition.h"

namespace sudoku::techniques {

/// The candidate with a number from 0 to 728, as in logic/patterns/candidatenumbers.h.
inline Candidate toCandidate(int candidate) {
  return {Cell(patterns::cellOf(candidate)), Digit(patterns::digitOf(candidate) + 1)};
}

/// A queue of singles, in the order in which steps left a digit one place or a cell one digit. Each
/// combination of house and digit is queued at most once, so there is room for all of them.
class SinglesQueue {
 public:
  void push(Cell cell, Digit digit) {
    m_candidates[m_end++] = static_cast<std::uint16_t>(patterns::candidateOf(cell.index(), digit.index()));
  }
  /// Removes the first entry for a digit in a house, even if passFilled() has skipped it.
  void drop(House house, Digit digit);

  /// Skips entries at the front whose cells are filled. They are never returned again.
  void passFilled(CellSet open) {
    while (m_begin < m_end && !open.contains(Cell(patterns::cellOf(m_candidates[m_begin])))) ++m_begin;
  }

  const std::uint16_t* begin() const { return m_candidates.data() + m_begin; }
  const std::uint16_t* end() const { return m_candidates.data() + m_end; }

 private:
  std::array<std::uint16_t, std::size_t{kHouseCount} * kDigitCount> m_candidates{};
  std::uint16_t m_begin = 0;
  std::uint16_t m_end = 0;
};

/// A position to search for steps: for each digit its open cells, and all data of patterns::OptionPosition. A
/// filled cell has no candidates. Singles are queued as they arise, in HoDoKu's order, because the score of
/// HoDoKu's path depends on which single it takes first.
class State {
 public:
  explicit State(const Position& position) : State(position.givens, position.board, position.candidates) {}
  /// `left` has the candidates of open cells; candidates that the board rules out are ignored.
  State(const Grid& givens, const Grid& board, const Candidates& left);

  const Grid& givens() const { return m_givens; }
  const Grid& board() const { return m_board; }
  bool isGiven(Cell cell) const { return !m_givens.isEmpty(cell); }
  bool isOpen(Cell cell) const { return m_board.isEmpty(cell); }
  CellSet openCells() const { return m_position.emptyCells(); }
  CellSet filledCells() const { return allCells() - openCells(); }
  const patterns::OptionPosition& position() const { return m_position; }

  /// The open cells that have a digit as a candidate.
  CellSet cellsOf(Digit digit) const { return m_cells[index(digit)]; }
  CellSet cellsOf(Digit digit, House house) const { return cellsOf(digit) & sudoku::cellsOf(house); }
  /// The candidates of an open cell.
  DigitSet at(Cell cell) const { return DigitSet::fromBits(m_position.digits(cell.index())); }
  bool has(Cell cell, Digit digit) const { return at(cell).contains(digit); }
  /// The number of cells in a house that have a digit as a candidate.
  int count(House house, Digit digit) const {
    return patterns::countOf(m_position.places(patterns::numberOf(house), digit.index()));
  }
  /// The open cells in which a digit would not clash with the board, even if it has been eliminated as a
  /// candidate.
  CellSet allowedCellsOf(Digit digit) const;

  /// Whether some open cell has no candidates left.
  bool isContradictory() const;

  /// Puts a digit into a cell; does nothing if the cell holds that digit already.
  void place(Cell cell, Digit digit);
  void eliminate(Cell cell, Digit digit);

  /// Calls `visit` with each naked single, in the order in which they arose, until it returns true.
  template <typename Visit>
  void visitNakedSingles(const Visit& visit) const {
    for (const int single : m_naked) {
      const Candidate candidate = toCandidate(single);
      if (isOpen(candidate.cell) && visit(candidate)) return;
    }
  }
  /// Calls `visit` with each hidden single, in the order in which they arose, until it returns true.
  template <typename Visit>
  void visitHiddenSingles(const Visit& visit) const {
    CellSet seen;
    for (const int single : m_hidden) {
      const Candidate candidate = toCandidate(single);
      if (!isOpen(candidate.cell) || seen.contains(candidate.cell) || !isOnlyPlace(candidate)) continue;
      if (visit(candidate)) return;
      seen.add(candidate.cell);
    }
  }

 private:
  /// Whether some house has no place for the digit but this cell.
  bool isOnlyPlace(Candidate candidate) const;
  static std::size_t index(Digit digit) { return static_cast<std::size_t>(digit.index()); }
  void noteHiddenSingle(House house, Digit digit);

  Grid m_givens;
  Grid m_board;
  patterns::OptionPosition m_position;
  std::array<CellSet, kDigitCount> m_cells;
  SinglesQueue m_naked;
  SinglesQueue m_hidden;
};

}  // namespace sudoku::techniques
