#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include <sudoku/grid/grid.h>

#include "output.h"
#include "reply.h"

/// Two ways to process many puzzles: reading them from files, and making them.
namespace sudoku::cli {

/// How a run does its work; the results do not depend on it.
struct RunOptions {
  std::uint64_t jobs = 1;  ///< number of threads
  bool progress = false;   ///< whether a count of puzzles is shown on the terminal
};

/// Options of all commands that read puzzles from lines of files.
struct LineOptions {
  RunOptions run;
  std::vector<std::string> files;  ///< empty stands for standard input, and so does the name `-`
};

/// Answers the grids in the lines of files one by one, on several threads and in order. Lines that hold no
/// grid are answered with `invalid`.
[[nodiscard]] ExitStatus answerGrids(const LineOptions& options,
                                     const std::function<void(const Grid&, Reply&)>& answer);

/// Answers for the grid with an index among the grids of a job.
using AnswerNth = std::function<void(std::size_t index, Reply&)>;

/// Answers grids as answerGrids() does, for commands that are faster if they look at many grids together
/// before they answer.
[[nodiscard]] ExitStatus answerGridsTogether(const LineOptions& options,
                                             const std::function<AnswerNth(std::vector<Grid>)>& judge);

/// Which members of an endless series of puzzles or boards are made.
struct Series {
  std::uint64_t first = 1;  ///< number of the first one to make; the series begins with 1
  std::uint64_t count = 1;
};

/// Makes members of a series on several threads and in order; `make` gets their numbers, counted from 0.
/// Error texts name the command and the number of the member.
[[nodiscard]] ExitStatus makeMany(const std::string& command, Series series, const RunOptions& options,
                                  const std::function<void(std::uint64_t number, Reply&)>& make);

/// Makes members of a series as makeMany() does, for commands that are faster if they make several together:
/// `make` gets the number of the first one and how many.
[[nodiscard]] ExitStatus makeManyTogether(
    const std::string& command, Series series, const RunOptions& options,
    const std::function<AnswerNth(std::uint64_t first, std::size_t count)>& make);

}  // namespace sudoku::cli
