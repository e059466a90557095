#include "fishsearch.h"

#include "search.h"

namespace sudoku::techniques {
namespace {

constexpr unsigned bitOf(House::Kind kind) {
  return 1U << static_cast<unsigned>(kind);
}
constexpr unsigned kRows = bitOf(House::Kind::Row);
constexpr unsigned kColumns = bitOf(House::Kind::Column);

unsigned kindsOf(const std::vector<House>& houses) {
  unsigned kinds = 0;
  for (const House house : houses) kinds |= bitOf(house.kind());
  return kinds;
}

/// Without its fins some base house has at most one cell left.
bool isSashimi(const State& state, Digit digit, const Fish& fish) {
  const CellSet fins = fish.fins();
  return std::any_of(fish.base.begin(), fish.base.end(),
                     [&](House house) { return (state.cellsOf(digit, house) - fins).size() <= 1; });
}

}  // namespace

Technique techniqueOf(const State& state, Digit digit, const Fish& fish) {
  const unsigned base = kindsOf(fish.base);
  const unsigned cover = kindsOf(fish.cover);
  const int rank = static_cast<int>(fish.base.size()) - 2;
  const bool hasFins = !fish.fins().isEmpty();
  const auto areOf = [](unsigned kinds, unsigned line) {
    return kinds == line || kinds == (line | bitOf(House::Kind::Box));
  };
  if ((base == kRows && cover == kColumns) || (base == kColumns && cover == kRows)) {
    if (isSashimi(state, digit, fish)) return Technique::SashimiXWing + 2 * rank;
    return hasFins ? Technique::FinnedXWing + 2 * rank : Technique::XWing + rank;
  }
  if ((areOf(base, kRows) && areOf(cover, kColumns)) || (areOf(base, kColumns) && areOf(cover, kRows)))
    return (hasFins ? Technique::FinnedFrankenXWing : Technique::FrankenXWing) + rank;
  return (hasFins ? Technique::FinnedMutantXWing : Technique::MutantXWing) + rank;
}

Step toStep(const State& state, Digit digit, const Fish& fish) {
  Step step{techniqueOf(state, digit, fish)};
  step.digits = {digit};
  const CellSet fins = fish.fins();
  const CellSet body = fish.baseCells - fins;
  step.cells.assign(body.begin(), body.end());
  step.houses = fish.base;
  step.covers = fish.cover;
  for (const Cell cell : fins - fish.endoFins) step.fins.push_back({cell, digit});
  for (const Cell cell : fish.endoFins) step.endoFins.push_back({cell, digit});
  return step;
}

}  // namespace sudoku::techniques
