#include "fishsearch.h"

#include <array>

#include "registry.h"

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

FishShape shapeOf(const Fish& fish) {
  const unsigned base = kindsOf(fish.base);
  const unsigned cover = kindsOf(fish.cover);
  const auto areOf = [](unsigned kinds, unsigned line) {
    return kinds == line || kinds == (line | bitOf(House::Kind::Box));
  };
  if ((base == kRows && cover == kColumns) || (base == kColumns && cover == kRows)) return FishShape::Basic;
  if ((areOf(base, kRows) && areOf(cover, kColumns)) || (areOf(base, kColumns) && areOf(cover, kRows)))
    return FishShape::Franken;
  return FishShape::Mutant;
}

/// The techniques of the registry by shape, fins and size.
constexpr auto techniquesByForm() {
  std::array<std::array<std::array<Technique, kDigitCount>, 3>, 3> techniques{};
  for (const Row& row : kTable) {
    const auto [size, shape, fins] = row.fish;
    if (size > 0)
      techniques[static_cast<std::size_t>(shape)][static_cast<std::size_t>(fins)]
                [static_cast<std::size_t>(size)] = row.info.technique;
  }
  return techniques;
}
constexpr auto kTechniques = techniquesByForm();

}  // namespace

Technique techniqueOf(const State& state, Digit digit, const Fish& fish) {
  const FishShape shape = shapeOf(fish);
  FishFins fins = fish.fins().isEmpty() ? FishFins::None : FishFins::Finned;
  if (shape == FishShape::Basic && isSashimi(state, digit, fish)) fins = FishFins::Sashimi;
  return kTechniques[static_cast<std::size_t>(shape)][static_cast<std::size_t>(fins)][fish.base.size()];
}

reason::Fish reasonOf(Digit digit, const Fish& fish) {
  const CellSet fins = fish.fins();
  const CellSet outer = fins - fish.endoFins;
  return {digit,      fish.baseCells - fins,        fish.base,
          fish.cover, {outer.begin(), outer.end()}, {fish.endoFins.begin(), fish.endoFins.end()}};
}

}  // namespace sudoku::techniques
