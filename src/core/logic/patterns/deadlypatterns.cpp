#include "deadlypatterns.h"

#include <algorithm>

namespace sudoku::patterns {
namespace {

bool isEven(Mask places) {
  return places == 0 || countOf(places) == 2;
}

bool isBug(const OptionPosition& position) {
  for (int cell = 0; cell < kCellCount; ++cell)
    if (position.isEmpty(cell) && countOf(position.digits(cell)) != 2) return false;
  return std::all_of(position.options().begin() + kCellCount, position.options().end(), isEven);
}

}  // namespace

void DeadlyPattern::add(int cell, Mask candidates) {
  if (cells.isEmpty()) firstFound = cell;
  cells.add(Cell(cell));
  extra[at(cell)] = static_cast<Mask>(extra[at(cell)] | candidates);
  digits = static_cast<Mask>(digits | candidates);
}

/// Finds the extra candidates that prevent a BUG. If a digit does not have two places in a house, a single
/// cell there with more than two candidates must have the extra one.
std::optional<DeadlyPattern> findBugPattern(const OptionPosition& position) {
  DeadlyPattern bug;
  for (int constraint = kCellCount; constraint < kConstraintCount; ++constraint) {
    if (isEven(position.options(constraint))) continue;
    Mask large = 0;
    for (const int place : Bits(position.options(constraint)))
      if (countOf(position.digits(cellOf(candidateAt(constraint, place)))) > 2)
        large = static_cast<Mask>(large | bitOf(place));
    if (large == 0) return std::nullopt;
    if (countOf(large) > 1) continue;
    const int candidate = candidateAt(constraint, firstOf(large));
    bug.add(cellOf(candidate), bitOf(digitOf(candidate)));
  }
  OptionPosition left = position;
  for (const Cell cell : bug.cells) left.eliminateAll(cell.index(), bug.extra[at(cell.index())]);
  return !bug.cells.isEmpty() && isBug(left) ? std::optional(bug) : std::nullopt;
}

CellDigits candidatesIn(const OptionPosition& position, CellSet cells, Mask digits) {
  CellDigits candidates{};
  for (const Cell cell : cells)
    candidates[at(cell.index())] = static_cast<Mask>(position.digits(cell.index()) & digits);
  return candidates;
}

CellDigits eliminatedInCell(const OptionPosition& position, const DeadlyPattern& pattern) {
  return candidatesIn(position, pattern.cells, static_cast<Mask>(~pattern.digits));
}

CellDigits eliminatedByDigit(const OptionPosition& position, const DeadlyPattern& pattern) {
  return candidatesIn(position, commonPeersOf(pattern.cells), pattern.digits);
}

CellDigits eliminatedByPair(const OptionPosition& position, const DeadlyPattern& pattern) {
  CellDigits eliminated{};
  if (pattern.cells.size() != 2) return eliminated;
  const int first = pattern.cells.first().index();
  const int second = (*++pattern.cells.begin()).index();
  for (const int digit : Bits(without(position.digits(first) & position.digits(second), pattern.digits)))
    for (int kind = 0; kind < kHouseKinds; ++kind) {
      const HouseNumber house = houseNumberOf(first, kind);
      if (house != houseNumberOf(second, kind) || countOf(position.places(house, digit)) != 2) continue;
      for (const int cell : {first, second})
        eliminated[at(cell)] = without(position.digits(cell), pattern.extra[at(cell)] | bitOf(digit));
      return eliminated;
    }
  return eliminated;
}

}  // namespace sudoku::patterns
