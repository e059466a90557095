#pragma once

#include <bitset>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "chainsearch.h"
#include "closure.h"
#include "forcingforesight.h"
#include "links.h"

namespace sudoku::explainer {

/// Forcing chains from every candidate of a cell, from every place of a digit in a region, from a candidate
/// on and off, and from assumptions that contradict themselves.
class ForcingChains : public ChainSearch {
 public:
  struct Kind {
    bool isDynamic;    ///< what goes on the way makes new links
    bool isNishio;     ///< only within a digit, and only contradictions
    bool hasPatterns;  ///< locking, pairs and X-wings help on
    double rating;
  };

  /// What finds its own steps in chains that are stuck, in the order in which it is asked.
  using Nested = std::vector<std::shared_ptr<NestedSearch>>;

  /// Static chains. Links and foresight are for those who look at the same positions to share.
  ForcingChains(const Kind& kind, std::shared_ptr<Links> links, std::stop_token stop);
  /// Dynamic chains without anything nested.
  ForcingChains(const Kind& kind, std::shared_ptr<ForcingForesight> foresight, std::stop_token stop);
  /// Chains that patterns help on, and then what is nested.
  ForcingChains(const Kind& kind, Nested nested, std::stop_token stop);

  void search(const Position& position, const Position* source, ChainHints& hints) override;
  ChainProof prove(const Position& position, const ChainHint& hint, int conclusion) override;

 private:
  /// What a chain of a step ends with.
  struct Target {
    Closure* closure;
    int node;
  };
  /// A step that stands inside other chains: its proof can wait until it is clear whether it is kept.
  struct Unproved {
    std::array<Target, kDigitCount> targets;
    std::size_t targetCount;
    Cause rootCause;
  };
  struct NestedStep {
    int complexity;
    std::uint64_t proof;
  };
  using Targets = std::span<const Target>;

  // The steps, in forcingchains.cpp.
  void searchCell(int cell);
  void searchBothWays(int candidate);
  void findShared();
  bool expectsShared(int unit);
  void learnFrom(int candidate);
  void offerContradiction(Closure& closure, int candidate, bool isOn);
  void offerDouble(Closure& fromOn, Closure& fromOff, bool isOn, int candidate);
  void searchRegion(int region, int digit);
  void offerShared(std::span<Closure* const> closures, ExplainerTechnique technique, int sortKey,
                   Cause rootCause, int origin);
  void offer(Targets targets, int placedOrGone, bool isOn, ExplainerTechnique technique, int sortKey,
             Cause rootCause, int origin);
  int leastComplexity(Targets targets) const;
  int complexityOf(Targets targets, int highest);
  void proveLater(Targets targets, Cause rootCause, ChainHint& hint);
  static void prove(Targets targets, Cause rootCause, ChainHint& hint);
  Closure& closureOf(int candidate);

  // What follows from an assumption, in closing.cpp.
  struct Closing;
  void close(int potential, Closure& closure);
  bool spreadOn(Closing& closing, int node) const;
  bool spreadOff(Closing& closing, int node);
  bool turnOnLast(Closing& closing, int candidate, std::size_t unit, int left, int off);

  // What patterns and nested chains add, in inference.cpp.
  void infer(Closing& closing);
  bool haveNews(Closing& closing);
  bool inferLocking(Closing& closing, const Position& rest);
  bool inferHiddenPairs(Closing& closing, const Position& rest);
  bool inferNakedPairs(Closing& closing, const Position& rest);
  bool inferXWings(Closing& closing, const Position& rest);
  bool inferChains(Closing& closing, const Position& rest, NestedSearch& nested);
  void reachGone(Closing& closing, std::span<const int> parents, std::span<const Removal> gone, int nested,
                 int nestedComplexity);

  Kind m_kind;
  std::stop_token m_stop;
  const Position* m_position = nullptr;
  const Position* m_source = nullptr;
  ChainHints* m_hints = nullptr;

  std::array<std::int16_t, kCandidateCount> m_closureIndex{};
  std::vector<std::unique_ptr<Closure>> m_closures;  // from a candidate that is on; reused
  std::size_t m_closureCount = 0;
  Closure m_fromOff;

  // What tells where to look: the one of static chains, the other of dynamic ones that nothing helps on.
  std::shared_ptr<Links> m_links;
  std::bitset<kUnitCount> m_shared;  // whose candidates have a consequence in common along links
  std::shared_ptr<ForcingForesight> m_foresight;
  Nested m_nested;
  std::vector<NestedStep> m_nestedSteps;
  std::vector<Unproved> m_unproved;
  ChainProof* m_proof = nullptr;  // to be told of each nested step
  std::vector<int> m_parents;     // of a pattern or nested step
  std::vector<Removal> m_gone;
  std::vector<std::uint64_t> m_counted;
};

}  // namespace sudoku::explainer
