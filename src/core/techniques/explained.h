#pragma once

#include <sudoku/candidate.h>
#include <sudoku/geometry.h>

#include "../explainer/position.h"
#include "../explainer/potentials.h"
#include "state.h"

/// The words of src/core/explainer in those of this directory, and the other way round.
namespace sudoku::techniques {

inline explainer::Position toExplained(const State& state) {
  explainer::Position position(state.board());
  for (const Cell cell : state.openCells()) {
    explainer::Mask left = 0;
    for (const Digit digit : state.at(cell))
      left = static_cast<explainer::Mask>(left | explainer::bitOf(digit.index()));
    position.eliminateAll(cell.index(), explainer::without(position.digits(cell.index()), left));
  }
  return position;
}

inline Candidate toCandidate(int candidate) {
  return {Cell(explainer::cellOf(candidate)), Digit(explainer::digitOf(candidate) + 1)};
}

inline House toHouse(int region) {
  const int number = region % kDigitCount;
  switch (region / kDigitCount) {
    case explainer::Block:
      return House::box(number);
    case explainer::Row:
      return House::row(number);
    default:
      return House::column(number);
  }
}

}  // namespace sudoku::techniques
