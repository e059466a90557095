#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "regions.h"

/// The links of forcing chains: a candidate, assumed to be on or off.
namespace sudoku::explainer {

inline constexpr std::size_t kCandidateCount = std::size_t{kCellCount} * kDigitCount;
/// Each of them on or off.
inline constexpr std::size_t kPotentialCount = kCandidateCount * 2;

constexpr int candidateOf(int cell, int digit) {
  return cell * kDigitCount + digit;
}
constexpr int cellOf(int candidate) {
  return static_cast<int>(static_cast<unsigned>(candidate) / kDigitCount);
}
constexpr int digitOf(int candidate) {
  return static_cast<int>(static_cast<unsigned>(candidate) % kDigitCount);
}

/// A candidate and its state in one number.
constexpr int potentialOf(int candidate, bool isOn) {
  return candidate * 2 + (isOn ? 1 : 0);
}

/// Why one potential follows from others.
enum class Cause : std::uint8_t { Assumption, Cell, Block, Row, Column, Pattern };

/// Of the units of a candidate, its cell and then its digit in its regions.
constexpr Cause causeOfUnit(std::size_t index) {
  return static_cast<Cause>(static_cast<std::size_t>(Cause::Cell) + index);
}
constexpr std::size_t indexOfUnit(Cause cause) {
  return static_cast<std::size_t>(cause) - static_cast<std::size_t>(Cause::Cell);
}
constexpr Cause causeOf(int kind) {
  return static_cast<Cause>(static_cast<int>(Cause::Block) + kind);
}
constexpr int kindOf(Cause cause) {
  return static_cast<int>(cause) - static_cast<int>(Cause::Block);
}

/// A set of candidates.
class CandidateSet {
 public:
  bool contains(int candidate) const { return (m_words[at(candidate) / 64] >> shift(candidate) & 1U) != 0; }
  constexpr void add(int candidate) { m_words[at(candidate) / 64] |= std::uint64_t{1} << shift(candidate); }
  /// Adds digits of a cell.
  void addDigits(int cell, Mask digits) {
    const std::size_t first = at(cell) * kDigitCount;
    m_words[first / 64] |= std::uint64_t{digits} << first % 64;
    if (first % 64 > 64 - kDigitCount) m_words[first / 64 + 1] |= std::uint64_t{digits} >> (64 - first % 64);
  }
  /// The digits of a cell that are in it.
  Mask digitsIn(int cell) const {
    const std::size_t first = at(cell) * kDigitCount;
    std::uint64_t digits = m_words[first / 64] >> first % 64;
    if (first % 64 > 64 - kDigitCount) digits |= m_words[first / 64 + 1] << (64 - first % 64);
    return static_cast<Mask>(digits & (bitOf(kDigitCount) - 1U));
  }
  void remove(int candidate) { m_words[at(candidate) / 64] &= ~(std::uint64_t{1} << shift(candidate)); }
  void clear() { m_words.fill(0); }
  /// Calls `use` with each, in ascending order.
  template <typename Use>
  void forEach(Use use) const {
    for (std::size_t i = 0; i < m_words.size(); ++i)
      for (std::uint64_t rest = m_words[i]; rest != 0; rest &= rest - 1)
        use(static_cast<int>(i) * 64 + std::countr_zero(rest));
  }
  /// Precondition: it is not empty.
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

}  // namespace sudoku::explainer
