// Consequences of locked candidates, subsets and fish.
#include <algorithm>
#include <bit>

#include "consequences.h"

namespace sudoku {

bool Consequences::followSets() {
  for (const CellSet cells : m_scope->sets)
    if (lockCells(cells)) return true;
  for (const reason::Subset& subset : m_scope->hidden)
    if (lockDigits(subset.house, subset.digits)) return true;
  for (const FishScope& fish : m_scope->fishes)
    if (lockHouses(fish)) return true;
  if (m_reach != Reach::Sets && !(m_reach == Reach::Scope && m_scope->hasPatterns)) return false;
  return followPatterns();
}

bool Consequences::followPatterns() {
  for (const Digit digit : allDigits())
    for (const House house : allHouses()) {
      const CellSet cells = cellsOf(house) & places(digit);
      if (cells.size() < 2 || cells.size() > 3) continue;
      for (const House other : housesOf(cells.first()))
        if (other != house && lockHouses({digit, {house}, {other}})) return true;
    }
  return std::any_of(allHouses().begin(), allHouses().end(),
                     [&](House house) { return lockCells(cellsOf(house) - m_placed) || lockPairs(house); }) ||
         std::any_of(allDigits().begin(), allDigits().end(), [&](Digit digit) { return lockLines(digit); });
}

/// Stores what hidden pairs of a house rule out.
bool Consequences::lockPairs(House house) {
  DigitSet twice;
  for (const Digit digit : allDigits())
    if ((cellsOf(house) & places(digit)).size() == 2) twice.add(digit);
  for (const Digit one : twice)
    for (const Digit other : twice)
      if (one < other && (cellsOf(house) & places(one)) == (cellsOf(house) & places(other)) &&
          lockDigits(house, {one, other}))
        return true;
  return false;
}

/// Stores what X-wings of a digit rule out.
bool Consequences::lockLines(Digit digit) {
  for (int first = 0; first < 18; ++first) {
    const House one(first);
    const CellSet inOne = cellsOf(one) & places(digit);
    if (inOne.size() != 2) continue;
    const Cell near = inOne.first();
    const Cell far = (inOne - CellSet{near}).first();
    const bool isRow = one.kind() == House::Kind::Row;
    const std::vector<House> cover =
        isRow ? std::vector{House::column(near.column()), House::column(far.column())}
              : std::vector{House::row(near.row()), House::row(far.row())};
    for (int second = first + 1; second < (isRow ? 9 : 18); ++second) {
      const CellSet inOther = cellsOf(House(second)) & places(digit);
      if (inOther.size() == 2 && ((inOther - cellsOf(cover[0])) - cellsOf(cover[1])).isEmpty() &&
          lockHouses({digit, {one, House(second)}, cover}))
        return true;
    }
  }
  return false;
}

namespace {

/// The items at the positions of the bits that are set in a mask.
template <typename Item>
std::vector<Item> selected(const std::vector<Item>& items, unsigned mask) {
  std::vector<Item> some;
  for (std::size_t index = 0; index < items.size(); ++index)
    if ((mask >> index & 1U) != 0) some.push_back(items[index]);
  return some;
}

CellSet cellsOf(const std::vector<House>& houses) {
  CellSet cells;
  for (const House house : houses) cells |= cellsOf(house);
  return cells;
}

/// The cells that are in more than one of the houses.
CellSet sharedCells(const std::vector<House>& houses) {
  CellSet once;
  CellSet twice;
  for (const House house : houses) {
    twice |= once & cellsOf(house);
    once |= cellsOf(house);
  }
  return twice;
}

bool isInOneHouse(CellSet cells) {
  const auto houses = housesOf(cells.first());
  return std::any_of(houses.begin(), houses.end(),
                     [&](House house) { return (cells - cellsOf(house)).isEmpty(); });
}

/// Visits selections of up to `most` of `count` items as bit masks, small selections first, until a visit
/// returns true.
template <typename Visit>
bool anyOfSelections(std::size_t count, int most, const Visit& visit) {
  for (int size = 1; size <= most; ++size)
    for (unsigned mask = 1; mask < 1U << count; ++mask)
      if (std::popcount(mask) == size && visit(mask)) return true;
  return false;
}

}  // namespace

/// Stores what the naked subsets among some cells rule out: n of the cells that have n digits left between
/// them.
bool Consequences::lockCells(CellSet cells) {
  std::vector<Cell> open;
  for (const Cell cell : cells - m_placed) open.push_back(cell);
  if (open.size() < 2 || open.size() > kMostCells) return false;
  return anyOfSelections(open.size(), static_cast<int>(open.size()), [&](unsigned mask) {
    CellSet some;
    DigitSet digits;
    for (std::size_t index = 0; index < open.size(); ++index)
      if ((mask >> index & 1U) != 0) {
        some.add(open[index]);
        digits = digits | left(open[index]);
      }
    return some.size() > 1 && digits.size() == some.size() && useLocked(some, digits);
  });
}

bool Consequences::useLocked(CellSet cells, DigitSet digits) {
  CellSet targets;
  std::vector<Candidate> gone;
  for (const Digit digit : digits) {
    const CellSet holders = cells & places(digit);
    for (const Cell cell : holders)
      if (!((holders - CellSet{cell}) - peersOf(cell)).isEmpty()) return false;
    for (const Cell cell : (commonPeersOf(holders) & places(digit)) - cells)
      if (isAllowed({cell, digit})) gone.push_back({cell, digit});
  }
  if (gone.empty()) return false;
  for (const Candidate& candidate : gone) targets.add(candidate.cell);
  const bool seesAll = isInOneHouse(cells) && (targets - commonPeersOf(cells)).isEmpty();
  const int inference = infer({PlainRule::LockedCells,
                               cells,
                               digits,
                               {},
                               {},
                               offFacts(cells, seesAll ? DigitSet::all() - digits : DigitSet::all())});
  for (const Candidate& candidate : gone) addOff(candidate, inference);
  return true;
}

/// Stores what hidden subsets of a house rule out: n of the digits that have n places left in the house.
bool Consequences::lockDigits(House house, DigitSet digits) {
  std::vector<Digit> all;
  for (const Digit digit : digits) all.push_back(digit);
  return anyOfSelections(all.size(), static_cast<int>(all.size()), [&](unsigned mask) {
    CellSet cells;
    DigitSet some;
    for (const Digit digit : selected(all, mask)) {
      some.add(digit);
      cells |= cellsOf(house) & places(digit);
    }
    return some.size() > 1 && some.size() == cells.size() &&
           addOffs(
               cells, DigitSet::all() - some,
               {PlainRule::LockedDigits, cells, some, {house}, {}, offFacts(cellsOf(house) - cells, some)});
  });
}

/// Stores what a fish rules out: n of the base houses, where n of the cover houses contain all places of the
/// digit in them.
bool Consequences::lockHouses(const FishScope& fish) {
  const DigitSet digit = {fish.digit};
  return anyOfSelections(fish.base.size(), static_cast<int>(fish.base.size()), [&](unsigned bases) {
    const std::vector<House> base = selected(fish.base, bases);
    const CellSet inBase = cellsOf(base);
    const CellSet holders = inBase & places(fish.digit);
    const CellSet shared = sharedCells(base);
    if (!(holders & shared).isEmpty()) return false;
    for (unsigned covers = 1; covers < 1U << fish.cover.size(); ++covers) {
      if (std::popcount(covers) != std::popcount(bases)) continue;
      const std::vector<House> cover = selected(fish.cover, covers);
      const CellSet inCover = cellsOf(cover);
      if ((holders - inCover).isEmpty() && addOffs(inCover - inBase, digit,
                                                   {PlainRule::LockedHouses, holders, digit, base, cover,
                                                    offFacts((inBase - inCover) | shared, digit)}))
        return true;
    }
    return false;
  });
}

}  // namespace sudoku
