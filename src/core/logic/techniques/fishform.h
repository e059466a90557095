#pragma once

#include <cstdint>

namespace sudoku::techniques {

/// Rows against columns, with boxes on both sides, or anything against anything.
enum class FishShape : std::uint8_t { Basic, Franken, Mutant };

/// Sashimi: some base house has at most one place left without the fins. Only basic fish are told apart so.
enum class FishFins : std::uint8_t { None, Finned, Sashimi };

/// Which fish a technique is.
struct FishForm {
  int size = 0;
  FishShape shape = FishShape::Basic;
  FishFins fins = FishFins::None;
};

}  // namespace sudoku::techniques
