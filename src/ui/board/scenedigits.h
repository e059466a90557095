#pragma once

#include <set>

#include <sudoku/grid/candidate.h>

namespace sudoku {

struct SceneContext;

/// The digits of the board and its candidates. Those named have a halo of their ground.
void paintDigits(const SceneContext& context, const std::set<Candidate>& haloed);
/// The numbers of rows and columns in the margin.
void paintLineNumbers(const SceneContext& context);

}  // namespace sudoku
