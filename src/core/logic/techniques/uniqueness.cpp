#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "finders.h"
#include "logic/patterns/deadlypatterns.h"

namespace sudoku::techniques {
namespace {

using Corners = std::array<Cell, 4>;

CellSet toSet(const Corners& corners) {
  return {corners[0], corners[1], corners[2], corners[3]};
}

bool isInOneLine(Cell a, Cell b) {
  return a.row() == b.row() || a.column() == b.column();
}

CellSet linesOf(Cell cell) {
  return cellsOf(House::row(cell.row())) | cellsOf(House::column(cell.column()));
}

/// Calls `visit` with the rectangles in two boxes that begin with a cell. The corners are passed in this
/// order: the cell, its neighbour in the same box, and the two corners opposite these.
template <typename Visit>
bool visitRectangles(Cell first, const Visit& visit) {
  for (const Cell second : cellsOf(House::box(first.box()))) {
    if (second == first || !isInOneLine(first, second)) continue;
    const bool inRow = first.row() == second.row();
    for (int line = 0; line < 9; ++line) {
      const Cell third = inRow ? Cell::at(line, first.column()) : Cell::at(first.row(), line);
      const Cell fourth = inRow ? Cell::at(line, second.column()) : Cell::at(second.row(), line);
      if (third.box() != first.box() && visit(Corners{first, second, third, fourth})) return true;
    }
  }
  return false;
}

/// Adds a set of cells to a list. Returns whether the list did not contain it.
bool addNew(CellSet cells, std::vector<CellSet>& seen) {
  if (std::find(seen.begin(), seen.end(), cells) != seen.end()) return false;
  seen.push_back(cells);
  return true;
}

/// Passes to the search the step for a digit that must stand in one of the cells, so that it goes from all
/// cells that see all of them.
bool takeSeenByAll(Search& search, Step step, CellSet cells, Digit digit) {
  eliminate(step, digit, search.state.cellsOf(digit) & commonPeersOf(cells));
  return search.takeEliminating(std::move(step));
}

/// Finds unique rectangles. Four cells in two boxes with only the same two digits would allow two solutions,
/// so one of the extra candidates must be true.
class UniqueRectangles {
 public:
  explicit UniqueRectangles(Search& search) : m_search(search), m_state(search.state) {}

  void find() {
    std::array<CellSet, kDigitCount> places;
    for (const Digit digit : allDigits())
      places[index(digit)] =
          m_search.options.missingCandidates ? m_state.allowedCellsOf(digit) : m_state.cellsOf(digit);
    std::vector<CellSet> seen;
    for (const Cell cell : m_state.openCells()) {
      if (m_state.at(cell).size() != 2) continue;
      m_pair = m_state.at(cell);
      m_low = *m_pair.begin();
      m_high = *++m_pair.begin();
      const CellSet placesOfBoth = places[index(m_low)] & places[index(m_high)];
      const auto judgeNew = [&](const Corners& corners) {
        const CellSet cells = toSet(corners);
        return (cells - placesOfBoth).isEmpty() && addNew(cells, seen) && judge(corners);
      };
      if (visitRectangles(cell, judgeNew)) return;
    }
  }

 private:
  static std::size_t index(Digit digit) { return static_cast<std::size_t>(digit.index()); }

  bool judge(const Corners& corners) {
    m_corners = corners;
    m_plain = {};
    m_extra = {};
    m_extraDigits = {};
    for (const Cell cell : corners) {
      const DigitSet extra = m_state.at(cell) - m_pair;
      (extra.isEmpty() ? m_plain : m_extra).add(cell);
      m_extraDigits = m_extraDigits | extra;
    }
    switch (m_plain.size()) {
      case 3:
        return takeFromExtra(Technique::Uniqueness1, m_pair);
      case 2:
        return type2() || type3() || type4() || type6() || hiddenRectangle();
      case 1:
        return type2() || hiddenRectangle();
      default:
        return false;
    }
  }

