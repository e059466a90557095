#include "finders.h"

namespace sudoku::explainer {
namespace {

constexpr std::array kSingleKinds = {Box, Column, Row};

/// The first single in the houses of a kind that have just one empty cell, or in those that have more.
std::optional<Hint> findSingleIn(const Position& position, HouseKind kind, bool lastCell) {
  const double rating = lastCell ? 1.0 : kind == Box ? 1.2 : 1.5;
  for (int number = 0; number < kDigitCount; ++number) {
    const int house = houseAt(kind, number);
    if ((position.emptyCells(house) == 1) != lastCell) continue;
    for (int digit = 0; digit < kDigitCount; ++digit)
      if (const Mask places = position.places(house, digit); countOf(places) == 1)
        return Hint{ExplainerTechnique::HiddenSingle, rating, 0, cellAt(house, firstOf(places)), digit};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Hint> findHiddenSingle(const Position& position) {
  for (const bool lastCell : {true, false})
    for (const HouseKind kind : kSingleKinds)
      if (auto hint = findSingleIn(position, kind, lastCell)) return hint;
  return std::nullopt;
}

std::optional<Hint> findNakedSingle(const Position& position) {
  for (int cell = 0; cell < kCellCount; ++cell)
    if (const Mask digits = position.digits(cell); countOf(digits) == 1)
      return Hint{ExplainerTechnique::NakedSingle, 2.3, 0, cell, firstOf(digits)};
  return std::nullopt;
}

}  // namespace sudoku::explainer
