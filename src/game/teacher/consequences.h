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
  SeesDigit,      ///< a house has its digit, so its other cells lose the digit
  CellFilled,     ///< a cell has its digit, so it has no other
  LastCandidate,  ///< a cell has one candidate left, so that is its digit
  LastPlace,      ///< a house has one place left for a digit, so the digit stands there
  LockedCells,    ///< some cells have as many digits as there are cells: these digits go from what sees all
                  ///< their places
  LockedDigits,  ///< some digits have as many places in a house as there are digits: no other digits go there
  LockedHouses,  ///< a digit's places in some houses lie in as many other houses, and go from the rest of
                 ///< those
  Trial,         ///< the opposite of the fact was tried out, and breaks something
};

/// A candidate known to be true or false once an assumption is made.
struct Fact {
  Literal literal;
  int inference = 0;  ///< index of the inference that gives this fact
};

/// A contradiction in which an assumption ends.
struct Break {
  enum class Kind : std::uint8_t {
    Cell,    ///< a cell without candidates
    House,   ///< a house without a place for a digit
    TwoWays  ///< cells in which nothing but a deadly pattern is left
  };

  Kind kind = Kind::Cell;
  Cell cell{0};
  House house{0};
  Digit digit{1};
  std::vector<int> premises;  ///< indices of the facts that the contradiction rests on
};

class Consequences;

/// A rule applied: the cells, digits and houses it is applied to, and the facts it rests on.
struct Inference {
  PlainRule rule = PlainRule::Assumed;
  CellSet cells{};
  DigitSet digits{};
  std::vector<House> houses{};
  std::vector<House> covers{};
  std::vector<int> premises{};
  /// The consequences of the opposite that was tried, with the contradiction. Facts up to the trial's
  /// assumption have the same indices there.
  std::shared_ptr<const Consequences> trial{};
  Break trialEnd{};
  int trialStart = 0;  ///< index of the trial's assumption among its facts
};

/// How far consequences are followed: by which rules and on which part of the board.
enum class Reach : std::uint8_t {
  Scope,  ///< singles, only with the candidates and houses that the reason of the step names
  Singles,
  Sets,  ///< singles on the whole board, and also locked candidates, subsets and X-wings
};

/// The order of consequences: those close to the assumption first, or each chain of them to its end.
enum class Direction : std::uint8_t { Broad, Deep };

/// What follows from an assumption in a position, fact by fact, each with what it rests on. A plain value;
/// the scope outlives it.
class Consequences {
 public:
  Consequences(const Position& position, const ReasonScope& scope, Reach reach, Direction direction);

  void assume(const Literal& literal);
  /// Finds consequences until there is a contradiction, or no more follows.
  void follow();
  /// Tries assumptions out one after the other until there is a contradiction. Within each trial its inner
  /// trials are tried, and all trials again, down to the depth given.
  void tryOut(const std::vector<Trial>& trials, int depth);

  bool isBroken() const { return !m_breaks.empty(); }
  /// The contradiction that takes the fewest facts to explain; two ways to fill a deadly pattern come before
  /// all others. Precondition: isBroken().
  const Break& nearestBreak() const;
  /// For each fact, by index, whether the contradiction needs it.
  std::vector<bool> neededFor(const Break& end) const;
  /// How much has to be explained up to a contradiction, as a number of facts.
  int costOf(const Break& end) const;

  const Fact& fact(int number) const { return m_facts[static_cast<std::size_t>(number)]; }
  const Inference& inferenceOf(int number) const {
    return m_inferences[static_cast<std::size_t>(fact(number).inference)];
  }
  int factCount() const { return static_cast<int>(m_facts.size()); }
  /// The candidates left in empty cells as trials, cells with few candidates first.
  std::vector<Trial> undecided() const;

 private:
  static constexpr std::size_t kCandidateCount = static_cast<std::size_t>(kCellCount) * kDigitCount;
  static constexpr int kUnknown = -1;
  static constexpr int kGiven = -2;  ///< stands for the inference of a fact that the position itself contains
  /// Subsets are looked for only among up to this many cells: with more cells, not every selection is looked
  /// at.
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
  /// Adds the facts that candidates are false by one inference. Returns whether there are new facts.
  bool addOffs(CellSet cells, DigitSet digits, Inference pattern);

  void followSingles();
  void lookAtCell(Cell cell);
  void lookAtHouse(House house, Digit digit);
  void lookForTwoWays();
  /// Adds what locked candidates, subsets and X-wings give. Returns whether there are new facts.
  bool followSets();
  bool followPatterns();
  bool lockPairs(House house);
  bool lockLines(Digit digit);
  bool lockCells(CellSet cells);
  bool useLocked(CellSet cells, DigitSet digits);
  bool lockDigits(House house, DigitSet digits);
  bool lockHouses(const FishScope& fish);
  /// Tries each of some assumptions out. Returns whether there are new facts.
  bool tryEach(const std::vector<Trial>& trials, const std::vector<Trial>& again, int depth);
  bool tryOne(const Trial& trial, const std::vector<Trial>& again, int depth);
  bool isDecided(const Candidate& candidate) const {
    return m_on[indexOf(candidate)] != kUnknown || m_off[indexOf(candidate)] != kUnknown;
  }
  bool holds(const Literal& literal) const {
    return (literal.isOn ? m_on : m_off)[indexOf(literal.candidate)] != kUnknown;
  }

  /// The indices of the facts by which the candidates were ruled out.
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
