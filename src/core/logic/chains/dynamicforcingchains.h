#pragma once

#include <memory>
#include <stop_token>

#include "forcingchains.h"
#include "forcingprefilter.h"

namespace sudoku::chains {

/// Forcing chains for which what they eliminate makes new strong links: Sudoku Explainer's Nishio and its
/// dynamic forcing chains. A prefilter tells where there can be steps. For one thread, and stopped, as
/// ForcingChains.
class DynamicForcingChains : public ForcingChains {
 public:
  enum class Scope { WithinDigit, Everywhere };

  /// Within a digit (Nishio) only contradictions are looked for. Searches of the same positions can share the
  /// prefilter.
  DynamicForcingChains(Scope scope, std::shared_ptr<ForcingPrefilter> prefilter, std::stop_token stop);

 protected:
  bool prepare() override;
  void searchCandidate(int candidate) override;
  bool expectsShared(int constraint) override;
  /// From Nishio's too: that is a step, and what else there is will not be asked.
  void learnContradiction(int candidate, const Implications& implications) override {
    m_prefilter->learn(candidate, implications);
  }

 private:
  std::shared_ptr<ForcingPrefilter> m_prefilter;
};

}  // namespace sudoku::chains
