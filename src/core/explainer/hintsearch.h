#pragma once

#include <array>
#include <memory>
#include <optional>
#include <stop_token>

#include "chainsearch.h"
#include "hint.h"
#include "position.h"

namespace sudoku::explainer {

/// Finds the next step: the first that the techniques have in Sudoku Explainer's order. Steps of one puzzle are
/// best asked of one search, which remembers what it has seen.
class HintSearch {
 public:
  explicit HintSearch(std::stop_token stop) : m_stop(std::move(stop)) {}

  /// Nothing if no technique has a step, or if it was stopped.
  std::optional<Hint> next(const Position& position);

 private:
  static constexpr std::size_t kForcingKinds = 8;

  std::optional<Hint> findChain(const Position& position, ChainSearch& search, int nesting);
  void makeSearches();

  std::stop_token m_stop;
  // Made when a puzzle first needs chains.
  std::unique_ptr<ChainSearch> m_simpleChains;
  std::array<std::unique_ptr<ChainSearch>, kForcingKinds> m_forcingChains;
};

}  // namespace sudoku::explainer
