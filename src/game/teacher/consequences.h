#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/cellset.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/logic/position.h>

#include "reasonscope.h"

namespace sudoku {

/// A plain rule by which a fact follows from others.
enum class PlainRule : std::uint8_t {
  Assumed,
  SeesDigit,      ///< a house has the digit in one of its cells, so its other cells lose the digit
  CellFilled,     ///< a cell has a digit, so its other candidates go
  LastCandidate,  ///< a cell has one candidate left, so that is its digit
  LastPlace,      ///< a house has one place left for a digit, so the digit goes there
  LockedCells,    ///< n cells have n digits left between them, so these digits go from all cells that see all
                  ///< their places
  LockedDigits,   ///< n digits have n places left in a house, so all other digits go from these places
  LockedHouses,  ///< the places of a digit in n houses lie in n other houses, so the digit goes from the rest
                 ///< of the latter
  Trial,         ///< the opposite of the fact was assumed, and led to a contradiction
};

/// A candidate known to be true or false after an assumption.
struct Fact {
  Literal literal;
  int inference = 0;  ///< index of the Inference by which this fact was found
};

/// A contradiction to which an assumption leads.
struct Break {
  enum class Kind : std::uint8_t {
    Cell,   ///< a cell without any candidate left
    House,  ///< a house without any place left for a digit
    /// Cells of a deadly pattern have only the digits of the pattern left, and so could be filled in two
    /// ways.
    TwoWays
  };

  Kind kind = Kind::Cell;
  Cell cell{0};
  House house{0};
  Digit digit{1};
  std::vector<int> premises;  ///< indices of the facts that the contradiction rests on
};

class Consequences;

/// One application of a rule: the cells, digits and houses that the rule is applied to, and the facts that
/// the inference rests on.
struct Inference {
  PlainRule rule = PlainRule::Assumed;
  CellSet cells{};
  DigitSet digits{};
  std::vector<House> houses{};
  std::vector<House> covers{};
  std::vector<int> premises{};
  /// For rule Trial: what followed from assuming the opposite of the fact, up to the contradiction. In
  /// `trial`, the facts with indices below `trialStart` are those that were known before that assumption.
  std::shared_ptr<const Consequences> trial{};
  Break trialEnd{};
  int trialStart = 0;  ///< for rule Trial: index, among the facts of `trial`, of the fact that was assumed
};

/// How far consequences are followed: by which rules and on which part of the board.
enum class Reach : std::uint8_t {
  Scope,  ///< singles are followed, but only among the candidates and houses that the explanation of the step
          ///< names
  Singles,
  Sets,  ///< singles, locked candidates, subsets and X-wings on the whole board
};

/// The order in which consequences are searched: breadth first from the assumption, or depth first.
enum class Direction : std::uint8_t { Broad, Deep };

/// What follows from an assumption in a position: a list of facts, each with the earlier facts that it
/// follows from. Can be copied; the ReasonScope given to the constructor has to outlive it.
class Consequences {
 public:
  Consequences(const Position& position, const ReasonScope& scope, Reach reach, Direction direction);

  void assume(const Literal& literal);
  /// Adds consequences until there is a contradiction, or until nothing more follows.
  void follow();
  /// Tries out each of these further assumptions in turn, again and again, until there is a contradiction or
  /// nothing new is found: the opposite of an assumption that leads to a contradiction is a new fact. While
  /// one is tried out, its inner assumptions and then all of them are tried out too, nested at most `depth`
  /// deep.
  void tryOut(const std::vector<Trial>& trials, int depth);

  bool isBroken() const { return !m_breaks.empty(); }
  /// The contradiction that takes the fewest facts to explain; a deadly pattern that can be filled in two
  /// ways is preferred to any other contradiction. Precondition: isBroken().
  const Break& nearestBreak() const;
  /// For each fact, by index, whether the contradiction `end` follows from it.
  std::vector<bool> neededFor(const Break& end) const;
  /// The number of facts that are needed to explain a contradiction.
  int costOf(const Break& end) const;

  const Fact& fact(int number) const { return m_facts[static_cast<std::size_t>(number)]; }
  const Inference& inferenceOf(int number) const {
    return m_inferences[static_cast<std::size_t>(fact(number).inference)];
  }
  int factCount() const { return static_cast<int>(m_facts.size()); }
  /// All candidates left in empty cells, as assumptions to be tried out that each of them is true; cells with
  /// few candidates come first.
  std::vector<Trial> undecided() const;

 private:
  static constexpr std::size_t kCandidateCount = static_cast<std::size_t>(kCellCount) * kDigitCount;
  static constexpr int kUnknown = -1;
  /// In place of an index: the fact holds in the position before any assumption.
  static constexpr int kGiven = -2;
  /// The most cells among which subsets are looked for: the number of selections doubles with each cell.
  static constexpr std::size_t kMostCells = 12;

  static std::size_t indexOf(const Candidate& candidate) {
    return static_cast<std::size_t>(candidate.cell.index()) * kDigitCount +
           static_cast<std::size_t>(candidate.digit.index());
  }
  DigitSet left(Cell cell) const { return m_left[static_cast<std::size_t>(cell.index())]; }
  CellSet places(Digit digit) const { return m_places[static_cast<std::size_t>(digit.index())]; }
  bool isAllowed(const Candidate& candidate) const;

  int infer(Inference inference);
  void addOff(const Candidate& candidate, int inference);
  void addOn(const Candidate& candidate, int inference);
  /// Stores that the digits are false in the cells, all for the same reason. Returns whether any of that is
  /// new.
  bool addOffs(CellSet cells, DigitSet digits, Inference pattern);

  void followSingles();
  void lookAtCell(Cell cell);
  void lookAtHouse(House house, Digit digit);
  void lookForTwoWays();
  /// Adds what locked candidates, subsets and X-wings rule out. Returns whether there are new facts.
  bool followSets();
  bool followPatterns();
  bool lockPairs(House house);
  bool lockLines(Digit digit);
  bool lockCells(CellSet cells);
  bool useLocked(CellSet cells, DigitSet digits);
  bool lockDigits(House house, DigitSet digits);
  bool lockHouses(const FishScope& fish);
  /// Tries out each of these further assumptions in turn, and within each its inner assumptions and then
  /// those in `again`, nested at most `depth` deep. Returns whether there are new facts.
  bool tryEach(const std::vector<Trial>& trials, const std::vector<Trial>& again, int depth);
  bool tryOne(const Trial& trial, const std::vector<Trial>& again, int depth);
  bool isDecided(const Candidate& candidate) const {
    return m_on[indexOf(candidate)] != kUnknown || m_off[indexOf(candidate)] != kUnknown;
  }
  bool holds(const Literal& literal) const {
    return (literal.isOn ? m_on : m_off)[indexOf(literal.candidate)] != kUnknown;
  }

  /// The indices of the facts by which these digits were ruled out in these cells.
  std::vector<int> offFacts(CellSet cells, DigitSet digits) const;

  const ReasonScope* m_scope;
  Reach m_reach;
  Direction m_direction;
  CellSet m_placed;
  std::array<DigitSet, kCellCount> m_left{};
  std::array<CellSet, kDigitCount> m_places{};
  std::array<int, kCandidateCount> m_on{};
  std::array<int, kCandidateCount> m_off{};
  std::vector<Fact> m_facts;
  std::vector<Inference> m_inferences;
  std::vector<int> m_queue;
  std::size_t m_queueFront = 0;
  std::vector<Break> m_breaks;
};

}  // namespace sudoku
