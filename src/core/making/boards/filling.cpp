#include "filling.h"

namespace sudoku::boards {

DigitOrder::DigitOrder(Random& random) {
  // Shuffles as Random::shuffle() does, but within one integer, because making boards consists mainly of
  // shuffling.
  for (unsigned rest = kDigitCount; rest > 1; --rest) {
    const unsigned last = kBits * (rest - 1);
    const unsigned drawn = kBits * random.below(rest);
    const std::uint64_t difference = (m_digits >> last ^ m_digits >> drawn) & kMask;
    m_digits ^= difference << last;
    m_digits ^= difference << drawn;
  }
}

std::optional<Grid> fillInReadingOrder(Filling filling, Random& random, int budget) {
  const auto first = [](const Filling&, CellSet open) { return std::optional(open.first()); };
  return fill(filling, filling.grid().emptyCells(), random, budget, first) ? std::optional(filling.grid())
                                                                           : std::nullopt;
}

}  // namespace sudoku::boards
