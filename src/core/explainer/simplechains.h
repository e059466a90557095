#pragma once

#include <span>
#include <vector>

#include "chainsearch.h"

namespace sudoku::explainer {

/// Forcing chains and bidirectional cycles: a single line of links, each from on to off or from off to on.
class SimpleChains : public ChainSearch {
 public:
  void search(const Position& position, const Position* source, ChainHints& hints) override;

 private:
  struct Link {
    std::uint16_t candidate;
    Cause cause;
  };
  /// A candidate that is on: how the line came to it.
  struct Node {
    std::uint16_t candidate;
    std::uint16_t off;    ///< the candidate before it, which is off
    std::int32_t parent;  ///< the node before that, or -1
    std::uint16_t depth;  ///< how many candidates are on, this one included
    Cause offCause;
    Cause onCause;
  };
  /// Which links are used: X those within a digit, Y from off to on those within a cell.
  struct Mode {
    bool isY;
    bool isX;
    int sortKey;
    double cycleRating;
    double chainRating;
    ExplainerTechnique cycle;
  };

  struct NewLink {
    int first;
    int second;
  };
  /// Who is on and who is off when a candidate is on.
  struct Consequences {
    CandidateSet on;
    CandidateSet off;
  };

  static constexpr std::size_t kMostStrong = 4;

  void collectLinks();
  void collectWeakLinks(int candidate);
  void collectStrongLinks(int candidate);
  bool foresee();
  void collectNewLinks();
  const Consequences& consequencesOf(int candidate);
  bool mayBeForced(int candidate) const;
  void searchFrom(int start, const Mode& mode);
  void findCycles(int start, const Mode& mode);
  void findChain(int start, bool fromOn, const Mode& mode);

  std::span<const Link> weakLinks(int candidate, const Mode& mode) const;
  std::span<const Link> strongLinks(int candidate, const Mode& mode) const;

  void offerCycle(int node, const Link& off, Cause onCause, const Mode& mode);
  void offerChain(int target, bool targetIsOn, int node, Cause lastCause, const Mode& mode);
  void proveCycle(ChainHint& hint) const;

  const Position* m_position = nullptr;
  const Position* m_source = nullptr;
  ChainHints* m_hints = nullptr;

  std::vector<int> m_candidates;
  std::vector<int> m_starts;  // those in cells with others
  std::array<std::array<Link, kPeerCount + kDigitCount>, kCandidateCount> m_weak;
  std::array<std::array<Link, kMostStrong>, kCandidateCount> m_strong;
  struct Counts {
    std::uint8_t weakInCell;
    std::uint8_t weak;
    std::uint8_t strongInCell;
    std::uint8_t strong;
  };
  std::array<Counts, kCandidateCount> m_counts{};

  // What a search can come to: see foresee().
  std::array<CandidateSet, kCandidateCount> m_weakSets;
  CandidateSet m_hasStrong;
  std::vector<NewLink> m_newLinks;
  CandidateSet m_refuted;   ///< who cannot be on
  CandidateSet m_mayCycle;  ///< who may be on a cycle that removes something
  CandidateSet m_areKnown;  ///< whose consequences are known
  std::array<Consequences, kCandidateCount> m_consequences;
  std::vector<int> m_queue;

  std::vector<Node> m_nodes;
  std::array<std::uint32_t, kCandidateCount> m_onSeen{};
  std::array<std::uint32_t, kCandidateCount> m_offSeen{};
  std::uint32_t m_stamp = 0;
  std::vector<Node> m_cycle;  // from its end
};

}  // namespace sudoku::explainer
