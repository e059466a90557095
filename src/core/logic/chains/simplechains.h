#pragma once

#include <array>
#include <memory>
#include <vector>

#include <sudoku/grid/cellset.h>

#include "chainlengths.h"
#include "chainsearch.h"
#include "links.h"

namespace sudoku::chains {

/// Forcing chains and bidirectional cycles: a single line of links in which candidates are on (true) and off
/// (false) in turn. One object for one thread; a search cannot be stopped.
class SimpleChains : public ChainSearch {
 public:
  /// Makes a search that uses `links`; searches of the same positions may share them.
  explicit SimpleChains(std::shared_ptr<Links> links) : m_links(std::move(links)), m_lengths(*m_links) {}

  void search(const OptionPosition& position, const OptionPosition* source, ChainHints& hints) override;
  ChainTrace trace(const OptionPosition& position, const ChainHint& hint, int conclusion) override;

 private:
  using CellsByDigit = std::array<CellSet, kDigitCount>;

  /// A candidate that is on (true) in a chain, and the links that lead to it.
  struct Node {
    DoubleLink link;
    std::uint16_t depth;  ///< number of candidates that are on, up to and including this one
    std::int32_t parent;  ///< index of the previous node, or -1
  };
  struct Mode {
    LinkKinds links;
    int sortKey;
    double cycleRating;
    double chainRating;
    ChainKind cycle;
  };

  bool prefilter();
  void prefilterCycles();
  CellsByDigit refutedBy(const CandidateSet& on, const CandidateSet& off) const;
  Links::Consequences whenOff(int candidate);
  bool mayBeForced(int candidate) const;
  void searchFrom(int start, const Mode& mode);
  void findCycles(int start, const Mode& mode);
  void findChain(int assumed, const Mode& mode);

  bool isOffOnTheWay(int node, int candidate) const;

  void offerCycle(int node, const DoubleLink& last, const Mode& mode);
  void summarizeCycle(ChainHint& hint) const;
  void summarizeChain(int assumed, ChainHint& hint) const;
  int traceChain(int assumed, const Mode& mode);

  const OptionPosition* m_position = nullptr;
  const OptionPosition* m_source = nullptr;
  ChainHints* m_hints = nullptr;

  std::shared_ptr<Links> m_links;
  ChainLengths m_lengths;

  // Results of prefilter(), a quick test of where there may be chains.
  CandidateSet m_refuted;       ///< candidates that cannot be true
  CellsByDigit m_refutedCells;  ///< m_refuted as cells, by digit
  CandidateSet m_mayCycle;      ///< candidates of cycles that may eliminate something

  std::vector<Node> m_nodes;
  std::size_t m_last = 0;           // index of the last node of the traced chain
  std::vector<DoubleLink> m_cycle;  // the links of the cycle found last, the last link first
};

}  // namespace sudoku::chains
