#include "hodokuorder.h"

#include <algorithm>
#include <array>

#include "registry.h"

namespace sudoku::techniques {
namespace {

constexpr bool isBeyondSingles(const Row& row) {
  return leadsGroup(row) && row.info.isOnHodokuPath && row.info.family != TechniqueFamily::Single;
}

constexpr auto groupsBeyondSingles() {
  std::array<Group, std::count_if(kTable.begin(), kTable.end(), isBeyondSingles)> groups{};
  std::size_t count = 0;
  for (const Row& row : kTable)
    if (isBeyondSingles(row)) groups[count++] = {row.group, lastOfGroup(row.group)};
  return groups;
}
constexpr auto kGroupsBeyondSingles = groupsBeyondSingles();

/// Subsets eliminate cell by cell, in their row or column first.
std::vector<Candidate> inOrder(const Step& step) {
  std::vector<Candidate> eliminations = step.eliminations;
  const auto* const subset = std::get_if<reason::Subset>(&step.reason);
  if (subset == nullptr) return eliminations;
  const Cell first = subset->cells.first();
  const bool isInRow = (subset->cells - cellsOf(House::row(first.row()))).isEmpty();
  const bool isInColumn = (subset->cells - cellsOf(House::column(first.column()))).isEmpty();
  const auto isInLine = [&](Cell cell) {
    return (isInRow && cell.row() == first.row()) || (isInColumn && cell.column() == first.column());
  };
  std::sort(eliminations.begin(), eliminations.end(), [&](const Candidate& a, const Candidate& b) {
    if (isInLine(a.cell) != isInLine(b.cell)) return isInLine(a.cell);
    return a.cell == b.cell ? a.digit < b.digit : a.cell < b.cell;
  });
  return eliminations;
}

}  // namespace

std::optional<Step> firstByHodoku(const State& state, const SearchOptions& options, PathMemory& memory) {
  if (const auto single = firstSingle(state)) return toStep(state, *single);
  return firstBeyondSingles(state, options, memory);
}

std::optional<Step> firstBeyondSingles(const State& state, const SearchOptions& options, PathMemory& memory) {
  Search search(state, options, memory);
  for (const Group& group : kGroupsBeyondSingles)
    if (auto step = firstOf(search, group.first, group.last)) return step;
  return std::nullopt;
}

void carryOut(const Step& step, State& state) {
  for (const auto [cell, digit] : step.placements) state.place(cell, digit);
  for (const auto [cell, digit] : inOrder(step)) state.eliminate(cell, digit);
}

}  // namespace sudoku::techniques
