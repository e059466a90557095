#pragma once

#include <optional>
#include <stop_token>

#include "hint.h"
#include "logic/chains/chaintechniques.h"
#include "logic/patterns/optionposition.h"

namespace sudoku::explainer {

using namespace chains;

/// The name that Sudoku Explainer gives a step by chains.
ExplainerTechnique techniqueOf(ChainKind kind);

/// Finds the next step: the first one in Sudoku Explainer's order. All steps of one puzzle should be asked of
/// one search, which remembers what it has seen. One object for one thread.
class HintSearch {
 public:
  explicit HintSearch(std::stop_token stop) : m_stop(stop), m_chains(std::move(stop)) {}

  /// The next step in a position; nothing if no technique has a step, or if it was stopped.
  std::optional<Hint> next(const OptionPosition& position);

 private:
  std::optional<Hint> findChain(const OptionPosition& position, ChainTechnique technique);

  std::stop_token m_stop;
  ChainTechniques m_chains;
};

}  // namespace sudoku::explainer
