#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/digitset.h>

/// What the player draws on single candidates: colours, and links between two of them. All functions are pure
/// and may be called from any thread.
namespace sudoku {

/// The colours of the candidates in one cell: one for each digit at most.
class CandidateColours {
 public:
  /// The number of the colour of a candidate, 1 to 6; nothing if it has none.
  std::optional<Digit> of(Digit digit) const {
    const int colour = m_colours[static_cast<std::size_t>(digit.index())];
    return colour == 0 ? std::nullopt : std::optional(Digit(colour));
  }
  /// Gives a candidate another colour, or none.
  void set(Digit digit, std::optional<Digit> colour) {
    m_colours[static_cast<std::size_t>(digit.index())] =
        static_cast<std::uint8_t>(colour ? colour->value() : 0);
  }
  /// The digits that have a colour.
  DigitSet digits() const;
  /// The digits that have this colour.
  DigitSet withColour(Digit colour) const;
  /// Removes the colours of all other digits.
  void keepOnly(DigitSet digits);
  bool isEmpty() const { return digits().isEmpty(); }

  friend bool operator==(const CandidateColours&, const CandidateColours&) = default;

 private:
  std::array<std::uint8_t, kDigitCount> m_colours{};  ///< by digit; 0 for none
};

enum class LinkKind : std::uint8_t {
  Strong,  ///< if not this, then that
  Weak,    ///< if this, then not that
};

/// A link between two candidates. It has no direction: `first` is the one that comes first in their order.
struct CandidateLink {
  /// The link between two candidates, in either order. Precondition: the candidates differ.
  static CandidateLink between(Candidate one, Candidate other, LinkKind kind) {
    return {std::min(one, other), std::max(one, other), kind};
  }

  bool joins(Candidate one, Candidate other) const {
    return first == std::min(one, other) && second == std::max(one, other);
  }
  bool ends(Candidate candidate) const { return first == candidate || second == candidate; }
  bool touches(Cell cell) const { return first.cell == cell || second.cell == cell; }

  friend bool operator==(const CandidateLink&, const CandidateLink&) = default;
  friend auto operator<=>(const CandidateLink&, const CandidateLink&) = default;

  Candidate first;
  Candidate second;
  LinkKind kind = LinkKind::Strong;
};

}  // namespace sudoku
