#include "simplechains.h"

namespace sudoku::explainer {

/// Whatever the chain or cycle, the opposite of what it concludes leads along the links to its own
/// contradiction (see simplechainsforesight.cpp); so this shortest way stands for all.
ChainProof SimpleChains::prove(const Position& position, const ChainHint& /*hint*/, int conclusion) {
  m_links->look(position, nullptr);
  ChainProof proof;
  proof.conclusion = conclusion;
  std::vector<ReachedNode> nodes = {{conclusion ^ 1, -1}};
  CandidateSet on;
  CandidateSet off;
  for (std::size_t next = 0; next < nodes.size(); ++next) {
    const int candidate = nodes[next].potential / 2;
    const bool isOn = nodes[next].potential % 2 == 1;
    CandidateSet& reached = isOn ? off : on;
    for (const Link& link : m_links->from(candidate, isOn)) {
      if (reached.contains(link.candidate)) continue;
      reached.add(link.candidate);
      nodes.push_back({potentialOf(link.candidate, !isOn), -1});
      if (nodes.back().potential != conclusion) continue;
      proof.cases.push_back(std::move(nodes));
      return proof;
    }
  }
  return proof;
}

}  // namespace sudoku::explainer
