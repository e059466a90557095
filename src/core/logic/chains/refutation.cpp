#include "refutation.h"

#include <algorithm>

namespace sudoku::chains {
namespace {

/// The most assumptions of one search. Puzzles with one solution need some hundreds.
constexpr int kMostAttempts = 200'000;

ChainHint removalOf(int candidate) {
  ChainHint hint;
  hint.kind = ChainKind::DynamicContradiction;
  hint.removals.push_back({cellOf(candidate), bitOf(digitOf(candidate))});
  return hint;
}

}  // namespace

/// One assumption and the conclusions from it.
class Refutation::Attempt {
 public:
  Attempt(Refutation& search, const OptionPosition& position) : m_search(search), m_left(position) {}

  /// Whether assuming that the candidate is true leads to a contradiction.
  bool refutes(int candidate) {
    ++m_search.m_attempts;
    m_trace.conclusion = literalOf(candidate, false);
    m_trace.cases.emplace_back();
    return !(turnOn(candidate) && propagate() && split());
  }
  ChainTrace takeTrace() { return std::move(m_trace); }

 private:
  void reach(int candidate, bool isOn, int nested) {
    m_trace.cases.front().push_back({literalOf(candidate, isOn), nested});
  }

  // The following functions return false on a contradiction.

  bool turnOn(int candidate) {
    if (m_on.contains(candidate)) return true;
    m_on.add(candidate);
    reach(candidate, true, -1);
    if (!m_left.has(cellOf(candidate), digitOf(candidate))) return false;
    m_toPropagate.push_back(candidate);
    return true;
  }

  bool turnOff(int candidate, int nested) {
    reach(candidate, false, nested);
    if (m_on.contains(candidate)) return false;
    m_left.eliminate(candidate);
    bool isLast = false;
    for (const int constraint : membershipOf(candidate).constraints) {
      const Mask options = m_left.options(constraint);
      isLast = isLast || options == 0;
      if (countOf(options) == 1 && !turnOn(candidateAt(constraint, firstOf(options)))) return false;
    }
    if (isLast) reach(candidate, true, -1);
    return !isLast;
  }

  bool propagate() {
    while (!m_toPropagate.empty()) {
      const int candidate = m_toPropagate.back();
      m_toPropagate.pop_back();
      for (const int constraint : membershipOf(candidate).constraints)
        for (const int option : Bits(m_left.options(constraint))) {
          const int other = candidateAt(constraint, option);
          if (other != candidate && !turnOff(other, -1)) return false;
        }
    }
    return true;
  }

  /// Refutes the digits of a cell one by one. Returns true if one of them cannot be refuted, because it is
  /// part of a solution, or because the search was stopped or has made too many assumptions. Returns false on
  /// a contradiction.
  bool split() {
    for (int cell = smallestCell(); cell >= 0; cell = smallestCell()) {
      const int candidate = candidateOf(cell, firstOf(m_left.digits(cell)));
      if (m_search.isOver() || !Attempt(m_search, m_left).refutes(candidate)) return true;
      m_trace.nestedSteps.push_back({&m_search, m_left, removalOf(candidate)});
      const int nested = static_cast<int>(m_trace.nestedSteps.size()) - 1;
      if (!turnOff(candidate, nested) || !propagate()) return false;
    }
    return true;
  }

  /// The cell with the fewest candidates, but at least two; -1 if there is none.
  int smallestCell() const {
    int smallest = -1;
    for (int cell = 0; cell < kCellCount; ++cell) {
      const int count = countOf(m_left.digits(cell));
      if (count > 1 && (smallest < 0 || count < countOf(m_left.digits(smallest)))) smallest = cell;
    }
    return smallest;
  }

  Refutation& m_search;
  OptionPosition m_left;
  CandidateSet m_on;
  std::vector<int> m_toPropagate;
  ChainTrace m_trace;
};

bool Refutation::isOver() const {
  return m_attempts > kMostAttempts || m_stop.stop_requested();
}

void Refutation::search(const OptionPosition& position, const OptionPosition* /*source*/, ChainHints& hints) {
  m_attempts = 0;
  for (int count = 2; count <= kDigitCount; ++count)
    for (int cell = 0; cell < kCellCount; ++cell) {
      if (countOf(position.digits(cell)) != count) continue;
      for (const int digit : Bits(position.digits(cell))) {
        if (isOver()) return;
        const int candidate = candidateOf(cell, digit);
        if (!Attempt(*this, position).refutes(candidate)) continue;
        return hints.add(removalOf(candidate), effectOf(cell, bitOf(digit)));
      }
    }
}

ChainTrace Refutation::trace(const OptionPosition& position, const ChainHint& /*hint*/, int conclusion) {
  m_attempts = 0;
  Attempt attempt(*this, position);
  return attempt.refutes(candidateIn(conclusion)) ? attempt.takeTrace() : ChainTrace{};
}

}  // namespace sudoku::chains
