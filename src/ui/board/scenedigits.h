#pragma once

#include <set>

#include <sudoku/grid/candidate.h>

namespace sudoku {

struct SceneContext;

/// Paints the digits of the board and its candidates. Candidates in the set get a halo in the colour of their
/// ground.
void paintDigits(const SceneContext& context, const std::set<Candidate>& haloed);
/// Paints the numbers of rows and columns in the margin.
void paintLineNumbers(const SceneContext& context);

}  // namespace sudoku