  Step begin(Technique technique, std::optional<DigitCells> set = std::nullopt) const {
    return {technique, reason::Rectangle{m_corners, {m_low, m_high}, set}};
  }
  bool areDiagonal() const { return !isInOneLine(*m_extra.begin(), *++m_extra.begin()); }

  bool takeFromExtra(Technique technique, DigitSet gone) {
    Step step = begin(technique);
    for (const Digit digit : gone) eliminate(step, digit, m_extra & m_state.cellsOf(digit));
    return m_search.takeEliminating(std::move(step));
  }

  /// Passes unique rectangles of type 2 to the search: all candidates besides the rectangle's pair of digits
  /// are of one extra digit, which must stand in one of their cells. The type is 5 if these cells are not in
  /// one line.
  bool type2() {
    if (m_extraDigits.size() != 1) return false;
    const bool isType5 = m_extra.size() == 3 || areDiagonal();
    return takeSeenByAll(m_search, begin(isType5 ? Technique::Uniqueness5 : Technique::Uniqueness2), m_extra,
                         m_extraDigits.first());
  }

  /// Passes unique rectangles of type 3 to the search: the digits besides the rectangle's pair of digits form
  /// a naked subset with other cells of a house.
  bool type3() {
    if (!m_search.wants(Technique::Uniqueness3)) return false;
    const patterns::OptionPosition& position = m_state.position();
    for (const House house : housesOf(m_extra.first())) {
      if (!(m_extra - cellsOf(house)).isEmpty()) continue;
      std::vector<Cell> partners;
      for (const Cell cell : (cellsOf(house) & m_state.openCells()) - m_plain - m_extra)
        if ((m_state.at(cell) & m_pair).isEmpty()) partners.push_back(cell);
      const auto digits = static_cast<patterns::Mask>(m_extraDigits.bits());
      const auto takeSet = [&](CellSet set, patterns::Mask together) {
        // A subset in one line of the box is found when the line is searched.
        const bool isForLine = house.kind() == House::Kind::Box && isAligned(set | m_extra);
        return !isForLine && takeSubset(house, set, DigitSet::fromBits(together));
      };
      if (forEachNakedExtension<patterns::SetRule::Hodoku>(position, partners, digits, takeSet)) return true;
    }
    return false;
  }

  static bool isAligned(CellSet cells) {
    const Cell first = cells.first();
    return (cells - cellsOf(House::row(first.row()))).isEmpty() ||
           (cells - cellsOf(House::column(first.column()))).isEmpty();
  }

  bool takeSubset(House house, CellSet set, DigitSet digits) {
    const CellSet cells = set | m_extra;
    Step step = begin(Technique::Uniqueness3, DigitCells{set, digits});
    const House box = House::box(cells.first().box());
    for (const Digit digit : digits) eliminate(step, digit, m_state.cellsOf(digit, house) - cells);
    if (step.eliminations.empty()) return false;
    if (house != box && (cells - cellsOf(box)).isEmpty())
      for (const Digit digit : digits) eliminate(step, digit, m_state.cellsOf(digit, box) - cells);
    return m_search.takeEliminating(std::move(step));
  }

  /// The lower digit of m_pair that none of the cells has as a candidate; nothing if there is none.
  std::optional<Digit> missingFrom(CellSet cells) const {
    for (const Digit digit : m_pair)
      if ((cells & m_state.cellsOf(digit)).isEmpty()) return digit;
    return std::nullopt;
  }

  /// Passes unique rectangles of type 4 to the search: one digit of the pair has no other place in a house of
  /// the extra corners, so the second digit goes from these corners. Diagonal extra corners also count, since
  /// both see a corner with only the pair.
  bool type4() {
    const auto bound = missingFrom(commonPeersOf(m_extra));
    return bound && takeFromExtra(Technique::Uniqueness4, m_pair - DigitSet{*bound});
  }

  /// Passes unique rectangles of type 6 to the search: a digit of the pair has no places except the corners
  /// in both rows and both columns.
  bool type6() {
    if (!areDiagonal()) return false;
    CellSet lines;
    for (const Cell cell : m_extra) lines |= linesOf(cell);
    const auto bound = missingFrom(lines - toSet(m_corners));
    return bound && takeFromExtra(Technique::Uniqueness6, {*bound});
  }

