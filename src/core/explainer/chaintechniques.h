#pragma once

#include <array>
#include <memory>
#include <stop_token>

#include "chainsearch.h"
#include "forcingforesight.h"
#include "links.h"

namespace sudoku::explainer {

/// The techniques by chains in Sudoku Explainer's order, and what solves all that they do not.
enum class ChainTechnique : std::uint8_t {
  Simple,    ///< forcing chains and cycles: single lines
  Nishio,    ///< within a digit
  Multiple,  ///< from all candidates of a cell, all places of a digit
  Dynamic,
  DynamicPlus,  ///< with locking, pairs and X-wings
  Nested2,      ///< with forcing chains inside
  Nested3,      ///< with multiple forcing chains inside
  Nested4,      ///< with dynamic forcing chains inside
  Nested5,      ///< with dynamic forcing chains inside that have forcing chains inside
  Refutation,
};

/// The searches for them, which share what they find out. They are large: each is made when it is first asked
/// for, and not filled with zeros.
class ChainTechniques {
 public:
  explicit ChainTechniques(std::stop_token stop) : m_stop(std::move(stop)) {}

  ChainSearch& of(ChainTechnique technique);

 private:
  static constexpr std::size_t kCount = static_cast<std::size_t>(ChainTechnique::Refutation) + 1;

  std::unique_ptr<ChainSearch> make(ChainTechnique technique);
  std::unique_ptr<ChainSearch> makeNesting(int nesting);
  std::shared_ptr<Links> links();
  std::shared_ptr<ForcingForesight> foresight();
  std::shared_ptr<NestedSearch> inner(ChainTechnique technique);

  std::stop_token m_stop;
  std::shared_ptr<Links> m_links;
  std::shared_ptr<ForcingForesight> m_foresight;
  std::array<std::unique_ptr<ChainSearch>, kCount> m_searches;
  std::array<std::shared_ptr<NestedSearch>, kCount> m_inner;
};

}  // namespace sudoku::explainer
