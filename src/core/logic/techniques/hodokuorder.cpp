#include "hodokuorder.h"

#include <algorithm>
#include <tuple>

#include "registry.h"

namespace sudoku::techniques {
namespace {

constexpr bool isBeyondSingles(const Row& row) {
  return row.info.isOnHodokuPath && row.info.family != TechniqueFamily::Single;
}
constexpr auto kGroupsBeyondSingles = groupsOf<isBeyondSingles>();

/// The eliminations of a step in HoDoKu's order. Those of subsets are sorted by cell, with cells in the
/// subset's row or column first.
std::vector<Candidate> inOrder(const Step& step) {
  std::vector<Candidate> eliminations = step.eliminations;
  const auto* const subset = std::get_if<reason::Subset>(&step.reason);
  if (subset == nullptr) return eliminations;
  const Cell first = subset->cells.first();
  CellSet lines;
  for (const House line : {House::row(first.row()), House::column(first.column())})
    if ((subset->cells - cellsOf(line)).isEmpty()) lines |= cellsOf(line);
  const auto place = [&](const Candidate& candidate) {
    return std::tuple(!lines.contains(candidate.cell), candidate.cell, candidate.digit);
  };
  std::sort(eliminations.begin(), eliminations.end(),
            [&](const Candidate& a, const Candidate& b) { return place(a) < place(b); });
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
