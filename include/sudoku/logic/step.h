#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/cellset.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/logic/technique.h>

/// A step of logic as plain data: what is concluded, and what it rests on. No text, no colour.
namespace sudoku {

/// One end of an inference: a candidate, several candidates of a digit in a row or column of a box (grouped),
/// or an almost locked set, and whether it is true there.
struct ChainNode {
  enum class Kind : std::uint8_t { Single, Group, AlmostLockedSet };

  Kind kind = Kind::Single;
  bool isOn = false;  ///< the digit stands in one of the cells; otherwise in none
  /// The number of the branch of a net that the node is on; a branch starts from an earlier node. 0: the node
  /// is on the chain itself.
  std::uint16_t branch = 0;
  Digit digit{1};
  CellSet cells;            ///< the cells where the digit may be; for an almost locked set all its cells
  std::uint16_t lemma = 0;  ///< the number of the lemma that proves the node, from 1; 0: none is needed

  friend bool operator==(const ChainNode&, const ChainNode&) = default;
};

using Chain = std::vector<ChainNode>;

/// Chains that prove a node of another chain. They may rest on whatever stands before that node, and so on
/// outwards.
using Lemma = std::vector<Chain>;

/// Some cells and the digits that they can hold: in an almost locked set one digit more than there are cells.
struct DigitCells {
  CellSet cells;
  DigitSet digits;

  friend bool operator==(const DigitCells&, const DigitCells&) = default;
};

/// Why a step holds: one plain struct for each way of reasoning. What is true of a technique wherever it is
/// found stands in its TechniqueInfo.
namespace reason {

/// A digit that has to stand in a cell: all others are gone from the cell, or all other cells of a house.
struct Single {
  Candidate candidate{Cell(0), Digit(1)};
  std::optional<House> house{};  ///< the house where the digit has no other place; none for a naked single

  friend bool operator==(const Single&, const Single&) = default;
};

/// All places of a digit in one house are in another one too, so that the digit goes from the other cells of
/// that house.
struct LockedCandidates {
  Digit digit{1};
  CellSet cells{};
  House from{0};  ///< the house in which all places of the digit are these cells
  House in{0};    ///< the house where the digit goes from the other cells

  friend bool operator==(const LockedCandidates&, const LockedCandidates&) = default;
};

/// As many digits as cells of a house: naked if the cells have no others, hidden if the digits have no other
/// place.
struct Subset {
  CellSet cells{};
  DigitSet digits{};
  House house{0};  ///< the house that all cells are in; naked ones may lie in another one too

  friend bool operator==(const Subset&, const Subset&) = default;
};

/// The places of a digit in some houses, the base, lie in as many others, the cover, but for the fins.
struct Fish {
  /// A cover of the same base that leaves other fins.
  struct Twin {
    std::vector<House> cover{};
    std::vector<Cell> fins{};

    friend bool operator==(const Twin&, const Twin&) = default;
  };

  Digit digit{1};
  CellSet body{};  ///< the places in the base without the fins
  std::vector<House> base{};
  std::vector<House> cover{};
  std::vector<Cell> fins{};      ///< the fins without the endo fins
  std::vector<Cell> endoFins{};  ///< places that are in two base houses
  std::optional<Twin> siamese{};

  friend bool operator==(const Fish&, const Fish&) = default;
};

/// A fish with fins. From each fin chains lead to the conclusion, or else from each place in one cover house.
struct KrakenFish {
  Fish fish{};
  Technique technique = Technique::XWing;  ///< the technique of the fish by itself
  std::vector<Chain> chains{};
  int length = 0;  ///< how many nodes all chains have

  friend bool operator==(const KrakenFish&, const KrakenFish&) = default;
};

/// Two pairs of places that are the only ones of a digit in their lines, one place of each in one house: of
/// the other two, the ends, at least one holds the digit. Skyscrapers and 2-string kites.
struct SingleDigitPattern {
  Digit digit{1};
  std::array<Cell, 2> ends{Cell(0), Cell(0)};
  /// Two places in the same house, each in line with its end.
  std::array<Cell, 2> connection{Cell(0), Cell(0)};
  /// The second pair of ends of a dual kite, over the same connection.
  std::optional<std::array<Cell, 2>> otherEnds{};

