#pragma once

#include <algorithm>
#include <array>

#include "registry.h"

/// The order in which techniques are tried for a solution path of the easiest steps: by level, the easiest
/// first.
namespace sudoku::techniques {

constexpr bool isOnPath(const Row& row) {
  return row.has(kOnPath);
}

constexpr auto groupsByLevel() {
  auto groups = groupsOf<isOnPath>();
  const auto comesBefore = [](const Group& a, const Group& b) {
    const Level first = rowOf(a.first).info.level;
    const Level second = rowOf(b.first).info.level;
    return first == second ? a.first < b.first : first < second;
  };
  std::sort(groups.begin(), groups.end(), comesBefore);
  return groups;
}
/// The groups of techniques that a path may use, sorted from the easiest to the hardest.
inline constexpr auto kByLevel = groupsByLevel();

constexpr bool groupsShareLevels() {
  return std::all_of(kTable.begin(), kTable.end(), [](const Row& row) {
    const Row& first = rowOf(row.group);
    return row.info.level == first.info.level && row.has(kOnPath) == first.has(kOnPath);
  });
}
static_assert(groupsShareLevels());

}  // namespace sudoku::techniques
