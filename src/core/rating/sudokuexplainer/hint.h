#pragma once

#include <sudoku/rating/explainer.h>

#include "logic/patterns/housenumbers.h"

namespace sudoku::explainer {

using namespace patterns;

/// The digits that a step eliminates, by cell.
using Removals = std::array<Mask, kCellCount>;

/// A step found; a hint is Sudoku Explainer's word for one. Plain data.
struct Hint {
  ExplainerTechnique technique = ExplainerTechnique::HiddenSingle;
  /// The rating, summed up in the very order in which Sudoku Explainer does, since it compares doubles.
  double rating = 0;
  int nesting = 0;
  int cell = -1;  ///< the cell that is filled with `digit`, or -1
  int digit = -1;
  Removals removals{};
};

}  // namespace sudoku::explainer
