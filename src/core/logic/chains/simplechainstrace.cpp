#include "simplechains.h"

namespace sudoku::chains {

/// Whatever the chain or cycle, the opposite of what it concludes leads along the links to its own
/// contradiction (see simplechainsforesight.cpp); so this shortest way stands for all.
ChainTrace SimpleChains::trace(const Position& position, const ChainHint& /*hint*/, int conclusion) {
  m_links->update(position, nullptr);
  ChainTrace trace;
  trace.conclusion = conclusion;
  std::vector<TracedLiteral> nodes = {{oppositeOf(conclusion), -1}};
  CandidateSet on;
  CandidateSet off;
  for (std::size_t next = 0; next < nodes.size(); ++next) {
    const int candidate = candidateIn(nodes[next].literal);
    const bool isOn = literalIsOn(nodes[next].literal);
    CandidateSet& reached = isOn ? off : on;
    for (const Link& link : m_links->from(candidate, isOn)) {
      if (reached.contains(link.candidate)) continue;
      reached.add(link.candidate);
      nodes.push_back({literalOf(link.candidate, !isOn), -1});
      if (nodes.back().literal != conclusion) continue;
      trace.cases.push_back(std::move(nodes));
      return trace;
    }
  }
  return trace;
}

}  // namespace sudoku::chains
