#include "tables.h"

#include <algorithm>

namespace sudoku::techniques {

void Table::reset(std::size_t nodes, NodeId own) {
  m_entries.clear();
  m_entries.reserve(kUsualEntries);
  m_direct = 0;
  m_places.assign(nodes, -1);
  m_on.fill({});
  m_off.fill({});
  add(own);
}

void Table::add(NodeId node, std::array<std::uint16_t, 5> reasons, int penalty) {
  if (isFull()) return;
  if (isCandidate(node)) {
    const Cell cell(node / 2 / kDigitCount);
    CellSet& cells = ((node & 1) != 0 ? m_on : m_off)[static_cast<std::size_t>(node / 2 % kDigitCount)];
    if (cells.contains(cell)) return;
    cells.add(cell);
  }
  Entry entry;
  entry.node = node;
  const std::size_t first = reasons[0];
  entry.distance =
      static_cast<std::uint16_t>((first < m_entries.size() ? m_entries[first].distance : 0) + 1 + penalty);
  // A chain goes back from an entry to its reasons[0], so the latest reason comes first; the others start
  // branches.
  for (std::size_t other = 1; other < reasons.size(); ++other)
    if (reasons[other] > reasons[0]) std::swap(reasons[0], reasons[other]);
  entry.reasons = reasons;
  m_places[static_cast<std::size_t>(node)] = static_cast<std::int16_t>(m_entries.size());
  m_entries.push_back(entry);
  m_direct = m_entries.size();
}

void Table::inherit(const Entry& entry, NodeId source, int distance) {
  if (const auto known = find(entry.node)) {
    Entry& old = m_entries[*known];
    if (!old.isInherited || old.distance <= distance) return;
    old.source = source;
    old.distance = static_cast<std::uint16_t>(distance);
    return;
  }
  const std::size_t direct = m_direct;
  add(entry.node);
  m_direct = direct;
  // When the table is full, so that add() does nothing, HoDoKu changes its last entry instead. Done in the
  // same way here, because HoDoKu's choice of chains depends on it.
  Entry& last = m_entries.back();
  if (last.node == entry.node) last.source = source;
  last.isInherited = true;
  last.distance = static_cast<std::uint16_t>(distance);
}

Tables::Tables(Search& search, Reach reach) : m_search(search), m_state(search.state) {
  collectNodes(reach);
  resetTables();
  if (reach == Reach::Nets)
    fillNets();
  else
    fillLinks();
  for (std::size_t group = 0; group < m_groups.size(); ++group) fillGroup(group);
  for (NodeId node = m_firstAlsNode; node < nodeCount(); ++node) fillLockedSet(node);
  for (NodeId node = 0; node < kCandidateNodes && !search.isStopped(); ++node)
    if (!of(node).isEmpty()) expand(node);
}

void Tables::collectNodes(Reach reach) {
  for (const Cell cell : allCells())
    for (const Digit digit : allDigits())
      for (const bool isOn : {false, true})
        m_nodes.push_back({ChainNode::Kind::Single, isOn, 0, digit, {cell}});
  if (reach != Reach::Links) collectGroups();
  m_firstAlsNode = nodeCount();
  if (reach != Reach::LinksGroupsAndLockedSets) return;
  for (const Als& als : m_search.alses()) {
    if (als.cells.size() == 1) continue;
    for (const Digit digit : als.digits) {
      m_nodes.push_back({ChainNode::Kind::AlmostLockedSet, false, 0, digit, als.cells});
      m_alses.push_back(&als);
    }
  }
}

void Tables::collectGroups() {
  for (int line = 0; line < 18; ++line) {
    for (const Digit digit : allDigits()) {
      for (int number = 0; number < 9; ++number) {
        const House box = House::box(number);
        const CellSet cells = m_state.cellsOf(digit, House(line)) & sudoku::cellsOf(box);
        if (cells.size() < 2) continue;
        m_groups.push_back({digit, cells, commonPeersOf(cells), House(line), box});
        for (const bool isOn : {false, true})
          m_nodes.push_back({ChainNode::Kind::Group, isOn, 0, digit, cells});
      }
    }
  }
}

/// Initializes the tables of all nodes. They are large, so candidates that have been eliminated get none.
void Tables::resetTables() {
  m_tables.resize(m_nodes.size());
  for (const Cell cell : m_state.openCells())
    for (const Digit digit : m_state.at(cell))
      for (const bool isOn : {true, false}) resetTable(nodeOf(cell, digit, isOn));
  for (NodeId node = kCandidateNodes; node < nodeCount(); ++node) resetTable(node);
}

void Tables::fillLinks() {
  for (const Cell cell : m_state.openCells()) {
    for (const Digit digit : m_state.at(cell)) {
      Table& on = table(nodeOf(cell, digit, true));
      Table& off = table(nodeOf(cell, digit, false));
      for (const Digit other : m_state.at(cell) - DigitSet{digit}) {
        on.add(nodeOf(cell, other, false));
        if (m_state.at(cell).size() == 2) off.add(nodeOf(cell, other, true));
      }
      for (const House house : housesOf(cell)) {
        const CellSet others = m_state.cellsOf(digit, house) - CellSet{cell};
        if (others.isEmpty()) continue;
        for (const Cell other : others) on.add(nodeOf(other, digit, false));
        if (m_state.count(house, digit) == 2) off.add(nodeOf(others.first(), digit, true));
      }
    }
  }
}

void Tables::fillGroup(std::size_t number) {
  const GroupNode& group = m_groups[number];
  const NodeId onNode = groupNode(number, true);
  const NodeId offNode = groupNode(number, false);
  const CellSet seen = m_state.cellsOf(group.digit) & group.peers;
  for (const Cell cell : seen) {
    table(onNode).add(nodeOf(cell, group.digit, false));
    table(nodeOf(cell, group.digit, true)).add(offNode);
  }
  for (const House house : {group.box, group.line}) {
    const CellSet rest = seen & sudoku::cellsOf(house);
    if (!rest.hasOne()) continue;
    table(offNode).add(nodeOf(rest.first(), group.digit, true));
    table(nodeOf(rest.first(), group.digit, false)).add(onNode);
  }
  std::vector<std::size_t> others;
  for (std::size_t other = 0; other < m_groups.size(); ++other) {
    if (m_groups[other].digit != group.digit || !(m_groups[other].cells - group.peers).isEmpty()) continue;
    table(onNode).add(groupNode(other, false));
    others.push_back(other);
  }
  // If this group and another are together all places of the digit in a house, one of them holds the digit.
  for (const House house : {group.line, group.box})
    for (const std::size_t other : others)
      if (m_groups[other].cells == (seen & sudoku::cellsOf(house)))
        table(offNode).add(groupNode(other, true));
}

void Tables::expand(NodeId node) {
  Table& dest = table(node);
  for (std::size_t index = 1; index < dest.entries().size() && !dest.isFull(); ++index) {
    const NodeId source = dest.at(index).node;
    const int base = dest.at(index).distance;
    const Table& from = of(source);
    for (std::size_t entry = 1; entry < from.directEntries(); ++entry)
      dest.inherit(from.at(entry), source, base + from.at(entry).distance);
  }
}

void Tables::follow(const Table& origin, std::size_t place, Trail& trail, std::vector<NodeId>& nodes,
                    bool isBranch) const {
  const Table* current = &origin;
  nodes.push_back(origin.at(place).node);
  while (place != 0 && nodes.size() < Table::kMostEntries) {
    if (current->at(place).isInherited) {
      const NodeId node = current->at(place).node;
      current = &of(origin.at(place).source);
      place = current->find(node).value_or(0);
    }
    const Table::Entry& entry = current->at(place);
    place = entry.reasons[0];
    const NodeId reason = current->at(place).node;
    nodes.push_back(reason);
    if (!isBranch) {
      for (std::size_t other = 1; other < entry.reasons.size(); ++other)
        if (entry.reasons[other] != 0) trail.branches.push_back({current->at(entry.reasons[other]).node});
    } else if (std::find(trail.nodes.begin(), trail.nodes.end(), reason) != trail.nodes.end()) {
      break;
    }
    if (current != &origin && place == 0) {
      place = origin.find(current->at(0).node).value_or(0);
      current = &origin;
    }
  }
}

Trail Tables::trailTo(NodeId start, NodeId end) const {
  const Table& origin = of(start);
  Trail trail;
  const auto place = origin.find(end);
  if (!place) return trail;
  follow(origin, *place, trail, trail.nodes, false);
  for (std::vector<NodeId>& branch : trail.branches) {
    const auto from = origin.find(branch.front());
    branch.clear();
    if (from) follow(origin, *from, trail, branch, true);
    std::reverse(branch.begin(), branch.end());
  }
  std::reverse(trail.nodes.begin(), trail.nodes.end());
  return trail;
}

ToldTrail Tables::tell(NodeId start, NodeId end) const {
  const Trail trail = trailTo(start, end);
  ToldTrail told;
  for (const NodeId node : trail.nodes) {
    told.chain.push_back(describe(node));
    ++told.length;
    std::uint16_t number = 0;
    for (const std::vector<NodeId>& branch : trail.branches) {
      if (branch.empty() || branch.front() != node) continue;
      if (branch.size() > 1) ++number;
      for (auto inner = branch.begin() + 1; inner != branch.end(); ++inner) {
        told.chain.push_back(describe(*inner));
        told.chain.back().branch = number;
      }
      told.isNet = true;
      told.length += static_cast<int>(branch.size());
    }
  }
  return told;
}

Cell Tables::cellOf(NodeId node) const {
  return isAlsNode(node) ? alsOf(node).placesOf(digitOf(node)).first() : cellsOf(node).first();
}

CellSet Tables::seenFrom(NodeId node, Digit digit) const {
  return isAlsNode(node) ? alsOf(node).seenBy(digit) : commonPeersOf(cellsOf(node));
}

}  // namespace sudoku::techniques
