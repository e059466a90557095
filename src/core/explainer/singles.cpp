#include "finders.h"

namespace sudoku::explainer {
namespace {

constexpr std::array kSingleKinds = {Block, Column, Row};

Hint singleHint(ExplainerTechnique technique, double rating, int cell, int digit) {
  Hint hint;
  hint.technique = technique;
  hint.rating = rating;
  hint.cell = cell;
  hint.digit = digit;
  return hint;
}

/// The first single in the regions of a kind that have just one empty cell, or in those that have more.
std::optional<Hint> findSingleIn(const Position& position, RegionKind kind, bool lastCell) {
  const double rating = lastCell ? 1.0 : kind == Block ? 1.2 : 1.5;
  for (int number = 0; number < kDigitCount; ++number) {
    const int region = kind * kDigitCount + number;
    if ((position.emptyCells(region) == 1) != lastCell) continue;
    for (int digit = 0; digit < kDigitCount; ++digit)
      if (const Mask places = position.places(region, digit); countOf(places) == 1)
        return singleHint(ExplainerTechnique::HiddenSingle, rating, cellAt(region, firstOf(places)), digit);
  }
  return std::nullopt;
}

}  // namespace

std::optional<Hint> findHiddenSingle(const Position& position) {
  for (const bool lastCell : {true, false})
    for (const RegionKind kind : kSingleKinds)
      if (auto hint = findSingleIn(position, kind, lastCell)) return hint;
  return std::nullopt;
}

std::optional<Hint> findNakedSingle(const Position& position) {
  for (int cell = 0; cell < kCellCount; ++cell)
    if (const Mask digits = position.digits(cell); countOf(digits) == 1)
      return singleHint(ExplainerTechnique::NakedSingle, 2.3, cell, firstOf(digits));
  return std::nullopt;
}

}  // namespace sudoku::explainer
