#include "digger.h"

#include <algorithm>
#include <utility>

#include <sudoku/grid/geometry.h>

#include "orders.h"

namespace sudoku::digging {
namespace {

/// The number of givens at which digging stops, drawn at random from the range of the rules.
int drawBound(const DigRules& rules, Random& random) {
  if (!rules.givens) return 0;
  const auto [least, most] = *rules.givens;
  return least + static_cast<int>(random.below(static_cast<std::uint64_t>(most - least) + 1));
}

/// The number of givens that are first tried at once. In nine cases of ten, all of them can be removed.
constexpr std::size_t kFirstCells = 24;

CellSet rowEnds() {
  CellSet cells;
  for (int row = 0; row < 9; ++row) cells.add(Cell::at(row, row % 2 == 0 ? 8 : 0));
  return cells;
}

}  // namespace

Digger::Digger(const Grid& board, const Recipe& recipe, Random& random) : m_board(board), m_grid(board) {
  const DigRules rules = rulesOf(recipe);
  m_lastFloors = {drawBound(rules, random), rules.floor, rules.floor};
  m_floors = m_lastFloors;
  m_floors.row = std::max(rules.floor, kDigitCount - rules.holesPerRow);
  m_turns = orbitsInOrder(rules.order, recipe.symmetry, random);
  m_most = static_cast<int>(kFirstCells * m_turns.size() / kCellCount);
  if (rules.sparesEnds)
    std::erase_if(m_turns, [ends = rowEnds()](CellSet orbit) { return !(orbit & ends).isEmpty(); });
  advance();
}

std::optional<Candidate> Digger::candidate() const {
  if (!m_holes.hasOne()) return std::nullopt;
  const Cell cell = m_holes.first();
  return Candidate{cell, *m_board.at(cell)};
}

void Digger::answer(bool hasOtherSolution) {
  if (hasOtherSolution)
    for (const Cell cell : m_holes) m_grid.set(cell, m_board.at(cell));
  else
    m_givens -= m_holes;
  // If several orbits cannot all be removed, each of them is tried again in a smaller group.
  if (!hasOtherSolution || m_orbits == 1) {
    for (; m_next < m_end; ++m_next)
      if ((m_turns[m_next] & m_holes).isEmpty()) m_passedOver.push_back(m_turns[m_next]);
  }
  m_most = std::max(1, m_most / 2);
  advance();
}

void Digger::advance() {
  askAboutNext();
  if (!m_holes.isEmpty() || m_floors == m_lastFloors) return;
  m_passedOver.insert(m_passedOver.end(), m_turns.begin() + static_cast<std::ptrdiff_t>(m_next),
                      m_turns.end());
  m_floors = m_lastFloors;
  m_turns = std::exchange(m_passedOver, {});
  m_next = 0;
  askAboutNext();
}

void Digger::askAboutNext() {
  m_holes = {};
  m_orbits = 0;
  for (m_end = m_next; m_end < m_turns.size() && m_orbits < m_most; ++m_end) {
    const CellSet orbit = m_turns[m_end];
    if (!m_floors.holdFor(m_givens - m_holes - orbit)) continue;
    m_holes |= orbit;
    ++m_orbits;
  }
  for (const Cell cell : m_holes) m_grid.clear(cell);
}

bool Digger::Floors::holdFor(CellSet givens) const {
  if (givens.size() < total) return false;
  if (row == 0 && column == 0) return true;
  return std::all_of(allHouses().begin(), allHouses().end(), [this, &givens](House house) {
    const int here = (givens & cellsOf(house)).size();
    return house.kind() == House::Kind::Box || here >= (house.kind() == House::Kind::Row ? row : column);
  });
}

}  // namespace sudoku::digging
