#include "positions.h"

namespace sudoku::patterns {

OptionPosition crowdedPosition(Random& random, int digits, int cells, int thirds, int singles) {
  const auto oneOf = [&random](int bound) {
    return static_cast<int>(random.below(static_cast<std::uint64_t>(bound)));
  };
  OptionPosition position{Grid()};
  for (int cell = 0; cell < kCellCount; ++cell) {
    Mask kept = 0;
    if (oneOf(100) < cells) {
      const int size = oneOf(100) < thirds ? 3 : oneOf(100) < singles ? 1 : 2;
      while (countOf(kept) < size) kept = static_cast<Mask>(kept | bitOf(oneOf(digits)));
    }
    position.eliminateAll(cell, without(position.digits(cell), kept));
  }
  return position;
}

}  // namespace sudoku::patterns
