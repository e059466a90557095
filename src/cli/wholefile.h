#pragma once

#include <string>

#include <sudoku/grid/result.h>

namespace sudoku::cli {

/// Why a file cannot be read.
struct Trouble {
  std::string reason;
};

/// All that is in a file; `-` stands for standard input. More than any collection of puzzles takes is
/// refused, so memory stays bounded whatever is read.
Result<std::string, Trouble> readWholeFile(const std::string& file);

}  // namespace sudoku::cli
