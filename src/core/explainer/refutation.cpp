#include "refutation.h"

#include <algorithm>

namespace sudoku::explainer {
namespace {

/// Assumptions in one search. Puzzles with one solution need some hundreds.
constexpr int kMostAttempts = 200'000;

ChainHint removalOf(int candidate) {
  ChainHint hint;
  hint.technique = ExplainerTechnique::DynamicContradictionForcingChains;
  hint.removals.push_back({cellOf(candidate), bitOf(digitOf(candidate))});
  return hint;
}

}  // namespace

/// One assumption and what follows.
class Refutation::Attempt {
 public:
  Attempt(Refutation& search, const Position& position) : m_search(search), m_rest(position) {}

  /// Whether the candidate is refuted.
  bool refutes(int candidate) {
    ++m_search.m_attempts;
    m_proof.conclusion = potentialOf(candidate, false);
    m_proof.cases.emplace_back();
    return !(turnOn(candidate) && spread() && split());
  }
  ChainProof takeProof() { return std::move(m_proof); }

 private:
  bool isOver() const { return m_search.m_attempts > kMostAttempts || m_search.m_stop.stop_requested(); }

  void reach(int candidate, bool isOn, int nested) {
    m_proof.cases.front().push_back({potentialOf(candidate, isOn), nested});
  }

  // All of these: false at a contradiction.

  bool turnOn(int candidate) {
    if (m_on.contains(candidate)) return true;
    m_on.add(candidate);
    reach(candidate, true, -1);
    if (!m_rest.has(cellOf(candidate), digitOf(candidate))) return false;
    m_toSpread.push_back(candidate);
    return true;
  }

  bool turnOff(int cell, int digit, int nested) {
    reach(candidateOf(cell, digit), false, nested);
    if (m_on.contains(candidateOf(cell, digit))) return false;
    m_rest.eliminate(candidateOf(cell, digit));
    const Mask digits = m_rest.digits(cell);
    bool isLast = digits == 0;
    if (countOf(digits) == 1 && !turnOn(candidateOf(cell, firstOf(digits)))) return false;
    for (int kind = 0; kind < kRegionKinds; ++kind) {
      const int region = regionOf(cell, kind);
      const Mask places = m_rest.places(region, digit);
      isLast = isLast || places == 0;
      if (countOf(places) == 1 && !turnOn(candidateOf(cellAt(region, firstOf(places)), digit))) return false;
    }
    if (isLast) reach(candidateOf(cell, digit), true, -1);
    return !isLast;
  }

  bool spread() {
    while (!m_toSpread.empty()) {
      const int cell = cellOf(m_toSpread.back());
      const int digit = digitOf(m_toSpread.back());
      m_toSpread.pop_back();
      for (const int other : Bits(without(m_rest.digits(cell), bitOf(digit))))
        if (!turnOff(cell, other, -1)) return false;
      for (const int peer : peersOf(cell))
        if (m_rest.has(peer, digit) && !turnOff(peer, digit, -1)) return false;
    }
    return true;
  }

  /// Refutes the digits of cells one by one. True: one that it cannot refute stands in a solution.
  bool split() {
    for (int cell = smallestCell(); cell >= 0; cell = smallestCell()) {
      const int candidate = candidateOf(cell, firstOf(m_rest.digits(cell)));
      if (isOver() || !Attempt(m_search, m_rest).refutes(candidate)) return true;
      m_proof.nestedSteps.push_back({&m_search, m_rest, removalOf(candidate)});
      const int nested = static_cast<int>(m_proof.nestedSteps.size()) - 1;
      if (!turnOff(cell, digitOf(candidate), nested) || !spread()) return false;
    }
    return true;
  }

  /// The cell with the fewest digits, but at least two; -1 if there is none.
  int smallestCell() const {
    int smallest = -1;
    for (int cell = 0; cell < kCellCount; ++cell) {
      const int count = countOf(m_rest.digits(cell));
      if (count > 1 && (smallest < 0 || count < countOf(m_rest.digits(smallest)))) smallest = cell;
    }
    return smallest;
  }

  Refutation& m_search;
  Position m_rest;
  CandidateSet m_on;
  std::vector<int> m_toSpread;
  ChainProof m_proof;
};

void Refutation::search(const Position& position, const Position* /*source*/, ChainHints& hints) {
  m_attempts = 0;
  for (int count = 2; count <= kDigitCount; ++count)
    for (int cell = 0; cell < kCellCount; ++cell) {
      if (countOf(position.digits(cell)) != count) continue;
      for (const int digit : Bits(position.digits(cell))) {
        if (m_stop.stop_requested() || m_attempts > kMostAttempts) return;
        const int candidate = candidateOf(cell, digit);
        if (!Attempt(*this, position).refutes(candidate)) continue;
        ChainHint hint = removalOf(candidate);
        hints.add(std::move(hint), effectOf(cell, bitOf(digit)));
        return;
      }
    }
}

ChainProof Refutation::prove(const Position& position, const ChainHint& /*hint*/, int conclusion) {
  m_attempts = 0;
  Attempt attempt(*this, position);
  return attempt.refutes(conclusion / 2) ? attempt.takeProof() : ChainProof{};
}

}  // namespace sudoku::explainer
