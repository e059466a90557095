#include <algorithm>
#include <array>
#include <cstdio>

#include <sudoku/grid/candidates.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/rating/density.h>

namespace sudoku {
namespace {

constexpr int kMostPerCell = 18;

}  // namespace

double Density::value() const {
  return emptyCells == 0 ? 0 : std::min(1., static_cast<double>(pairs) / (kMostPerCell * emptyCells));
}

Density densityOf(const Grid& grid) {
  const Candidates candidates(grid);
  const CellSet empty = grid.emptyCells();
  Density density;
  density.emptyCells = empty.size();
  for (const Cell cell : empty) {
    CellSet alike;
    for (const Digit digit : candidates.at(cell)) alike |= candidates.cellsOf(digit);
    density.pairs += (alike & empty & peersOf(cell)).size();
  }
  return density;
}

std::string toText(const Density& density) {
  std::array<char, 8> text{};
  const int length = std::snprintf(text.data(), text.size(), "%.3f", density.value());
  return {text.data(), static_cast<std::size_t>(length)};
}

}  // namespace sudoku
