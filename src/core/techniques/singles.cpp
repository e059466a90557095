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
  for (const auto [cell, digit] : search.state.nakedSingles()) {
    const auto houses = housesOf(cell);
    const auto isLast = [&, own = cell](House house) { return isLastOpen(search.state, house, own); };
    if (std::any_of(houses.begin(), houses.end(), isLast) &&
        takeSingle(search, Technique::FullHouse, cell, digit))
      return;
  }
}

void findNakedSingles(Search& search) {
  for (const auto [cell, digit] : search.state.nakedSingles())
    if (takeSingle(search, Technique::NakedSingle, cell, digit)) return;
}

void findHiddenSingles(Search& search) {
  for (const auto [cell, digit] : search.state.hiddenSingles())
    if (takeSingle(search, Technique::HiddenSingle, cell, digit)) return;
}

}  // namespace sudoku::techniques