  friend bool operator==(const SingleDigitPattern&, const SingleDigitPattern&) = default;
};

/// The places of a digit in a box lie in one row and one column. A pair of places that are the only ones in
/// their line leads from the row to the column, or from the column to the row.
struct EmptyRectangle {
  Digit digit{1};
  House box{18};
  CellSet inBox{};
  /// The near place, in line with the box, and the far one, which sees the cell that loses the digit.
  std::array<Cell, 2> pair{Cell(0), Cell(0)};
  /// The second pair of a dual empty rectangle, over the same box.
  std::optional<std::array<Cell, 2>> otherPair{};

  friend bool operator==(const EmptyRectangle&, const EmptyRectangle&) = default;
};

/// Whatever a pivot holds, a digit stands in one of two pincers, or in the pivot itself (XYZ-wing).
struct Wing {
  Cell pivot{0};
  std::array<Cell, 2> pincers{Cell(0), Cell(0)};
  DigitSet pivotDigits{};
  Digit digit{1};  ///< the digit that is eliminated

  friend bool operator==(const Wing&, const Wing&) = default;
};

/// Two cells with the same two digits; one of the digits has but two places in some house, each of which sees
/// one of the cells.
struct WWing {
  std::array<Cell, 2> cells{Cell(0), Cell(0)};
  Digit digit{1};  ///< the digit that is eliminated
  Digit link{2};   ///< the digit that connects the cells
  /// The places of the link, in the order of the cells that they see.
  std::array<Cell, 2> places{Cell(0), Cell(0)};

  friend bool operator==(const WWing&, const WWing&) = default;
};

/// Places of a digit joined by pairs that are the only ones in a house, in two colours, one of which is true.
struct Coloring {
  Digit digit{1};
  std::vector<std::array<CellSet, 2>> colorings{};  ///< one colouring, or two that touch

  friend bool operator==(const Coloring&, const Coloring&) = default;
};

/// Four cells in two rows, columns and boxes that must not come down to the same two digits.
struct Rectangle {
  std::array<Cell, 4> corners{Cell(0), Cell(0), Cell(0), Cell(0)};
  std::array<Digit, 2> digits{Digit(1), Digit(2)};
  /// The cells that make a naked set with the other digits of two corners (type 3).
  std::optional<DigitCells> set{};

  friend bool operator==(const Rectangle&, const Rectangle&) = default;
};

/// A ring of more than four cells that must not come down to the same two digits.
struct UniqueLoop {
  CellSet cells{};
  DigitSet digits{};
  /// The cells that make a naked set with the other digits of two cells (type 3).
  std::optional<DigitCells> set{};

  friend bool operator==(const UniqueLoop&, const UniqueLoop&) = default;
};

/// One cell has one candidate too many for a BUG: that candidate is true.
struct BugPlusOne {
  Cell cell{0};
  Digit digit{1};

  friend bool operator==(const BugPlusOne&, const BugPlusOne&) = default;
};

/// A BUG but for several candidates too many: one of them is true.
struct Bug {
  CellSet cells{};                  ///< the cells that have the candidates too many
  DigitSet digits{};                ///< the digits of the candidates too many
  std::optional<DigitCells> set{};  ///< the cells that make a naked set with them (type 3)

  friend bool operator==(const Bug&, const Bug&) = default;
};

/// A chain of strong and weak links in turn.
struct LinkChain {
  enum class Shape : std::uint8_t {
    Pairs,              ///< cells with the same two digits: a remote pair
    OneDigit,           ///< one of the ends is true: turbot fish, X-chain
    BothEnds,           ///< one of the ends is true, over several digits: XY-chain, AIC
    ContinuousLoop,     ///< all its links hold both ways
    DiscontinuousLoop,  ///< its links clash in the cell where it begins and ends
  };

