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

/// The sets in the directory that the environment variable SUDOKU_BENCH_DATA names, in the order of their
/// names; or else puzzles made from pinned seeds.
const std::vector<PuzzleSet>& puzzleSets();

}  // namespace sudoku::bench
