#include <benchmark/benchmark.h>
#include <string>
#include <vector>

#include <sudoku/making/leveltarget.h>
#include <sudoku/making/puzzlemaker.h>

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

void makeMinimalPuzzlesTogether(benchmark::State& state) {
  std::vector<PuzzleId> ids(static_cast<std::size_t>(state.range(0)));
  std::uint64_t seed = 0;
  for ([[maybe_unused]] auto round : state) {
    for (PuzzleId& id : ids) id.seed = seed++;
    benchmark::DoNotOptimize(makePuzzles(ids));
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(makeMinimalPuzzlesTogether)->Arg(32)->Arg(256);

void findPuzzlesOfALevel(benchmark::State& state) {
  const auto level = static_cast<Level>(state.range(0));
  const Symmetry symmetry = state.range(1) == 0 ? Symmetry::None : Symmetry::Rotate180;
  state.SetLabel(std::string(nameOf(level)));
  std::uint64_t seed = 0;
  for ([[maybe_unused]] auto round : state) {
    Random random(seed++);
    benchmark::DoNotOptimize(
        findPuzzle(withLevelTarget({.recipe = {.symmetry = symmetry}, .level = level}), random));
  }
}
BENCHMARK(findPuzzlesOfALevel)
    ->ArgNames({"level", "180"})
    ->ArgsProduct({{0, 1, 2, 3, 4, 5}, {0, 1}})
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace sudoku::bench
