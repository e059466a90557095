#pragma once

#include <array>

#include "implications.h"
#include "leftcandidates.h"
#include "literals.h"
#include "positionfacts.h"

namespace sudoku::chains {

/// Tells where static forcing chains, and dynamic ones without patterns such as X-wings, may find steps, in a
/// fraction of the time of a search. As long as an assumption does not contradict itself, its conclusions do
/// not depend on the order of inferences, and there is a step where several assumptions, of which one must be
/// true, eliminate the same candidate. An assumption that contradicts itself may lead to any step, until
/// learn() tells how far a search follows it. One object for one thread; a call cannot be stopped.
class ForcingPrefilter : PositionFacts<ForcingPrefilter> {
 public:
  /// Analyses a position, unless it is the one of the last call. `source` is an earlier position that it was
  /// reached from, or null: conclusions in the source hold in the position, too. Precondition: all singles of
  /// both positions have been placed, and the source has no step by the forcing chains that use this object.
  void update(const OptionPosition& position, const OptionPosition* source);

  bool expectsNothing() const { return m_expectsNothing; }
  /// Whether assuming a candidate on (true) or off (false) may lead to a contradiction.
  bool expectsContradiction(int candidate, bool isOn) const {
    return (isOn ? m_onContradicts : m_offContradicts).contains(candidate);
  }
  /// Whether a candidate may lead to the same conclusion when assumed on (true) as when assumed off (false).
  bool expectsDouble(int candidate) const { return m_doubles.contains(candidate); }
  /// Whether all candidates of a constraint (a cell, or a digit in a house) may lead to the same conclusion.
  bool expectsShared(int constraint) const;

  /// Stores the conclusions that a search has drawn from a candidate before it met a contradiction. After
  /// that, only these count as conclusions from the candidate.
  void learn(int candidate, const Implications& implications);

 private:
  const LeftCandidates& leftAfter(int candidate) const {
    return m_hasOwn.contains(candidate) ? m_leftAfter[at(candidate)] : m_ofSource->m_leftAfter[at(candidate)];
  }
  void begin();
  void follow(int candidate);
  void lookAtOff(int candidate);
  bool expectsAnyShared() const;

  bool m_expectsNothing = true;
  CandidateSet m_onContradicts;
  CandidateSet m_offContradicts;
  CandidateSet m_doubles;

  LeftCandidates m_all;     // the candidates of the position itself
  CandidateSet m_hasOwn;    // the candidates whose conclusions are here, not only in m_ofSource
  CandidateSet m_toFollow;  // the candidates whose conclusions are not all known yet
  // for each candidate of m_hasOwn, the candidates that remain if it is assumed true
  std::array<LeftCandidates, kCandidateCount> m_leftAfter;
};

}  // namespace sudoku::chains
