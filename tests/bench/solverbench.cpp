#include "solverbench.h"

#include <benchmark/benchmark.h>
#include <chrono>
#include <string>
#include <vector>

#include <sudoku/solving/solver.h>

#include "puzzlesets.h"
#include "solving/engines.h"

namespace sudoku::bench {
namespace {

using solving::Engine;
using Clock = std::chrono::steady_clock;

const unsigned char* bytesOf(const Grid& grid) {
  return grid.values().data();
}

void report(benchmark::State& state, const PuzzleSet& set) {
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(set.grids.size()));
}

void timeAlone(benchmark::State& state, const PuzzleSet& set, const Engine& engine, std::size_t limit) {
  for ([[maybe_unused]] auto round : state)
    for (const Grid& grid : set.grids)
      benchmark::DoNotOptimize(engine.count(bytesOf(grid), nullptr, limit, solving::kNever, nullptr));
  report(state, set);
}

void timeTogether(benchmark::State& state, const PuzzleSet& set, const Engine& engine, std::size_t limit) {
  std::vector<std::size_t> counts(set.grids.size());
  for ([[maybe_unused]] auto round : state)
    engine.countAll({bytesOf(set.grids[0]), sizeof(Grid), set.grids.size()}, limit, solving::kNever,
                    counts.data(), nullptr);
  report(state, set);
}

/// The very first call in a process is timed: nothing is in the caches, and the solver chooses its engine.
void timeFirstCall(benchmark::State& state, std::chrono::duration<double> took) {
  for ([[maybe_unused]] auto round : state) state.SetIterationTime(took.count());
}

std::chrono::duration<double> firstCall(const Grid& grid) {
  const auto start = Clock::now();
  benchmark::DoNotOptimize(hasUniqueSolution(grid));
  return Clock::now() - start;
}

}  // namespace

void registerSolverBenchmarks() {
  const auto first = firstCall({});
  benchmark::RegisterBenchmark("firstCall", timeFirstCall, first)->UseManualTime()->Iterations(1);
  for (const PuzzleSet& set : puzzleSets())
    for (const Engine* engine : solving::usableEngines())
      for (const std::size_t limit : {std::size_t{1}, std::size_t{2}}) {
        const std::string name = set.name + '/' + engine->name + (limit == 1 ? "/first" : "/countTo2");
        benchmark::RegisterBenchmark(("alone/" + name).c_str(), timeAlone, set, *engine, limit);
        benchmark::RegisterBenchmark(("batch/" + name).c_str(), timeTogether, set, *engine, limit);
      }
}

}  // namespace sudoku::bench
