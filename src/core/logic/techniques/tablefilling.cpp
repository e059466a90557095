#include <algorithm>

#include "tables.h"

/// Fills the tables of what follows from an assumption, for forcing nets and for almost locked sets.
namespace sudoku::techniques {
namespace {

constexpr int kLookAhead = 4;
constexpr std::size_t kMostReasons = 5;

using Reasons = std::array<std::uint16_t, kMostReasons>;

/// Fills the table of what follows if a candidate is true or false, by following the singles that arise.
class Trial {
 public:
  Trial(const State& start, Table& table) : m_start(start), m_now(start), m_table(table) {}

  void run(Cell cell, Digit digit, bool isOn) {
    if (isOn) {
      set(cell, digit, {});
    } else {
      m_now.eliminate(cell, digit);
      if (m_now.at(cell).size() == 1) set(cell, m_now.at(cell).first(), {});
    }
    for (int round = 0; round < kLookAhead; ++round) placeSingles();
  }

 private:
  void placeSingles() {
    std::vector<Candidate> naked;
    std::vector<Candidate> hidden;
    m_now.visitNakedSingles([&](Candidate single) { return naked.push_back(single), false; });
    m_now.visitHiddenSingles([&](Candidate single) { return hidden.push_back(single), false; });
    for (const auto [cell, digit] : naked) set(cell, digit, reasonsInCell(cell, digit));
    for (const auto [cell, digit] : hidden) set(cell, digit, reasonsInHouse(cell, digit));
  }

  std::uint16_t placeOf(NodeId node) const {
    return static_cast<std::uint16_t>(m_table.find(node).value_or(0));
  }

  /// The indexes of the table's entries from which a naked single follows: the eliminations of all other
  /// digits from its cell.
  Reasons reasonsInCell(Cell cell, Digit digit) const {
    Reasons reasons{};
    std::size_t count = 0;
    for (const Digit other : m_start.at(cell))
      if (other != digit && count < kMostReasons) reasons[count++] = placeOf(nodeOf(cell, other, false));
    return reasons;
  }

  /// The indexes of the table's entries from which a hidden single follows: the eliminations of the digit
  /// from all other cells of the house where it has the fewest places.
  Reasons reasonsInHouse(Cell cell, Digit digit) const {
    const auto houses = housesOf(cell);
    const House house = *std::min_element(houses.begin(), houses.end(), [&](House a, House b) {
      return m_now.count(a, digit) < m_now.count(b, digit);
    });
    Reasons reasons{};
    std::size_t count = 0;
    for (const Cell other : m_start.cellsOf(digit, house))
      if (other != cell && count < kMostReasons) reasons[count++] = placeOf(nodeOf(other, digit, false));
    return reasons;
  }

  void set(Cell cell, Digit digit, const Reasons& reasons) {
    const DigitSet before = m_now.at(cell);
    m_now.place(cell, digit);
    m_table.add(nodeOf(cell, digit, true), reasons);
    const std::uint16_t cause = placeOf(nodeOf(cell, digit, true));
    for (const Cell peer : m_start.cellsOf(digit) & peersOf(cell))
      m_table.add(nodeOf(peer, digit, false), {cause});
    for (const Digit other : before - DigitSet{digit}) m_table.add(nodeOf(cell, other, false), {cause});
  }

  const State& m_start;
  State m_now;
  Table& m_table;
};

}  // namespace

void Tables::fillNets() {
  for (const Cell cell : m_state.openCells()) {
    if (m_search.isStopped()) return;
    for (const Digit digit : m_state.at(cell))
      for (const bool isOn : {true, false})
        Trial(m_state, table(nodeOf(cell, digit, isOn))).run(cell, digit, isOn);
  }
}

/// Fills the table of a node which says that an almost locked set lacks a digit: it is then a locked set, so
/// each of its other digits stands in it. Also adds the node to the tables of nodes from which it follows.
void Tables::fillLockedSet(NodeId node) {
  const Als& als = alsOf(node);
  const Digit digit = digitOf(node);
  const DigitSet others = als.digits - DigitSet{digit};
  if (std::all_of(others.begin(), others.end(), [&](Digit other) { return als.seenBy(other).isEmpty(); }))
    return;
  for (const Cell cell : als.seenBy(digit)) {
    table(nodeOf(cell, digit, true)).add(node);
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
      const GroupNode& each = m_groups[group];
      if (each.digit != digit || !each.cells.contains(cell) || !(als.placesOf(digit) - each.peers).isEmpty())
        continue;
      Table& groupTable = table(groupNode(group, true));
      if (!groupTable.contains(node)) groupTable.add(node);
    }
  }
  reachFrom(node);
}

void Tables::reachFrom(NodeId node) {
  const Als& als = alsOf(node);
  const DigitSet others = als.digits - DigitSet{digitOf(node)};
  const int penalty = linksOfLockedSet(als.digits.size());
  Table& off = table(node);
  for (const Digit other : others) {
    const CellSet gone = als.seenBy(other);
    if (gone.isEmpty()) continue;
    for (const Cell cell : gone) off.add(nodeOf(cell, other, false), {}, penalty);
    for (std::size_t group = 0; group < m_groups.size(); ++group)
      if (m_groups[group].digit == other && (m_groups[group].cells - gone).isEmpty())
        off.add(groupNode(group, false), {}, penalty);
  }
  for (NodeId target = m_firstAlsNode; target < nodeCount(); ++target) {
    const Digit shared = digitOf(target);
    if (others.contains(shared) && (als.cells & cellsOf(target)).isEmpty() &&
        als.restricts(alsOf(target), shared))
      off.add(target, {}, penalty);
  }
  for (const Cell cell : als.reach) {
    if (m_state.at(cell).size() == 2) continue;
    DigitSet left = m_state.at(cell);
    for (const Digit other : others)
      if (als.seenBy(other).contains(cell)) left.remove(other);
    if (left.size() == 1) off.add(nodeOf(cell, left.first(), true), {}, penalty + 1);
  }
}

}  // namespace sudoku::techniques
