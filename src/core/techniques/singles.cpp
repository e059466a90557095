#include <algorithm>

#include "finders.h"

namespace sudoku::techniques {
namespace {

bool takeSingle(Search& search, Technique technique, Cell cell, Digit digit) {
  Step step{technique};
  step.digits = {digit};
  step.cells = {cell};
  step.placements = {{cell, digit}};
  return search.take(std::move(step));
}

bool isLastOpen(const State& state, House house, Cell cell) {
  return (cellsOf(house) & state.openCells()) == CellSet{cell};
}

}  // namespace

void findFullHouses(Search& search) {
  const State& state = search.state;
  for (const auto entry : state.nakedSingles()) {
    const Cell cell(entry.cell);
    const auto houses = housesOf(cell);
    if (!state.isOpen(cell) || std::none_of(houses.begin(), houses.end(),
                                            [&](House house) { return isLastOpen(state, house, cell); }))
      continue;
    if (takeSingle(search, Technique::FullHouse, cell, Digit(entry.digit + 1))) return;
  }
}

void findNakedSingles(Search& search) {
  for (const auto entry : search.state.nakedSingles())
    if (search.state.isOpen(Cell(entry.cell)) &&
        takeSingle(search, Technique::NakedSingle, Cell(entry.cell), Digit(entry.digit + 1)))
      return;
}

void findHiddenSingles(Search& search) {
  const State& state = search.state;
  CellSet taken;
  for (const auto entry : state.hiddenSingles()) {
    const Cell cell(entry.cell);
    const Digit digit(entry.digit + 1);
    const auto houses = housesOf(cell);
    if (!state.isOpen(cell) || taken.contains(cell) ||
        std::none_of(houses.begin(), houses.end(),
                     [&](House house) { return state.count(house, digit) == 1; }))
      continue;
    taken.add(cell);
    if (takeSingle(search, Technique::HiddenSingle, cell, digit)) return;
  }
}

}  // namespace sudoku::techniques
