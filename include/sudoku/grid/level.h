#pragma once

#include <cstdint>

#include <sudoku/grid/naming.h>

namespace sudoku {

/// How hard it is to play a puzzle, or to see a technique. A plain value: threads may share it as they may
/// share an int.
enum class Level : std::uint8_t { Easy, Medium, Hard, Expert, Extreme, Inhuman };

template <>
struct Names<Level> {
  static constexpr std::array kNames = {
      Named{Level::Easy, "easy"},     Named{Level::Medium, "medium"},   Named{Level::Hard, "hard"},
      Named{Level::Expert, "expert"}, Named{Level::Extreme, "extreme"}, Named{Level::Inhuman, "inhuman"},
  };
};

}  // namespace sudoku
