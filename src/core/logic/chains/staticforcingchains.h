#pragma once

#include <bitset>
#include <memory>
#include <stop_token>

#include "forcingchains.h"
#include "links.h"

namespace sudoku::chains {

/// Forcing chains along the links of a position, without new links from eliminations (Sudoku Explainer's
/// multiple forcing chains). The conclusions from each candidate along links cost only a fraction of a
/// search, so only constraints whose candidates all have a common conclusion are searched. Chains from a
/// candidate assumed on and off are left to SimpleChains. Threads and stopping as for ForcingChains.
class StaticForcingChains : public ForcingChains {
 public:
  /// Makes a search that uses `links`; searches of the same positions may share them.
  StaticForcingChains(std::shared_ptr<Links> links, std::stop_token stop)
      : ForcingChains({.isDynamic = false, .isNishio = false, .hasPatterns = false, .rating = 8.0}, nullptr,
                      std::move(stop)),
        m_links(std::move(links)) {}

 protected:
  /// Finds the constraints whose options all turn the same candidate off (false). If they all turn the same
  /// candidate on, they also turn others off, so that need not be tested.
  bool prepare() override {
    m_links->update(position(), source());
    m_shared.reset();
    for (const int constraint : m_links->changedConstraints().list()) {
      const Mask cases = position().options(constraint);
      if (countOf(cases) < 2) continue;
      CandidateSet shared = m_links->all();
      for (const int each : Bits(cases)) shared &= m_links->consequencesOf(candidateAt(constraint, each)).off;
      m_shared[at(constraint)] = !shared.isEmpty();
    }
    return m_shared.any();
  }
  bool expectsShared(int constraint) override { return m_shared[at(constraint)]; }

 private:
  std::shared_ptr<Links> m_links;
  std::bitset<kConstraintCount> m_shared;  // constraints whose candidates have a common conclusion
};

}  // namespace sudoku::chains
