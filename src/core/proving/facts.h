#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <sudoku/logic/position.h>
#include <sudoku/proof/proof.h>

namespace sudoku::proving {

using proof::Literal;
using proof::Sector;

inline constexpr std::size_t kCandidateCount = std::size_t{kCellCount} * kDigitCount;

constexpr std::size_t indexOf(const Candidate& candidate) {
  return static_cast<std::size_t>(candidate.cell.index() * kDigitCount + candidate.digit.index());
}

/// Which candidates are known to be true or false in a position, and what has been shown since.
class Facts {
 public:
  explicit Facts(const Position& position);

  bool isOpen(const Candidate& candidate) const { return m_values[indexOf(candidate)] == Value::Open; }
  bool holds(const Literal& literal) const {
    return m_values[indexOf(literal.candidate)] == (literal.isTrue ? Value::True : Value::False);
  }
  void set(const Literal& literal) {
    m_values[indexOf(literal.candidate)] = literal.isTrue ? Value::True : Value::False;
  }

 private:
  enum class Value : std::uint8_t { Open, True, False };

  std::array<Value, kCandidateCount> m_values{};
};

/// The candidates of a cell or of a digit's places in a house, known or not.
std::vector<Candidate> candidatesOf(const Sector& sector);

/// A sector of the rules that has both candidates: their cell, or a house that both are in.
/// Precondition: there is one, that is, the candidates exclude each other.
Sector linkBetween(const Candidate& a, const Candidate& b);

/// Whether two different candidates exclude each other.
bool exclude(const Candidate& a, const Candidate& b);

}  // namespace sudoku::proving
