#include <array>
#include <utility>
#include <vector>

#include "finders.h"

namespace sudoku::techniques {
namespace {

using Pair = std::array<Cell, 2>;

/// The two cells of each line that has a digit in just two, rows or columns.
std::vector<Pair> conjugatePairs(const State& state, Digit digit, int firstLine) {
  std::vector<Pair> pairs;
  for (int number = firstLine; number < firstLine + 9; ++number) {
    if (state.count(House(number), digit) != 2) continue;
    const CellSet cells = state.cellsOf(digit, House(number));
    pairs.push_back({*cells.begin(), *++cells.begin()});
  }
  return pairs;
}

bool isAligned(Cell a, Cell b, bool inColumns) {
  return inColumns ? a.column() == b.column() : a.row() == b.row();
}

/// Two lines that meet in one crossing line: one of their other ends holds the digit.
bool takeSkyscraper(Search& search, Digit digit, const Pair& a, const Pair& b, bool areRows) {
  const std::size_t base = isAligned(a[0], b[0], areRows) ? 0 : 1;
  if (!isAligned(a[base], b[base], areRows) || isAligned(a[1 - base], b[1 - base], areRows)) return false;
  const Cell top = a[1 - base];
  const Cell other = b[1 - base];
  const CellSet gone = search.state.cellsOf(digit) & peersOf(top) & peersOf(other);
  if (gone.isEmpty()) return false;
  Step step{Technique::Skyscraper, reason::SingleDigitPattern{digit, {top, other}, {a[base], b[base]}}};
  eliminate(step, digit, gone);
  return search.take(std::move(step));
}

bool findSkyscrapersIn(Search& search, Digit digit, bool areRows) {
  if (search.removable(digit).isEmpty()) return false;
  const std::vector<Pair> pairs = conjugatePairs(search.state, digit, areRows ? 0 : 9);
  for (std::size_t first = 0; first < pairs.size(); ++first)
    for (std::size_t second = first + 1; second < pairs.size(); ++second)
      if (takeSkyscraper(search, digit, pairs[first], pairs[second], areRows)) return true;
  return false;
}

/// A row and a column that share a box but no cell: one of their ends outside it holds the digit. Turns the
/// pairs so that their cells in the box come first.
bool takeKite(Search& search, Digit digit, Pair& row, Pair& column) {
  if (row[0].box() == column[1].box() && row[0].box() != column[0].box()) {
    std::swap(column[0], column[1]);
  } else if (row[0].box() != column[0].box()) {
    if (row[1].box() != column[0].box() && row[1].box() != column[1].box()) return false;
    if (row[1].box() != column[0].box()) std::swap(column[0], column[1]);
    std::swap(row[0], row[1]);
  }
  if (!(CellSet{row[0], row[1]} & CellSet{column[0], column[1]}).isEmpty()) return false;
  const Cell gone = Cell::at(column[1].row(), row[1].column());
  if (!search.state.has(gone, digit)) return false;
  return search.take({Technique::TwoStringKite,
                      reason::SingleDigitPattern{digit, {row[1], column[1]}, {row[0], column[0]}},
                      {},
                      {{gone, digit}}});
}

/// Makes one step of two that rest on the same cells of a box; `unite` takes what the second reason has of
/// its own into the first, or says that they do not go together.
template <typename Pattern, typename Unite>
void pairUp(Search& search, const std::vector<Step>& steps, Technique dual, const Unite& unite) {
  for (std::size_t first = 0; first < steps.size(); ++first) {
    for (std::size_t second = first + 1; second < steps.size(); ++second) {
      const Step& a = steps[first];
      const Step& b = steps[second];
      auto pattern = std::get<Pattern>(a.reason);
      if (a.eliminations == b.eliminations || !unite(pattern, std::get<Pattern>(b.reason))) continue;
      Step both{dual, std::move(pattern), {}, a.eliminations};
      both.eliminations.push_back(b.eliminations.front());
      sortEliminations(both);
      if (search.take(std::move(both))) return;
    }
  }
}

/// The single patterns of the position, to make pairs of.
template <typename Find>
std::vector<Step> singlePatterns(Search& search, Technique technique, const Find& find) {
  SearchOptions options = search.options;
  options.wantsAll = true;
  Search all(search.state, options, search.memory);
  all.lookFor(technique, technique);
  find(all);
  return std::move(all.steps());
}

void findSingleKites(Search& search) {
  for (const Digit digit : allDigits()) {
    if (search.removable(digit).isEmpty()) continue;
    std::vector<Pair> rows = conjugatePairs(search.state, digit, 0);
    std::vector<Pair> columns = conjugatePairs(search.state, digit, 9);
    for (Pair& row : rows)
      for (Pair& column : columns)
        if (takeKite(search, digit, row, column)) return;
  }
}

/// The candidates of a box that all lie in one row and one column.
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
    // From the last crossing to the first, as HoDoKu goes.
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

