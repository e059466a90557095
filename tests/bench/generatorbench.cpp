#include <benchmark/benchmark.h>

#include <sudoku/puzzlemaker.h>

namespace sudoku::bench {
namespace {

void makeMinimalPuzzles(benchmark::State& state) {
  std::uint64_t seed = 0;
  std::int64_t givens = 0;
  for ([[maybe_unused]] auto round : state) givens += makePuzzle({{}, seed++}).givens.filledCells().size();
  state.SetItemsProcessed(state.iterations());
  state.counters["givens"] = static_cast<double>(givens) / static_cast<double>(state.iterations());
}
BENCHMARK(makeMinimalPuzzles);

}  // namespace
}  // namespace sudoku::bench
