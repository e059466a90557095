#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "forcingchains.h"
#include "hint.h"
#include "position.h"
#include "simplechains.h"

namespace sudoku::explainer {

/// Finds the next step: the first that the techniques have in Sudoku Explainer's order.
class HintSearch {
 public:
  explicit HintSearch(std::stop_token stop) : m_stop(std::move(stop)) {}

  /// Nothing if no technique has a step, or if it was stopped.
  std::optional<Hint> next(const Position& position);

 private:
  std::optional<Hint> findSimpleChain(const Position& position);
  std::optional<Hint> findForcingChain(const Position& position, std::size_t kind);

  std::stop_token m_stop;
  std::unique_ptr<SimpleChains> m_simpleChains;  // chains are made when a puzzle first needs them
  std::shared_ptr<ForcingForesight> m_foresight;
  std::vector<std::unique_ptr<ForcingChains>> m_forcingChains;
};

}  // namespace sudoku::explainer