  /// Along one line of the rectangle to a conjugate pair across it, whose far end looks back at the other.
  bool follow(House along, House other) {
    const auto crossing = [&](Cell cell) {
      return along.kind() == House::Kind::Row ? House::column(cell.column()) : House::row(cell.row());
    };
    const auto parallel = [&](Cell cell) {
      return along.kind() == House::Kind::Row ? House::row(cell.row()) : House::column(cell.column());
    };
    for (const Cell near : m_state.cellsOf(m_digit, along) - cellsOf(m_box)) {
      if (m_state.count(crossing(near), m_digit) != 2) continue;
      CellSet pair = m_state.cellsOf(m_digit, crossing(near));
      pair.remove(near);
      const Cell far = pair.first();
      const CellSet gone = (m_state.cellsOf(m_digit, parallel(far)) & cellsOf(other)) - cellsOf(m_box);
      if (gone.isEmpty()) continue;
      Step step{Technique::EmptyRectangle, reason::EmptyRectangle{m_digit, m_box, m_inBox, {near, far}}};
      eliminate(step, m_digit, gone);
      if (m_search.take(std::move(step))) return true;
    }
    return false;
  }

  Search& m_search;
  const State& m_state;
  Digit m_digit{1};
  House m_box = House::box(0);
  CellSet m_inBox;
};

void findSingleRectangles(Search& search) {
  EmptyRectangles(search).find();
}

}  // namespace

void findSkyscrapers(Search& search) {
  for (const bool areRows : {true, false})
    for (const Digit digit : allDigits())
      if (findSkyscrapersIn(search, digit, areRows)) return;
}

void findTwoStringKites(Search& search) {
  if (search.wants(Technique::TwoStringKite)) findSingleKites(search);
  if (!search.wants(Technique::DualTwoStringKite)) return;
  using reason::SingleDigitPattern;
  pairUp<SingleDigitPattern>(search, singlePatterns(search, Technique::TwoStringKite, findSingleKites),
                             Technique::DualTwoStringKite,
                             [](SingleDigitPattern& a, const SingleDigitPattern& b) {
                               const auto [one, other] = a.connection;
                               a.otherEnds = b.ends;
                               return a.connection == b.connection || b.connection == std::array{other, one};
                             });
}

void findEmptyRectangles(Search& search) {
  if (search.wants(Technique::EmptyRectangle)) findSingleRectangles(search);
  if (!search.wants(Technique::DualEmptyRectangle)) return;
  using reason::EmptyRectangle;
  pairUp<EmptyRectangle>(search, singlePatterns(search, Technique::EmptyRectangle, findSingleRectangles),
                         Technique::DualEmptyRectangle, [](EmptyRectangle& a, const EmptyRectangle& b) {
                           a.otherPair = b.pair;
                           return a.digit == b.digit && a.box == b.box;
                         });
}

}  // namespace sudoku::techniques
