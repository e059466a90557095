#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "finders.h"
#include "logic/patterns/loopsearch.h"

namespace sudoku::explainer {
namespace {

bool isEmpty(const Removals& removals) {
  return std::all_of(removals.begin(), removals.end(), [](Mask digits) { return digits == 0; });
}

std::optional<Hint> hintOf(ExplainerTechnique technique, double rating, const Removals& removals) {
  if (isEmpty(removals)) return std::nullopt;
  return Hint{technique, rating, 0, -1, -1, removals};
}

/// The eliminations by the first naked subset of `size` digits that the extra digits of a deadly pattern form
/// with size - 1 of the cells `others`, all in one house. As in Sudoku Explainer, these cells together with
/// the digits `seen` must have all the extra digits, and each cell more than one candidate.
Removals removedByNakedSet(const OptionPosition& position, const DeadlyPattern& pattern,
                           const std::vector<Cell>& others, Mask seen, int size) {
  CellSet rest;
  std::vector<Cell> members;
  for (const Cell cell : others) {
    rest.add(cell);
    if (countOf(position.digits(cell.index())) > 1) members.push_back(cell);
  }
  Removals removals{};
  const auto useSet = [&](CellSet set, Mask digits) {
    Mask inSet = seen;
    for (const Cell cell : set) inSet = static_cast<Mask>(inSet | position.digits(cell.index()));
    if (set.size() != size - 1 || without(pattern.digits, inSet) != 0) return false;
    removals = candidatesIn(position, rest - set, digits);
    return !isEmpty(removals);
  };
  forEachNakedExtension<SetRule::SudokuExplainer>(position, members, pattern.digits, useSet);
  return removals;
}

/// Collects the steps of unique loops and keeps the easiest: by rating, then by type, then the first one.
class LoopSteps {
 public:
  explicit LoopSteps(const OptionPosition& position) : m_position(position) {}

  void add(const UniqueLoop& loop) {
    const DeadlyPattern& pattern = loop.pattern;
    if (pattern.cells.hasOne())
      offer(loop, 1, 0, eliminatedInCell(m_position, pattern));
    else if (countOf(pattern.digits) == 1)
      offer(loop, 2, 0, eliminatedByDigit(m_position, pattern));
    else if (!pattern.cells.isEmpty())
      addType3(loop);
    offer(loop, 4, 0, eliminatedByPair(m_position, pattern));
  }

  const std::optional<Hint>& easiest() const { return m_easiest; }

 private:
  void offer(const UniqueLoop& loop, int type, double more, const Removals& removals) {
    const int length = loop.cells.size();
    const auto type1 = length == 4 ? ExplainerTechnique::UniqueRectangle1 : ExplainerTechnique::UniqueLoop1;
    const auto technique = static_cast<ExplainerTechnique>(static_cast<int>(type1) + type - 1);
    const auto hint = hintOf(technique, ratingOf(length) + more, removals);
    if (!hint || (m_easiest && std::pair(m_easiest->rating, m_type) <= std::pair(hint->rating, type))) return;
    m_easiest = hint;
    m_type = type;
  }

  static double ratingOf(int length) {
    double rating = 4.5;
    if (length >= 10) rating += 0.3;
    if (length >= 8)
      rating += 0.2;
    else if (length >= 6)
      rating += 0.1;
    return rating;
  }

  /// Adds the type 3 steps of a loop: together with further cells, the extra digits of two loop cells form a
  /// naked subset, or the two digits of the loop a hidden subset.
  void addType3(const UniqueLoop& loop) {
    const DeadlyPattern& pattern = loop.pattern;
    Mask inBoth = pattern.digits;
    for (const Cell cell : pattern.cells) inBoth &= pattern.extra[at(cell.index())];
    for (int size = countOf(pattern.digits); size <= 7; ++size)
      for (int kind = 0; kind < kHouseKinds; ++kind) {
        const HouseNumber house = houseNumberOf(pattern.firstFound, kind);
        if (!(pattern.cells - cellsIn(house)).isEmpty()) continue;
        const CellSet others = cellsIn(house) - pattern.cells;
        const int emptyCells = m_position.emptyCells(house);
        // Sudoku Explainer rates a hidden subset by the number of its digits besides the two of the loop, so
        // that a hidden pair adds nothing to the rating.
        if (size * 2 <= emptyCells)
          offer(loop, 3, (size - 1) * 0.1,
                removedByNakedSet(m_position, pattern, {others.begin(), others.end()}, inBoth, size));
        if (size * 2 < emptyCells) offer(loop, 3, (size - 2) * 0.1, removedByHiddenSet(loop, house, size));
      }
  }

