#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include <sudoku/proof/premises.h>
#include <sudoku/proof/proof.h>

namespace sudoku::proof {

inline constexpr std::size_t kCandidateCount = std::size_t{kCellCount} * kDigitCount;

/// The number of a candidate among all 729.
constexpr std::size_t indexOf(const Candidate& candidate) {
  return static_cast<std::size_t>(candidate.cell.index()) * kDigitCount +
         static_cast<std::size_t>(candidate.digit.index());
}

/// Which candidates are known to be true or false: what the premises say, and what has been added.
class Known {
 public:
  explicit Known(const Premises& premises) {
    for (const Cell cell : allCells())
      for (const Digit digit : allDigits())
        if (!premises.candidates.cellsOf(digit).contains(cell)) set({{cell, digit}, false});
    for (const Cell cell : premises.board.filledCells()) {
      const Digit filled = *premises.board.at(cell);
      for (const Digit digit : allDigits()) set({{cell, digit}, digit == filled});
      for (const Cell peer : peersOf(cell)) set({{peer, filled}, false});
    }
  }

  /// Whether the candidate with a number is true; nothing if that is not known.
  std::optional<bool> at(std::size_t candidate) const { return m_values[candidate]; }
  bool isOpen(const Candidate& candidate) const { return !at(indexOf(candidate)); }
  bool holds(const Literal& literal) const { return at(indexOf(literal.candidate)) == literal.isTrue; }
  void set(const Literal& literal) { m_values[indexOf(literal.candidate)] = literal.isTrue; }

 private:
  std::array<std::optional<bool>, kCandidateCount> m_values{};
};

}  // namespace sudoku::proof
