#include "state.h"

#include <algorithm>

namespace sudoku::techniques {

void SinglesQueue::drop(House house, Digit digit) {
  auto* const end = m_entries.data() + m_end;
  auto* const found = std::find_if(m_entries.data(), end, [&](Entry entry) {
    return entry.digit == digit.index() && house.contains(Cell(entry.cell));
  });
  if (found == end) return;
  if (found < m_entries.data() + m_begin) --m_begin;
  std::copy(found + 1, end, found);
  --m_end;
}

State::State(const Grid& givens, const Grid& board, const Candidates& left) : m_givens(givens) {
  m_cells.fill(CellSet::all());
  m_digits.fill(DigitSet::all());
  for (auto& counts : m_counts) counts.fill(kDigitCount);
  for (const Cell cell : board.filledCells()) place(cell, *board.at(cell));
  for (const Cell cell : m_open)
    for (const Digit digit : at(cell) - left.at(cell)) eliminate(cell, digit);
}

CellSet State::allowedCellsOf(Digit digit) const {
  CellSet cells = m_open;
  for (const Cell cell : m_board.cellsWith(digit)) cells -= peersOf(cell);
  return cells;
}

bool State::isContradictory() const {
  CellSet possible;
  for (const CellSet cells : m_cells) possible |= cells;
  return !(m_open - possible).isEmpty();
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
  m_open.remove(cell);
  m_digits[static_cast<std::size_t>(cell.index())] = {};
  for (const Digit other : before) m_cells[index(other)].remove(cell);
  for (const Cell peer : peersOf(cell)) eliminate(peer, digit);
  for (const Digit other : before)
    for (const House house : housesOf(cell))
      if (countDown(house, other) == 1 && other != digit) noteHiddenSingle(house, other);
  m_naked.passFilled(m_open);
  m_hidden.passFilled(m_open);
}

void State::eliminate(Cell cell, Digit digit) {
  DigitSet& digits = m_digits[static_cast<std::size_t>(cell.index())];
  if (!digits.contains(digit)) return;
  digits.remove(digit);
  m_cells[index(digit)].remove(cell);
  // A cell that has lost its last candidate is a contradiction; what it did to its houses is not followed up.
  if (digits.isEmpty()) return;
  if (digits.size() == 1) m_naked.push(cell, digits.first());
  for (const House house : housesOf(cell)) {
    const int left = countDown(house, digit);
    if (left == 1) noteHiddenSingle(house, digit);
    if (left == 0) m_hidden.drop(house, digit);
  }
}

void State::noteHiddenSingle(House house, Digit digit) {
  const CellSet cells = cellsOf(digit, house);
  if (!cells.isEmpty()) m_hidden.push(cells.first(), digit);
}

}  // namespace sudoku::techniques
