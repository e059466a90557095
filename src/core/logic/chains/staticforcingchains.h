#pragma once

#include <bitset>
#include <memory>
#include <stop_token>

#include "forcingchains.h"
#include "links.h"

namespace sudoku::chains {

/// Forcing chains along the links of the position as it stands (Sudoku Explainer's multiple forcing chains).
/// What follows along them from each candidate is known at a fraction of the price of a search, so that only
/// constraints are searched all of whose candidates have a consequence in common. A candidate that is on or
/// off whichever it is assumed to be is a step of simple chains. For one thread, and stopped, as
/// ForcingChains.
class StaticForcingChains : public ForcingChains {
 public:
  /// Searches of the same positions can share the links.
  StaticForcingChains(std::shared_ptr<Links> links, std::stop_token stop)
      : ForcingChains({.isDynamic = false, .isNishio = false, .hasPatterns = false, .rating = 8.0}, nullptr,
                      std::move(stop)),
        m_links(std::move(links)) {}

 protected:
  /// Looks only at candidates that are off in all cases: one that is on in all cases turns others off.
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
  std::bitset<kConstraintCount> m_shared;  // the constraints whose candidates have a consequence in common
};

}  // namespace sudoku::chains
