#pragma once

#include <array>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "chainsearch.h"
#include "forcingprefilter.h"
#include "implications.h"

namespace sudoku::chains {

/// Forcing chains from every candidate of a cell, from every place of a digit in a house, from a candidate on
/// and off, and from assumptions that contradict themselves. With a prefilter these are Sudoku Explainer's
/// Nishio and its dynamic forcing chains; StaticForcingChains, PatternForcingChains and NestedForcingChains
/// say what else may be used on the way, or what else tells them where to look.
///
/// One object is for one thread. A stopped search has gone through some of the candidates only, and a step
/// that it has kept may not be the best; a stopped trace may be empty.
class ForcingChains : public ChainSearch {
 public:
  /// What the chains may use.
  struct Rules {
    bool isDynamic;    ///< what is eliminated on the way makes new strong links
    bool isNishio;     ///< only links within a digit, and only contradictions
    bool hasPatterns;  ///< where links lead no further, propagateFurther() is asked
    double rating;     ///< the rating of a step, without what its length adds
  };

  /// The prefilter tells where dynamic chains can find steps; searches of the same positions can share it.
  /// If it is null, there can be some everywhere.
  ForcingChains(const Rules& rules, std::shared_ptr<ForcingPrefilter> prefilter, std::stop_token stop)
      : m_rules(rules), m_prefilter(std::move(prefilter)), m_stop(std::move(stop)) {}

  void search(const OptionPosition& position, const OptionPosition* source, ChainHints& hints) final;
  /// Follows the assumptions once more, this time as far as they lead.
  ChainTrace trace(const OptionPosition& position, const ChainHint& hint, int conclusion) override;

 protected:
  /// What a chain of a step ends with.
  struct Target {
    Implications* implications;
    int node;
  };
  using Targets = std::span<const Target>;
  struct Propagation;

  // The parts that each technique does in its own way.

  /// Gets ready for the position. False if it can have no step.
  virtual bool prepare();
  /// Whether all candidates of a constraint may have a consequence in common.
  virtual bool expectsShared(int constraint);
  /// Adds what follows by more than links, if the rules have patterns.
  virtual void propagateFurther(Propagation& /*propagation*/) {}
  /// A lower bound of complexityOf(), found with little work.
  virtual int leastComplexity(Targets targets) const;
  /// The number of literals in each chain, and in what is nested in them; or any number above `highest`.
  virtual int complexityOf(Targets targets, int highest);

  bool isStopped() const { return m_stop.stop_requested(); }
  const OptionPosition& position() const { return *m_position; }
  /// The position that the searched one came from, or null.
  const OptionPosition* source() const { return m_source; }

 private:
  /// What the steps of one kind have in common.
  struct Origin {
    ChainKind kind;
    int sortKey;
    int number;  ///< ChainHint::origin
  };

  void searchCell(int cell);
  void searchCandidate(int candidate);
  void searchConstraint(int constraint);
  bool expectsContradiction(int candidate, bool isOn) const {
    return !m_prefilter || m_prefilter->expectsContradiction(candidate, isOn);
  }
  /// What follows from a candidate that is on.
  Implications& implicationsOf(int candidate);
  void offerContradiction(Implications& implications, int candidate, bool isOn);
  void offerShared(std::span<Implications* const> cases, const Origin& origin);
  void offer(Targets targets, int candidate, bool isOn, const Origin& origin);
  void summarizeLater(Targets targets, ChainHint& hint);
  static void summarize(Targets targets, ChainHint& hint);

  // Functions that follow an assumption along links, in propagation.cpp.
  void propagate(int literal, Implications& implications);
  bool propagateOn(Propagation& propagation, int node) const;
  bool propagateOff(Propagation& propagation, int node);
  bool turnOnLast(Propagation& propagation, int candidate, std::size_t constraint, int left, int off);

  Rules m_rules;
  std::shared_ptr<ForcingPrefilter> m_prefilter;
  std::stop_token m_stop;
  const OptionPosition* m_position = nullptr;
  const OptionPosition* m_source = nullptr;
  ChainHints* m_hints = nullptr;

  std::array<std::int16_t, kCandidateCount> m_implicationsIndex{};
  // the graphs of candidates that are on; reused
  std::vector<std::unique_ptr<Implications>> m_implications;
  std::size_t m_implicationsCount = 0;
  Implications m_fromOff;
  // the chains of steps not yet summarized, by ChainHint::unsummarized
  std::vector<std::vector<Target>> m_unsummarized;
};

}  // namespace sudoku::chains
