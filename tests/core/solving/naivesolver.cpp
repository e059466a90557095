#include "naivesolver.h"

#include <array>

namespace sudoku {
namespace {

class NaiveSolver {
 public:
  NaiveSolver(const Grid& grid, std::size_t limit) : m_limit(limit) {
    for (std::size_t index = 0; index < kCells; ++index) {
      const auto digit = grid.at(Cell(static_cast<int>(index)));
      m_values[index] = digit ? digit->value() : 0;
    }
  }

  std::vector<Grid> run() {
    if (isConsistent()) fill(0);
    return m_solutions;
  }

 private:
  static constexpr std::size_t kCells = 81;

  bool fits(std::size_t index, int value) const {
    const std::size_t row = index / 9;
    const std::size_t column = index % 9;
    for (std::size_t k = 0; k < 9; ++k) {
      const std::size_t inRow = row * 9 + k;
      const std::size_t inColumn = k * 9 + column;
      const std::size_t inBox = (row / 3 * 3 + k / 3) * 9 + column / 3 * 3 + k % 3;
      for (const std::size_t other : {inRow, inColumn, inBox})
        if (other != index && m_values[other] == value) return false;
    }
    return true;
  }

  bool isConsistent() const {
    for (std::size_t index = 0; index < kCells; ++index)
      if (m_values[index] != 0 && !fits(index, m_values[index])) return false;
    return true;
  }

  void fill(std::size_t index) {
    if (m_solutions.size() == m_limit) return;
    if (index == kCells) {
      m_solutions.push_back(toGrid());
    } else if (m_values[index] != 0) {
      fill(index + 1);
    } else {
      for (int value = 1; value <= 9; ++value) {
        if (!fits(index, value)) continue;
        m_values[index] = value;
        fill(index + 1);
      }
      m_values[index] = 0;
    }
  }

  Grid toGrid() const {
    Grid grid;
    for (std::size_t index = 0; index < kCells; ++index)
      grid.set(Cell(static_cast<int>(index)), Digit(m_values[index]));
    return grid;
  }

  std::size_t m_limit;
  std::array<int, kCells> m_values{};
  std::vector<Grid> m_solutions;
};

}  // namespace

std::vector<Grid> naiveSolutions(const Grid& grid, std::size_t limit) {
  return NaiveSolver(grid, limit).run();
}

}  // namespace sudoku
