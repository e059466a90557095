#pragma once

#include <string>

#include <sudoku/grid/result.h>

namespace sudoku::cli {

/// The reason why a file cannot be read.
struct Trouble {
  std::string reason;
};

/// The whole content of a file; `-` stands for standard input. More than any collection of puzzles takes is
/// refused, so memory stays bounded whatever is read.
Result<std::string, Trouble> readWholeFile(const std::string& file);

}  // namespace sudoku::cli
