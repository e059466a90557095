#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include <sudoku/grid/grid.h>

#include "output.h"
#include "reply.h"

/// The main loops of commands on many puzzles: one for reading them from files, one for making them.
namespace sudoku::cli {

/// How a command does its work. The results do not depend on these options.
struct RunOptions {
  std::uint64_t jobs = 1;  ///< number of threads
  bool progress = false;   ///< whether a count of puzzles is shown on the terminal
};

/// The options of commands that read puzzles from lines of files.
struct LineOptions {
  RunOptions run;
  std::vector<std::string> files;  ///< empty or the name `-`: standard input
};

/// Calls `answer` for the grid in each line of the files, on several threads; the output is in the order of
/// the lines. A line that holds no grid is answered with `invalid`.
[[nodiscard]] ExitStatus answerGrids(const LineOptions& options,
                                     const std::function<void(const Grid&, Reply&)>& answer);

/// A function that answers for the grid with a certain index among the grids of a job.
using AnswerNth = std::function<void(std::size_t index, Reply&)>;

/// Answers grids as answerGrids() does, for commands that are faster with many grids at once: `judge` gets
/// the grids of a job, and the function that it returns answers for each.
[[nodiscard]] ExitStatus answerGridsTogether(const LineOptions& options,
                                             const std::function<AnswerNth(std::vector<Grid>)>& judge);

/// The part that a command makes of an endless series of puzzles or boards.
struct Series {
  std::uint64_t first = 1;  ///< number of the first member to make; the series begins with 1
  std::uint64_t count = 1;
};

/// Makes members of a series on several threads; the output is in their order. `make` gets the number of a
/// member, counted from 0. Messages begin with the command and the member's number.
[[nodiscard]] ExitStatus makeMany(const std::string& command, Series series, const RunOptions& options,
                                  const std::function<void(std::uint64_t number, Reply&)>& make);

/// Makes members of a series as makeMany() does, for commands that are faster with several at once: `make`
/// gets the number of the first member and how many to make.
[[nodiscard]] ExitStatus makeManyTogether(
    const std::string& command, Series series, const RunOptions& options,
    const std::function<AnswerNth(std::uint64_t first, std::size_t count)>& make);

}  // namespace sudoku::cli
