#pragma once

#include <sudoku/rating/explainer.h>

#include "logic/patterns/housenumbers.h"

namespace sudoku::explainer {

using namespace patterns;

/// The digits that a step eliminates, by cell.
using Removals = std::array<Mask, kCellCount>;

/// A step that was found; Sudoku Explainer calls it a hint. Plain data.
struct Hint {
  ExplainerTechnique technique = ExplainerTechnique::HiddenSingle;
  /// The rating, added up in the same order as in Sudoku Explainer, since it compares doubles.
  double rating = 0;
  int nesting = 0;
  int cell = -1;  ///< the cell that is filled with `digit`, or -1
  int digit = -1;
  Removals removals{};
};

}  // namespace sudoku::explainer
