#include <array>
#include <vector>

#include "finders.h"

namespace sudoku::techniques {
namespace {

std::vector<Cell> cellsWithCount(const State& state, int count) {
  std::vector<Cell> cells;
  for (const Cell cell : state.openCells())
    if (state.at(cell).size() == count) cells.push_back(cell);
  return cells;
}

/// Passes a wing to the search: a pivot and two pincers with a common digit, which must stand in one of the
/// pincers (or in the pivot of an XYZ-wing).
bool takeWing(Search& search, Technique technique, Cell pivot, Cell first, Cell second) {
  const State& state = search.state;
  if (!peersOf(pivot).contains(first) || !peersOf(pivot).contains(second)) return false;
  const bool isXyz = technique == Technique::XyzWing;
  const DigitSet shared = state.at(first) & state.at(second);
  if (shared.size() != 1 || state.has(pivot, shared.first()) != isXyz) return false;
  const Digit digit = shared.first();
  CellSet gone = state.cellsOf(digit) & peersOf(first) & peersOf(second);
  if (isXyz) gone &= peersOf(pivot);
  if (gone.isEmpty()) return false;
  Step step{technique, reason::Wing{pivot, {first, second}, state.at(pivot), digit}};
  eliminate(step, digit, gone);
  return search.take(std::move(step));
}

/// Passes a W-wing to the search: two cells with the same two digits. If a strong link of one digit connects
/// them, the other digit is eliminated.
bool takeWWing(Search& search, Cell first, Cell second, Digit gone, Digit linked) {
  const State& state = search.state;
  const CellSet seen = state.cellsOf(gone) & peersOf(first) & peersOf(second);
  if (seen.isEmpty()) return false;
  for (const House house : allHouses()) {
    if (state.count(house, linked) != 2) continue;
    const CellSet pair = state.cellsOf(linked, house) - CellSet{first, second};
    if (pair.size() != 2) continue;
    const Cell a = *pair.begin();
    const Cell b = *++pair.begin();
    const bool aSeesFirst = peersOf(a).contains(first);
    const bool bSeesFirst = peersOf(b).contains(first);
    const bool isStraight = aSeesFirst && !bSeesFirst && peersOf(b).contains(second);
    const bool isCrossed = !aSeesFirst && bSeesFirst && peersOf(a).contains(second);
    if (!isStraight && !isCrossed) continue;
    const std::array places = {isStraight ? a : b, isStraight ? b : a};
    Step step{Technique::WWing, reason::WWing{{first, second}, gone, linked, places}};
    eliminate(step, gone, seen);
    if (search.take(std::move(step))) return true;
  }
  return false;
}

}  // namespace

void findXyWings(Search& search) {
  const bool isXyz = search.wants(Technique::XyzWing);
  const Technique technique = isXyz ? Technique::XyzWing : Technique::XyWing;
  const State& state = search.state;
  const std::vector<Cell> two = cellsWithCount(state, 2);
  const std::vector<Cell> firsts = isXyz ? cellsWithCount(state, 3) : two;
  for (std::size_t i = 0; i < firsts.size(); ++i) {
    for (std::size_t j = isXyz ? 0 : i + 1; j < two.size(); ++j) {
      const DigitSet digits = state.at(firsts[i]) | state.at(two[j]);
      if (digits.size() != 3) continue;
      for (std::size_t k = j + 1; k < two.size(); ++k) {
        if ((digits | state.at(two[k])).size() != 3) continue;
        if (takeWing(search, technique, firsts[i], two[j], two[k]) ||
            (!isXyz && (takeWing(search, technique, two[j], firsts[i], two[k]) ||
                        takeWing(search, technique, two[k], two[j], firsts[i]))))
          return;
      }
    }
  }
}

void findWWings(Search& search) {
  const State& state = search.state;
  const std::vector<Cell> cells = cellsWithCount(state, 2);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; j < cells.size(); ++j) {
      const DigitSet digits = state.at(cells[i]);
      if (state.at(cells[j]) != digits) continue;
      const Digit low = *digits.begin();
      const Digit high = *++digits.begin();
      if (takeWWing(search, cells[i], cells[j], low, high) ||
          takeWWing(search, cells[i], cells[j], high, low))
        return;
    }
  }
}

}  // namespace sudoku::techniques
