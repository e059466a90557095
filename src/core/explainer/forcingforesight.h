#pragma once

#include <vector>

#include "position.h"
#include "potentials.h"

namespace sudoku::explainer {

/// Tells at a fraction of the price of a search where dynamic forcing chains without anything nested, and so
/// static ones too, can find steps at all. As long as no assumption contradicts itself, what follows from it
/// does not depend on the order in which it is looked at; steps are then candidates that go whichever of some
/// assumptions is true. Of an assumption that does contradict itself, anything is expected.
class ForcingForesight {
 public:
  /// Has a look at a position, unless it was the last one. Precondition: its singles have been followed up.
  void look(const Position& position);

  bool expectsNothing() const { return m_expectsNothing; }
  /// Whether assuming it on or off may be contradictory.
  bool expectsContradiction(int candidate, bool isOn) const {
    return (isOn ? m_onContradicts : m_offContradicts).contains(candidate);
  }
  /// Whether it may have the same consequence on as off.
  bool expectsDouble(int candidate) const { return m_doubles.contains(candidate); }
  /// Whether all candidates of a cell may have the same consequence.
  bool expectsShared(int cell) const { return m_sharedInCell[at(cell)]; }
  /// The same of all places of a digit in a region.
  bool expectsShared(int region, int digit) const {
    return (m_sharedInRegion[at(region)] & bitOf(digit)) != 0;
  }

 private:
  /// What is left in each cell.
  using Rest = std::array<Mask, kCellCount>;

  void lookAtOn(int candidate);
  void lookAtOff(int candidate);
  void lookAtShared();
  void startOver();
  void turnOn(int candidate);
  bool turnOff(int cell, int digit);
  bool spread();
  bool losesMore(const Rest& kept) const;

  Rest m_before{};  // of the position looked at last
  bool m_expectsNothing = true;
  CandidateSet m_onContradicts;
  CandidateSet m_offContradicts;
  CandidateSet m_doubles;
  std::array<bool, kCellCount> m_sharedInCell{};
  std::array<Mask, kRegionCount> m_sharedInRegion{};

  const Position* m_position = nullptr;
  Position m_rest{Grid()};
  std::vector<int> m_toSpread;
  CandidateSet m_on;
  std::array<Rest, kCandidateCount> m_restOf;  // of the candidates assumed to be on
};

}  // namespace sudoku::explainer
