#include "testgrids.h"

#include <gtest/gtest.h>
#include <vector>

#include <sudoku/formats/formats.h>
#include <sudoku/making/boardgenerator.h>
#include <sudoku/making/puzzlemaker.h>

namespace sudoku {

Grid gridOf(std::string_view line) {
  const auto grid = parseLine(line);
  if (grid) return *grid;
  ADD_FAILURE() << toText(grid.error());
  return {};
}

Grid boardOf(std::uint64_t seed) {
  Random random(seed);
  return makeBoard(BoardMethod::Backtracking, random);
}

Puzzle puzzleOf(std::uint64_t seed, Symmetry symmetry) {
  return makePuzzle({{BoardMethod::Backtracking, DigMethod::All, symmetry}, seed});
}

Puzzle minimalPuzzleOf(std::uint64_t seed) {
  Random random(seed);
  return findPuzzle({.recipe = {}, .level = std::nullopt, .minimal = true}, random)->puzzle;
}

Grid without(Grid grid, int digits, Random& random) {
  for (int count = 0; count < digits; ++count) grid.clear(anyOf(grid.filledCells(), random));
  return grid;
}

Cell anyOf(CellSet cells, Random& random) {
  const std::vector<Cell> list(cells.begin(), cells.end());
  return list[random.below(list.size())];
}

std::ostream& operator<<(std::ostream& out, const Grid& grid) {
  return out << toLine(grid);
}

std::ostream& operator<<(std::ostream& out, CellSet cells) {
  for (const Cell cell : cells) out << 'r' << cell.row() + 1 << 'c' << cell.column() + 1 << ' ';
  return out;
}

}  // namespace sudoku
