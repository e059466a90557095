#pragma once

namespace sudoku::bench {

/// Registers a benchmark for each set of puzzles and each engine of the solver, alone and in batches. Has to
/// come before any other use of the solver, as it times the first one.
void registerSolverBenchmarks();

}  // namespace sudoku::bench
