#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <vector>

#include <sudoku/grid/cellset.h>

#include "links.h"

namespace sudoku::chains {

/// How long the shortest forcing chains are, without the chains themselves. Links lead both ways, so the
/// second half of a chain is another way from where it begins: two ways of half the length are looked for,
/// which meet. One object for one thread; a question cannot be stopped.
class ChainLengths {
 public:
  /// A length above that of any chain.
  static constexpr int kNone = std::numeric_limits<int>::max();

  explicit ChainLengths(const Links& links) : m_links(links) {}

  /// Forgets earlier answers: to be called before the first question and whenever the links have changed.
  void reset();

  /// How many candidates are on in the shortest chain from a literal to its opposite; a number above `most`
  /// if the chain would have more. Precondition: the links are not those of kind Y.
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
  std::array<CellSet, kDigitCount> m_cells;  // the cells with strong links, by digit
  int m_length = 0;                          // how many candidates are on so far, on each way
  std::vector<int> m_front;                  // the candidates that are on at the end of the ways
  std::vector<int> m_nextFront;
  std::array<std::uint16_t, kCandidateCount> m_lengths;  // the length of the way to each candidate
};

}  // namespace sudoku::chains
