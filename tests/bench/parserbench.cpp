#include <benchmark/benchmark.h>
#include <string>

#include <sudoku/formats/formats.h>

#include "../heavytexts.h"
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

/// Times the reading of a text with millions of bad lines: a player is told only the first, once all have
/// been looked at.
void readMillionsOfBadLines(benchmark::State& state) {
  const std::string text = heavy::textOf(heavy::kLineTexts[0]);
  for ([[maybe_unused]] auto round : state) {
    std::size_t faults = 0;
    readPuzzles(text, [&faults](const ReadPuzzle& read) {
      faults += read.puzzle ? 0U : 1U;
      return true;
    });
    benchmark::DoNotOptimize(faults);
  }
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}
BENCHMARK(readMillionsOfBadLines)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace sudoku::bench
