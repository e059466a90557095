#pragma once

#include <cstddef>

#include <sudoku/grid/cell.h>
#include <sudoku/grid/digit.h>

/// Candidates as numbers 0-728, with the nine digits of a cell next to each other. Only constants, for any
/// thread.
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
