#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <utility>

#include <sudoku/grid/canonical.h>

namespace sudoku {
namespace {

/// Nine digits or columns, counted from 0.
using Line = std::array<std::uint8_t, 9>;

/// The digits of a puzzle's solution, and 1 for each given, by row and column. The puzzle may be transposed.
struct View {
  std::array<Line, 9> digits{};
  std::array<Line, 9> isGiven{};
};

View viewOf(const Puzzle& puzzle, bool transposed) {
  View view;
  for (const Cell cell : allCells()) {
    auto row = static_cast<std::size_t>(cell.row());
    auto column = static_cast<std::size_t>(cell.column());
    if (transposed) std::swap(row, column);
    view.digits[row][column] = static_cast<std::uint8_t>(puzzle.solution.at(cell)->index());
    view.isGiven[row][column] = puzzle.givens.isEmpty(cell) ? 0 : 1;
  }
  return view;
}

/// One of the isomorphs of a puzzle, stored for fast comparison: each row is a number with the first column
/// in its highest bits.
struct Form {
  std::array<std::uint64_t, 9> solution;
  std::array<std::uint64_t, 9> givens;

  friend auto operator<=>(const Form&, const Form&) = default;
};

constexpr std::uint64_t kTopRow = 0x012345678;
constexpr unsigned kBitsPerDigit = 4;

/// The column orders that may make the second row smallest, at most 18 (3 · 6).
struct ColumnOrders {
  void add(const Line& order) { orders[count++] = order; }
  const Line* begin() const { return orders.data(); }
  const Line* end() const { return orders.data() + count; }

  std::array<Line, 18> orders{};
  std::size_t count = 0;
};

/// The third column of a stack, given the other two.
std::uint8_t thirdOf(int one, int other) {
  return static_cast<std::uint8_t>(one / 3 * 9 + 3 - one - other);
}

/// The column orders that make the second row smallest if the top row reads 1-9. above[c] is the column where
/// the top row has the digit that column c has in the second row; above[c] is never in the same stack as c.
///
/// The second row begins with 4, so above[first column] becomes the fourth column. If above[] of the first
/// three columns are all in one stack, the row continues with 5 and 6, and each later column is above[] of
/// the column three places before. Otherwise it continues with 5 and 7: above[third column] becomes the first
/// column of the third stack, and the last two columns may be in either order.
ColumnOrders bestColumnOrders(const Line& above) {
  ColumnOrders result;
  Line order = {0, 1, 2};
  for (int stack = 0; stack < 3; ++stack) {
    do {
      for (std::size_t place = 0; place < 3; ++place) order[3 + place] = above[order[place]];
      const int second = order[3] / 3;
      if (order[4] / 3 != second) continue;
      if (order[5] / 3 == second) {
        for (std::size_t place = 6; place < 9; ++place) order[place] = above[order[place - 3]];
        result.add(order);
        continue;
      }
      order[6] = order[5];
      order[5] = thirdOf(order[3], order[4]);
      for (const int skip : {1, 2}) {
        order[7] = static_cast<std::uint8_t>(order[6] / 3 * 3 + (order[6] + skip) % 3);
        order[8] = thirdOf(order[6], order[7]);
        result.add(order);
      }
    } while (std::next_permutation(order.begin(), order.begin() + 3));
    for (std::size_t place = 0; place < 3; ++place)
      order[place] = static_cast<std::uint8_t>(order[place] + 3);
  }
  return result;
}

/// Goes through the isomorphs of a puzzle whose solution has 1-9 as its top row and the smallest second row
/// for that, and keeps the smallest isomorph of all.
class CanonicalSearch {
 public:
  void lookThrough(const View& view) {
    for (std::size_t band = 0; band < 9; band += 3) {
      std::array<std::size_t, 3> rows = {band, band + 1, band + 2};
      do {
        for (const Line& columns : bestColumnOrders(columnsAbove(view.digits[rows[1]], view.digits[rows[0]])))
          consider(view, rows, columns);
      } while (std::next_permutation(rows.begin(), rows.end()));
    }
  }

  Puzzle result() const {
    Puzzle puzzle;
    for (const Cell cell : allCells()) {
      const auto row = static_cast<std::size_t>(cell.row());
      const auto shift = kBitsPerDigit * static_cast<unsigned>(8 - cell.column());
      const Digit digit(static_cast<int>(m_best.solution[row] >> shift & 15U) + 1);
      puzzle.solution.set(cell, digit);
      if ((m_best.givens[row] >> shift & 1U) != 0) puzzle.givens.set(cell, digit);
    }
    return puzzle;
  }

 private:
  static Line columnsAbove(const Line& second, const Line& top) {
    Line columnOf{};
    for (std::uint8_t column = 0; column < 9; ++column) columnOf[top[column]] = column;
    Line above{};
    for (std::size_t column = 0; column < 9; ++column) above[column] = columnOf[second[column]];
    return above;
  }

  void consider(const View& view, const std::array<std::size_t, 3>& topBand, const Line& columns) {
    Line label{};
    for (std::uint8_t place = 0; place < 9; ++place) label[view.digits[topBand[0]][columns[place]]] = place;
    const auto read = [&view, &columns, &label](std::size_t row) {
      std::uint64_t number = 0;
      for (const std::uint8_t column : columns)
        number = number << kBitsPerDigit | label[view.digits[row][column]];
      return number;
    };

    Form form{};
    form.solution[0] = kTopRow;
    form.solution[1] = read(topBand[1]);
    if (form.solution[1] > m_best.solution[1]) return;
    form.solution[2] = read(topBand[2]);
    if (form.solution[1] == m_best.solution[1] && form.solution[2] > m_best.solution[2]) return;

    using Row = std::pair<std::uint64_t, std::size_t>;  // the digits of a row, and its index in the source
    std::array<std::array<Row, 3>, 2> bands;
    for (std::size_t band = 0; band < 2; ++band) {
      const std::size_t from = (topBand[0] / 3 + band + 1) % 3 * 3;
      for (std::size_t row = 0; row < 3; ++row) bands[band][row] = {read(from + row), from + row};
      std::sort(bands[band].begin(), bands[band].end());
    }
    if (bands[1] < bands[0]) std::swap(bands[0], bands[1]);
    std::array<std::size_t, 9> rows = {topBand[0], topBand[1], topBand[2]};
    for (std::size_t row = 3; row < 9; ++row)
      std::tie(form.solution[row], rows[row]) = bands[row / 3 - 1][row % 3];
    if (form.solution > m_best.solution) return;

    for (std::size_t row = 0; row < 9; ++row)
      for (const std::uint8_t column : columns)
        form.givens[row] = form.givens[row] << kBitsPerDigit | view.isGiven[rows[row]][column];
    m_best = std::min(m_best, form);
  }

  Form m_best = {{~std::uint64_t{0}, ~std::uint64_t{0}}, {}};
};

}  // namespace

Puzzle canonicalForm(const Puzzle& puzzle) {
  CanonicalSearch search;
  search.lookThrough(viewOf(puzzle, false));
  search.lookThrough(viewOf(puzzle, true));
  return search.result();
}

bool isSamePuzzle(const Puzzle& one, const Puzzle& other) {
  return canonicalForm(one) == canonicalForm(other);
}

}  // namespace sudoku
