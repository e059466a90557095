#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/cell.h>
#include <sudoku/grid/digit.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/geometry.h>

/// Proofs as plain data, in a language so small that a checker of a few pages (proofchecker.h) decides
/// whether one holds, whatever technique it comes from.
///
/// A proof is a list of lemmas. Each claims something of the solution, and gives a ground for it: a Count, a
/// Split, a Swap or a Map. It may use the candidates that are left in the position, and the lemmas before it.
namespace sudoku::proof {

namespace detail {

/// The values that are made of `first` and the numbers after it.
template <typename Value, std::size_t... index>
constexpr std::array<Value, sizeof...(index)> counted(int first, std::index_sequence<index...> /*numbers*/) {
  return {Value(first + static_cast<int>(index))...};
}

}  // namespace detail

/// A statement about the solution: that a candidate is true or that it is false.
struct Literal {
  Candidate candidate{Cell(0), Digit(1)};
  bool isTrue = false;

  friend constexpr bool operator==(Literal, Literal) = default;
};

/// The opposite statement.
[[nodiscard]] constexpr Literal operator!(Literal literal) {
  return {literal.candidate, !literal.isTrue};
}

/// The places of a digit in a house.
struct Places {
  Digit digit{1};
  House house{0};

  friend constexpr auto operator<=>(Places, Places) = default;
};

/// The lemma with an index in Proof::lemmas.
struct LemmaIndex {
  std::size_t value = 0;

  friend constexpr auto operator<=>(LemmaIndex, LemmaIndex) = default;
};

/// Statements of which at least one is true: that the candidates of a cell are, that a digit has its places
/// in a house, or what a lemma claims. Of the first two kinds also at most one is true.
using Sector = std::variant<Cell, Places, LemmaIndex>;

/// The greatest weight of a sector.
inline constexpr int kMostWeight = 99;

/// A sector, and how often it counts.
struct Weighted {
  Sector sector{Cell(0)};
  int weight = 1;  ///< from 1 to kMostWeight

  friend bool operator==(const Weighted&, const Weighted&) = default;
};

/// Shows that candidates are false by counting. Each sector in `truths` has at least one true candidate, each
/// in `links` at most one. Let K of a candidate be the weights of the links that it is in less those of the
/// truths that it is in, and R the weights of all links less those of all truths. The sum of K over all true
/// candidates is then at most R. So if K is nowhere negative, a candidate whose K is more than R is false,
/// and with R below 0 the position contradicts itself. What is known to be true counts as such beforehand.
struct Count {
  std::vector<Weighted> truths{};
  std::vector<Weighted> links{};  ///< without lemmas

  friend bool operator==(const Count&, const Count&) = default;
};

/// A line of a Split: a statement, and why it follows from what is known there. By a sector: it is the last
/// one that can be true, or, if it says that a candidate is false, another candidate of the sector is true.
/// By a Count: it says that a candidate is false, and the Count shows it.
struct Line {
  Literal literal{};
  std::variant<Sector, Count> by{Sector(Cell(0))};

  friend bool operator==(const Line&, const Line&) = default;
};

/// One case of a Split.
struct Branch {
  std::optional<Literal> assumed{};  ///< nothing if there is but one case
  /// What follows in this case, each line from those before it. A line that says the opposite of what is
  /// known, and one by a Count that contradicts itself, show that the case is impossible.
  std::vector<Line> lines{};

  friend bool operator==(const Branch&, const Branch&) = default;
};

/// Shows a claim case by case. If it claims that any of several literals is true, all are supposed false at
/// first. Then each case has to be impossible; or, if each literal is claimed, to have them all among its
/// lines.
struct Split {
  /// One of the cases is true: all members of a sector that are not known to be false, or a statement and its
  /// opposite; nothing if there is but one case.
  std::variant<std::monostate, Sector, Literal> over{};
  std::vector<Branch> branches{};

  friend bool operator==(const Split&, const Split&) = default;
};

/// Shows that some cells, none of them a given, do not all hold one of their nominal digits, as the puzzle
/// has a single solution. Whatever way there is to fill them with these, no digit twice in a house, there is
/// a second way with the same digits in every house. The claim is that any of the other candidates is true.
struct Swap {
  std::vector<std::pair<Cell, DigitSet>> cells{};

  friend bool operator==(const Swap&, const Swap&) = default;
};

/// Shows what follows from a symmetry: the givens stay the same if every cell goes where `cells` says and
/// every digit becomes the one that `digits` says. As the puzzle has a single solution, that stays the same,
/// too.
struct Map {
  /// The image of each cell; maps each row, column and box onto a row, column or box. At first that of
  /// itself.
  std::array<Cell, kCellCount> cells = detail::counted<Cell>(0, std::make_index_sequence<kCellCount>());
  /// For each i, the image of digit i + 1. At first that digit.
  std::array<Digit, kDigitCount> digits = detail::counted<Digit>(1, std::make_index_sequence<kDigitCount>());

  friend bool operator==(const Map&, const Map&) = default;
};

/// A claim and its ground.
struct Lemma {
  enum class Claim {
    Each,  ///< every literal is true
    Any,   ///< at least one literal is true
  };

  Claim claim = Claim::Each;
  std::vector<Literal> literals{};
  std::variant<Count, Split, Swap, Map> ground{};

  friend bool operator==(const Lemma&, const Lemma&) = default;
};

/// A proof: lemmas, each of which may use those before it.
struct Proof {
  std::vector<Lemma> lemmas{};

  friend bool operator==(const Proof&, const Proof&) = default;
};

}  // namespace sudoku::proof

namespace sudoku {

using proof::Proof;

}  // namespace sudoku
