#pragma once

#include <array>
#include <optional>
#include <vector>

#include <sudoku/logic/step.h>

#include "explanation.h"

/// Functions about the parts of a step that both its explanation and its picture use.
namespace sudoku {

inline CellSet cellsOf(const std::vector<Candidate>& candidates) {
  CellSet cells;
  for (const Candidate& candidate : candidates) cells.add(candidate.cell);
  return cells;
}

template <typename Cells>
CellSet toSet(const Cells& cells) {
  CellSet set;
  for (const Cell cell : cells) set.add(cell);
  return set;
}

inline DigitSet digitsOf(const std::vector<Candidate>& candidates) {
  DigitSet digits;
  for (const Candidate& candidate : candidates) digits.add(candidate.digit);
  return digits;
}

/// A house that contains all of the cells, preferably a row or column; nothing if no house does.
inline std::optional<House> commonHouse(CellSet cells) {
  for (const House house : housesOf(cells.first()))
    if ((cells - cellsOf(house)).isEmpty()) return house;
  return std::nullopt;
}

/// The role of the set with an index, from 0. Roles repeat from the fifth set on.
constexpr Role setRole(std::size_t index) {
  constexpr std::array kRoles = {Role::SetA, Role::SetB, Role::SetC, Role::SetD};
  return kRoles[index % kRoles.size()];
}

/// The two connecting cells of a dual two-string kite, each at the index of the far end that it is in line
/// with.
inline std::array<Cell, 2> connectionOfOthers(const reason::SingleDigitPattern& pattern) {
  const auto [one, other] = pattern.connection;
  const Cell end = pattern.otherEnds->front();
  const bool isInLine = one.row() == end.row() || one.column() == end.column();
  if (isInLine) return {one, other};
  return {other, one};
}

/// The two lines of the cross that a digit's places form in the box of an empty rectangle.
struct CrossArms {
  House near{0};       ///< row or column through the box that also contains a cell of the strong pair
  House other{0};      ///< row or column through the box that crosses `near`
  CellSet nearCells;   ///< the digit's places in the box that are on `near`
  CellSet otherCells;  ///< the digit's places in the box that are on `other` but not on `near`
};

/// Finds the two lines of the cross. Precondition: the first cell of the pair is in a row or column of the
/// box.
inline CrossArms armsOf(const reason::EmptyRectangle& rectangle, const std::array<Cell, 2>& pair) {
  const bool isRow = !(cellsOf(House::row(pair[0].row())) & cellsOf(rectangle.box)).isEmpty();
  CrossArms arms;
  arms.near = isRow ? House::row(pair[0].row()) : House::column(pair[0].column());
  arms.nearCells = rectangle.inBox & cellsOf(arms.near);
  arms.otherCells = rectangle.inBox - arms.nearCells;
  const Cell first = arms.otherCells.first();
  arms.other = isRow ? House::column(first.column()) : House::row(first.row());
  arms.otherCells = (rectangle.inBox & cellsOf(arms.other)) - arms.nearCells;
  return arms;
}

/// The digit of the second pattern in a step of two patterns, such as a dual two-string kite; it may be the
/// first digit again.
inline Digit secondDigit(const Step& step, Digit first) {
  const DigitSet others = digitsOf(step.eliminations) - DigitSet{first};
  return others.isEmpty() ? first : others.first();
}

}  // namespace sudoku
