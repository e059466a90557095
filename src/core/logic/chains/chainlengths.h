#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <vector>

#include <sudoku/grid/cellset.h>

#include "links.h"

namespace sudoku::chains {

/// The lengths of the shortest forcing chains, without the chains themselves. Since links lead both ways, a
/// chain from a literal to its opposite consists of two paths from that literal, so the search looks for two
/// paths of half the length that meet. One object for one thread; a call cannot be stopped.
class ChainLengths {
 public:
  /// A length greater than that of any chain.
  static constexpr int kNone = std::numeric_limits<int>::max();

  explicit ChainLengths(const Links& links) : m_links(links) {}

  /// Discards data that was computed from the links. Must be called before the first call of from(), and
  /// whenever the Links object has changed.
  void reset();

  /// The number of candidates that are on (true) in the shortest chain from a literal to its opposite. If
  /// there are more than `most`, the result is any number above `most`. Precondition: `links` is not
  /// LinkKinds::Y.
  int from(int literal, LinkKinds links, int most);

 private:
  struct EverywhereGraph;
  struct DigitGraph;
  template <typename Graph>
  int meetFromOn(const Graph& graph, int start, int most);
  template <typename Graph>
  int meetFromOff(const Graph& graph, int start, int most);
  void advance();

  const Links& m_links;
  std::array<CellSet, kDigitCount> m_cells;  // the cells of each digit's candidates with strong links
  int m_length = 0;                          // number of candidates that are on in each path so far
  std::vector<int> m_front;                  // the candidates that are on at the ends of the paths
  std::vector<int> m_nextFront;
  std::array<std::uint16_t, kCandidateCount> m_lengths;  // by candidate, the length of the path to it
};

}  // namespace sudoku::chains
