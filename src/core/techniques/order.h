#pragma once

#include <algorithm>
#include <array>

#include "table.h"

/// Which techniques a path may use, and in which order they are tried when the easiest comes first.
namespace sudoku::techniques {

/// Templates and fish of five and more cells in a row, which have a smaller fish beside them, are never
/// needed; nor are forcing nets, since dynamic forcing chains find what they do and prove all of it.
constexpr bool isOnPath(const TechniqueInfo& info) {
  if (info.technique == Technique::ForcingNetContradiction || info.technique == Technique::ForcingNetVerity)
    return false;
  return info.isOnHodokuPath || info.technique == Technique::DeathBlossom ||
         info.technique >= Technique::UniqueLoop;
}

using Order = std::array<Technique, kTable.size()>;

constexpr Order byLevel() {
  Order order{};
  for (std::size_t index = 0; index < order.size(); ++index) order[index] = kTable[index].info.technique;
  const auto comesBefore = [](Technique a, Technique b) {
    const Level first = rowOf(a).info.level;
    const Level second = rowOf(b).info.level;
    return first == second ? a < b : first < second;
  };
  std::sort(order.begin(), order.end(), comesBefore);
  return order;
}
inline constexpr Order kByLevel = byLevel();

}  // namespace sudoku::techniques
