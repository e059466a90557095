#pragma once

#include <cstddef>
#include <functional>

#include "output.h"

namespace sudoku::cli {

/// A piece of work that any thread can do. Empty only at the end of a Source.
using Job = std::function<Report()>;

/// Returns the next job, with at most `maxPuzzles` puzzles, or an empty job when all work has been handed
/// out. Called by one thread at a time, and not again after the empty job.
using Source = std::function<Job(std::size_t maxPuzzles)>;

/// Does the jobs of a source on `threads` threads, including the calling one, and writes their reports in the
/// order of the source, so the output does not depend on the number of threads. A report is written as soon
/// as all earlier ones have been, and only a few jobs for each thread are in memory at a time. If the system
/// grants fewer threads, the work is done with those. Precondition: threads > 0.
void runInOrder(const Source& source, unsigned threads, Output& output);

}  // namespace sudoku::cli
