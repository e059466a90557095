#include "loopsearch.h"

#include <algorithm>
#include <bit>

#include <sudoku/grid/geometry.h>

namespace sudoku::patterns {
namespace {

/// The most cells of a loop that may have digits besides the loop's two, unless these extra digits are all
/// the same.
constexpr int kExtraCells = 2;

constexpr auto makeHouseSets() {
  std::array<std::uint32_t, kCellCount> sets{};
  for (int cell = 0; cell < kCellCount; ++cell)
    for (int kind = 0; kind < kHouseKinds; ++kind)
      sets[at(cell)] |= 1U << static_cast<unsigned>(houseNumberOf(cell, kind));
  return sets;
}

/// For each cell, a bit set of its three houses.
constexpr auto kHouseSets = makeHouseSets();

CellSet cellsWith(const OptionPosition& position, Mask digits) {
  CellSet cells;
  for (int row = Row * kDigitCount; row < (Row + 1) * kDigitCount; ++row) {
    Mask places = bitOf(kDigitCount) - 1;
    for (const int digit : Bits(digits)) places &= position.places(row, digit);
    for (const int place : Bits(places)) cells.add(Cell(cellAt(row, place)));
  }
  return cells;
}

/// Removes the cells that are alone in one of their houses.
void removeLonely(CellSet& cells) {
  CellSet before;
  while (cells != before) {
    before = cells;
    for (const Cell cell : before)
      for (int kind = 0; kind < kHouseKinds; ++kind)
        if ((cells & cellsIn(houseNumberOf(cell.index(), kind))) == CellSet{cell}) cells.remove(cell);
  }
}

}  // namespace

const std::vector<Loop>& LoopSearch::loopsThrough(int start) {
  m_loops.clear();
  m_digits = m_position.digits(start);
  m_eligible = &eligibleFor(m_digits);
  CellSet& cells = m_eligible->cells;
  if (!cells.contains(Cell(start))) return m_loops;
  m_mayHaveMissed = false;
  extend(start, {{cells, cells}, kExtraCells, 0, 0}, -1);
  if (m_loops.empty() && !m_mayHaveMissed) {
    cells.remove(Cell(start));
    removeLonely(cells);
  }
  return m_loops;
}

LoopSearch::Eligible& LoopSearch::eligibleFor(Mask digits) {
  const auto known = std::find_if(m_eligibleByDigits.begin(), m_eligibleByDigits.end(),
                                  [digits](const Eligible& eligible) { return eligible.digits == digits; });
  if (known != m_eligibleByDigits.end()) return *known;
  Eligible& eligible = m_eligibleByDigits.emplace_back();
  eligible.digits = digits;
  eligible.cells = cellsWith(m_position, digits);
  removeLonely(eligible.cells);
  for (const Cell cell : eligible.cells) {
    const Mask extra = without(m_position.digits(cell.index()), digits);
    if (extra == 0) eligible.pairs.add(cell);
    if (countOf(extra) == 1) eligible.alike[at(firstOf(extra))].add(cell);
  }
  return eligible;
}

void LoopSearch::extend(int cell, Left left, int lastKind) {
  const std::size_t parity = m_loop.size() % 2;
  // To swap the loop's two digits, each of its houses needs one cell at an even index of the loop and one at
  // an odd index; so no other cell at an index of this parity may see the new cell.
  left.cells[parity] -= peersOf(Cell(cell));
  for (CellSet& cells : left.cells) cells.remove(Cell(cell));
  if (left.extraCells <= 0) {
    CellSet more = m_eligible->pairs;
    if (countOf(left.ownDigits) == 1) more |= m_eligible->alike[at(firstOf(left.ownDigits))];
    for (CellSet& cells : left.cells) cells &= more;
  }
  m_visited[parity] |= kHouseSets[at(cell)];
  if (canClose(left)) {
    m_loop.push_back(cell);
    m_onLoop.add(Cell(cell));
    for (int kind = 0; kind < kHouseKinds; ++kind)
      if (kind != lastKind) extendWithin(houseNumberOf(cell, kind), left, kind);
    m_onLoop.remove(Cell(cell));
    m_loop.pop_back();
  }
  m_visited[parity] &= ~kHouseSets[at(cell)];
}

void LoopSearch::extendWithin(HouseNumber house, Left& left, int kind) {
  CellSet next = cellsIn(house);
  // Sudoku Explainer also goes through cells that cannot be on the loop, and counts their extra digits.
  if (m_rule == LoopRule::Complete || countOf(left.extraDigits) > 1)
    next &= left.cells[m_loop.size() % 2] | CellSet{Cell(m_loop.front())};
  for (const Cell cell : next)
    if ((m_position.digits(cell.index()) & m_digits) == m_digits) tryNext(cell.index(), left, kind);
}

/// Whether the loop can still be closed: whether each house that has a loop cell at an even index has, or can
/// still get, one at an odd index, and the reverse.
bool LoopSearch::canClose(const Left& left) const {
  for (const std::size_t parity : {0U, 1U})
    for (std::uint32_t open = m_visited[1 - parity] & ~m_visited[parity]; open != 0; open &= open - 1)
      if ((cellsIn(std::countr_zero(open)) & left.cells[parity]).isEmpty()) return false;
  return true;
}

void LoopSearch::tryNext(int next, Left& left, int kind) {
  if (m_loop.front() == next && m_loop.size() >= 4) {
    if (m_visited[0] == m_visited[1]) m_loops.push_back({m_loop, m_onLoop});
    return;
  }
  if (m_onLoop.contains(Cell(next))) return;
  const Mask extra = without(m_position.digits(next), m_digits);
  // By an error in Sudoku Explainer, the extra digits of rejected cells stay in `left`, so that it misses
  // some loops.
  if (m_rule == LoopRule::SudokuExplainer) left.extraDigits = static_cast<Mask>(left.extraDigits | extra);
  if (!left.cells[m_loop.size() % 2].contains(Cell(next))) return;
  const Mask own = static_cast<Mask>(left.ownDigits | extra);
  const Mask counted = m_rule == LoopRule::SudokuExplainer ? left.extraDigits : own;
  if (extra == 0 || countOf(counted) == 1 || left.extraCells > 0)
    extend(next, {left.cells, extra == 0 ? left.extraCells : left.extraCells - 1, counted, own}, kind);
  else if (countOf(own) == 1)
    m_mayHaveMissed = true;
}

/// The unique loops of a position. A loop is found from each of its cells with two candidates and in both
/// directions, but listed once.
std::vector<UniqueLoop> uniqueLoops(const OptionPosition& position, LoopRule rule) {
  std::vector<UniqueLoop> loops;
  LoopSearch search(position, rule);
  for (int start = 0; start < kCellCount; ++start) {
    const Mask digits = position.digits(start);
    if (countOf(digits) != 2) continue;
    for (const Loop& loop : search.loopsThrough(start)) {
      const bool isKnown = std::any_of(loops.begin(), loops.end(), [&loop](const UniqueLoop& known) {
        return known.cells == loop.cellSet;
      });
      if (isKnown) continue;
      UniqueLoop& unique = loops.emplace_back(UniqueLoop{loop.cellSet, digits, {}});
      for (const int cell : loop.cells)
        if (const Mask extra = without(position.digits(cell), digits); extra != 0)
          unique.pattern.add(cell, extra);
    }
  }
  return loops;
}

}  // namespace sudoku::patterns
