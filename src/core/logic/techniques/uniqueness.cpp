#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "finders.h"
#include "lockedextension.h"

namespace sudoku::techniques {
namespace {

using Corners = std::array<Cell, 4>;

CellSet toSet(const Corners& corners) {
  return {corners[0], corners[1], corners[2], corners[3]};
}

bool isInOneRow(Cell a, Cell b) {
  return a.row() == b.row();
}

bool isInOneLine(Cell a, Cell b) {
  return a.row() == b.row() || a.column() == b.column();
}

/// The rectangles over two boxes that begin with a cell: it and a neighbour in its box, then the corners
/// opposite them.
template <typename Visit>
bool visitRectangles(Cell first, const Visit& visit) {
  for (const Cell second : cellsOf(House::box(first.box()))) {
    if (second == first || !isInOneLine(first, second)) continue;
    const bool inRow = isInOneRow(first, second);
    for (int line = 0; line < 9; ++line) {
      const Cell third = inRow ? Cell::at(line, first.column()) : Cell::at(first.row(), line);
      const Cell fourth = inRow ? Cell::at(line, second.column()) : Cell::at(second.row(), line);
      if (third.box() != first.box() && visit(Corners{first, second, third, fourth})) return true;
    }
  }
  return false;
}

/// Four cells in two boxes with two digits each would have two solutions: something else must be there.
class UniqueRectangles {
 public:
  explicit UniqueRectangles(Search& search) : m_search(search), m_state(search.state) {}

  void find() {
    for (const Digit digit : allDigits()) allowedOf(digit) = m_state.allowedCellsOf(digit);
    for (const Cell cell : m_state.openCells()) {
      if (m_state.at(cell).size() != 2) continue;
      m_pair = m_state.at(cell);
      m_low = *m_pair.begin();
      m_high = *++m_pair.begin();
      m_allowed = allowedOf(m_low) & allowedOf(m_high);
      if (visitRectangles(cell,
                          [&](const Corners& corners) { return isPossible(corners) && judge(corners); }))
        return;
    }
  }

 private:
  CellSet& allowedOf(Digit digit) { return m_allowedOf[static_cast<std::size_t>(digit.index())]; }

  bool isPossible(const Corners& corners) {
    const CellSet cells = toSet(corners);
    if (m_search.options.missingCandidates) {
      if (!(cells - m_allowed).isEmpty()) return false;
    } else {
      for (const Cell cell : cells)
        if (!(m_pair - m_state.at(cell)).isEmpty()) return false;
    }
    if (std::find(m_seen.begin(), m_seen.end(), cells) != m_seen.end()) return false;
    m_seen.push_back(cells);
    return true;
  }

