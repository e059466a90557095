#include "tables.h"

#include <algorithm>

namespace sudoku::techniques {

void Table::reset(std::size_t nodes) {
  m_entries.clear();
  m_entries.reserve(kUsualEntries);
  m_direct = 0;
  m_places.assign(nodes, -1);
  m_on.fill({});
  m_off.fill({});
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
  // The latest reason is the one that the chain goes through; the others make its branches.
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
  // HoDoKu changes the last entry of a full table here; that is kept, for its choice of chains rests on it.
  Entry& last = m_entries.back();
  if (last.node == entry.node) last.source = source;
  last.isInherited = true;
  last.distance = static_cast<std::uint16_t>(distance);
}

Tables::Tables(Search& search, Reach reach) : m_search(search), m_state(search.state) {
  if (reach != Reach::Links) collectGroups();
  m_firstAlsNode = kCandidateNodes + static_cast<NodeId>(m_groups.size()) * 2;
  if (reach == Reach::LinksGroupsAndLockedSets) collectAlsNodes();
  m_tables.resize(static_cast<std::size_t>(m_firstAlsNode) + m_alsNodes.size());
  resetTables();
  if (reach == Reach::Nets)
    fillNets();
  else
    fillLinks();
  fillGroups();
  fillLockedSets();
  for (NodeId node = 0; node < kCandidateNodes && !search.isStopped(); ++node)
    if (!of(node).isEmpty()) expand(node);
}

/// Tables are large: candidates that have gone need none.
void Tables::resetTables() {
  for (const Cell cell : m_state.openCells())
    for (const Digit digit : m_state.at(cell))
      for (const bool isOn : {true, false}) table(nodeOf(cell, digit, isOn)).reset(m_tables.size());
  for (auto node = static_cast<std::size_t>(kCandidateNodes); node < m_tables.size(); ++node)
    m_tables[node].reset(m_tables.size());
}

void Tables::collectGroups() {
  for (int line = 0; line < 18; ++line) {
    for (const Digit digit : allDigits()) {
      for (int number = 0; number < 9; ++number) {
        const House box = House::box(number);
        const CellSet cells = m_state.cellsOf(digit, House(line)) & sudoku::cellsOf(box);
        if (cells.size() >= 2) m_groups.push_back({digit, cells, commonPeersOf(cells), House(line), box});
      }
    }
  }
}

void Tables::collectAlsNodes() {
  for (const Als& als : m_search.alses())
    if (als.cells.size() > 1) m_alses.push_back(&als);
  m_alsNodeIds.resize(m_alses.size());
  for (std::size_t als = 0; als < m_alses.size(); ++als) {
    for (const Digit digit : m_alses[als]->digits) {
      m_alsNodeIds[als][static_cast<std::size_t>(digit.index())] =
          m_firstAlsNode + static_cast<NodeId>(m_alsNodes.size());
      m_alsNodes.push_back({als, digit});
    }
  }
}

void Tables::fillLinks() {
  for (const Cell cell : m_state.openCells()) {
    for (const Digit digit : m_state.at(cell)) {
      Table& on = table(nodeOf(cell, digit, true));
      Table& off = table(nodeOf(cell, digit, false));
      on.add(nodeOf(cell, digit, true));
      off.add(nodeOf(cell, digit, false));
      for (const Digit other : m_state.at(cell)) {
        if (other == digit) continue;
        on.add(nodeOf(cell, other, false));
        if (m_state.at(cell).size() == 2) off.add(nodeOf(cell, other, true));
      }
      for (const House house : housesOf(cell)) {
        CellSet others = m_state.cellsOf(digit, house);
        others.remove(cell);
        if (others.isEmpty()) continue;
        for (const Cell other : others) on.add(nodeOf(other, digit, false));
        if (m_state.count(house, digit) == 2) off.add(nodeOf(others.first(), digit, true));
      }
    }
  }
}

void Tables::fillGroups() {
  for (std::size_t number = 0; number < m_groups.size(); ++number) {
    table(groupNode(number, true)).add(groupNode(number, true));
    table(groupNode(number, false)).add(groupNode(number, false));
    fillGroup(number);
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
  std::vector<std::size_t> inLine;
  std::vector<std::size_t> inBox;
  for (std::size_t other = 0; other < m_groups.size(); ++other) {
    const GroupNode& candidate = m_groups[other];
    if (other == number || candidate.digit != group.digit || !(candidate.cells & group.cells).isEmpty())
      continue;
    if (candidate.line == group.line) inLine.push_back(other);
    if (candidate.box == group.box) inBox.push_back(other);
    if (candidate.line == group.line || candidate.box == group.box)
      table(onNode).add(groupNode(other, false));
  }
  joinGroup(number, group.line, inLine);
  joinGroup(number, group.box, inBox);
}

/// Where two groups make up all of a house, one of them holds the digit.
void Tables::joinGroup(std::size_t number, House house, const std::vector<std::size_t>& others) {
  if (others.size() != 1) return;
  const GroupNode& group = m_groups[number];
  if (!(m_state.cellsOf(group.digit, house) - group.cells - m_groups[others[0]].cells).isEmpty()) return;
  table(groupNode(number, false)).add(groupNode(others[0], true));
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

std::size_t Tables::follow(const Table& origin, std::size_t place, Trail& trail, std::vector<NodeId>& nodes,
                           bool isBranch) const {
  const Table* current = &origin;
  nodes.push_back(origin.at(place).node);
  while (place != 0 && nodes.size() < Table::kMostEntries) {
    const bool isInherited = current->at(place).isInherited;
    if (isInherited) {
      const NodeId node = current->at(place).node;
      current = &of(origin.at(place).source);
      place = current->find(node).value_or(0);
    }
    const Table::Entry& entry = current->at(place);
    place = entry.reasons[0];
    const NodeId reason = current->at(place).node;
    nodes.push_back(reason);
    if (!isBranch) {
      trail.cells |= isCandidate(reason) ? CellSet{cellOf(reason)} : cellsOf(reason);
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
  return place;
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
  }
  return trail;
}

ChainNode Tables::describe(NodeId node) const {
  const auto kind = isCandidate(node) ? ChainNode::Kind::Single
                    : isGroup(node)   ? ChainNode::Kind::Group
                                      : ChainNode::Kind::AlmostLockedSet;
  return {kind, isOn(node), 0, digitOf(node), cellsOf(node)};
}

const Als& Tables::alsOf(NodeId node) const {
  return *m_alses[m_alsNodes[static_cast<std::size_t>(node - m_firstAlsNode)].als];
}

Digit Tables::digitOf(NodeId node) const {
  if (isCandidate(node)) return Digit(node / 2 % kDigitCount + 1);
  if (isGroup(node)) return m_groups[static_cast<std::size_t>(node - kCandidateNodes) / 2].digit;
  return m_alsNodes[static_cast<std::size_t>(node - m_firstAlsNode)].digit;
}

CellSet Tables::cellsOf(NodeId node) const {
  if (isCandidate(node)) return {Cell(node / 2 / kDigitCount)};
  if (isGroup(node)) return m_groups[static_cast<std::size_t>(node - kCandidateNodes) / 2].cells;
  return alsOf(node).cells;
}

Cell Tables::cellOf(NodeId node) const {
  return isAlsNode(node) ? alsOf(node).placesOf(digitOf(node)).first() : cellsOf(node).first();
}

CellSet Tables::seenFrom(NodeId node, Digit digit) const {
  return isAlsNode(node) ? alsOf(node).seenBy(digit) : commonPeersOf(cellsOf(node));
}

}  // namespace sudoku::techniques
