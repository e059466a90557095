#include <benchmark/benchmark.h>
#include <string>

#include <sudoku/formats.h>

#include "puzzlesets.h"

namespace sudoku::bench {
namespace {

void parseLines(benchmark::State& state) {
  std::vector<std::string> lines;
  for (const Grid& grid : puzzleSets().front().grids) lines.push_back(toLine(grid));
  for ([[maybe_unused]] auto round : state)
    for (const std::string& line : lines) benchmark::DoNotOptimize(parseLine(line));
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(lines.size()));
}
BENCHMARK(parseLines);

}  // namespace
}  // namespace sudoku::bench
