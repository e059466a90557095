#pragma once

#include <algorithm>
#include <array>

#include "table.h"

/// Which techniques a path may use, and in which order they are tried when the easiest comes first.
namespace sudoku::techniques {

/// Templates and fish of five and more cells in a row, which have a smaller fish beside them, are never
/// needed.
constexpr bool isOnPath(const TechniqueInfo& info) {
  return info.isOnHodokuPath || info.technique == Technique::DeathBlossom;
}

using Order = std::array<Technique, kTable.size()>;

constexpr Order byLevel() {
  Order order{};
  for (std::size_t index = 0; index < order.size(); ++index) order[index] = kTable[index].info.technique;
  const auto comesBefore = [](Technique a, Technique b) {
    const TechniqueInfo& first = rowOf(a).info;
    const TechniqueInfo& second = rowOf(b).info;
    if (first.level != second.level) return first.level < second.level;
    if (first.score != second.score) return first.score < second.score;
    return a < b;
  };
  std::sort(order.begin(), order.end(), comesBefore);
  return order;
}
inline constexpr Order kByLevel = byLevel();

/// The step of a group of neighbours in the enumeration that a search finds first.
inline std::optional<Step> firstOf(Search& search, Technique first, Technique last) {
  search.lookFor(first, last);
  rowOf(first).find(search);
  if (search.steps().empty()) return std::nullopt;
  return std::move(search.steps().front());
}

}  // namespace sudoku::techniques
