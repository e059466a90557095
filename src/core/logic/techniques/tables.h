#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "search.h"

namespace sudoku::techniques {

/// The number of a node in chains. First come all candidates, then groups (the candidates of a digit where a
/// box and a line meet), then almost locked sets, each with one node for true and one for false.
using NodeId = std::int32_t;

constexpr NodeId kCandidateNodes = kCellCount * kDigitCount * 2;

constexpr NodeId nodeOf(Cell cell, Digit digit, bool isOn) {
  return (cell.index() * kDigitCount + digit.index()) * 2 + (isOn ? 1 : 0);
}
constexpr bool isCandidate(NodeId node) {
  return node < kCandidateNodes;
}
/// The node for the opposite state of a candidate: false for true, and the reverse.
constexpr NodeId oppositeOf(NodeId candidate) {
  return candidate ^ 1;
}

/// The nodes of a chain from its start to its end, and its branches if it is a net.
struct Trail {
  std::vector<NodeId> nodes;
  std::vector<std::vector<NodeId>> branches;  ///< each begins with a node of the main chain
};

/// The inferences of a chain in the order in which they are written as text: each branch follows the
/// inference from which it starts.
struct ToldTrail {
  Chain chain;
  /// The number of nodes in the chain and its branches. A node from which a branch starts counts for both.
  int length = 0;
  bool isNet = false;
};

/// HoDoKu's table of all that follows if one node (such as a candidate that is true) is assumed. Each entry
/// is a node, with the entries that it follows from, so that chains can be traced back. A distance counts two
/// for each link.
class Table {
 public:
  struct Entry {
    NodeId node = 0;
    // The indexes of the entries in this table from which this one follows; unused ones are 0.
    std::array<std::uint16_t, 5> reasons{};
    NodeId source = 0;  // the node from whose table inherit() has copied the entry
    std::uint16_t distance = 0;
    bool isInherited = false;
  };
  static constexpr std::size_t kMostEntries = 1000;

  /// Clears the table for `nodes` nodes in all, and adds its own node. Before the first call the table is
  /// empty.
  void reset(std::size_t nodes, NodeId own);
  /// Adds a node that follows from the entries with the indexes `reasons`, unless it is in the table or the
  /// table is full. `penalty` is added to its distance.
  void add(NodeId node, std::array<std::uint16_t, 5> reasons = {}, int penalty = 0);
  /// Copies an entry from the table of the node `source`, or shortens the distance of an earlier copy.
  void inherit(const Entry& entry, NodeId source, int distance);

  bool isEmpty() const { return m_entries.empty(); }
  bool isFull() const { return m_entries.size() >= kMostEntries; }
  const std::vector<Entry>& entries() const { return m_entries; }
  const Entry& at(std::size_t index) const { return m_entries[index]; }
  std::size_t directEntries() const { return m_direct; }
  /// The index of a node's entry; nothing if the node does not follow.
  std::optional<std::size_t> find(NodeId node) const {
    if (isEmpty()) return std::nullopt;
    const std::int16_t place = m_places[static_cast<std::size_t>(node)];
    return place < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(place));
  }
  bool contains(NodeId node) const { return find(node).has_value(); }

  /// For each digit, the cells in which it follows to be true.
  const std::array<CellSet, kDigitCount>& on() const { return m_on; }
  CellSet on(Digit digit) const { return m_on[static_cast<std::size_t>(digit.index())]; }
  CellSet off(Digit digit) const { return m_off[static_cast<std::size_t>(digit.index())]; }

 private:
  static constexpr std::size_t kUsualEntries = 128;

  std::vector<Entry> m_entries;
  std::size_t m_direct = 0;
  std::vector<std::int16_t> m_places;
  std::array<CellSet, kDigitCount> m_on;
  std::array<CellSet, kDigitCount> m_off;
};

/// A group: the candidates of a digit where a box and a line meet. It is true if one of them is true,
/// otherwise false.
struct GroupNode {
  Digit digit;
  CellSet cells;
  CellSet peers;
  House line;
  House box;
};

enum class Reach : std::uint8_t { Links, LinksAndGroups, LinksGroupsAndLockedSets, Nets };

/// HoDoKu's tables of implications for all nodes of a position.
class Tables {
 public:
  Tables(Search& search, Reach reach);

  const Table& of(NodeId node) const { return m_tables[static_cast<std::size_t>(node)]; }

  /// The chain from `start` to `end`. Precondition: `end` is in the table of `start`.
  Trail trailTo(NodeId start, NodeId end) const;
  ToldTrail tell(NodeId start, NodeId end) const;

  const ChainNode& describe(NodeId node) const { return m_nodes[static_cast<std::size_t>(node)]; }
  /// The first cell of a node, or the first one with the digit in an almost locked set.
  Cell cellOf(NodeId node) const;
  Digit digitOf(NodeId node) const { return describe(node).digit; }
  bool isOn(NodeId node) const { return describe(node).isOn; }
  bool isAlsNode(NodeId node) const { return node >= m_firstAlsNode; }
  const Als& alsOf(NodeId node) const { return *m_alses[static_cast<std::size_t>(node - m_firstAlsNode)]; }
  /// All cells of a node.
  CellSet cellsOf(NodeId node) const { return describe(node).cells; }
  CellSet seenFrom(NodeId node, Digit digit) const;

 private:
  NodeId nodeCount() const { return static_cast<NodeId>(m_nodes.size()); }
  Table& table(NodeId node) { return m_tables[static_cast<std::size_t>(node)]; }
  NodeId groupNode(std::size_t group, bool isOn) const {
    return kCandidateNodes + static_cast<NodeId>(group) * 2 + (isOn ? 1 : 0);
  }
  void collectNodes(Reach reach);
  void collectGroups();
  void resetTables();
  void resetTable(NodeId node) { table(node).reset(m_nodes.size(), node); }
  void fillLinks();
  void fillNets();
  void fillGroup(std::size_t number);
  void fillLockedSet(NodeId node);
  void reachFrom(NodeId node);
  void expand(NodeId node);
  void follow(const Table& origin, std::size_t place, Trail& trail, std::vector<NodeId>& nodes,
              bool isBranch) const;

  Search& m_search;
  const State& m_state;
  std::vector<ChainNode> m_nodes;
  std::vector<GroupNode> m_groups;
  std::vector<const Als*> m_alses;  // for each node from m_firstAlsNode on, its almost locked set
  NodeId m_firstAlsNode = 0;
  std::vector<Table> m_tables;
};

}  // namespace sudoku::techniques
