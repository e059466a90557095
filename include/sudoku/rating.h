#pragma once

#include <sudoku/grid.h>
#include <sudoku/naming.h>

namespace sudoku {

/// How hard a puzzle is to play.
enum class Level { Easy, Medium, Hard, Expert, Extreme };

template <>
struct Names<Level> {
  static constexpr std::array kNames = {
      Named{Level::Easy, "easy"},     Named{Level::Medium, "medium"},   Named{Level::Hard, "hard"},
      Named{Level::Expert, "expert"}, Named{Level::Extreme, "extreme"},
  };
};

/// The level of a puzzle. Easy: hidden singles suffice (no notes are needed). Medium: naked singles besides.
/// Beyond singles the number of givens decides: Hard from 27, Expert from 25, Extreme with fewer.
/// Precondition: the puzzle has one solution.
[[nodiscard]] Level levelOf(const Grid& puzzle);

}  // namespace sudoku
