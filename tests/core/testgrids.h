#pragma once

#include <ostream>
#include <string_view>

#include <sudoku/grid/cellset.h>
#include <sudoku/grid/grid.h>
#include <sudoku/grid/puzzle.h>
#include <sudoku/grid/random.h>
#include <sudoku/grid/symmetry.h>

/// What the tests of the core share.
namespace sudoku {

/// The grid of 81 characters; the test fails if they are none.
Grid gridOf(std::string_view line);

/// A board of a pinned seed.
Grid boardOf(std::uint64_t seed);

/// A puzzle of a pinned seed.
Puzzle puzzleOf(std::uint64_t seed, Symmetry symmetry = Symmetry::Rotate180);

/// A minimal puzzle of a pinned seed.
Puzzle minimalPuzzleOf(std::uint64_t seed);

/// `grid` without the digits of that many cells chosen at random. Precondition: it has as many.
Grid without(Grid grid, int digits, Random& random);

/// A cell chosen at random. Precondition: `cells` is not empty.
Cell anyOf(CellSet cells, Random& random);

// How the messages of failed tests show a grid.
std::ostream& operator<<(std::ostream& out, const Grid& grid);
std::ostream& operator<<(std::ostream& out, CellSet cells);

}  // namespace sudoku
