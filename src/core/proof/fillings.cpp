#include "fillings.h"

#include <algorithm>
#include <array>
#include <map>

namespace sudoku::proof {
namespace {

/// The most ways that are looked at. Known patterns have some hundred.
constexpr std::size_t kMostFillings = 200'000;

/// Looks at every way to fill the cells, one after the other.
struct Filler {
  using Digits = std::array<unsigned, kHouseCount>;

  const std::vector<std::pair<Cell, DigitSet>>& cells;
  const Known& known;
  /// For the digits of each house, how many ways there are, and whether one of them is possible.
  std::map<Digits, std::pair<std::size_t, bool>> groups{};
  std::size_t count = 0;

  void fill(std::size_t next, const Digits& used, bool isPossible) {
    if (count > kMostFillings) return;
    if (next == cells.size()) {
      ++count;
      auto& [size, hasPossible] = groups[used];
      ++size;
      hasPossible = hasPossible || isPossible;
      return;
    }
    const Cell cell = cells[next].first;
    for (const Digit digit : cells[next].second) {
      Digits now = used;
      bool isFree = true;
      for (const House house : housesOf(cell)) {
        unsigned& inHouse = now[static_cast<std::size_t>(house.index())];
        isFree = isFree && (inHouse >> digit.index() & 1U) == 0;
        inHouse |= 1U << digit.index();
      }
      if (isFree) fill(next + 1, now, isPossible && !known.holds({{cell, digit}, false}));
    }
  }
};

/// Whether each cell has two nominal digits, and each house none or two of each. Whatever way they are
/// filled, the other digit of each cell is another way, so that there is no need to look at every one.
bool isInPairs(const std::vector<std::pair<Cell, DigitSet>>& cells) {
  std::array<std::array<int, kDigitCount>, kHouseCount> counts{};
  for (const auto& [cell, digits] : cells) {
    if (digits.size() != 2) return false;
    for (const House house : housesOf(cell))
      for (const Digit digit : digits)
        ++counts[static_cast<std::size_t>(house.index())][static_cast<std::size_t>(digit.index())];
  }
  return std::all_of(counts.begin(), counts.end(), [](const auto& house) {
    return std::all_of(house.begin(), house.end(), [](int count) { return count == 0 || count == 2; });
  });
}

}  // namespace

Fillings compareFillings(const std::vector<std::pair<Cell, DigitSet>>& cells, const Known& known) {
  if (isInPairs(cells)) return Fillings::InGroups;
  Filler filler{cells, known};
  filler.fill(0, {}, true);
  if (filler.count > kMostFillings) return Fillings::TooMany;
  const auto isAlone = [](const auto& group) { return group.second.second && group.second.first < 2; };
  return std::any_of(filler.groups.begin(), filler.groups.end(), isAlone) ? Fillings::Alone
                                                                          : Fillings::InGroups;
}

}  // namespace sudoku::proof
