#include <array>
#include <benchmark/benchmark.h>
#include <vector>

#include <sudoku/formats/formats.h>
#include <sudoku/logic/stepfinder.h>

namespace sudoku::bench {
namespace {

// Puzzles of `sudoku-cli generate -n 20000 --seed 5`: one that needs a BUG, and two that need dynamic forcing
// chains.
constexpr std::array kPuzzles = {
    "1.....2....5.7.......6...3.8..7...93....89.....1..3.2..36.9..519..8.....4....7...",
    "........27.4.9..1..3....79.3..1..68..769.3.......6...3..7.1.....5.3.....29.685...",
    ".....2....3.9.....9...5.7.289.5......734.......4.1.38.5..6...2.......9.4.8..9..5.",
};

std::vector<Position> positionsOn(const Grid& puzzle) {
  std::vector<Position> positions;
  Position position = positionOf(puzzle);
  for (const Step& step : solvePath(position).steps) {
    positions.push_back(position);
    position = applyStep(position, step);
  }
  return positions;
}

/// Times the next hint in each position of a solution path.
void findNextSteps(benchmark::State& state) {
  const auto puzzle = parseLine(kPuzzles[static_cast<std::size_t>(state.range(0))]);
  const std::vector<Position> positions = positionsOn(*puzzle);
  for ([[maybe_unused]] auto round : state)
    for (const Position& position : positions) benchmark::DoNotOptimize(nextStep(position));
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(positions.size()));
}
BENCHMARK(findNextSteps)->DenseRange(0, kPuzzles.size() - 1)->Unit(benchmark::kMillisecond);

/// Times the slowest of the hints.
void findHardestStep(benchmark::State& state) {
  const auto puzzle = parseLine(kPuzzles[static_cast<std::size_t>(state.range(0))]);
  Position hardest = positionOf(*puzzle);
  Position position = hardest;
  int score = 0;
  for (const Step& step : solvePath(position).steps) {
    if (infoOf(step.technique).score > score) {
      score = infoOf(step.technique).score;
      hardest = position;
    }
    position = applyStep(position, step);
  }
  for ([[maybe_unused]] auto round : state) benchmark::DoNotOptimize(nextStep(hardest));
}
BENCHMARK(findHardestStep)->DenseRange(0, kPuzzles.size() - 1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace sudoku::bench
