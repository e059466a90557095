#include <utility>

#include "finders.h"
#include "logic/patterns/housenumbers.h"

namespace sudoku::techniques {
namespace {

/// Passes to the search the step that eliminates a digit from the rest of the house `in`, because all its
/// places in `from` are also in `in`.
bool takeLocked(Search& search, Technique technique, Digit digit, House from, House in) {
  const CellSet cells = search.state.cellsOf(digit, from);
  if (!(cells - cellsOf(in)).isEmpty()) return false;
  const CellSet gone = search.state.cellsOf(digit, in) - cells;
  if (gone.isEmpty()) return false;
  Step step{technique, reason::LockedCandidates{digit, cells, from, in}};
  eliminate(step, digit, gone);
  return search.take(std::move(step));
}

}  // namespace

void findLockedCandidates(Search& search) {
  for (const int number : patterns::kHodokuHouses) {
    const House house = patterns::toHouse(number);
    const bool isBox = house.kind() == House::Kind::Box;
    const Technique technique = isBox ? Technique::Pointing : Technique::Claiming;
    if (!search.wants(technique)) continue;
    for (const Digit digit : allDigits()) {
      const int count = search.state.count(house, digit);
      if (count != 2 && count != 3) continue;
      for (const House other : housesOf(search.state.cellsOf(digit, house).first()))
        if (other != house && takeLocked(search, technique, digit, house, other)) return;
    }
  }
}

}  // namespace sudoku::techniques
