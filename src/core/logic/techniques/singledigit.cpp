#include <array>
#include <utility>
#include <vector>

#include "finders.h"
#include "registry.h"

namespace sudoku::techniques {
namespace {

using Pair = std::array<Cell, 2>;

/// The conjugate pairs of a digit in all rows or in all columns.
std::vector<Pair> conjugatePairs(const State& state, Digit digit, House::Kind lines) {
  std::vector<Pair> pairs;
  for (const House house : allHouses()) {
    if (house.kind() != lines || state.count(house, digit) != 2) continue;
    const CellSet cells = state.cellsOf(digit, house);
    pairs.push_back({*cells.begin(), *++cells.begin()});
  }
  return pairs;
}

/// The row or column through a cell.
House lineOf(Cell cell, House::Kind kind) {
  return housesOf(cell)[static_cast<std::size_t>(kind)];
}

House::Kind across(House::Kind lines) {
  return lines == House::Kind::Row ? House::Kind::Column : House::Kind::Row;
}

/// Passes a skyscraper to the search: two parallel conjugate pairs, each with one end in the same crossing
/// line. One of the two other ends holds the digit.
bool takeSkyscraper(Search& search, Digit digit, const Pair& a, const Pair& b, House::Kind crossing) {
  const auto areAligned = [&](std::size_t end) {
    return lineOf(a[end], crossing) == lineOf(b[end], crossing);
  };
  if (areAligned(0) == areAligned(1)) return false;
  const std::size_t base = areAligned(0) ? 0 : 1;
  const Pair ends = {a[1 - base], b[1 - base]};
  return search.takeEliminating(Technique::Skyscraper,
                                reason::SingleDigitPattern{digit, ends, {a[base], b[base]}}, digit,
                                peersOf(ends[0]) & peersOf(ends[1]));
}

/// Reorders the cells of a row pair and a column pair so that two cells in the same box come first. Returns
/// whether there are such cells.
bool meetInBox(Pair& row, Pair& column) {
  for (Cell& inRow : row) {
    for (Cell& inColumn : column) {
      if (inRow.box() != inColumn.box()) continue;
      std::swap(row[0], inRow);
      std::swap(column[0], inColumn);
      return true;
    }
  }
  return false;
}

/// Passes a 2-string kite to the search: a conjugate pair in a row and one in a column have ends in the same
/// box but share no cell. One of their two ends outside that box holds the digit.
bool takeKite(Search& search, Digit digit, Pair& row, Pair& column) {
  if (!meetInBox(row, column)) return false;
  if (!(CellSet{row[0], row[1]} & CellSet{column[0], column[1]}).isEmpty()) return false;
  return search.takeEliminating(Technique::TwoStringKite,
                                reason::SingleDigitPattern{digit, {row[1], column[1]}, {row[0], column[0]}},
                                digit, {Cell::at(column[1].row(), row[1].column())});
}

/// Combines each two matching steps of the technique `single` into a dual step, and passes it to the search.
template <typename Pattern, typename Fits, typename Unite>
void takePairs(Search& search, Technique single, const Fits& fits, const Unite& unite) {
  SearchOptions options = search.options;
  options.wantsAll = true;
  const std::vector<Step> singles = allOf(search.state, {single, single}, options, search.memory.stop());
  for (Step& both : pairsOf<Pattern>(singles, fits, unite)) {
    both.technique = search.wanted();
    if (search.takeEliminating(std::move(both))) return;
  }
}

/// Finds empty rectangles: boxes in which all candidates of a digit lie in one row and one column.
class EmptyRectangles {
 public:
  explicit EmptyRectangles(Search& search) : m_search(search), m_state(search.state) {}

  void find() {
    for (const Digit digit : allDigits()) {
      if (m_search.removable(digit).isEmpty()) continue;
      for (int box = 0; box < 9; ++box)
        if (findIn(digit, House::box(box))) return;
    }
  }

