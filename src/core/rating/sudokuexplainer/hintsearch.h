#pragma once

#include <optional>
#include <stop_token>

#include "hint.h"
#include "logic/chains/chaintechniques.h"
#include "logic/patterns/optionposition.h"

namespace sudoku::explainer {

using namespace chains;

/// The technique of a step by chains, as Sudoku Explainer names it.
ExplainerTechnique techniqueOf(ChainKind kind);

/// Finds the next step of Sudoku Explainer's solution. One object should be used for all steps of a puzzle,
/// because it remembers earlier results. One object for one thread.
class HintSearch {
 public:
  explicit HintSearch(std::stop_token stop) : m_stop(stop), m_chains(std::move(stop)) {}

  /// The next step in a position; nothing if no technique finds one, or if stopped.
  std::optional<Hint> next(const OptionPosition& position);

 private:
  std::optional<Hint> findChain(const OptionPosition& position, ChainTechnique technique);

  std::stop_token m_stop;
  ChainTechniques m_chains;
};

}  // namespace sudoku::explainer
