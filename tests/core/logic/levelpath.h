#pragma once

#include <vector>

#include <sudoku/grid/level.h>
#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

/// The path by level, taken step by step: what takes many steps at once has to come to the same.
namespace sudoku {

/// The position that the steps of a path lead to, as far as they are of a level or below.
Position followPath(Position position, const std::vector<Step>& steps, Level most);

/// The position where the techniques up to a level, taken in any order, find nothing more.
Position takeAllUpTo(Position position, Level most);

/// How many candidates the open cells have together.
int candidatesLeft(const Position& position);

}  // namespace sudoku