  Shape shape = Shape::OneDigit;
  Chain nodes{};
  DigitSet digits{};  ///< the digits that the ends have in common; none for loops and AIC
  int length = 0;     ///< how many nodes, as HoDoKu counts them: locked sets weigh more

  friend bool operator==(const LinkChain&, const LinkChain&) = default;
};

/// Two almost locked sets with one or two restricted common digits.
struct AlsXz {
  DigitCells a{};
  DigitCells b{};
  DigitSet common{};  ///< the digits that only one of the sets can hold
  DigitSet shared{};  ///< the digits that one of the sets has to hold, if these go

  friend bool operator==(const AlsXz&, const AlsXz&) = default;
};

/// Two almost locked sets that a third one connects.
struct AlsXyWing {
  DigitCells a{};
  DigitCells b{};
  DigitCells pivot{};
  DigitSet common{};  ///< the digits that join the pivot to a set: only the pivot or the set can hold each
  DigitSet shared{};  ///< the digits that one of the two sets has to hold

  friend bool operator==(const AlsXyWing&, const AlsXyWing&) = default;
};

/// Almost locked sets in a row, each with a digit in common with the next.
struct AlsChain {
  std::vector<DigitCells> sets{};
  /// The digits that only one of a set and the next can hold, for each set but the last.
  std::vector<DigitSet> common{};

  friend bool operator==(const AlsChain&, const AlsChain&) = default;
};

/// Each digit that a cell can hold takes a digit from an almost locked set of its own.
struct DeathBlossom {
  Cell stem{0};
  std::vector<DigitCells> petals{};
  std::vector<Digit> digits{};  ///< the digits of the stem, one for each petal

  friend bool operator==(const DeathBlossom&, const DeathBlossom&) = default;
};

/// Cells where a line and a box meet share their digits with other cells of the line and other cells of the
/// box.
struct SueDeCoq {
  DigitCells meeting{};
  DigitCells inLine{};
  DigitCells inBox{};

  friend bool operator==(const SueDeCoq&, const SueDeCoq&) = default;
};

/// Digits that are in no combination which the cells can hold together.
struct AlignedExclusion {
  CellSet cells{};
  std::vector<DigitCells> excluders{};  ///< cells that forbid combinations

  friend bool operator==(const AlignedExclusion&, const AlignedExclusion&) = default;
};

/// What all ways to place a digit in the whole grid have in common, or what none of them has.
struct Template {
  Digit digit{1};

  friend bool operator==(const Template&, const Template&) = default;
};

/// Chains from several assumptions, one of which holds, all to the same conclusion; or chains from one
/// assumption to a contradiction.
struct Proof {
  /// The house whose places the chains start from, or where the contradiction is.
  std::optional<House> house{};
  /// The cell whose candidates the chains start from, or where the contradiction is.
  std::optional<Cell> cell{};
  std::vector<Chain> chains{};
  std::vector<Lemma> lemmas{};
  int length = 0;  ///< how many nodes all chains have

  friend bool operator==(const Proof&, const Proof&) = default;
};

}  // namespace reason

using Reason =
    std::variant<reason::Single, reason::LockedCandidates, reason::Subset, reason::Fish, reason::KrakenFish,
                 reason::SingleDigitPattern, reason::EmptyRectangle, reason::Wing, reason::WWing,
                 reason::Coloring, reason::Rectangle, reason::UniqueLoop, reason::BugPlusOne, reason::Bug,
                 reason::LinkChain, reason::AlsXz, reason::AlsXyWing, reason::AlsChain, reason::DeathBlossom,
                 reason::SueDeCoq, reason::AlignedExclusion, reason::Template, reason::Proof>;

/// What follows from a position, and why.
struct Step {
  Technique technique;
  Reason reason{};
  std::vector<Candidate> placements{};
  std::vector<Candidate> eliminations{};  ///< ascending by digit, then cell; none twice

  friend bool operator==(const Step&, const Step&) = default;
};

}  // namespace sudoku