 private:
  bool findIn(Digit digit, House box) {
    const int count = m_state.count(box, digit);
    if (count < 2 || count > 5) return false;
    m_digit = digit;
    m_box = box;
    m_inBox = m_state.cellsOf(digit, box);
    const int firstRow = box.number() / 3 * 3;
    const int firstColumn = box.number() % 3 * 3;
    // Goes through the crossings of rows and columns from the last to the first, as HoDoKu does.
    for (int row = firstRow + 2; row >= firstRow; --row)
      for (int column = firstColumn + 2; column >= firstColumn; --column)
        if (findAt(House::row(row), House::column(column))) return true;
    return false;
  }

  bool findAt(House row, House column) {
    const CellSet inRow = m_inBox & cellsOf(row);
    const CellSet inColumn = m_inBox & cellsOf(column);
    if (!(m_inBox - inRow - inColumn).isEmpty()) return false;
    if ((inRow - cellsOf(column)).isEmpty() || (inColumn - cellsOf(row)).isEmpty()) return false;
    if (inRow.size() < 2 && inColumn.size() < 2 && !m_search.options.twoMakeARectangle) return false;
    return follow(row, column) || follow(column, row);
  }

  /// Follows `along`, one of the two lines of the empty rectangle, to a conjugate pair that crosses it; the
  /// far end of the pair and the second line of the rectangle both see the cell that loses the digit.
  bool follow(House along, House other) {
    for (const Cell near : m_state.cellsOf(m_digit, along) - cellsOf(m_box)) {
      const House crossing = lineOf(near, across(along.kind()));
      if (m_state.count(crossing, m_digit) != 2) continue;
      const Cell far = (m_state.cellsOf(m_digit, crossing) - CellSet{near}).first();
      const CellSet seen = (cellsOf(lineOf(far, along.kind())) & cellsOf(other)) - cellsOf(m_box);
      if (m_search.takeEliminating(Technique::EmptyRectangle,
                                   reason::EmptyRectangle{m_digit, m_box, m_inBox, {near, far}}, m_digit,
                                   seen))
        return true;
    }
    return false;
  }

  Search& m_search;
  const State& m_state;
  Digit m_digit{1};
  House m_box = House::box(0);
  CellSet m_inBox;
};

}  // namespace

void findSkyscrapers(Search& search) {
  for (const House::Kind lines : {House::Kind::Row, House::Kind::Column}) {
    for (const Digit digit : allDigits()) {
      if (search.removable(digit).isEmpty()) continue;
      const std::vector<Pair> pairs = conjugatePairs(search.state, digit, lines);
      for (auto a = pairs.begin(); a != pairs.end(); ++a)
        for (auto b = a + 1; b != pairs.end(); ++b)
          if (takeSkyscraper(search, digit, *a, *b, across(lines))) return;
    }
  }
}

void findTwoStringKites(Search& search) {
  for (const Digit digit : allDigits()) {
    if (search.removable(digit).isEmpty()) continue;
    std::vector<Pair> rows = conjugatePairs(search.state, digit, House::Kind::Row);
    std::vector<Pair> columns = conjugatePairs(search.state, digit, House::Kind::Column);
    for (Pair& row : rows)
      for (Pair& column : columns)
        if (takeKite(search, digit, row, column)) return;
  }
}

void findDualTwoStringKites(Search& search) {
  using Kite = reason::SingleDigitPattern;
  const auto fits = [](const Kite& a, const Kite& b) {
    const auto [one, other] = a.connection;
    return a.connection == b.connection || b.connection == std::array{other, one};
  };
  takePairs<Kite>(search, Technique::TwoStringKite, fits,
                  [](Kite& a, const Kite& b) { a.otherEnds = b.ends; });
}

void findEmptyRectangles(Search& search) {
  EmptyRectangles(search).find();
}

void findDualEmptyRectangles(Search& search) {
  using Rectangle = reason::EmptyRectangle;
  const auto fits = [](const Rectangle& a, const Rectangle& b) {
    return a.digit == b.digit && a.box == b.box;
  };
  takePairs<Rectangle>(search, Technique::EmptyRectangle, fits,
                       [](Rectangle& a, const Rectangle& b) { a.otherPair = b.pair; });
}

}  // namespace sudoku::techniques
