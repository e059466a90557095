#pragma once

#include <string>

#include <sudoku/grid/result.h>

namespace sudoku::cli {

/// The reason why a file cannot be read.
struct Trouble {
  std::string reason;
};

/// The whole content of a file; `-` stands for standard input. Fails if the file is larger than any
/// collection of puzzles, so memory stays bounded for any input.
Result<std::string, Trouble> readWholeFile(const std::string& file);

}  // namespace sudoku::cli
