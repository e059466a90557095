#include "loopsearch.h"

namespace sudoku::explainer {
namespace {

constexpr auto makeRegionSets() {
  std::array<std::uint32_t, kCellCount> sets{};
  for (int cell = 0; cell < kCellCount; ++cell)
    for (int kind = 0; kind < kRegionKinds; ++kind)
      sets[at(cell)] |= 1U << static_cast<unsigned>(regionOf(cell, kind));
  return sets;
}

/// The regions of each cell.
constexpr auto kRegionSets = makeRegionSets();

constexpr auto makeRegionCells() {
  std::array<CellSet, kRegionCount> sets{};
  for (int region = 0; region < kRegionCount; ++region)
    for (int place = 0; place < kDigitCount; ++place) sets[at(region)].add(Cell(cellAt(region, place)));
  return sets;
}

constexpr auto kRegionCells = makeRegionCells();

/// The cells with both digits, but for those that are alone so in one of their regions.
CellSet ableCells(const Position& position, int low, int high) {
  CellSet able;
  for (int row = Row * kDigitCount; row < (Row + 1) * kDigitCount; ++row)
    for (const int place : Bits(position.places(row, low) & position.places(row, high)))
      able.add(Cell(cellAt(row, place)));
  CellSet before;
  while (able != before) {
    before = able;
    for (const Cell cell : before)
      for (int kind = 0; kind < kRegionKinds; ++kind)
        if ((able & kRegionCells[at(regionOf(cell.index(), kind))]) == CellSet{cell}) able.remove(cell);
  }
  return able;
}

class LoopSearch {
 public:
  LoopSearch(const Position& position, Mask digits, std::vector<Loop>& loops)
      : m_position(position),
        m_low(firstOf(digits)),
        m_high(firstOf(without(digits, bitOf(m_low)))),
        m_able(ableCells(position, m_low, m_high)),
        m_loops(loops) {
    m_loop.digits = digits;
  }

  void searchFrom(int start) {
    if (m_able.contains(Cell(start))) extend(start, 2, 0, -1);
  }

 private:
  void extend(int cell, int extraCellsLeft, Mask extraDigits, int lastKind) {
    std::uint32_t& visited = m_visited[m_loop.cells.size() % 2];
    visited |= kRegionSets[at(cell)];
    m_loop.cells.push_back(cell);
    m_onLoop.add(Cell(cell));
    for (int kind = 0; kind < kRegionKinds; ++kind) {
      if (kind == lastKind) continue;
      const int region = regionOf(cell, kind);
      for (const int place : Bits(m_position.places(region, m_low) & m_position.places(region, m_high)))
        tryNext(cellAt(region, place), extraCellsLeft, extraDigits, kind);
    }
    m_onLoop.remove(Cell(cell));
    m_loop.cells.pop_back();
    visited &= ~kRegionSets[at(cell)];
  }

  /// The extra digits of cells that were tried before stay in `extraDigits`: a slip of the original, which
  /// keeps it from some loops.
  void tryNext(int next, int extraCellsLeft, Mask& extraDigits, int kind) {
    if (m_loop.cells.front() == next && m_loop.cells.size() >= 4) {
      if (m_visited[0] == m_visited[1]) m_loops.push_back(m_loop);
      return;
    }
    if (m_onLoop.contains(Cell(next))) return;
    const Mask digits = m_position.digits(next);
    extraDigits = without(extraDigits | digits, m_loop.digits);
    // To be swapped, the digits need one cell of the loop's even places and one of its odd ones in each of
    // its regions.
    if (!m_able.contains(Cell(next))) return;
    if ((m_visited[m_loop.cells.size() % 2] & kRegionSets[at(next)]) != 0) return;
    const bool isPair = countOf(digits) == 2;
    if (isPair || countOf(extraDigits) == 1 || extraCellsLeft > 0)
      extend(next, isPair ? extraCellsLeft : extraCellsLeft - 1, extraDigits, kind);
  }

  const Position& m_position;
  int m_low;  // the two digits
  int m_high;
  CellSet m_able;
  std::vector<Loop>& m_loops;
  Loop m_loop;
  CellSet m_onLoop;
  std::array<std::uint32_t, 2> m_visited{};  // by the loop's even and its odd places
};

}  // namespace

void findLoops(const Position& position, int start, std::vector<Loop>& loops) {
  LoopSearch(position, position.digits(start), loops).searchFrom(start);
}

}  // namespace sudoku::explainer
