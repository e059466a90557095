#pragma once

#include <string>
#include <string_view>

/// HoDoKu's way to test techniques: positions in which a step is known, one library line each.
namespace sudoku {

/// Why a line fails: its step is not found, another of its technique and digits has another effect, or, where
/// the variant is `x`, one is found at all. Empty if it passes.
std::string judge(std::string_view text);

struct Verdict {
  int lines = 0;
  int failed = 0;
  std::string reasons;
};

/// Judges all lines of a file but blank ones and comments.
Verdict judgeFile(const std::string& file);

}  // namespace sudoku
