#pragma once

#include <memory>
#include <span>
#include <vector>

#include <sudoku/cellset.h>

#include "chainlengths.h"
#include "chainsearch.h"
#include "links.h"

namespace sudoku::explainer {

/// Forcing chains and bidirectional cycles: a single line of links, each from on to off or from off to on.
class SimpleChains : public ChainSearch {
 public:
  /// The links are for those who look at the same positions to share.
  explicit SimpleChains(std::shared_ptr<Links> links) : m_links(std::move(links)), m_lengths(*m_links) {}

  void search(const Position& position, const Position* source, ChainHints& hints) override;
  ChainProof prove(const Position& position, const ChainHint& hint, int conclusion) override;

 private:
  /// A candidate that is on: how the line came to it.
  struct Node {
    std::uint16_t candidate;
    std::uint16_t off;    ///< the candidate before it, which is off
    std::int32_t parent;  ///< the node before that, or -1
    std::uint16_t depth;  ///< how many candidates are on, this one included
    Cause offCause;
    Cause onCause;
  };
  struct Mode {
    LinkKinds links;
    int sortKey;
    double cycleRating;
    double chainRating;
    ExplainerTechnique cycle;
  };

  bool foresee();
  void foreseeCycles();
  bool mayRemove(const CandidateSet& equals, const CandidateSet& opposites) const;
  CandidateSet whoFollowsFromOff(int candidate);
  CandidateSet whoTurnsOn(int candidate);
  bool mayBeForced(int candidate) const;
  void searchFrom(int start, const Mode& mode);
  void findCycles(int start, const Mode& mode);
  void findChain(int start, bool fromOn, const Mode& mode);

  bool isOffOnTheWay(int node, int candidate) const;

  void offerCycle(int node, const DoubleLink& last, const Mode& mode);
  void proveCycle(ChainHint& hint) const;
  void proveChain(int start, bool fromOn, ChainHint& hint) const;
  int traceChain(int start, bool fromOn, const Mode& mode);

  const Position* m_position = nullptr;
  const Position* m_source = nullptr;
  ChainHints* m_hints = nullptr;

  std::shared_ptr<Links> m_links;
  ChainLengths m_lengths;

  // What a search can come to: see foresee().
  CandidateSet m_refuted;                           ///< who cannot be on
  std::array<CellSet, kDigitCount> m_refutedCells;  ///< the same by their digits
  CandidateSet m_mayCycle;                          ///< who may be on a cycle that removes something

  std::vector<Node> m_nodes;
  std::size_t m_last = 0;     // of the chain that was traced
  std::vector<Node> m_cycle;  // from its end
};

}  // namespace sudoku::explainer
