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

/// The role that marks a set of cells, such as an almost locked set, by the set's index from 0. Roles repeat
/// from the fifth set on.
constexpr Role setRole(std::size_t index) {
  constexpr std::array kRoles = {Role::SetA, Role::SetB, Role::SetC, Role::SetD};
  return kRoles[index % kRoles.size()];
}

/// For the second half of a dual 2-string kite: the two places in the box, where the index is that of the far
/// end in the same row or column.
inline std::array<Cell, 2> connectionOfOthers(const reason::SingleDigitPattern& pattern) {
  const auto [one, other] = pattern.connection;
  const Cell end = pattern.otherEnds->front();
  const bool isInLine = one.row() == end.row() || one.column() == end.column();
  if (isInLine) return {one, other};
  return {other, one};
}

/// The row and the column in which all places of the digit in the box of an empty rectangle lie.
struct CrossArms {
  House near{0};       ///< row or column through the box and an end of the strong link outside the box
  House other{0};      ///< the other line, which crosses `near`
  CellSet nearCells;   ///< the digit's places in the box that are on `near`
  CellSet otherCells;  ///< the digit's places in the box that are on `other` but not on `near`
};

/// Finds the row and the column for a strong link `pair` outside the box. Precondition: the first cell of
/// `pair` shares a row or column with the box.
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

/// Whether a proof by cases has one case alone, which is a single; a list of all steps has such proofs too.
inline bool hasOneCase(const reason::Proof& proof) {
  return proof.chains.size() == 1 && proof.chains.front().size() == 1;
}

/// The digit of the second pattern in a step of two patterns, such as a dual two-string kite; it may be the
/// first digit again.
inline Digit secondDigit(const Step& step, Digit first) {
  const DigitSet others = digitsOf(step.eliminations) - DigitSet{first};
  return others.isEmpty() ? first : others.first();
}

}  // namespace sudoku
