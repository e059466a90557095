#pragma once

#include <array>

#include "implications.h"
#include "leftcandidates.h"
#include "literals.h"
#include "positionfacts.h"

namespace sudoku::chains {

/// Tells at a fraction of the price of a search where dynamic forcing chains without anything nested, and so
/// static ones too, can find steps at all. As long as no assumption contradicts itself, what follows from it
/// does not depend on the order in which it is looked at; steps are then candidates that go whichever of some
/// assumptions is true. Of an assumption that does contradict itself, anything is expected, until a search
/// tells how far it gets. One object for one thread; a call cannot be stopped.
class ForcingPrefilter : PositionFacts<ForcingPrefilter> {
 public:
  /// Looks into a position, unless it was the last one. A `source` is one that it came from: what follows
  /// there follows here too. Precondition: the singles of both have been followed up, and the source has no
  /// step of such chains.
  void update(const OptionPosition& position, const OptionPosition* source);

  bool expectsNothing() const { return m_expectsNothing; }
  /// Whether assuming it on or off may be contradictory.
  bool expectsContradiction(int candidate, bool isOn) const {
    return (isOn ? m_onContradicts : m_offContradicts).contains(candidate);
  }
  /// Whether it may have the same consequence on as off.
  bool expectsDouble(int candidate) const { return m_doubles.contains(candidate); }
  /// Whether all candidates of a constraint may have the same consequence.
  bool expectsShared(int constraint) const;

  /// Of a candidate that contradicts itself no more is expected than what it came to before it did.
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

  LeftCandidates m_all;     // of the position
  CandidateSet m_hasOwn;    // those with more consequences than in the source, or all
  CandidateSet m_toFollow;  // of them, those that have not been followed yet
  std::array<LeftCandidates, kCandidateCount> m_leftAfter;  // of those, assumed to be on
};

}  // namespace sudoku::chains
