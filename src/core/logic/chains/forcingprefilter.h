#pragma once

#include <array>

#include "implications.h"
#include "leftcandidates.h"
#include "literals.h"
#include "positionfacts.h"

namespace sudoku::chains {

/// Tells where dynamic forcing chains without anything nested, and so static ones too, can find steps at all,
/// in a fraction of the time of a search. As long as no assumption contradicts itself, what follows from it
/// does not depend on the order of the inferences; steps are then candidates that are eliminated whichever of
/// some assumptions is true. An assumption that does contradict itself may lead to any step, until a search
/// tells how far it gets. One object for one thread; a call cannot be stopped.
class ForcingPrefilter : PositionFacts<ForcingPrefilter> {
 public:
  /// Turns to a position, unless it was the last one. `source` is a position that it came from: what follows
  /// in that follows here too. Precondition: the singles of both have been followed up, and the source has no
  /// step of such chains.
  void update(const OptionPosition& position, const OptionPosition* source);

  bool expectsNothing() const { return m_expectsNothing; }
  /// Whether a candidate may contradict itself, assumed to be on or off.
  bool expectsContradiction(int candidate, bool isOn) const {
    return (isOn ? m_onContradicts : m_offContradicts).contains(candidate);
  }
  /// Whether a candidate may have the same consequence on as off.
  bool expectsDouble(int candidate) const { return m_doubles.contains(candidate); }
  /// Whether all candidates of a constraint may have the same consequence.
  bool expectsShared(int constraint) const;

  /// Takes over what a candidate led to before it contradicted itself: from then on nothing more is expected
  /// of it.
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

  LeftCandidates m_all;     // what the position itself leaves
  CandidateSet m_hasOwn;    // the candidates with more consequences than in the source, or all
  CandidateSet m_toFollow;  // the candidates of m_hasOwn that have not been followed yet
  // what the candidates of m_hasOwn leave once they are assumed to be on
  std::array<LeftCandidates, kCandidateCount> m_leftAfter;
};

}  // namespace sudoku::chains
