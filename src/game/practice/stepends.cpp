#include "stepends.h"

#include <algorithm>
#include <array>
#include <variant>

#include "game/teacher/stepparts.h"

namespace sudoku {
namespace {

using Groups = std::vector<StepEnds::Group>;

/// Finds the cells that a candidate has to see to be eliminated, with one function for each kind of reason
/// that works in this way.
class EndsFinder {
 public:
  EndsFinder(const Position& position, Digit digit)
      : m_digit(digit), m_places(position.candidates.cellsOf(digit) & position.candidates.openCells()) {}

  Groups operator()(const reason::LockedCandidates& locked) const { return {{locked.cells}}; }

  Groups operator()(const reason::Subset& subset) const { return {{subset.cells & m_places}}; }

  Groups operator()(const reason::SingleDigitPattern& pattern) const {
    return {{{pattern.ends[0]}}, {{pattern.ends[1]}}};
  }

  Groups operator()(const reason::EmptyRectangle& rectangle) const {
    const auto [near, far] = rectangle.pair;
    return {{{far}}, {rectangle.inBox - peersOf(near)}};
  }

  Groups operator()(const reason::Wing& wing) const {
    Groups groups = {{{wing.pincers[0]}}, {{wing.pincers[1]}}};
    if (wing.pivotDigits.contains(m_digit)) groups.push_back({{wing.pivot}});
    return groups;
  }

  Groups operator()(const reason::WWing& wing) const { return {{{wing.cells[0]}}, {{wing.cells[1]}}}; }

  Groups operator()(const reason::Coloring& coloring) const {
    if (coloring.colorings.size() != 1) return {};
    const auto& [one, other] = coloring.colorings.front();
    return {{one, true}, {other, true}};
  }

  /// The two ends of a chain; in a remote pair, the two sets of alternate cells, of which one has the digit.
  Groups operator()(const reason::LinkChain& chain) const {
    if (chain.nodes.empty() || !chain.digits.contains(m_digit)) return {};
    if (chain.shape != reason::LinkChain::Shape::Pairs)
      return {{chain.nodes.front().cells}, {chain.nodes.back().cells}};
    std::array<CellSet, 2> sides;
    std::size_t side = 0;
    for (auto node = chain.nodes.begin(); node != chain.nodes.end(); ++node) {
      if (node != chain.nodes.begin() && node->cells != (node - 1)->cells) side = 1 - side;
      sides[side] |= node->cells;
    }
    return {{sides[0], true}, {sides[1], true}};
  }

  Groups operator()(const reason::AlsXz& sets) const {
    return sets.shared.contains(m_digit) ? ofSets({sets.a, sets.b}) : Groups();
  }

  Groups operator()(const reason::AlsXyWing& wing) const {
    return wing.shared.contains(m_digit) ? ofSets({wing.a, wing.b}) : Groups();
  }

  Groups operator()(const reason::AlsChain& chain) const {
    return ofSets({chain.sets.front(), chain.sets.back()});
  }

  Groups operator()(const reason::DeathBlossom& blossom) const { return ofSets(blossom.petals); }

  Groups operator()(const reason::Bug& bug) const {
    return bug.set || !bug.digits.contains(m_digit) ? Groups() : Groups{{bug.cells & m_places}};
  }

  /// The eliminations of all other steps do not, or not always, depend on which cells a candidate sees.
  template <typename Reason>
  Groups operator()(const Reason& /*reason*/) const {
    return {};
  }

 private:
  Groups ofSets(const std::vector<DigitCells>& sets) const {
    Groups groups;
    for (const DigitCells& set : sets)
      if (set.digits.contains(m_digit)) groups.push_back({set.cells & m_places});
    return groups;
  }

  Digit m_digit;
  CellSet m_places;
};

/// The cells of a group that a given cell sees.
CellSet seenOf(const StepEnds::Group& group, Cell cell) {
  return group.cells & peersOf(cell);
}

}  // namespace

CellSet StepEnds::seenFrom(Cell cell) const {
  CellSet seen;
  for (const Group& group : groups) seen |= seenOf(group, cell);
  return seen;
}

CellSet StepEnds::missedFrom(Cell cell) const {
  CellSet missed;
  for (const Group& group : groups) {
    const CellSet seen = seenOf(group, cell);
    if (!group.isColor || seen.isEmpty()) missed |= group.cells - seen;
  }
  return missed;
}

StepEnds endsOf(const Step& step, const Position& position, Digit digit) {
  if (!digitsOf(step.eliminations).contains(digit)) return {};
  StepEnds ends{std::visit(EndsFinder(position, digit), step.reason)};
  // If the step eliminates a candidate that does not see all the cells, it eliminates for another reason too,
  // such as two cells of the same colour that see each other.
  const bool isWhole = std::all_of(
      step.eliminations.begin(), step.eliminations.end(),
      [&](const Candidate& gone) { return gone.digit != digit || ends.missedFrom(gone.cell).isEmpty(); });
  if (!isWhole) ends.groups.clear();
  return ends;
}

}  // namespace sudoku
