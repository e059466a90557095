#include <algorithm>
#include <cstddef>
#include <utility>

#include <sudoku/grid/transform.h>

namespace sudoku {
namespace {

constexpr LineOrder kInPlace = Transformation{}.rows;

std::uint8_t mirrored(std::uint8_t line) {
  return static_cast<std::uint8_t>(8 - line);
}

bool coin(Random& random) {
  return random.below(2) == 1;
}

LineOrder reversed(LineOrder order) {
  std::reverse(order.begin(), order.end());
  return order;
}

/// An order of lines mirrored: it moves line 8 - i as the given order moves line i.
LineOrder mirrorImage(const LineOrder& order) {
  LineOrder image{};
  for (std::size_t line = 0; line < order.size(); ++line) image[8 - line] = mirrored(order[line]);
  return image;
}

std::array<std::uint8_t, 3> shuffledThree(Random& random) {
  std::array<std::uint8_t, 3> three = {0, 1, 2};
  random.shuffle(three);
  return three;
}

/// Orders the lines of each band randomly; the bands keep their places.
LineOrder shuffledInBands(Random& random) {
  LineOrder order{};
  for (std::size_t band = 0; band < 9; band += 3)
    for (std::size_t place = 0; const std::uint8_t line : shuffledThree(random))
      order[band + place++] = static_cast<std::uint8_t>(band + line);
  return order;
}

/// Orders the bands randomly; the lines within each band keep their order.
LineOrder shuffledBands(const LineOrder& lines, Random& random) {
  LineOrder order{};
  for (std::size_t place = 0; const std::size_t band : shuffledThree(random))
    for (std::size_t line = 0; line < 3; ++line) order[place++] = lines[band * 3 + line];
  return order;
}

LineOrder shuffledLines(Random& random) {
  return shuffledBands(shuffledInBands(random), random);
}

/// A random one of the 24 orders in which lines i and 8 - i stay mirror images of each other.
LineOrder shuffledInPairs(Random& random) {
  LineOrder order = kInPlace;
  const bool outerChange = coin(random);
  for (std::size_t place = 0; const std::uint8_t line : shuffledThree(random)) {
    order[place] = outerChange ? mirrored(line) : line;
    order[8 - place] = mirrored(order[place]);
    ++place;
  }
  if (coin(random)) std::swap(order[3], order[5]);
  return order;
}

}  // namespace

Grid transformed(const Grid& grid, const Transformation& transformation) {
  Grid result;
  for (const Cell cell : allCells()) {
    int row = transformation.rows[static_cast<std::size_t>(cell.row())];
    int column = transformation.columns[static_cast<std::size_t>(cell.column())];
    if (transformation.transposed) std::swap(row, column);
    const auto digit = grid.at(Cell::at(row, column));
    if (digit) result.set(cell, transformation.digits[static_cast<std::size_t>(digit->index())]);
  }
  return result;
}

Puzzle transformed(const Puzzle& puzzle, const Transformation& transformation) {
  return {transformed(puzzle.givens, transformation), transformed(puzzle.solution, transformation)};
}

Transformation randomTransformation(TransformKind kind, Random& random) {
  Transformation result;
  switch (kind) {
    case TransformKind::Digits:
      random.shuffle(result.digits);
      break;
    case TransformKind::Rows:
      result.rows = shuffledInBands(random);
      break;
    case TransformKind::Bands:
      result.rows = shuffledBands(kInPlace, random);
      break;
    case TransformKind::Columns:
      result.columns = shuffledInBands(random);
      break;
    case TransformKind::Stacks:
      result.columns = shuffledBands(kInPlace, random);
      break;
    case TransformKind::Transpose:
      result.transposed = true;
      break;
    case TransformKind::Turn:
      result.transposed = coin(random);
      if (coin(random)) result.rows = reversed(result.rows);
      if (coin(random)) result.columns = reversed(result.columns);
      break;
  }
  return result;
}

// A transformation of cells preserves a symmetry if it commutes with the symmetry's group as a whole (lies in
// its normaliser). Mirroring commutes with orders of lines in mirrored pairs; transposition commutes with
// transformations that order rows and columns alike.
Transformation randomTransformation(Random& random, Symmetry kept) {
  Transformation result;
  random.shuffle(result.digits);
  bool mayTranspose = true;
  switch (kept) {
    case Symmetry::None:
      result.rows = shuffledLines(random);
      result.columns = shuffledLines(random);
      break;
    case Symmetry::MirrorLeftRight:
      result.rows = shuffledLines(random);
      result.columns = shuffledInPairs(random);
      mayTranspose = false;
      break;
    case Symmetry::MirrorUpDown:
      result.rows = shuffledInPairs(random);
      result.columns = shuffledLines(random);
      mayTranspose = false;
      break;
    case Symmetry::Rotate180:
    case Symmetry::MirrorBoth:
      result.rows = shuffledInPairs(random);
      result.columns = shuffledInPairs(random);
      break;
    case Symmetry::Diagonal:
      result.rows = shuffledLines(random);
      result.columns = result.rows;
      break;
    case Symmetry::Antidiagonal:
      result.rows = shuffledLines(random);
      result.columns = mirrorImage(result.rows);
      break;
    case Symmetry::Rotate90:
    case Symmetry::DiagonalBoth:
    case Symmetry::Full:
      result.rows = shuffledInPairs(random);
      result.columns = coin(random) ? result.rows : reversed(result.rows);
      break;
  }
  result.transposed = mayTranspose && coin(random);
  return result;
}

}  // namespace sudoku
