#include "finders.h"

namespace sudoku::techniques {
namespace {

/// Takes the step of digits that are shared out: the box's digits go from its other cells, the line's digits
/// from the line's other cells, and digits in both sets, which one cell of each has, from both.
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

/// Takes the steps for cells where a line and a box meet. The cells have at least two digits more than there
/// are cells, and cells of the line alone and of the box alone share out these digits.
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
