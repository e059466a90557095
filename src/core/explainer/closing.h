#pragma once

#include "forcingchains.h"

namespace sudoku::explainer {

/// An assumption on its way.
struct ForcingChains::Closing {
  Closure& closure;
  Position rest;                             ///< without what is off and has been looked at
  std::array<Mask, kRegionCount> changed{};  ///< the digits that lost places
  std::size_t nextOn = 0;
  std::size_t nextOff = 0;
  int weightLimit;        ///< heavier nodes cannot be part of a step that is wanted
  int promising = 0;      ///< nodes to come that are not too heavy
  bool mayInfer = false;  ///< patterns and what is nested have not been asked since the last of those

  void change(int cell, int digit) {
    for (int kind = 0; kind < kRegionKinds; ++kind) {
      Mask& digits = changed[at(regionOf(cell, kind))];
      digits = static_cast<Mask>(digits | bitOf(digit));
    }
  }
};

}  // namespace sudoku::explainer
