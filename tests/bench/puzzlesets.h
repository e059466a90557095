#pragma once

#include <string>
#include <vector>

#include <sudoku/grid/grid.h>

namespace sudoku::bench {

/// Puzzles to be timed together.
struct PuzzleSet {
  std::string name;
  std::vector<Grid> grids;
};

/// The sets of puzzles in the directory that the environment variable SUDOKU_BENCH_DATA names, sorted by
/// their names; without it, puzzles made from fixed seeds.
const std::vector<PuzzleSet>& puzzleSets();

}  // namespace sudoku::bench
