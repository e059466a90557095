#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "logic/patterns/constraints.h"

/// The elements of chains as numbers. A literal, 0-1457, is a candidate that is on (true) or off (false).
/// Everything in this header is a constant or a plain value.
namespace sudoku::chains {

using namespace patterns;

inline constexpr std::size_t kLiteralCount = kCandidateCount * 2;

constexpr int literalOf(int candidate, bool isOn) {
  return candidate * 2 + (isOn ? 1 : 0);
}
constexpr int candidateIn(int literal) {
  return static_cast<int>(static_cast<unsigned>(literal) / 2);
}
constexpr bool literalIsOn(int literal) {
  return (static_cast<unsigned>(literal) & 1U) != 0;
}
constexpr int oppositeOf(int literal) {
  return literal ^ 1;
}

/// The reason why a literal follows from others. Assumption: it is assumed. Cell, Box, Row, Column: in its
/// cell, or for its digit in its house of this kind, it is the only option left, or another candidate that is
/// on excludes it. Pattern: a pattern such as an X-wing eliminates it, or a step that is used within the
/// chains.
enum class InferenceKind : std::uint8_t { Assumption, Cell, Box, Row, Column, Pattern };

/// The kind of inference by one of a candidate's constraints, which has this index in
/// Membership::constraints.
constexpr InferenceKind inferenceOfConstraint(std::size_t index) {
  return static_cast<InferenceKind>(static_cast<std::size_t>(InferenceKind::Cell) + index);
}
constexpr std::size_t indexOfConstraint(InferenceKind inference) {
  return static_cast<std::size_t>(inference) - static_cast<std::size_t>(InferenceKind::Cell);
}

/// The kind of inference by a constraint (a cell, or a digit in a house).
constexpr InferenceKind inferenceOf(int constraint) {
  return constraint < kCellCount
             ? InferenceKind::Cell
             : inferenceOfConstraint(at(1 + kindOf((constraint - kCellCount) / kDigitCount)));
}

/// A set of candidates, stored by their numbers.
class CandidateSet {
 public:
  bool contains(int candidate) const { return (m_words[at(candidate) / 64] >> shift(candidate) & 1U) != 0; }
  constexpr void add(int candidate) { m_words[at(candidate) / 64] |= std::uint64_t{1} << shift(candidate); }
  /// Adds the candidates of a cell with these digits.
  void addDigits(int cell, Mask digits) {
    const std::size_t first = at(cell) * kDigitCount;
    m_words[first / 64] |= std::uint64_t{digits} << first % 64;
    if (first % 64 > 64 - kDigitCount) m_words[first / 64 + 1] |= std::uint64_t{digits} >> (64 - first % 64);
  }
  /// The digits of the candidates that the set has in a cell.
  Mask digitsIn(int cell) const {
    const std::size_t first = at(cell) * kDigitCount;
    std::uint64_t digits = m_words[first / 64] >> first % 64;
    if (first % 64 > 64 - kDigitCount) digits |= m_words[first / 64 + 1] << (64 - first % 64);
    return static_cast<Mask>(digits & (bitOf(kDigitCount) - 1U));
  }
  void remove(int candidate) { m_words[at(candidate) / 64] &= ~(std::uint64_t{1} << shift(candidate)); }
  void clear() { m_words.fill(0); }
  /// Calls `use` with each candidate of the set, in ascending order.
  template <typename Use>
  void forEach(Use use) const {
    for (std::size_t i = 0; i < m_words.size(); ++i)
      for (std::uint64_t left = m_words[i]; left != 0; left &= left - 1)
        use(static_cast<int>(i) * 64 + std::countr_zero(left));
  }
  /// The lowest candidate of the set. Precondition: the set is not empty.
  int first() const {
    std::size_t i = 0;
    while (m_words[i] == 0) ++i;
    return static_cast<int>(i) * 64 + std::countr_zero(m_words[i]);
  }
  bool isEmpty() const {
    std::uint64_t all = 0;
    for (const std::uint64_t word : m_words) all |= word;
    return all == 0;
  }
  CandidateSet& operator&=(const CandidateSet& other) {
    for (std::size_t i = 0; i < m_words.size(); ++i) m_words[i] &= other.m_words[i];
    return *this;
  }
  CandidateSet& operator|=(const CandidateSet& other) {
    for (std::size_t i = 0; i < m_words.size(); ++i) m_words[i] |= other.m_words[i];
    return *this;
  }
  CandidateSet& operator-=(const CandidateSet& other) {
    for (std::size_t i = 0; i < m_words.size(); ++i) m_words[i] &= ~other.m_words[i];
    return *this;
  }
  friend CandidateSet operator&(CandidateSet a, const CandidateSet& b) { return a &= b; }

 private:
  static constexpr unsigned shift(int candidate) { return static_cast<unsigned>(candidate) % 64U; }

  std::array<std::uint64_t, (kCandidateCount + 63) / 64> m_words{};
};

}  // namespace sudoku::chains
