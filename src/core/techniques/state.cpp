#include "state.h"

#include <algorithm>

namespace sudoku::techniques {

void SinglesQueue::drop(House house, Digit digit) {
  const auto* const found = std::find_if(begin(), end(), [&](Entry entry) {
    return entry.digit == digit.index() && house.contains(Cell(entry.cell));
  });
  if (found == end()) return;
  const auto at = static_cast<std::size_t>(found - m_entries.data());
  std::copy(m_entries.begin() + static_cast<std::ptrdiff_t>(at) + 1, m_entries.begin() + m_end,
            m_entries.begin() + static_cast<std::ptrdiff_t>(at));
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

std::vector<Candidate> State::nakedSingles() const {
  std::vector<Candidate> singles;
  for (const auto entry : m_naked)
    if (isOpen(entry.candidate().cell)) singles.push_back(entry.candidate());
  return singles;
}

std::vector<Candidate> State::hiddenSingles() const {
  std::vector<Candidate> singles;
  CellSet found;
  for (const auto entry : m_hidden) {
    const auto [cell, digit] = entry.candidate();
    const auto houses = housesOf(cell);
    const auto isOnlyPlace = [&, only = digit](House house) { return count(house, only) == 1; };
    if (!isOpen(cell) || found.contains(cell) || std::none_of(houses.begin(), houses.end(), isOnlyPlace))
      continue;
    found.add(cell);
    singles.push_back({cell, digit});
  }
  return singles;
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
