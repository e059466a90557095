#include <algorithm>
#include <vector>

#include <sudoku/cellset.h>
#include <sudoku/geometry.h>

#include "finders.h"

namespace sudoku::explainer {
namespace {

/// All empty cells would have two candidates, each twice in its regions, were it not for a few cells with
/// more.
struct Bug {
  std::vector<int> cells;  ///< in the order in which they were found
  Removals extra{};        ///< the candidates too many
  Mask allExtra = 0;
  CellSet common;  ///< who see all those cells

  void add(int cell, int digit) {
    const CellSet peers = sudoku::peersOf(Cell(cell));
    common = cells.empty() ? peers : common & peers;
    if (extra[at(cell)] == 0) cells.push_back(cell);
    extra[at(cell)] = static_cast<Mask>(extra[at(cell)] | bitOf(digit));
    allExtra = static_cast<Mask>(allExtra | bitOf(digit));
  }
};

bool isEven(Mask places) {
  return places == 0 || countOf(places) == 2;
}

/// Where a digit has not two places in a region, one cell with more than two candidates must be to blame.
bool collect(const Position& position, Bug& bug) {
  for (int region = 0; region < kRegionCount; ++region)
    for (int digit = 0; digit < kDigitCount; ++digit) {
      const Mask places = position.places(region, digit);
      if (isEven(places)) continue;
      int count = 0;
      int blamed = -1;
      for (const int place : Bits(places))
        if (countOf(position.digits(cellAt(region, place))) > 2) {
          ++count;
          blamed = cellAt(region, place);
        }
      if (count == 0) return false;
      if (count > 1) continue;
      bug.add(blamed, digit);
    }
  return true;
}

bool isGraveWithout(const Position& position, const Bug& bug) {
  Position rest = position;
  for (const int cell : bug.cells) rest.eliminateAll(cell, bug.extra[at(cell)]);
  for (int cell = 0; cell < kCellCount; ++cell)
    if (rest.isEmpty(cell) && countOf(rest.digits(cell)) != 2) return false;
  for (int region = 0; region < kRegionCount; ++region)
    for (int digit = 0; digit < kDigitCount; ++digit)
      if (!isEven(rest.places(region, digit))) return false;
  return true;
}

bool shareRegion(const Bug& bug, int kind) {
  const int region = regionOf(bug.cells.front(), kind);
  return std::all_of(bug.cells.begin(), bug.cells.end(),
                     [=](int cell) { return regionOf(cell, kind) == region; });
}

std::optional<Hint> findType1(const Position& position, const Bug& bug) {
  Hint hint;
  hint.technique = ExplainerTechnique::Bug1;
  hint.rating = 5.6;
  const int cell = bug.cells.front();
  hint.removals[at(cell)] = without(position.digits(cell), bug.allExtra);
  return hint;
}

std::optional<Hint> findType2(const Position& position, const Bug& bug) {
  Hint hint;
  hint.technique = ExplainerTechnique::Bug2;
  hint.rating = 5.7;
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
  for (int kind = 0; kind < kRegionKinds; ++kind) {
    if (!shareRegion(bug, kind)) continue;
    Hint hint;
    hint.technique = ExplainerTechnique::Bug4;
    hint.rating = 5.7;
    for (const int cell : bug.cells)
      hint.removals[at(cell)] = without(position.digits(cell), bug.extra[at(cell)] | shared);
    return hint;
  }
  return std::nullopt;
}

/// The extra digits of the cells form a naked set with others of a region.
std::optional<Hint> findType3In(const Position& position, const Bug& bug, const std::vector<int>& others,
                                int size) {
  for (unsigned choice = 0; choice < 1U << others.size(); ++choice) {
    if (std::popcount(choice) != size - 1) continue;
    Mask together = 0;
    for (std::size_t i = 0; i < others.size(); ++i)
      if ((choice >> i & 1U) != 0) together = static_cast<Mask>(together | position.digits(others[i]));
    const bool isSet = countOf(together) == size && without(bug.allExtra, together) == 0;
    if (!isSet) continue;
    Hint hint;
    hint.technique = ExplainerTechnique::Bug3;
    hint.rating = 5.7 + (size - 1) * 0.1;
    bool any = false;
    bool singles = false;
    for (std::size_t i = 0; i < others.size(); ++i) {
      const Mask digits = position.digits(others[i]);
      const bool isChosen = (choice >> i & 1U) != 0;
      singles = singles || (isChosen && countOf(digits) < 2);
      if (isChosen) continue;
      hint.removals[at(others[i])] = static_cast<Mask>(digits & together);
      any = any || (digits & together) != 0;
    }
    if (any && !singles) return hint;
  }
  return std::nullopt;
}

/// The cells of a region that see all of the grave's cells, in the order of their place in the first one's
/// block, row and column: so the original keeps them.
std::vector<int> othersIn(const Bug& bug, int region) {
  std::vector<int> others;
  for (const int cell : explainer::peersOf(bug.cells.front()))
    if (bug.common.contains(Cell(cell)) && regionOf(cell, region / kDigitCount) == region)
      others.push_back(cell);
  return others;
}

std::optional<Hint> findType3(const Position& position, const Bug& bug) {
  for (int kind = 0; kind < kRegionKinds; ++kind) {
    if (!shareRegion(bug, kind)) continue;
    const auto others = othersIn(bug, regionOf(bug.cells.front(), kind));
    for (int size = 2; size <= 6; ++size)
      if (others.size() >= at(size))
        if (auto hint = findType3In(position, bug, others, size)) return hint;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Hint> findBug(const Position& position) {
  Bug bug;
  if (!collect(position, bug) || bug.cells.empty() || !isGraveWithout(position, bug)) return std::nullopt;
  if (bug.cells.size() == 1) return findType1(position, bug);
  // Two cells of a region never are of type 4 then: its two other places of the digit are of type 2.
  if (countOf(bug.allExtra) == 1) return findType2(position, bug);
  if (bug.cells.size() == 2)
    if (auto hint = findType4(position, bug)) return hint;
  return findType3(position, bug);
}

}  // namespace sudoku::explainer
