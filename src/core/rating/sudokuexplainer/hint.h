#pragma once

#include <sudoku/rating/explainer.h>

#include "logic/patterns/housenumbers.h"

namespace sudoku::explainer {

using namespace patterns;

/// For each cell, the digits that a step eliminates.
using Removals = std::array<Mask, kCellCount>;

/// A step, which Sudoku Explainer calls a hint. Plain data.
struct Hint {
  ExplainerTechnique technique = ExplainerTechnique::HiddenSingle;
  /// The rating, summed in the same order as in Sudoku Explainer, since ratings are compared as doubles.
  double rating = 0;
  int nesting = 0;
  int cell = -1;  ///< the cell that the step fills with `digit`, or -1
  int digit = -1;
  Removals removals{};
};

}  // namespace sudoku::explainer
