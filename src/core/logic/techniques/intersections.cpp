#include <array>
#include <utility>

#include "finders.h"

namespace sudoku::techniques {
namespace {

/// Where a digit of a house, all of it in another house too, can go from the rest of that one.
bool takeLocked(Search& search, Technique technique, Digit digit, House from, House in) {
  const CellSet cells = search.state.cellsOf(digit, from);
  if (!(cells - cellsOf(in)).isEmpty()) return false;
  const CellSet gone = search.state.cellsOf(digit, in) - cells;
  if (gone.isEmpty()) return false;
  Step step{technique, reason::LockedCandidates{digit, cells, from, in}};
  eliminate(step, digit, gone);
  return search.take(std::move(step));
}

bool canBeLocked(const State& state, House house, Digit digit) {
  const int count = state.count(house, digit);
  return count == 2 || count == 3;
}

void findPointing(Search& search) {
  for (int number = 0; number < 9; ++number) {
    const House box = House::box(number);
    for (const Digit digit : allDigits()) {
      if (!canBeLocked(search.state, box, digit)) continue;
      const Cell first = search.state.cellsOf(digit, box).first();
      if (takeLocked(search, Technique::Pointing, digit, box, House::row(first.row())) ||
          takeLocked(search, Technique::Pointing, digit, box, House::column(first.column())))
        return;
    }
  }
}

void findClaiming(Search& search) {
  for (int number = 0; number < 18; ++number) {
    const House line(number);
    for (const Digit digit : allDigits()) {
      if (!canBeLocked(search.state, line, digit)) continue;
      const Cell first = search.state.cellsOf(digit, line).first();
      if (takeLocked(search, Technique::Claiming, digit, line, House::box(first.box()))) return;
    }
  }
}

}  // namespace

void findLockedCandidates(Search& search) {
  if (search.wants(Technique::Pointing)) findPointing(search);
  if (!search.options.wantsAll && !search.steps().empty()) return;
  if (search.wants(Technique::Claiming)) findClaiming(search);
}

}  // namespace sudoku::techniques
