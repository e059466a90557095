#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "chainsearch.h"
#include "forcingforesight.h"
#include "hint.h"
#include "links.h"
#include "position.h"

namespace sudoku::explainer {

/// Finds the next step: the first that the techniques have in Sudoku Explainer's order. Steps of one puzzle
/// are best asked of one search, which remembers what it has seen.
class HintSearch {
 public:
  explicit HintSearch(std::stop_token stop) : m_stop(std::move(stop)) {}

  /// Nothing if no technique has a step, or if it was stopped.
  std::optional<Hint> next(const Position& position);

 private:
  std::optional<Hint> findChain(const Position& position, ChainSearch& search, int nesting);
  void makeSimpleChains();
  void makeForcingChains();
  void makeNestingChains();

  std::stop_token m_stop;
  std::unique_ptr<ChainSearch> m_simpleChains;
  std::shared_ptr<Links> m_links;
  std::shared_ptr<ForcingForesight> m_foresight;
  std::vector<std::unique_ptr<ChainSearch>> m_forcingChains;
  std::vector<std::unique_ptr<ChainSearch>> m_nestingChains;
};

}  // namespace sudoku::explainer
