#pragma once

#include <array>
#include <optional>
#include <vector>

#include <sudoku/logic/step.h>

#include "explanation.h"

/// Parts of a step that its words and its picture share.
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

/// A house that has all of the cells, the row or column if there are two; nothing if no house has them.
inline std::optional<House> commonHouse(CellSet cells) {
  for (const House house : housesOf(cells.first()))
    if ((cells - cellsOf(house)).isEmpty()) return house;
  return std::nullopt;
}

/// The role of a set of a step, numbered from 0. From the fifth set on the roles come again.
constexpr Role setRole(std::size_t index) {
  constexpr std::array kRoles = {Role::SetA, Role::SetB, Role::SetC, Role::SetD};
  return kRoles[index % kRoles.size()];
}

/// The two connecting cells of a dual two-string kite, ordered so that each is in line with its own far end.
inline std::array<Cell, 2> connectionOfOthers(const reason::SingleDigitPattern& pattern) {
  const auto [one, other] = pattern.connection;
  const Cell end = pattern.otherEnds->front();
  const bool isInLine = one.row() == end.row() || one.column() == end.column();
  if (isInLine) return {one, other};
  return {other, one};
}

/// The two lines of the cross in the box of an empty rectangle, as one pair of places meets it.
struct CrossArms {
  House near{0};       ///< row or column of the box through a place of the pair
  House other{0};      ///< row or column of the box across `near`
  CellSet nearCells;   ///< the digit's places in the box that are on the near line
  CellSet otherCells;  ///< the digit's places in the box that are on the other line, without the crossing
};

/// Finds the two lines. Precondition: the near place lies in a row or column of the box.
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

/// The digit of the second of two patterns that HoDoKu takes as one step; it may differ from the first
/// pattern's digit.
inline Digit secondDigit(const Step& step, Digit first) {
  const DigitSet others = digitsOf(step.eliminations) - DigitSet{first};
  return others.isEmpty() ? first : others.first();
}

}  // namespace sudoku
