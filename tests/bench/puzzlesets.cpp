#include "puzzlesets.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <sudoku/formats/formats.h>
#include <sudoku/making/puzzlemaker.h>

namespace sudoku::bench {
namespace {

constexpr std::size_t kMostPuzzles = 20'000;
constexpr std::uint64_t kMadePuzzles = 5'000;

PuzzleSet readSet(const std::filesystem::path& file) {
  PuzzleSet set{file.stem().string(), {}};
  std::ifstream in(file);
  for (std::string line; set.grids.size() < kMostPuzzles && std::getline(in, line);)
    if (!isBlankOrComment(line))
      if (const auto grid = parseLine(line)) set.grids.push_back(*grid);
  return set;
}

std::vector<PuzzleSet> readSets(const std::filesystem::path& directory) {
  std::vector<PuzzleSet> sets;
  for (const auto& entry : std::filesystem::directory_iterator(directory))
    if (entry.path().extension() == ".txt") sets.push_back(readSet(entry.path()));
  std::sort(sets.begin(), sets.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
  return sets;
}

/// Makes minimal puzzles, and the same puzzles with more of their boards given.
std::vector<PuzzleSet> makeSets() {
  PuzzleSet minimal{"minimal", {}};
  PuzzleSet easy{"easy", {}};
  for (std::uint64_t seed = 0; seed < kMadePuzzles; ++seed) {
    const Puzzle puzzle = makePuzzle({{}, seed});
    minimal.grids.push_back(puzzle.givens);
    easy.grids.push_back(puzzle.givens);
    for (int cell = 0; cell < kCellCount; cell += 5)
      easy.grids.back().set(Cell(cell), puzzle.solution.at(Cell(cell)));
  }
  return {minimal, easy};
}

}  // namespace

const std::vector<PuzzleSet>& puzzleSets() {
  static const std::vector<PuzzleSet> sets = [] {
    const char* directory = std::getenv("SUDOKU_BENCH_DATA");
    return directory == nullptr ? makeSets() : readSets(directory);
  }();
  return sets;
}

}  // namespace sudoku::bench
