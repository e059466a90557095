#pragma once

#include <optional>
#include <vector>

#include "chainsearch.h"

namespace sudoku::chains {

/// What has been assumed and found out, in order, starting from a position: finds the facts that each fact
/// follows from. One object for one thread.
class FactLog {
 public:
  using Premises = std::vector<int>;  ///< facts by their numbers

  explicit FactLog(const OptionPosition& start) : m_start(&start) { m_numbers.fill(kUnknown); }

  const OptionPosition& start() const { return *m_start; }
  int size() const { return static_cast<int>(m_facts.size()); }
  const TracedLiteral& fact(int number) const { return m_facts[at(number)]; }
  /// The number of the last fact that states a literal, or -1. A known literal may be assumed once more.
  int find(int literal) const { return m_numbers[at(literal)]; }
  bool contains(int literal) const { return find(literal) != kUnknown; }

  void add(TracedLiteral fact);
  /// A log of the first `count` facts alone.
  FactLog upTo(int count) const;

  /// The fewest earlier facts from which a fact follows by the rules of the game (an exclusion or a single),
  /// or by locked candidates, a pair or an X-wing. Nothing if it does not follow.
  std::optional<Premises> premisesOf(int number) const;
  /// The facts before a number that state that these candidates are off; nothing unless all are off.
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
