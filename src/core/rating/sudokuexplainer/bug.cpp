#include <algorithm>
#include <vector>

#include <sudoku/grid/cellset.h>
#include <sudoku/grid/geometry.h>

#include "finders.h"
#include "logic/chains/lockedsets.h"

namespace sudoku::explainer {
namespace {

/// All empty cells would have two candidates, each twice in its houses, were it not for a few cells with
/// more.
struct Bug {
  std::vector<int> cells;  ///< in the order in which they were found
  Removals extra{};        ///< the candidates too many
  Mask allExtra = 0;
  CellSet common;  ///< that see all those cells

  void add(int cell, int digit) {
    const CellSet peers = peersOf(Cell(cell));
    common = cells.empty() ? peers : common & peers;
    if (extra[at(cell)] == 0) cells.push_back(cell);
    extra[at(cell)] = static_cast<Mask>(extra[at(cell)] | bitOf(digit));
    allExtra = static_cast<Mask>(allExtra | bitOf(digit));
  }
};

bool isEven(Mask places) {
  return places == 0 || countOf(places) == 2;
}

/// Where a digit has not two places in a house, one cell with more than two candidates must be to blame.
bool collect(const Position& position, Bug& bug) {
  for (int constraint = kCellCount; constraint < kConstraintCount; ++constraint) {
    if (isEven(position.options(constraint))) continue;
    int count = 0;
    int blamed = -1;
    for (const int place : Bits(position.options(constraint))) {
      const int candidate = candidateAt(constraint, place);
      if (countOf(position.digits(cellOf(candidate))) <= 2) continue;
      ++count;
      blamed = candidate;
    }
    if (count == 0) return false;
    if (count == 1) bug.add(cellOf(blamed), digitOf(blamed));
  }
  return true;
}

bool isBugPatternWithout(const Position& position, const Bug& bug) {
  Position left = position;
  for (const int cell : bug.cells) left.eliminateAll(cell, bug.extra[at(cell)]);
  for (int cell = 0; cell < kCellCount; ++cell)
    if (left.isEmpty(cell) && countOf(left.digits(cell)) != 2) return false;
  for (int constraint = kCellCount; constraint < kConstraintCount; ++constraint)
    if (!isEven(left.options(constraint))) return false;
  return true;
}

bool shareHouse(const Bug& bug, int kind) {
  const int house = houseOf(bug.cells.front(), kind);
  return std::all_of(bug.cells.begin(), bug.cells.end(),
                     [=](int cell) { return houseOf(cell, kind) == house; });
}

std::optional<Hint> findType1(const Position& position, const Bug& bug) {
  Hint hint{ExplainerTechnique::Bug1, 5.6};
  const int cell = bug.cells.front();
  hint.removals[at(cell)] = without(position.digits(cell), bug.allExtra);
  return hint;
}

std::optional<Hint> findType2(const Position& position, const Bug& bug) {
  Hint hint{ExplainerTechnique::Bug2, 5.7};
  bool any = false;
  for (const Cell cell : bug.common) {
    const Mask digit = static_cast<Mask>(position.digits(cell.index()) & bug.allExtra);
    hint.removals[at(cell.index())] = digit;
    any = any || digit != 0;
  }
  return any ? std::optional(hint) : std::nullopt;
}

/// A digit that two cells share beside their extra ones must be in one of them.
std::optional<Hint> findType4(const Position& position, const Bug& bug) {
  const int first = bug.cells[0];
  const int second = bug.cells[1];
  const Mask shared = without(position.digits(first) & position.digits(second), bug.allExtra);
  if (countOf(shared) != 1) return std::nullopt;
  for (int kind = 0; kind < kHouseKinds; ++kind) {
    if (!shareHouse(bug, kind)) continue;
    Hint hint{ExplainerTechnique::Bug4, 5.7};
    for (const int cell : bug.cells)
      hint.removals[at(cell)] = without(position.digits(cell), bug.extra[at(cell)] | shared);
    return hint;
  }
  return std::nullopt;
}

/// The extra digits of the cells form a naked set with others of a house. The original wants to see all of
/// them in the others, and none of these with a single candidate.
std::optional<Hint> findType3In(const Position& position, const Bug& bug, const std::vector<int>& others,
                                int size) {
  std::vector<Mask> digits;
  digits.reserve(others.size());
  for (const int cell : others) digits.push_back(position.digits(cell));
  Hint hint;
  const bool found = forEachNakedExtension(digits, bug.allExtra, size - 1, [&](Mask chosen, Mask together) {
    if (without(bug.allExtra, together) != 0) return false;
    hint = {ExplainerTechnique::Bug3, 5.7 + (size - 1) * 0.1};
    bool any = false;
    bool singles = false;
    for (std::size_t i = 0; i < others.size(); ++i) {
      const bool isChosen = (chosen >> i & 1U) != 0;
      singles = singles || (isChosen && countOf(digits[i]) < 2);
      if (!isChosen) hint.removals[at(others[i])] = static_cast<Mask>(digits[i] & together);
      any = any || hint.removals[at(others[i])] != 0;
    }
    return any && !singles;
  });
  return found ? std::optional(hint) : std::nullopt;
}

/// The cells of a house that see all of the BUG's cells, in the order of their place in the first one's
/// box, row and column: so the original keeps them.
std::vector<int> othersIn(const Bug& bug, int house) {
  std::vector<int> others;
  for (const int cell : orderedPeersOf(bug.cells.front()))
    if (bug.common.contains(Cell(cell)) && houseOf(cell, kindOf(house)) == house) others.push_back(cell);
  return others;
}

std::optional<Hint> findType3(const Position& position, const Bug& bug) {
  for (int kind = 0; kind < kHouseKinds; ++kind) {
    if (!shareHouse(bug, kind)) continue;
    const auto others = othersIn(bug, houseOf(bug.cells.front(), kind));
    for (int size = 2; size <= 6; ++size)
      if (others.size() >= at(size))
        if (auto hint = findType3In(position, bug, others, size)) return hint;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Hint> findBug(const Position& position) {
  Bug bug;
  if (!collect(position, bug) || bug.cells.empty() || !isBugPatternWithout(position, bug))
    return std::nullopt;
  if (bug.cells.size() == 1) return findType1(position, bug);
  // Two cells of a house never are of type 4 then: its two other places of the digit are of type 2.
  if (countOf(bug.allExtra) == 1) return findType2(position, bug);
  if (bug.cells.size() == 2)
    if (auto hint = findType4(position, bug)) return hint;
  return findType3(position, bug);
}

}  // namespace sudoku::explainer
