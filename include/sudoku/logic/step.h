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

/// A step of logic as plain data, without text or colours: its conclusions and the reason for them.
namespace sudoku {

/// A statement in a chain: that a candidate, a group (several candidates of a digit in one row or column of a
/// box) or an almost locked set is true or false.
struct ChainNode {
  enum class Kind : std::uint8_t { Single, Group, AlmostLockedSet };

  Kind kind = Kind::Single;
  bool isOn = false;  ///< true if the digit stands in one of the cells, false if in none
  /// In a forcing net, the number of the branch that has this node; 0 for the main chain, and in all other
  /// chains. A branch starts from a node that comes before it.
  std::uint16_t branch = 0;
  Digit digit{1};
  CellSet cells;            ///< the cells where the digit may be; all cells of an almost locked set
  std::uint16_t lemma = 0;  ///< number, from 1, of the Lemma that proves the node; 0 for none

  friend bool operator==(const ChainNode&, const ChainNode&) = default;
};

using Chain = std::vector<ChainNode>;

/// Chains that together prove one node of another chain. They may use every node before that node as known;
/// if the other chain belongs to a lemma itself, also every node before the one that this lemma proves.
using Lemma = std::vector<Chain>;

/// Some cells and their candidates; an almost locked set has one digit more than cells.
struct DigitCells {
  CellSet cells;
  DigitSet digits;

  friend bool operator==(const DigitCells&, const DigitCells&) = default;
};

/// The reason why a step holds: one plain struct for each way of reasoning. Properties that all steps of a
/// technique share are in TechniqueInfo.
namespace reason {

/// A naked or hidden single: the digit is the only candidate of the cell, or has no other place in a house.
struct Single {
  Candidate candidate{Cell(0), Digit(1)};
  std::optional<House> house{};  ///< the house where the digit has no other place; empty for a naked single

  friend bool operator==(const Single&, const Single&) = default;
};

/// Locked candidates: all places of a digit in one house are in a second house too, so that the digit goes
/// from the other cells of the second house.
struct LockedCandidates {
  Digit digit{1};
  CellSet cells{};
  House from{0};  ///< the house in which the digit has no places outside `cells`
  House in{0};    ///< the house whose other cells lose the digit

  friend bool operator==(const LockedCandidates&, const LockedCandidates&) = default;
};

/// A subset of as many digits as cells in a house: naked if the cells have no other candidates, hidden if the
/// digits have no other place in the house.
struct Subset {
  CellSet cells{};
  DigitSet digits{};
  House house{0};  ///< a house that contains all the cells; a naked subset may lie in two houses

  friend bool operator==(const Subset&, const Subset&) = default;
};

/// A fish: the places of a digit in some base houses, except for the fins, all lie in as many cover houses.
struct Fish {
  /// A second fish in the same base houses, with other cover houses and other fins.
  struct Twin {
    std::vector<House> cover{};
    std::vector<Cell> fins{};

    friend bool operator==(const Twin&, const Twin&) = default;
  };

  Digit digit{1};
  CellSet body{};  ///< places in the base houses that are no fins
  std::vector<House> base{};
  std::vector<House> cover{};
  std::vector<Cell> fins{};      ///< the fins that are in only one base house
  std::vector<Cell> endoFins{};  ///< the fins that are in two base houses
  std::optional<Twin> siamese{};

  friend bool operator==(const Fish&, const Fish&) = default;
};

/// A fish with fins, and chains that prove the conclusion for each case: one from each fin, or one from each
/// place of the digit in one of the cover houses.
struct KrakenFish {
  Fish fish{};
  Technique technique = Technique::XWing;  ///< the technique of the fish without its chains
  std::vector<Chain> chains{};
  int length = 0;  ///< number of nodes in all chains together

  friend bool operator==(const KrakenFish&, const KrakenFish&) = default;
};

/// A skyscraper or 2-string kite: two lines in which a digit has only two places each. One place of each line
/// lies in the same house; at least one of the remaining two places, the ends, holds the digit.
struct SingleDigitPattern {
  Digit digit{1};
  std::array<Cell, 2> ends{Cell(0), Cell(0)};
  /// The two places that lie in the same house: connection[i] is in one line with ends[i].
  std::array<Cell, 2> connection{Cell(0), Cell(0)};
  /// For a dual 2-string kite, the ends of the second kite; both kites have the same `connection`.
  std::optional<std::array<Cell, 2>> otherEnds{};