  /// The eliminations by a hidden subset: the two digits of the loop and size - 2 other digits have only
  /// `size` places in a house, counting the two loop cells as one.
  Removals removedByHiddenSet(const UniqueLoop& loop, HouseNumber house, int size) const {
    Mask own = 0;
    for (const Cell cell : loop.pattern.cells)
      own = static_cast<Mask>(own | bitOf(placeIn(cell.index(), kindOf(house))));
    std::array<Mask, kDigitCount> places{};
    Mask together = 0;
    Mask others = 0;
    for (int digit = 0; digit < kDigitCount; ++digit) {
      const Mask besides = without(m_position.places(house, digit), own);
      if ((loop.digits & bitOf(digit)) != 0)
        together = static_cast<Mask>(together | besides);
      else if ((loop.pattern.digits & bitOf(digit)) == 0 && besides != 0)
        others = static_cast<Mask>(others | bitOf(digit));
      places[at(digit)] = besides;
    }
    Removals removals{};
    const auto useSet = [&](Mask chosen, Mask placesOfSet) {
      if (countOf(chosen) != size - 2) return false;
      const Mask digits = static_cast<Mask>(chosen | loop.digits);
      for (const int place : Bits(placesOfSet)) {
        const int cell = cellAt(house, place);
        removals[at(cell)] = without(m_position.digits(cell), digits);
      }
      return !isEmpty(removals);
    };
    forEachLockedExtension<SetRule::SudokuExplainer>(places, others, together, useSet);
    return removals;
  }

  const OptionPosition& m_position;
  std::optional<Hint> m_easiest;
  int m_type = 0;
};

/// The cells of a house that are not among the cells with extra candidates of a BUG (bivalue universal
/// grave). Their order is Sudoku Explainer's: first those in the box, then in the row, then in the column of
/// the first of the cells with extra candidates.
std::vector<Cell> othersIn(const DeadlyPattern& bug, HouseNumber house) {
  std::vector<Cell> others;
  for (const int cell : orderedPeersOf(bug.firstFound))
    if ((cellsIn(house) - bug.cells).contains(Cell(cell))) others.emplace_back(cell);
  return others;
}

std::optional<Hint> findBug3(const OptionPosition& position, const DeadlyPattern& bug) {
  for (int kind = 0; kind < kHouseKinds; ++kind) {
    const HouseNumber house = houseNumberOf(bug.firstFound, kind);
    if (!(bug.cells - cellsIn(house)).isEmpty()) continue;
    for (int size = 2; size <= 6; ++size) {
      const Removals removals = removedByNakedSet(position, bug, othersIn(bug, house), 0, size);
      if (auto hint = hintOf(ExplainerTechnique::Bug3, 5.7 + (size - 1) * 0.1, removals)) return hint;
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<Hint> findUniqueLoop(const OptionPosition& position) {
  LoopSteps steps(position);
  for (const UniqueLoop& loop : uniqueLoops(position, LoopRule::SudokuExplainer)) steps.add(loop);
  return steps.easiest();
}

std::optional<Hint> findBug(const OptionPosition& position) {
  const auto bug = findBugPattern(position);
  if (!bug) return std::nullopt;
  if (bug->cells.hasOne()) return hintOf(ExplainerTechnique::Bug1, 5.6, eliminatedInCell(position, *bug));
  if (countOf(bug->digits) == 1)
    return hintOf(ExplainerTechnique::Bug2, 5.7, eliminatedByDigit(position, *bug));
  if (auto hint = hintOf(ExplainerTechnique::Bug4, 5.7, eliminatedByPair(position, *bug))) return hint;
  return findBug3(position, *bug);
}

}  // namespace sudoku::explainer