  bool hiddenRectangle() {
    if (m_plain.size() == 2 && !areDiagonal()) return false;
    for (const Cell corner : m_plain) {
      Cell opposite = corner;
      for (const Cell cell : m_corners)
        if (!isInOneLine(cell, corner)) opposite = cell;
      if (takeHidden(opposite, m_low, m_high) || takeHidden(opposite, m_high, m_low)) return true;
    }
    return false;
  }

  /// Passes hidden rectangles to the search: in the row and the column of a corner, the digit `bound` has
  /// places only in the rectangle, so the digit `gone` goes from that corner.
  bool takeHidden(Cell corner, Digit bound, Digit gone) {
    if (!((linesOf(corner) & m_state.cellsOf(bound)) - toSet(m_corners)).isEmpty()) return false;
    if (!m_state.has(corner, gone)) return false;
    Step step = begin(Technique::HiddenRectangle);
    step.eliminations = {{corner, gone}};
    return m_search.takeEliminating(std::move(step));
  }

  Search& m_search;
  const State& m_state;
  DigitSet m_pair;
  Digit m_low{1};
  Digit m_high{2};
  Corners m_corners{Cell(0), Cell(0), Cell(0), Cell(0)};
  CellSet m_plain;         // corners with no candidates except the two digits in m_pair
  CellSet m_extra;         // corners with extra candidates besides these
  DigitSet m_extraDigits;  // the extra digits of m_extra, without m_pair
};

/// Finds avoidable rectangles, in which some corners are entries, not givens.
class AvoidableRectangles {
 public:
  explicit AvoidableRectangles(Search& search) : m_search(search), m_state(search.state) {}

  void find() {
    for (const Cell cell : m_state.filledCells())
      if (isEntry(cell) && visitRectangles(cell, [&](const Corners& corners) { return judge(corners); }))
        return;
  }

 private:
  bool isEntry(Cell cell) const { return !m_state.isOpen(cell) && !m_state.isGiven(cell); }
  bool isEntry(Cell cell, Digit digit) const { return isEntry(cell) && m_state.board().at(cell) == digit; }
  bool isOpenPair(Cell cell, Digit digit) const {
    return m_state.isOpen(cell) && m_state.has(cell, digit) && m_state.at(cell).size() == 2;
  }

  bool judge(const Corners& corners) {
    const auto [first, second, third, fourth] = corners;
    if (!isEntry(second)) return false;
    const Digit a = *m_state.board().at(first);
    const Digit b = *m_state.board().at(second);
    // The puzzle would have two solutions with the digit b of the second corner in the third one, and the
    // digit of the first corner in the fourth: the two digits could be swapped.
    const bool isThirdOpen = isOpenPair(third, b);
    const bool isFourthOpen = isOpenPair(fourth, a);
    const bool isOneOpen = (isEntry(third, b) && isFourthOpen) || (isEntry(fourth, a) && isThirdOpen);
    if (!isOneOpen && !(isThirdOpen && isFourthOpen)) return false;
    if (!addNew(toSet(corners), m_seen)) return false;
    Step step{isOneOpen ? Technique::AvoidableRectangle1 : Technique::AvoidableRectangle2,
              reason::Rectangle{corners, {a, b}}};
    if (isOneOpen) {
      step.eliminations = {m_state.isOpen(fourth) ? Candidate{fourth, a} : Candidate{third, b}};
      return m_search.take(std::move(step));
    }
    const Digit extra = (m_state.at(third) - DigitSet{b}).first();
    return m_state.has(fourth, extra) && takeSeenByAll(m_search, std::move(step), {third, fourth}, extra);
  }

  Search& m_search;
  const State& m_state;
  std::vector<CellSet> m_seen;
};

}  // namespace

void findUniqueRectangles(Search& search) {
  if (search.options.isUnique) UniqueRectangles(search).find();
}

void findAvoidableRectangles(Search& search) {
  if (search.options.isUnique) AvoidableRectangles(search).find();
}

}  // namespace sudoku::techniques
