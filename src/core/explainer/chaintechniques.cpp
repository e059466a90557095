#include "chaintechniques.h"

#include <utility>

#include "forcingchains.h"
#include "refutation.h"
#include "simplechains.h"

namespace sudoku::explainer {
namespace {

using Kind = ForcingChains::Kind;

constexpr Kind kNishio{true, true, false, 7.5};
constexpr Kind kMultiple{false, false, false, 8.0};
constexpr Kind kDynamic{true, false, false, 8.5};

/// Dynamic chains with patterns, and from 2 on with chains inside.
constexpr Kind nestingKind(int nesting) {
  return {true, false, true, nesting == 1 ? 9.0 : 9.5 + 0.5 * (nesting - 2)};
}

}  // namespace

ChainSearch& ChainTechniques::of(ChainTechnique technique) {
  auto& search = m_searches[static_cast<std::size_t>(technique)];
  if (!search) search = make(technique);
  return *search;
}

std::unique_ptr<ChainSearch> ChainTechniques::make(ChainTechnique technique) {
  switch (technique) {
    case ChainTechnique::Simple:
      return std::make_unique<SimpleChains>(links());
    case ChainTechnique::Nishio:
      return std::make_unique<ForcingChains>(kNishio, foresight(), m_stop);
    case ChainTechnique::Multiple:
      return std::make_unique<ForcingChains>(kMultiple, links(), m_stop);
    case ChainTechnique::Dynamic:
      return std::make_unique<ForcingChains>(kDynamic, foresight(), m_stop);
    case ChainTechnique::Refutation:
      return std::make_unique<Refutation>(m_stop);
    default:
      return makeNesting(static_cast<int>(technique) - static_cast<int>(ChainTechnique::Dynamic));
  }
}

std::unique_ptr<ChainSearch> ChainTechniques::makeNesting(int nesting) {
  constexpr std::array<std::array<ChainTechnique, 2>, 4> kInside = {
      {{ChainTechnique::Simple, ChainTechnique::Simple},
       {ChainTechnique::Simple, ChainTechnique::Multiple},
       {ChainTechnique::Dynamic, ChainTechnique::Dynamic},
       {ChainTechnique::Dynamic, ChainTechnique::Nested2}}};
  ForcingChains::Nested nested;
  if (nesting > 1) {
    const auto [first, second] = kInside[static_cast<std::size_t>(nesting) - 2];
    nested.push_back(inner(first));
    if (second != first) nested.push_back(inner(second));
  }
  return std::make_unique<ForcingChains>(nestingKind(nesting), std::move(nested), m_stop);
}

std::shared_ptr<Links> ChainTechniques::links() {
  if (!m_links) m_links = std::make_shared_for_overwrite<Links>();
  return m_links;
}

std::shared_ptr<ForcingForesight> ChainTechniques::foresight() {
  if (!m_foresight) m_foresight = std::make_shared_for_overwrite<ForcingForesight>();
  return m_foresight;
}

std::shared_ptr<NestedSearch> ChainTechniques::inner(ChainTechnique technique) {
  auto& search = m_inner[static_cast<std::size_t>(technique)];
  if (!search) search = std::make_shared<NestedSearch>(make(technique));
  return search;
}

}  // namespace sudoku::explainer
