#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <sudoku/grid/digitset.h>
#include <sudoku/grid/grid.h>
#include <sudoku/grid/random.h>

namespace sudoku::boards {

/// A board without clashes that is filled cell by cell. Used by all board methods that search.
class Filling {
 public:
  const Grid& grid() const { return m_grid; }

  /// The digits that occur in no house of a cell.
  DigitSet choicesAt(Cell cell) const {
    return allDigits() - (of(m_inRow, cell.row()) | of(m_inColumn, cell.column()) | of(m_inBox, cell.box()));
  }
  /// Puts a digit into a cell. Precondition: the cell is empty and the digit is one of its choices.
  void put(Cell cell, Digit digit) {
    m_grid.set(cell, digit);
    of(m_inRow, cell.row()).add(digit);
    of(m_inColumn, cell.column()).add(digit);
    of(m_inBox, cell.box()).add(digit);
  }
  /// Removes a digit from a cell. Precondition: the cell holds that digit.
  void takeBack(Cell cell, Digit digit) {
    m_grid.clear(cell);
    of(m_inRow, cell.row()).remove(digit);
    of(m_inColumn, cell.column()).remove(digit);
    of(m_inBox, cell.box()).remove(digit);
  }

 private:
  using Houses = std::array<DigitSet, kDigitCount>;

  static DigitSet& of(Houses& houses, int number) { return houses[static_cast<std::size_t>(number)]; }
  static DigitSet of(const Houses& houses, int number) { return houses[static_cast<std::size_t>(number)]; }

  Grid m_grid;
  Houses m_inRow;
  Houses m_inColumn;
  Houses m_inBox;
};

/// The digits 1-9 in random order, each order equally likely.
class DigitOrder {
 public:
  explicit DigitOrder(Random& random);

  /// The digit at a place in the order. Precondition: 0 <= place <= 8.
  Digit operator[](int place) const {
    return Digit(static_cast<int>(m_digits >> (kBits * static_cast<unsigned>(place)) & kMask));
  }

 private:
  static constexpr unsigned kBits = 4;
  static constexpr std::uint64_t kMask = 15;

  std::uint64_t m_digits = 0x987654321;  // four bits for each digit, the first digit lowest
};

/// A limit, for fill(), that is never reached. The highest number of times that fill() tried to fill a cell,
/// in 200,000 boards filled from an empty grid, was 800.
inline constexpr int kUnbounded = 1'000'000'000;

/// Fills the open cells with digits in random order, with backtracking. `next` chooses the next open cell, or
/// returns nothing if the position has no solution. `budget` is the number of cells that may still be
/// visited, counting a cell again each time that the search comes back to it. Returns false if the board
/// cannot be filled, or not within the budget.
template <typename Next>
bool fill(Filling& filling, CellSet open, Random& random, int& budget, const Next& next) {
  if (open.isEmpty()) return true;
  const std::optional<Cell> cell = next(filling, open);
  if (!cell || budget-- <= 0) return false;
  open.remove(*cell);
  DigitSet choices = filling.choicesAt(*cell);
  const DigitOrder order(random);
  for (int place = 0; !choices.isEmpty(); ++place) {
    const Digit digit = order[place];
    if (!choices.contains(digit)) continue;
    choices.remove(digit);
    filling.put(*cell, digit);
    if (fill(filling, open, random, budget, next)) return true;
    filling.takeBack(*cell, digit);
    if (budget <= 0) return false;
  }
  return false;
}

/// Fills the empty cells in reading order. Nothing if that takes more than `budget` visits of cells.
std::optional<Grid> fillInReadingOrder(Filling filling, Random& random, int budget);

}  // namespace sudoku::boards
