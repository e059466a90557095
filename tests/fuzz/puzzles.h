#pragma once

#include <sudoku/grid/puzzle.h>
#include <sudoku/play/gamestate.h>

#include "bytes.h"

namespace sudoku::fuzz {

/// One of some puzzles with one solution, of several levels.
Puzzle somePuzzle(Bytes& bytes);

/// A move that may do anything that moves can; one that restores goes to `target`.
Move nextMove(Bytes& bytes, const GameContents& target);

}  // namespace sudoku::fuzz
