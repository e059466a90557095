#include "filling.h"

namespace sudoku::boards {
namespace {

class ReadingOrder {
 public:
  ReadingOrder(const Filling& start, Random& random, int budget)
      : m_filling(start), m_random(random), m_budget(budget) {}

  std::optional<Grid> run() { return fillFrom(0) ? std::optional(m_filling.grid()) : std::nullopt; }

 private:
  bool fillFrom(int index) {
    while (index < kCellCount && !m_filling.grid().isEmpty(Cell(index))) ++index;
    if (index == kCellCount) return true;
    const Cell cell(index);
    if (m_budget-- <= 0) return false;
    const DigitSet choices = m_filling.choicesAt(cell);
    const DigitOrder order(m_random);
    for (int place = 0; place < kDigitCount; ++place) {
      const Digit digit = order[place];
      if (!choices.contains(digit)) continue;
      m_filling.put(cell, digit);
      if (fillFrom(index + 1)) return true;
      m_filling.takeBack(cell, digit);
      if (m_budget <= 0) return false;
    }
    return false;
  }

  Filling m_filling;
  Random& m_random;
  int m_budget;
};

}  // namespace

DigitOrder::DigitOrder(Random& random) {
  // As Random::shuffle does it, but in a register: boards are made of little else.
  for (unsigned rest = kDigitCount; rest > 1; --rest) {
    const unsigned last = kBits * (rest - 1);
    const unsigned drawn = kBits * random.below(rest);
    const std::uint64_t difference = (m_digits >> last ^ m_digits >> drawn) & kMask;
    m_digits ^= difference << last;
    m_digits ^= difference << drawn;
  }
}

std::optional<Grid> fillInReadingOrder(const Filling& start, Random& random, int budget) {
  return ReadingOrder(start, random, budget).run();
}

}  // namespace sudoku::boards
