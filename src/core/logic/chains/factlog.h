#pragma once

#include <optional>
#include <vector>

#include "chainsearch.h"

namespace sudoku::chains {

/// A list of assumptions and conclusions (facts) in the order in which they were made, starting from a
/// position. Finds the earlier facts that each fact follows from. One object for one thread.
class FactLog {
 public:
  using Premises = std::vector<int>;  ///< numbers of the facts that another one follows from

  explicit FactLog(const OptionPosition& start) : m_start(&start) { m_numbers.fill(kUnknown); }

  const OptionPosition& start() const { return *m_start; }
  int size() const { return static_cast<int>(m_facts.size()); }
  const TracedLiteral& fact(int number) const { return m_facts[at(number)]; }
  /// The number of the last fact that states a literal, or -1. A literal may be stated by several facts, if
  /// it is assumed when it is known already.
  int find(int literal) const { return m_numbers[at(literal)]; }
  bool contains(int literal) const { return find(literal) != kUnknown; }

  void add(TracedLiteral fact);
  /// A log with only the first `count` facts of this one.
  FactLog upTo(int count) const;

  /// The smallest set of earlier facts from which a fact follows because a true candidate excludes another,
  /// or by a single, locked candidates, a pair or an X-wing. Nothing if it follows from none.
  std::optional<Premises> premisesOf(int number) const;
  /// The facts, with numbers below `before`, that state that these candidates are false; nothing unless there
  /// is one for each candidate.
  std::optional<Premises> areOff(const std::vector<int>& candidates, int before) const;

 private:
  static constexpr int kUnknown = -1;

  std::optional<Premises> singlePremises(int candidate, int before) const;
  std::optional<Premises> eliminationPremises(int candidate, int before) const;

  const OptionPosition* m_start;
  std::vector<TracedLiteral> m_facts;
  std::array<std::int16_t, kLiteralCount> m_numbers;
};

}  // namespace sudoku::chains
