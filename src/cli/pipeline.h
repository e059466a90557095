#pragma once

#include <cstddef>
#include <functional>

#include "output.h"

namespace sudoku::cli {

/// A piece of work for any thread. Empty only at the end of a source.
using Job = std::function<Report()>;

/// Cuts the next piece of work off what is to be done, of at most `maxPuzzles` puzzles; an empty job at the
/// end. Called by one thread at a time, and not again after the end.
using Source = std::function<Job(std::size_t maxPuzzles)>;

/// Does the jobs of a source on `threads` threads, the calling one among them, and writes their reports in
/// the order of the source: the output does not depend on the number of threads. Results are written as soon
/// as their turn has come, and however long the source, only a few jobs for each thread are held in memory.
/// If the system gives fewer threads, those that there are do the work. Precondition: threads > 0.
void runInOrder(const Source& source, unsigned threads, Output& output);

}  // namespace sudoku::cli
