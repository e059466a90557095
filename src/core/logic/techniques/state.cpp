#include "state.h"

#include <algorithm>

namespace sudoku::techniques {

void SinglesQueue::drop(House house, Digit digit) {
  auto* const end = m_candidates.data() + m_end;
  auto* const found = std::find_if(m_candidates.data(), end, [&](int candidate) {
    return patterns::digitOf(candidate) == digit.index() && house.contains(Cell(patterns::cellOf(candidate)));
  });
  if (found == end) return;
  if (found < m_candidates.data() + m_begin) --m_begin;
  std::copy(found + 1, end, found);
  --m_end;
}

State::State(const Grid& givens, const Grid& board, const Candidates& left)
    : m_givens(givens), m_position(Grid()) {
  m_cells.fill(CellSet::all());
  for (const Cell cell : board.filledCells()) place(cell, *board.at(cell));
  for (const Cell cell : openCells())
    for (const Digit digit : at(cell) - left.at(cell)) eliminate(cell, digit);
}

CellSet State::allowedCellsOf(Digit digit) const {
  CellSet cells = openCells();
  for (const Cell cell : m_board.cellsWith(digit)) cells -= peersOf(cell);
  return cells;
}

bool State::isContradictory() const {
  CellSet possible;
  for (const CellSet cells : m_cells) possible |= cells;
  return !(openCells() - possible).isEmpty();
}

bool State::isOnlyPlace(Candidate candidate) const {
  const auto houses = housesOf(candidate.cell);
  return std::any_of(houses.begin(), houses.end(),
                     [&](House house) { return count(house, candidate.digit) == 1; });
}

void State::place(Cell cell, Digit digit) {
  if (m_board.at(cell) == digit) return;
  const DigitSet before = at(cell);
  m_board.set(cell, digit);
  for (const Digit other : before) m_cells[index(other)].remove(cell);
  for (const Cell peer : cellsOf(digit) & peersOf(cell)) eliminate(peer, digit);
  if (openCells().contains(cell)) m_position.fill(cell.index(), digit.index());
  for (const Digit other : before - DigitSet{digit})
    for (const House house : housesOf(cell))
      if (count(house, other) == 1) noteHiddenSingle(house, other);
  m_naked.passFilled(openCells());
  m_hidden.passFilled(openCells());
}

void State::eliminate(Cell cell, Digit digit) {
  if (!has(cell, digit)) return;
  m_cells[index(digit)].remove(cell);
  // Eliminating the last candidate of a cell is a contradiction, so the options of its houses are not
  // updated.
  if (at(cell).size() == 1) return m_position.clear(cell.index());
  m_position.eliminate(patterns::candidateOf(cell.index(), digit.index()));
  if (at(cell).size() == 1) m_naked.push(cell, at(cell).first());
  for (const House house : housesOf(cell)) {
    const int left = count(house, digit);
    if (left == 1) noteHiddenSingle(house, digit);
    if (left == 0) m_hidden.drop(house, digit);
  }
}

void State::noteHiddenSingle(House house, Digit digit) {
  const CellSet cells = cellsOf(digit, house);
  if (!cells.isEmpty()) m_hidden.push(cells.first(), digit);
}

}  // namespace sudoku::techniques
