#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include <sudoku/grid/grid.h>

#include "output.h"
#include "reply.h"

/// The two ways in which a command goes about many puzzles: those that it reads, and those that it makes.
namespace sudoku::cli {

/// How a run goes about its work; the results do not depend on it.
struct RunOptions {
  std::uint64_t jobs = 1;  ///< threads
  bool progress = false;   ///< on the terminal
};

/// What the commands that read puzzles have in common.
struct LineOptions {
  RunOptions run;
  std::vector<std::string> files;  ///< none stands for standard input, and so does `-`
};

/// Answers the grids in the lines of files one by one, on several threads and in order. Lines that hold no
/// grid are answered `invalid`.
[[nodiscard]] ExitStatus answerGrids(const LineOptions& options,
                                     const std::function<void(const Grid&, Reply&)>& answer);

/// Gives the answer for the grid with that index.
using AnswerNth = std::function<void(std::size_t index, Reply&)>;

/// The same for commands that had better look at many grids together before they answer them.
[[nodiscard]] ExitStatus answerGridsTogether(const LineOptions& options,
                                             const std::function<AnswerNth(std::vector<Grid>)>& judge);

/// Which things of an endless series are made.
struct Series {
  std::uint64_t first = 1;  ///< the first one has the number 1
  std::uint64_t count = 1;
};

/// Makes things of a series on several threads and in order; `make` counts them from 0. Error texts name the
/// command and the number of the thing.
[[nodiscard]] ExitStatus makeMany(const std::string& command, Series series, const RunOptions& options,
                                  const std::function<void(std::uint64_t number, Reply&)>& make);

/// The same for commands that had better make things together: `make` gets the number of the first one and
/// how many.
[[nodiscard]] ExitStatus makeManyTogether(
    const std::string& command, Series series, const RunOptions& options,
    const std::function<AnswerNth(std::uint64_t first, std::size_t count)>& make);

}  // namespace sudoku::cli
