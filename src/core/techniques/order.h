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

constexpr bool leadsGroupOnPath(const Row& row) {
  return leadsGroup(row) && isOnPath(row.info);
}

constexpr auto groupsByLevel() {
  std::array<Group, std::count_if(kTable.begin(), kTable.end(), leadsGroupOnPath)> groups{};
  std::size_t count = 0;
  for (const Row& row : kTable)
    if (leadsGroupOnPath(row)) groups[count++] = {row.group, lastOfGroup(row.group)};
  const auto comesBefore = [](const Group& a, const Group& b) {
    const Level first = rowOf(a.first).info.level;
    const Level second = rowOf(b.first).info.level;
    return first == second ? a.first < b.first : first < second;
  };
  std::sort(groups.begin(), groups.end(), comesBefore);
  return groups;
}
/// What a path may use, the easiest first.
inline constexpr auto kByLevel = groupsByLevel();

constexpr bool groupsShareLevels() {
  return std::all_of(kTable.begin(), kTable.end(), [](const Row& row) {
    const TechniqueInfo& first = rowOf(row.group).info;
    return row.info.level == first.level && isOnPath(row.info) == isOnPath(first);
  });
}
static_assert(groupsShareLevels());

}  // namespace sudoku::techniques
