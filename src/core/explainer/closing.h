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
  int weightLimit;    ///< heavier nodes cannot be part of a step that is wanted
  int promising = 0;  ///< nodes to come that are not too heavy
};

}  // namespace sudoku::explainer