  bool judge(const Corners& corners) {
    m_corners = corners;
    m_plain = {};
    m_extra = {};
    for (const Cell cell : corners) ((m_state.at(cell) - m_pair).isEmpty() ? m_plain : m_extra).add(cell);
    switch (m_plain.size()) {
      case 3:
        return type1();
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

  bool type1() {
    Step step = begin(Technique::Uniqueness1);
    for (const Digit digit : m_pair) eliminate(step, digit, m_extra & m_state.cellsOf(digit));
    return m_search.takeEliminating(std::move(step));
  }

  /// All extras are one digit: it stands in one of their cells (type 5: they are not in one line).
  bool type2() {
    DigitSet extras;
    for (const Cell cell : m_extra) extras = extras | (m_state.at(cell) - m_pair);
    if (extras.size() != 1) return false;
    Step step = begin(m_extra.size() == 3 || areDiagonal() ? Technique::Uniqueness5 : Technique::Uniqueness2);
    eliminate(step, extras.first(), m_state.cellsOf(extras.first()) & commonPeersOf(m_extra));
    return m_search.takeEliminating(std::move(step));
  }

  /// The extras make a naked subset with other cells of a house.
  bool type3() {
    DigitSet extras;
    for (const Cell cell : m_extra) extras = extras | (m_state.at(cell) - m_pair);
    for (const House house : housesOf(m_extra.first())) {
      if (!(m_extra - cellsOf(house)).isEmpty()) continue;
      std::vector<Cell> partners;
      for (const Cell cell : (cellsOf(house) & m_state.openCells()) - m_plain - m_extra)
        if ((m_state.at(cell) & m_pair).isEmpty()) partners.push_back(cell);
      const auto takeSet = [&](CellSet set, DigitSet digits) {
        // A subset in one line of the box is found in that line.
        const bool isForLine = house.kind() == House::Kind::Box && isAligned(set | m_extra);
        return !isForLine && takeSubset(house, set, digits);
      };
      if (visitLockedExtensions(m_state, partners, extras, takeSet)) return true;
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

  /// One of the pair has no other place in a house of the extras, so the other one cannot stand there. Extras
  /// that are diagonal both see a corner with the pair.
  bool type4() {
    const CellSet seen = commonPeersOf(m_extra);
    const bool isLowBound = (seen & m_state.cellsOf(m_low)).isEmpty();
    if (!isLowBound && !(seen & m_state.cellsOf(m_high)).isEmpty()) return false;
    const Digit gone = isLowBound ? m_high : m_low;
    Step step = begin(Technique::Uniqueness4);
    eliminate(step, gone, m_extra & m_state.cellsOf(gone));
    return m_search.takeEliminating(std::move(step));
  }

  /// One of the pair has no places in both rows and columns but the corners.
  bool type6() {
    if (!areDiagonal()) return false;
    CellSet lines;
    for (const Cell cell : m_extra)
      lines |= cellsOf(House::row(cell.row())) | cellsOf(House::column(cell.column()));
    lines -= toSet(m_corners);
    const bool isLowBound = (lines & m_state.cellsOf(m_low)).isEmpty();
    if (!isLowBound && !(lines & m_state.cellsOf(m_high)).isEmpty()) return false;
    const Digit gone = isLowBound ? m_low : m_high;
    Step step = begin(Technique::Uniqueness6);
    eliminate(step, gone, m_extra & m_state.cellsOf(gone));
    return m_search.takeEliminating(std::move(step));
  }

  bool hiddenRectangle() {
    if (m_plain.size() == 2 && isInOneLine(*m_plain.begin(), *++m_plain.begin())) return false;
    for (const Cell corner : m_plain) {
      Cell opposite = corner;
      for (const Cell cell : m_corners)
        if (!isInOneLine(cell, corner)) opposite = cell;
      if (takeHidden(opposite, m_low, m_high) || takeHidden(opposite, m_high, m_low)) return true;
    }
    return false;
  }

  /// A digit that both lines of a corner have only in the rectangle: the other one cannot stand in it.
  bool takeHidden(Cell corner, Digit bound, Digit gone) {
    const CellSet lines = cellsOf(House::row(corner.row())) | cellsOf(House::column(corner.column()));
    if (!((lines & m_state.cellsOf(bound)) - toSet(m_corners)).isEmpty()) return false;
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
  std::array<CellSet, kDigitCount> m_allowedOf;  // where the board lets each digit stand
  CellSet m_allowed;                             // where it lets both of the pair stand
  Corners m_corners{Cell(0), Cell(0), Cell(0), Cell(0)};
  CellSet m_plain;  // corners with nothing but the pair
  CellSet m_extra;  // the others
  std::vector<CellSet> m_seen;
};

/// Rectangles some corners of which have been filled in by solving.
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
    // The rectangle is full where its third corner has the second's digit and the fourth the first's.
    const bool isThirdOpen = isOpenPair(third, b);
    const bool isFourthOpen = isOpenPair(fourth, a);
    const bool isOneOpen = (isEntry(third, b) && isFourthOpen) || (isEntry(fourth, a) && isThirdOpen);
    if (!isOneOpen && !(isThirdOpen && isFourthOpen)) return false;
    if (std::find(m_seen.begin(), m_seen.end(), toSet(corners)) != m_seen.end()) return false;
    m_seen.push_back(toSet(corners));
    Step step{isOneOpen ? Technique::AvoidableRectangle1 : Technique::AvoidableRectangle2,
              reason::Rectangle{corners, {a, b}}};
    if (isOneOpen) {
      step.eliminations = {m_state.isOpen(fourth) ? Candidate{fourth, a} : Candidate{third, b}};
      return m_search.take(std::move(step));
    }
    DigitSet rest = m_state.at(third);
    rest.remove(b);
    const Digit extra = rest.first();
    if (!m_state.has(fourth, extra)) return false;
    eliminate(step, extra, m_state.cellsOf(extra) & peersOf(third) & peersOf(fourth));
    if (step.eliminations.empty()) return false;
    return m_search.take(std::move(step));
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

void findBugPlusOne(Search& search) {
  if (!search.options.isUnique) return;
  const State& state = search.state;
  std::optional<Cell> odd;
  for (const Cell cell : state.openCells()) {
    const int size = state.at(cell).size();
    if (size < 2 || size > 3 || (size == 3 && odd)) return;  // where a single is open it is no BUG yet
    if (size == 3) odd = cell;
  }
  if (!odd) return;
  std::optional<Digit> third;
  for (const House house : allHouses()) {
    for (const Digit digit : allDigits()) {
      const int count = state.count(house, digit);
      if (count == 1 || count > 3 || (count == 3 && third && *third != digit)) return;
      if (count == 3) third = digit;
    }
  }
  // The houses with three places are those of the odd cell: only they have an odd number of candidates.
  if (!third || !state.has(*odd, *third)) return;
  Step step{Technique::BugPlusOne, reason::BugPlusOne{*odd, *third}};
  for (const Digit digit : state.at(*odd))
    if (digit != *third) step.eliminations.push_back({*odd, digit});
  search.take(std::move(step));
}

}  // namespace sudoku::techniques
