#pragma once

#include <compare>

#include <sudoku/grid/cell.h>
#include <sudoku/grid/digit.h>

namespace sudoku {

/// A digit in a cell. A plain value: threads may share it as they may share an int.
struct Candidate {
  Cell cell;
  Digit digit;

  friend constexpr bool operator==(Candidate, Candidate) = default;
  /// Orders candidates by digit, then by cell, as a Step lists its eliminations.
  friend constexpr std::strong_ordering operator<=>(Candidate a, Candidate b) {
    const auto byDigit = a.digit <=> b.digit;
    return byDigit == 0 ? a.cell <=> b.cell : byDigit;
  }
};

}  // namespace sudoku