  friend bool operator==(const SingleDigitPattern&, const SingleDigitPattern&) = default;
};

/// An empty rectangle: the places of a digit in a box lie in one row and one column. A line with only two
/// places of the digit leads from that row to that column, or from the column to the row.
struct EmptyRectangle {
  Digit digit{1};
  House box{18};
  CellSet inBox{};
  /// The two places of the digit in its line: first the one that is in the row or column of the box's places,
  /// then the one that sees the cell that loses the digit.
  std::array<Cell, 2> pair{Cell(0), Cell(0)};
  /// For a dual empty rectangle, which is two empty rectangles in the same box, the two places in the line of
  /// the second one.
  std::optional<std::array<Cell, 2>> otherPair{};

  friend bool operator==(const EmptyRectangle&, const EmptyRectangle&) = default;
};

/// A wing: whatever the pivot holds, a digit stands in one of two pincers, or in the pivot itself (XYZ-wing).
struct Wing {
  Cell pivot{0};
  std::array<Cell, 2> pincers{Cell(0), Cell(0)};
  DigitSet pivotDigits{};
  Digit digit{1};  ///< the digit that is eliminated

  friend bool operator==(const Wing&, const Wing&) = default;
};

/// A W-wing: two cells with the same two digits. One of the digits has only two places in some house, each of
/// which sees one of the cells.
struct WWing {
  std::array<Cell, 2> cells{Cell(0), Cell(0)};
  Digit digit{1};  ///< the digit that is eliminated
  Digit link{2};   ///< the digit with two places in a house, which links the cells
  /// The two places of the digit `link`: places[i] sees cells[i].
  std::array<Cell, 2> places{Cell(0), Cell(0)};

  friend bool operator==(const WWing&, const WWing&) = default;
};

/// A colouring: places of a digit joined by strong links, in two colours. The digit is in all places of one
/// colour.
struct Coloring {
  Digit digit{1};
  /// One colouring, or two where cells of one see cells of the other.
  std::vector<std::array<CellSet, 2>> colorings{};

  friend bool operator==(const Coloring&, const Coloring&) = default;
};

/// A unique rectangle: four cells in two rows, columns and boxes that must not be left with the same two
/// digits.
struct Rectangle {
  std::array<Cell, 4> corners{Cell(0), Cell(0), Cell(0), Cell(0)};
  std::array<Digit, 2> digits{Digit(1), Digit(2)};
  /// The cells that form a naked subset with the extra digits of two corners (unique rectangle type 3).
  std::optional<DigitCells> set{};

  friend bool operator==(const Rectangle&, const Rectangle&) = default;
};

/// A unique loop: a ring of more than four cells that must not be left with the same two digits.
struct UniqueLoop {
  CellSet cells{};
  DigitSet digits{};
  /// The cells that form a naked subset with the extra digits of two loop cells (unique loop type 3).
  std::optional<DigitCells> set{};

  friend bool operator==(const UniqueLoop&, const UniqueLoop&) = default;
};

/// A BUG+1: without one extra candidate, the position would be a BUG (bivalue universal grave: two candidates
/// in each open cell, and two places for each digit in each house), which a puzzle with one solution never
/// reaches. So that candidate is true.
struct BugPlusOne {
  Cell cell{0};
  Digit digit{1};

  friend bool operator==(const BugPlusOne&, const BugPlusOne&) = default;
};

/// A BUG type 2 to 4: without several extra candidates, the position would be a BUG (see BugPlusOne), so at
/// least one of them is true.
struct Bug {
  CellSet cells{};                  ///< the cells that have extra candidates
  DigitSet digits{};                ///< the digits of the extra candidates
  std::optional<DigitCells> set{};  ///< the cells that form a naked subset with the extra digits (BUG type 3)

  friend bool operator==(const Bug&, const Bug&) = default;
};

/// A chain in which strong and weak links alternate.
struct LinkChain {
  enum class Shape : std::uint8_t {
    Pairs,              ///< cells with the same two digits: a remote pair
    OneDigit,           ///< links of one digit, whose first or last node is true: turbot fish, X-chain
    BothEnds,           ///< links of several digits, whose first or last node is true: XY-chain, AIC
    ContinuousLoop,     ///< a loop whose weak links are all strong too
    DiscontinuousLoop,  ///< a loop whose first and last links meet in a cell and contradict each other
  };

