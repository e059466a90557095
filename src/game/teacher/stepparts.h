#pragma once

#include <array>
#include <optional>
#include <vector>

#include <sudoku/logic/step.h>

#include "explanation.h"

/// What words and picture of a step are made of.
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

/// A house that has all of the cells, the row or column if there are two; none: no house has them.
inline std::optional<House> commonHouse(CellSet cells) {
  for (const House house : housesOf(cells.first()))
    if ((cells - cellsOf(house)).isEmpty()) return house;
  return std::nullopt;
}

/// Of the sets of a step, numbered from 0. From the fifth on the looks come again.
constexpr Role setRole(std::size_t index) {
  constexpr std::array kRoles = {Role::SetA, Role::SetB, Role::SetC, Role::SetD};
  return kRoles[index % kRoles.size()];
}

/// The connection of a dual kite in the order of its other ends: each in line with its own.
inline std::array<Cell, 2> connectionOfOthers(const reason::SingleDigitPattern& pattern) {
  const auto [one, other] = pattern.connection;
  const Cell end = pattern.otherEnds->front();
  const bool isInLine = one.row() == end.row() || one.column() == end.column();
  if (isInLine) return {one, other};
  return {other, one};
}

/// The two lines of the cross in the box of an empty rectangle, as one pair of places meets it.
struct CrossArms {
  House near{0};       ///< through the near place of the pair
  House other{0};      ///< across it
  CellSet nearCells;   ///< places in the box
  CellSet otherCells;  ///< but for the one where they cross
};

/// Precondition: the near place lies in a row or column of the box.
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

/// The digit of the second of two patterns that HoDoKu takes as one: it may differ from that of the first.
inline Digit secondDigit(const Step& step, Digit first) {
  const DigitSet others = digitsOf(step.eliminations) - DigitSet{first};
  return others.isEmpty() ? first : others.first();
}

}  // namespace sudoku
