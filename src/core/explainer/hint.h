#pragma once

#include <sudoku/explainer.h>

#include "regions.h"

namespace sudoku::explainer {

/// The digits that a step takes away, by cell.
using Removals = std::array<Mask, kCellCount>;

/// A step found.
struct Hint {
  ExplainerTechnique technique = ExplainerTechnique::HiddenSingle;
  int nesting = 0;
  /// Summed up in the very order in which Sudoku Explainer does, since it compares doubles.
  double rating = 0;
  int cell = -1;  ///< that is filled with `digit`, or -1
  int digit = -1;
  Removals removals{};
};

}  // namespace sudoku::explainer
