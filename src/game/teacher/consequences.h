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

/// By which plain rule something follows.
enum class PlainRule : std::uint8_t {
  Assumed,
  SeesDigit,      ///< a house has its digit, so the other cells have it no more
  CellFilled,     ///< a cell has its digit, so it has no other
  LastCandidate,  ///< a cell has one candidate left
  LastPlace,      ///< a house has one place left for a digit
  LockedCells,    ///< as many cells as digits: these digits go from what sees all their places there
  LockedDigits,   ///< as many digits as places in a house: nothing else goes there
  LockedHouses,   ///< a digit's places in some houses lie in as many others, and go from the rest of those
  Trial,          ///< the opposite, tried out, breaks something
};

/// Something that follows from an assumption.
struct Fact {
  Literal literal;
  int inference = 0;  ///< that it comes from
};

/// What is wrong in the end.
struct Break {
  enum class Kind : std::uint8_t {
    Cell,    ///< without candidates
    House,   ///< without a place for a digit
    TwoWays  ///< nothing but a deadly pattern is left in its cells
  };

  Kind kind = Kind::Cell;
  Cell cell{0};
  House house{0};
  Digit digit{1};
  std::vector<int> premises;  ///< facts that it rests on
};

class Consequences;

/// A rule applied: to what, and which facts it rests on.
struct Inference {
  PlainRule rule = PlainRule::Assumed;
  CellSet cells{};
  DigitSet digits{};
  std::vector<House> houses{};
  std::vector<House> covers{};
  std::vector<int> premises{};
  /// What was tried, and where it ends. Facts up to its assumption have the same numbers there.
  std::shared_ptr<const Consequences> trial{};
  Break trialEnd{};
  int trialStart = 0;  ///< the number of its assumption
};

/// How far consequences are followed.
enum class Reach : std::uint8_t {
  Scope,  ///< only the candidates and houses that the reason speaks of
  Singles,
  Sets,  ///< besides singles also locked candidates, subsets and X-wings
};

/// In which order: close to the assumption first, or each consequence to its end.
enum class Direction : std::uint8_t { Broad, Deep };

/// What follows from an assumption in a position, step by step, each with what it rests on. A plain value;
/// the scope outlives it.
class Consequences {
 public:
  Consequences(const Position& position, const ReasonScope& scope, Reach reach, Direction direction);

  void assume(const Literal& literal);
  /// Follows the consequences until something breaks.
  void follow();
  /// Tries these out one after the other until something breaks. In the course of each come its inner ones,
  /// and all of them again, as deep as that.
  void tryOut(const std::vector<Trial>& trials, int depth);

  bool isBroken() const { return !m_breaks.empty(); }
  /// What is wrong and takes least to tell, but two ways before all else. Precondition: isBroken().
  const Break& nearestBreak() const;
  /// The facts that are needed for this, by number.
  std::vector<bool> neededFor(const Break& end) const;
  /// How much there is to tell of it.
  int costOf(const Break& end) const;

  const Fact& fact(int number) const { return m_facts[static_cast<std::size_t>(number)]; }
  const Inference& inferenceOf(int number) const {
    return m_inferences[static_cast<std::size_t>(fact(number).inference)];
  }
  int factCount() const { return static_cast<int>(m_facts.size()); }
  /// The candidates of open cells that are left, those of cells with few first.
  std::vector<Trial> undecided() const;

 private:
  static constexpr std::size_t kCandidateCount = static_cast<std::size_t>(kCellCount) * kDigitCount;
  static constexpr int kUnknown = -1;
  static constexpr int kGiven = -2;  ///< the position says so
  /// Of larger sets not every selection is looked at.
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
  /// What goes by one inference. Whether anything does.
  bool addOffs(CellSet cells, DigitSet digits, Inference pattern);

  void followSingles();
  void lookAtCell(Cell cell);
  void lookAtHouse(House house, Digit digit);
  void lookForTwoWays();
  /// Whether anything follows.
  bool followSets();
  bool followPatterns();
  bool lockPairs(House house);
  bool lockLines(Digit digit);
  bool lockCells(CellSet cells);
  bool useLocked(CellSet cells, DigitSet digits);
  bool lockDigits(House house, DigitSet digits);
  bool lockHouses(const FishScope& fish);
  /// Whether anything follows.
  bool tryEach(const std::vector<Trial>& trials, const std::vector<Trial>& again, int depth);
  bool tryOne(const Trial& trial, const std::vector<Trial>& again, int depth);
  bool isDecided(const Candidate& candidate) const {
    return m_on[indexOf(candidate)] != kUnknown || m_off[indexOf(candidate)] != kUnknown;
  }
  bool holds(const Literal& literal) const {
    return (literal.isOn ? m_on : m_off)[indexOf(literal.candidate)] != kUnknown;
  }

  /// The facts by which these candidates went.
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
