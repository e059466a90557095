#include "finders.h"

namespace sudoku::techniques {
namespace {

/// Passes a Sue de Coq to the search: the digits of the set in the box go from the other cells of the box,
/// those of the set in the line from the other cells of the line, and digits in both sets from all of these.
bool take(Search& search, CellSet line, CellSet box, const reason::SueDeCoq& sets) {
  const auto& [meeting, inLine, inBox] = sets;
  const DigitSet inBoth = inBox.digits & inLine.digits;
  Step step{Technique::SueDeCoq, sets};
  for (const Digit digit : ((meeting.digits | inBox.digits) - inLine.digits) | inBoth)
    eliminate(step, digit, (box - inBox.cells - meeting.cells) & search.state.cellsOf(digit));
  for (const Digit digit : ((meeting.digits | inLine.digits) - inBox.digits) | inBoth)
    eliminate(step, digit, (line - inLine.cells - meeting.cells) & search.state.cellsOf(digit));
  return search.takeEliminating(std::move(step));
}

/// Passes the Sue de Coq steps of a line and a box to the search. Some cells where they meet have at least
/// two digits more than there are cells, and cells in the rest of the line and in the rest of the box use up
/// these digits.
bool findIn(Search& search, CellSet line, CellSet box) {
  const State& state = search.state;
  return visitCellSets(state, line & box, [&](CellSet meeting, DigitSet shared) {
    const int surplus = shared.size() - meeting.size();
    if (meeting.size() < 2 || surplus < 2) return false;
    return visitCellSets(state, line - meeting, [&](CellSet inLine, DigitSet lineDigits) {
      const int taken = inLine.size() - (lineDigits - shared).size();
      if ((lineDigits & shared).isEmpty() || taken <= 0 || taken >= surplus) return false;
      return visitCellSets(state, box - meeting - inLine, [&](CellSet inBox, DigitSet boxDigits) {
        const DigitSet inBoxToo = boxDigits & shared;
        return !inBoxToo.isEmpty() && (inBoxToo & lineDigits).isEmpty() &&
               inBox.size() - (boxDigits - shared).size() == surplus - taken &&
               take(search, line, box, {{meeting, shared}, {inLine, lineDigits}, {inBox, boxDigits}});
      });
    });
  });
}

}  // namespace

void findSueDeCoq(Search& search) {
  const CellSet open = search.state.openCells();
  for (int line = 0; line < 18; ++line)
    for (int box = 0; box < 9; ++box)
      if (findIn(search, cellsOf(House(line)) & open, cellsOf(House::box(box)) & open)) return;
}

}  // namespace sudoku::techniques
