#include "fishsearch.h"

#include <algorithm>

namespace sudoku::techniques {
namespace {

unsigned kindsOf(const std::vector<House>& houses) {
  unsigned kinds = 0;
  for (const House house : houses) kinds |= bitOf(house.kind());
  return kinds;
}

/// Whether a base house of the fish has at most one place for the digit, not counting fins.
bool isSashimi(const State& state, Digit digit, const Fish& fish) {
  const CellSet fins = fish.fins();
  return std::any_of(fish.base.begin(), fish.base.end(),
                     [&](House house) { return (state.cellsOf(digit, house) - fins).size() <= 1; });
}

FishShape shapeOf(const Fish& fish) {
  const unsigned base = kindsOf(fish.base);
  const unsigned cover = kindsOf(fish.cover);
  const auto areOf = [](unsigned kinds, unsigned line) { return kinds == line || kinds == (line | kBoxes); };
  if ((base == kRows && cover == kColumns) || (base == kColumns && cover == kRows)) return FishShape::Basic;
  if ((areOf(base, kRows) && areOf(cover, kColumns)) || (areOf(base, kColumns) && areOf(cover, kRows)))
    return FishShape::Franken;
  return FishShape::Mutant;
}

}  // namespace

Technique techniqueOf(const State& state, Digit digit, const Fish& fish) {
  FishForm form{static_cast<int>(fish.base.size()), shapeOf(fish)};
  if (!fish.fins().isEmpty()) form.fins = FishFins::Finned;
  if (form.shape == FishShape::Basic && isSashimi(state, digit, fish)) form.fins = FishFins::Sashimi;
  const auto* const row =
      std::find_if(kTable.begin(), kTable.end(), [&](const Row& each) { return each.fish == form; });
  return row->info.technique;
}

reason::Fish reasonOf(Digit digit, const Fish& fish) {
  const CellSet fins = fish.fins();
  const CellSet outer = fins - fish.endoFins;
  return {digit,      fish.baseCells - fins,        fish.base,
          fish.cover, {outer.begin(), outer.end()}, {fish.endoFins.begin(), fish.endoFins.end()}};
}

}  // namespace sudoku::techniques
