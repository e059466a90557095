#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/cell.h>
#include <sudoku/grid/cellset.h>
#include <sudoku/grid/digitset.h>

/// What the player draws on single candidates: colours, and links between two of them. All functions are pure
/// and may be called from any thread.
namespace sudoku {

/// The colours of the candidates in one cell: one for each digit at most.
class CandidateColours {
 public:
  /// The number of the colour of a candidate, 1 to 6; nothing if it has none.
  std::optional<Digit> of(Digit digit) const {
    const auto colour = static_cast<int>(m_colours >> shift(digit) & kMask);
    return colour == 0 ? std::nullopt : std::optional(Digit(colour));
  }
  /// Gives a candidate another colour, or none.
  void set(Digit digit, std::optional<Digit> colour) {
    const std::uint64_t number = colour ? static_cast<std::uint64_t>(colour->value()) : 0;
    m_colours = (m_colours & ~(kMask << shift(digit))) | number << shift(digit);
  }
  /// The digits that have a colour.
  DigitSet digits() const;
  /// The digits that have this colour.
  DigitSet withColour(Digit colour) const;
  /// Removes the colours of all other digits.
  void keepOnly(DigitSet digits);
  bool isEmpty() const { return m_colours == 0; }

  friend bool operator==(const CandidateColours&, const CandidateColours&) = default;

 private:
  static constexpr int kBits = 4;  // for the number of a colour, 0 for none
  static constexpr std::uint64_t kMask = (1U << kBits) - 1;

  static int shift(Digit digit) { return digit.index() * kBits; }

  std::uint64_t m_colours = 0;  ///< by digit, that of 1 in the lowest bits
};

/// The colours of the candidates in all cells. Most positions have none: copying and comparing those costs
/// next to nothing.
class ColouredCandidates {
 public:
  /// The colours in a cell; empty if it has none.
  CandidateColours at(Cell cell) const;
  /// Replaces the colours in a cell.
  void put(Cell cell, const CandidateColours& colours);
  /// Gives a candidate another colour, or none.
  void set(Candidate candidate, std::optional<Digit> colour);
  /// The cells that have a colour.
  CellSet cells() const;
  bool isEmpty() const { return m_cells.empty(); }

  friend bool operator==(const ColouredCandidates&, const ColouredCandidates&) = default;

 private:
  std::vector<std::pair<Cell, CandidateColours>> m_cells;  ///< sorted by cell; none without a colour
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

/// All that the player has drawn on candidates.
struct DrawnMarks {
  ColouredCandidates colours;
  std::vector<CandidateLink> links;

  bool isEmpty() const { return colours.isEmpty() && links.empty(); }

  friend bool operator==(const DrawnMarks&, const DrawnMarks&) = default;
};

/// The marks that are on these candidates, which are given for each cell. Links stay if both ends do.
[[nodiscard]] DrawnMarks onCandidates(const DrawnMarks& marks,
                                      const std::array<DigitSet, kCellCount>& candidates);

}  // namespace sudoku
