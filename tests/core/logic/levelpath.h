#pragma once

#include <vector>

#include <sudoku/grid/level.h>
#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

/// The path by level, step by step, for what takes it in strides to be held against.
namespace sudoku {

/// Takes the steps of a path as far as they are of a level or below.
void followPath(Position& position, const std::vector<Step>& steps, Level most);

/// Takes whatever the techniques up to a level find, in any order, until they find nothing.
void takeAllUpTo(Position& position, Level most);

/// Candidates of the open cells.
int candidatesLeft(const Position& position);

}  // namespace sudoku
