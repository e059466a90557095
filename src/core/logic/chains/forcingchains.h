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

/// Forcing chains from every candidate of a cell, from every place of a digit in a house, from a candidate
/// assumed true and false, and from assumptions that contradict themselves. With a prefilter, a quick test of
/// where steps are possible, these are Sudoku Explainer's Nishio and dynamic forcing chains. The derived
/// classes StaticForcingChains, PatternForcingChains and NestedForcingChains add other ways to draw
/// conclusions, or to select where to search.
///
/// One object is for one thread. A search that is stopped has tried only some of the candidates, and a step
/// that it has kept may not be the best; a trace that is stopped may be empty.
class ForcingChains : public ChainSearch {
 public:
  /// Which conclusions the chains may draw, and their rating.
  struct Rules {
    bool isDynamic;    ///< eliminations along the chains make new strong links
    bool isNishio;     ///< only links within a digit, and only contradictions
    bool hasPatterns;  ///< whether propagateFurther() is called when links lead no further
    double rating;     ///< rating of a step without the surcharge for length
  };

  /// The prefilter tells where dynamic chains may find steps; searches of the same positions may share it. If
  /// it is null, all candidates are searched.
  ForcingChains(const Rules& rules, std::shared_ptr<ForcingPrefilter> prefilter, std::stop_token stop)
      : m_rules(rules), m_prefilter(std::move(prefilter)), m_stop(std::move(stop)) {}

  void search(const OptionPosition& position, const OptionPosition* source, ChainHints& hints) final;
  /// Follows links once more from the assumptions of the step, as far as they lead, since a search keeps only
  /// the step itself.
  ChainTrace trace(const OptionPosition& position, const ChainHint& hint, int conclusion) override;

 protected:
  /// The last literal of one chain of a step, as a node in the implications of the chain's assumption.
  struct Target {
    Implications* implications;
    int node;
  };
  using Targets = std::span<const Target>;
  struct Propagation;

  // The following functions are overridden by each technique.

  /// Prepares the search of a position. Returns false if the position can have no step.
  virtual bool prepare();
  /// Whether all candidates of a constraint (a cell, or a digit in a house) may lead to a common conclusion.
  virtual bool expectsShared(int constraint);
  /// Adds conclusions from patterns such as X-wings, or from steps found within the chains, in derived
  /// classes. Called when links lead no further, if the rules have patterns.
  virtual void propagateFurther(Propagation& /*propagation*/) {}
  /// A lower bound of complexityOf() that is quick to compute.
  virtual int leastComplexity(Targets targets) const;
  /// The number of literals in the chains that end in `targets`, and in the chains of nested steps, which
  /// these chains use; or any number above `highest` if that is more.
  virtual int complexityOf(Targets targets, int highest);

  bool isStopped() const { return m_stop.stop_requested(); }
  const OptionPosition& position() const { return *m_position; }
  /// The earlier position from which the searched position was reached, or null.
  const OptionPosition* source() const { return m_source; }

 private:
  /// What all steps have in common that start from the same assumptions.
  struct Origin {
    ChainKind kind;
    int sortKey;
    int number;  ///< the value for ChainHint::origin
  };

  void searchCell(int cell);
  void searchCandidate(int candidate);
  void searchConstraint(int constraint);
  bool expectsContradiction(int candidate, bool isOn) const {
    return !m_prefilter || m_prefilter->expectsContradiction(candidate, isOn);
  }
  /// The conclusions from a candidate that is assumed to be true.
  Implications& implicationsOf(int candidate);
  void offerContradiction(Implications& implications, int candidate, bool isOn);
  void offerShared(std::span<Implications* const> cases, const Origin& origin);
  void offer(Targets targets, int candidate, bool isOn, const Origin& origin);
  void summarizeLater(Targets targets, ChainHint& hint);
  static void summarize(Targets targets, ChainHint& hint);

  // The following functions follow an assumption along links; they are defined in propagation.cpp.
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
  // the graphs for candidates assumed true, kept to reuse their memory
  std::vector<std::unique_ptr<Implications>> m_implications;
  std::size_t m_implicationsCount = 0;
  Implications m_fromOff;
  // chains of the steps whose chainsHash is not computed yet, by ChainHint::unsummarized
  std::vector<std::vector<Target>> m_unsummarized;
};

}  // namespace sudoku::chains