  Shape shape = Shape::OneDigit;
  Chain nodes{};
  DigitSet digits{};  ///< the digits that the first and last nodes share; empty for loops and AIC
  int length = 0;     ///< number of nodes as HoDoKu counts them: an almost locked set counts as several

  friend bool operator==(const LinkChain&, const LinkChain&) = default;
};

/// Two almost locked sets with one or two restricted common digits.
struct AlsXz {
  DigitCells a{};
  DigitCells b{};
  DigitSet common{};  ///< the restricted common digits: only one of the two sets can hold each
  DigitSet shared{};  ///< the other common digits that are eliminated outside both sets

  friend bool operator==(const AlsXz&, const AlsXz&) = default;
};

/// An ALS-XY-wing: two almost locked sets that a third one, the pivot, connects.
struct AlsXyWing {
  DigitCells a{};
  DigitCells b{};
  DigitCells pivot{};
  DigitSet common{};  ///< the digits that link the pivot to the sets: only the pivot or a set can hold each
  DigitSet shared{};  ///< the digits that one of the two sets must hold

  friend bool operator==(const AlsXyWing&, const AlsXyWing&) = default;
};

/// A chain of almost locked sets, each with a restricted common digit with the next.
struct AlsChain {
  std::vector<DigitCells> sets{};
  /// For each set but the last, the digits that only one of that set and the next can hold.
  std::vector<DigitSet> common{};

  friend bool operator==(const AlsChain&, const AlsChain&) = default;
};

/// A death blossom: each candidate of the stem cell takes a digit away from an almost locked set of its own,
/// a petal.
struct DeathBlossom {
  Cell stem{0};
  std::vector<DigitCells> petals{};
  std::vector<Digit> digits{};  ///< the candidates of the stem in the order of their petals

  friend bool operator==(const DeathBlossom&, const DeathBlossom&) = default;
};

/// A Sue de Coq: the cells where a line and a box meet share their candidates with cells in the rest of the
/// line and cells in the rest of the box.
struct SueDeCoq {
  DigitCells meeting{};
  DigitCells inLine{};
  DigitCells inBox{};

  friend bool operator==(const SueDeCoq&, const SueDeCoq&) = default;
};

/// An aligned exclusion: candidates that occur in no combination of digits that the cells can hold together.
struct AlignedExclusion {
  CellSet cells{};
  /// The cells whose candidates rule out combinations of digits in the aligned cells: a combination that
  /// would leave one of them without a candidate is impossible.
  std::vector<DigitCells> excluders{};

  friend bool operator==(const AlignedExclusion&, const AlignedExclusion&) = default;
};

/// A template: the cells that a digit has in all, or in none, of the ways to place it nine times in the grid.
struct Template {
  Digit digit{1};

  friend bool operator==(const Template&, const Template&) = default;
};

/// A proof by forcing chains: chains from several assumptions, one of which is true, to the same conclusion;
/// or chains from one assumption to a contradiction.
struct Proof {
  /// The house in which one digit has the places that the chains start from, or where the contradiction is.
  std::optional<House> house{};
  /// The cell whose candidates the chains start from, or where the contradiction is.
  std::optional<Cell> cell{};
  std::vector<Chain> chains{};
  std::vector<Lemma> lemmas{};
  int length = 0;  ///< number of nodes in all chains together

  friend bool operator==(const Proof&, const Proof&) = default;
};

}  // namespace reason

using Reason =
    std::variant<reason::Single, reason::LockedCandidates, reason::Subset, reason::Fish, reason::KrakenFish,
                 reason::SingleDigitPattern, reason::EmptyRectangle, reason::Wing, reason::WWing,
                 reason::Coloring, reason::Rectangle, reason::UniqueLoop, reason::BugPlusOne, reason::Bug,
                 reason::LinkChain, reason::AlsXz, reason::AlsXyWing, reason::AlsChain, reason::DeathBlossom,
                 reason::SueDeCoq, reason::AlignedExclusion, reason::Template, reason::Proof>;

/// A conclusion from a position, and the reason for it.
struct Step {
  Technique technique;
  Reason reason{};
  std::vector<Candidate> placements{};
  std::vector<Candidate> eliminations{};  ///< sorted by digit, then cell, without duplicates

  friend bool operator==(const Step&, const Step&) = default;
};

}  // namespace sudoku
