#include <algorithm>
#include <vector>

#include <sudoku/geometry.h>
#include <sudoku/puzzlemaker.h>

#include "digger.h"
#include "orders.h"

namespace sudoku {
namespace {

/// How many givens have to stay: on the whole board, in each row, in each column.
struct Floors {
  int total;
  int row;
  int column;
};

/// The givens at which digging stops, drawn so that each number in the range comes up.
int drawBound(const DigRules& rules, Random& random) {
  if (!rules.givens) return 0;
  const auto [least, most] = *rules.givens;
  return least + static_cast<int>(random.below(static_cast<std::uint64_t>(most - least) + 1));
}

bool isAbove(const Floors& floors, CellSet givens) {
  return givens.size() >= floors.total &&
         std::all_of(allHouses().begin(), allHouses().end(), [&floors, givens](House house) {
           const int here = (givens & cellsOf(house)).size();
           return house.kind() == House::Kind::Box ||
                  here >= (house.kind() == House::Kind::Row ? floors.row : floors.column);
         });
}

/// Gives each orbit its one turn, but passes over those that would break a floor, and returns them.
std::vector<CellSet> walk(digging::Digger& digger, const std::vector<CellSet>& orbits, const Floors& floors) {
  std::vector<CellSet> passedOver;
  for (const CellSet orbit : orbits) {
    if (isAbove(floors, digger.givens() - orbit))
      digger.tryHoles(orbit);
    else
      passedOver.push_back(orbit);
  }
  return passedOver;
}

CellSet rowEnds() {
  CellSet cells;
  for (int row = 0; row < 9; ++row) cells.add(Cell::at(row, row % 2 == 0 ? 8 : 0));
  return cells;
}

}  // namespace

Grid dig(const Grid& board, const Recipe& recipe, Random& random) {
  const DigRules rules = rulesOf(recipe);
  const int bound = drawBound(rules, random);
  std::vector<CellSet> orbits = digging::orbitsInOrder(rules.order, recipe.symmetry, random);
  if (rules.sparesEnds)
    std::erase_if(orbits, [ends = rowEnds()](CellSet orbit) { return !(orbit & ends).isEmpty(); });

  digging::Digger digger(board);
  const int firstRowFloor = std::max(rules.floor, kDigitCount - rules.holesPerRow);
  const auto rest = walk(digger, orbits, {bound, firstRowFloor, rules.floor});
  walk(digger, rest, {bound, rules.floor, rules.floor});
  return digger.puzzle();
}

}  // namespace sudoku
