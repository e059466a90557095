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
    for (const Digit digit : shuffledDigits(m_random)) {
      if (!m_filling.choicesAt(cell).contains(digit)) continue;
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

std::array<Digit, kDigitCount> shuffledDigits(Random& random) {
  std::array digits = {Digit(1), Digit(2), Digit(3), Digit(4), Digit(5),
                       Digit(6), Digit(7), Digit(8), Digit(9)};
  random.shuffle(digits);
  return digits;
}

std::optional<Grid> fillInReadingOrder(const Filling& start, Random& random, int budget) {
  return ReadingOrder(start, random, budget).run();
}

}  // namespace sudoku::boards
