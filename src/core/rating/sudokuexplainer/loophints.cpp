#include "loophints.h"

#include <algorithm>

#include "logic/chains/lockedsets.h"

namespace sudoku::explainer {
namespace {

double ratingOf(std::size_t length) {
  double rating = 4.5;
  if (length >= 10) rating += 0.3;
  if (length >= 8)
    rating += 0.2;
  else if (length >= 6)
    rating += 0.1;
  return rating;
}

bool isEmpty(const Removals& removals) {
  return std::all_of(removals.begin(), removals.end(), [](Mask digits) { return digits == 0; });
}

/// The sets of that many out of a set, in the order of their binary numbers.
template <typename Use>
void forEachChoice(Mask from, int size, Use use) {
  Mask choice = 0;
  do {
    if (countOf(choice) == size) use(choice);
    choice = static_cast<Mask>((choice - from) & from);
  } while (choice != 0);
}

std::uint64_t setKey(int house, Mask digits, Mask places, bool isHidden) {
  const std::uint64_t kind = isHidden ? 2 : 1;
  return kind << 40U | static_cast<std::uint64_t>(house) << 32U | static_cast<std::uint64_t>(digits) << 16U |
         places;
}

}  // namespace

void LoopHints::add(int type, const Loop& loop, std::uint64_t set, double more, const Removals& removals) {
  if (isEmpty(removals)) return;
  const CellSet cells = loop.cellSet();
  for (const Entry& entry : m_entries)
    if (entry.type == type && entry.cells == cells && entry.set == set) return;
  Entry& entry = m_entries.emplace_back(Entry{type, cells, set, {}});
  const auto type1 =
      loop.cells.size() == 4 ? ExplainerTechnique::UniqueRectangle1 : ExplainerTechnique::UniqueLoop1;
  entry.hint.technique = static_cast<ExplainerTechnique>(static_cast<int>(type1) + type - 1);
  entry.hint.rating = ratingOf(loop.cells.size()) + more;
  entry.hint.removals = removals;
}

void LoopHints::addType1(const Loop& loop, int extraCell) {
  Removals removals{};
  removals[at(extraCell)] = loop.digits;
  add(1, loop, 0, 0, removals);
}

void LoopHints::addType2(const Loop& loop, const std::vector<int>& extraCells) {
  const Mask digit = bitOf(firstOf(without(m_position.digits(extraCells.front()), loop.digits)));
  Removals removals{};
  for (const int cell : orderedPeersOf(extraCells.front())) {
    const bool seesAll = std::all_of(extraCells.begin(), extraCells.end(),
                                     [cell](int extraCell) { return arePeers(cell, extraCell); });
    if (seesAll) removals[at(cell)] = static_cast<Mask>(m_position.digits(cell) & digit);
  }
  add(2, loop, 0, 0, removals);
}

void LoopHints::addType3(const Loop& loop, int first, int second) {
  const Mask extra = without(m_position.digits(first) | m_position.digits(second), loop.digits);
  for (int size = countOf(extra); size <= 7; ++size)
    for (int kind = 0; kind < kHouseKinds; ++kind) {
      const int house = houseOf(first, kind);
      if (house != houseOf(second, kind)) continue;
      const int emptyCells = m_position.emptyCells(house);
      if (size * 2 <= emptyCells) addNakedSets(loop, house, first, second, size);
      if (size * 2 < emptyCells) addHiddenSets(loop, house, first, second, size);
    }
}

void LoopHints::addNakedSets(const Loop& loop, int house, int first, int second, int size) {
  const int kind = kindOf(house);
  const Mask own = bitOf(placeIn(first, kind));
  const Mask otherOwn = bitOf(placeIn(second, kind));
  const Mask extra = without(m_position.digits(first) | m_position.digits(second), loop.digits);
  const Mask common = without(m_position.digits(first) & m_position.digits(second), loop.digits);
  const Mask besides = without(bitOf(kDigitCount) - 1, own | otherOwn);
  std::vector<int> places;
  std::vector<Mask> digits;
  for (const int place : Bits(besides)) {
    const Mask candidates = m_position.digits(cellAt(house, place));
    if (countOf(candidates) < 2 || countOf(candidates) > size) continue;
    places.push_back(place);
    digits.push_back(candidates);
  }
  forEachNakedExtension(digits, extra, size - 1, [&](Mask chosen, Mask together) {
    // The original wants to see each extra digit in a further cell, or in both of these.
    if (without(extra, together | common) != 0) return false;
    const Mask all = static_cast<Mask>(together | extra);
    Mask otherPlaces = 0;
    for (const int index : Bits(chosen))
      otherPlaces = static_cast<Mask>(otherPlaces | bitOf(places[at(index)]));
    Removals removals{};
    for (const int place : Bits(without(besides, otherPlaces)))
      removals[at(cellAt(house, place))] = static_cast<Mask>(m_position.digits(cellAt(house, place)) & all);
    add(3, loop, setKey(house, all, otherPlaces, false), (size - 1) * 0.1, removals);
    return false;
  });
}

void LoopHints::addHiddenSets(const Loop& loop, int house, int first, int second, int size) {
  const int kind = kindOf(house);
  const Mask own = bitOf(placeIn(first, kind));
  const Mask otherOwn = bitOf(placeIn(second, kind));
  const Mask extra = without(m_position.digits(first) | m_position.digits(second), loop.digits);
  const Mask others = without(bitOf(kDigitCount) - 1, extra | loop.digits);
  forEachChoice(others, size - 2, [&](Mask more) {
    const Mask digits = static_cast<Mask>(loop.digits | more);
    Mask places = 0;
    for (const int digit : Bits(digits)) {
      const Mask itsPlaces = without(m_position.places(house, digit), otherOwn);
      if (itsPlaces == 0) return;
      places = static_cast<Mask>(places | itsPlaces);
    }
    if (countOf(places) != size) return;
    const Mask otherPlaces = without(places, own);
    Removals removals{};
    for (const int place : Bits(otherPlaces))
      removals[at(cellAt(house, place))] = without(m_position.digits(cellAt(house, place)), digits);
    // The original counts the set without the two cells, so that a pair adds nothing.
    add(3, loop, setKey(house, digits, otherPlaces, true), (countOf(otherPlaces) - 1) * 0.1, removals);
  });
}

void LoopHints::addType4(const Loop& loop, int first, int second) {
  const int low = firstOf(loop.digits);
  const int high = firstOf(without(loop.digits, bitOf(low)));
  for (const int digit : {low, high})
    for (int kind = 0; kind < kHouseKinds; ++kind) {
      const int house = houseOf(first, kind);
      if (house != houseOf(second, kind)) continue;
      const Mask both = static_cast<Mask>(bitOf(placeIn(first, kind)) | bitOf(placeIn(second, kind)));
      if (without(m_position.places(house, digit), both) != 0) continue;
      Removals removals{};
      removals[at(first)] = removals[at(second)] = without(loop.digits, bitOf(digit));
      add(4, loop, 0, 0, removals);
      return;
    }
}

std::optional<Hint> LoopHints::easiest() const {
  const auto best = std::min_element(m_entries.begin(), m_entries.end(), [](const Entry& a, const Entry& b) {
    return a.hint.rating == b.hint.rating ? a.type < b.type : a.hint.rating < b.hint.rating;
  });
  return best == m_entries.end() ? std::nullopt : std::optional(best->hint);
}

}  // namespace sudoku::explainer
