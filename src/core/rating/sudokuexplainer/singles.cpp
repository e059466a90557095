#include "finders.h"

namespace sudoku::explainer {

/// Finds a hidden single, first in houses with only one empty cell.
std::optional<Hint> findHiddenSingle(const OptionPosition& position) {
  for (const bool lastCell : {true, false}) {
    for (const HouseNumber house : kExplainerHouses) {
      if ((position.emptyCells(house) == 1) != lastCell) continue;
      const double rating = lastCell ? 1.0 : kindOf(house) == Box ? 1.2 : 1.5;
      for (int digit = 0; digit < kDigitCount; ++digit)
        if (const Mask places = position.places(house, digit); countOf(places) == 1)
          return Hint{ExplainerTechnique::HiddenSingle, rating, 0, cellAt(house, firstOf(places)), digit};
    }
  }
  return std::nullopt;
}

std::optional<Hint> findNakedSingle(const OptionPosition& position) {
  for (int cell = 0; cell < kCellCount; ++cell)
    if (const Mask digits = position.digits(cell); countOf(digits) == 1)
      return Hint{ExplainerTechnique::NakedSingle, 2.3, 0, cell, firstOf(digits)};
  return std::nullopt;
}

}  // namespace sudoku::explainer
