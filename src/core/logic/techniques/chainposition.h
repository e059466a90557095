#pragma once

#include <sudoku/grid/candidate.h>

#include "logic/chains/literals.h"
#include "logic/chains/position.h"
#include "state.h"

/// What the searches of logic/chains go through, made of what those of this folder go through.
namespace sudoku::techniques {

inline chains::Position toChainPosition(const State& state) {
  chains::Position position(state.board());
  for (const Cell cell : state.openCells()) {
    chains::Mask left = 0;
    for (const Digit digit : state.at(cell))
      left = static_cast<chains::Mask>(left | chains::bitOf(digit.index()));
    position.eliminateAll(cell.index(), chains::without(position.digits(cell.index()), left));
  }
  return position;
}

inline Candidate toCandidate(int candidate) {
  return {Cell(chains::cellOf(candidate)), Digit(chains::digitOf(candidate) + 1)};
}

}  // namespace sudoku::techniques
