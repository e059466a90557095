#pragma once

#include <cstddef>

#include <sudoku/grid/cell.h>
#include <sudoku/grid/digit.h>

/// Candidates as plain numbers: 0-728, the nine digits of a cell side by side. Constants, for any thread.
namespace sudoku::patterns {

inline constexpr std::size_t kCandidateCount = std::size_t{kCellCount} * kDigitCount;

constexpr int candidateOf(int cell, int digit) {
  return cell * kDigitCount + digit;
}
constexpr int cellOf(int candidate) {
  return static_cast<int>(static_cast<unsigned>(candidate) / kDigitCount);
}
constexpr int digitOf(int candidate) {
  return static_cast<int>(static_cast<unsigned>(candidate) % kDigitCount);
}

}  // namespace sudoku::patterns
