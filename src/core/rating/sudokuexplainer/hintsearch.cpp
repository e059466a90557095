#include "hintsearch.h"

#include <algorithm>
#include <array>

#include "finders.h"

namespace sudoku::explainer {
namespace {

constexpr std::array<Finder, 20> kFinders = {
    findHiddenSingle,
    findDirectPointing,
    findDirectHiddenSet<2>,
    findNakedSingle,
    findDirectHiddenSet<3>,
    findLocking,
    findSubset<SetKind::Naked, 2>,
    findFish<2>,
    findSubset<SetKind::Hidden, 2>,
    findSubset<SetKind::Naked, 3>,
    findFish<3>,
    findSubset<SetKind::Hidden, 3>,
    findWing<2>,
    findWing<3>,
    findUniqueLoop,
    findSubset<SetKind::Naked, 4>,
    findFish<4>,
    findSubset<SetKind::Hidden, 4>,
    findBug,
    findAlignedExclusion<2>,
};

constexpr std::array kForcingChains = {
    ChainTechnique::Nishio,  ChainTechnique::Multiple, ChainTechnique::Dynamic, ChainTechnique::DynamicPlus,
    ChainTechnique::Nested2, ChainTechnique::Nested3,  ChainTechnique::Nested4, ChainTechnique::Nested5,
};

// The technique for each ChainKind, in the order of that enumeration.
constexpr std::array kChains = {
    ExplainerTechnique::BidirectionalXCycle,
    ExplainerTechnique::BidirectionalYCycle,
    ExplainerTechnique::BidirectionalCycle,
    ExplainerTechnique::TurbotFish,
    ExplainerTechnique::ForcingXChain,
    ExplainerTechnique::ForcingChain,
    ExplainerTechnique::NishioForcingChains,
    ExplainerTechnique::CellForcingChains,
    ExplainerTechnique::RegionForcingChains,
    ExplainerTechnique::DynamicCellForcingChains,
    ExplainerTechnique::DynamicRegionForcingChains,
    ExplainerTechnique::DynamicContradictionForcingChains,
    ExplainerTechnique::DynamicDoubleForcingChains,
};
static_assert(kChains.size() == static_cast<std::size_t>(ChainKind::DynamicDouble) + 1);

Hint toHint(const ChainHint& chains, int nesting) {
  Hint hint{techniqueOf(chains.kind), chains.rating, nesting};
  if (chains.placed >= 0) {
    hint.cell = cellOf(chains.placed);
    hint.digit = digitOf(chains.placed);
  }
  for (const auto& [cell, digits] : chains.removals) hint.removals[at(cell)] = digits;
  return hint;
}

}  // namespace

ExplainerTechnique techniqueOf(ChainKind kind) {
  return kChains.at(static_cast<std::size_t>(kind));
}

std::optional<Hint> HintSearch::next(const OptionPosition& position) {
  for (const Finder find : kFinders)
    if (auto hint = find(position)) return hint;
  if (auto hint = findChain(position, ChainTechnique::Simple)) return hint;
  if (auto hint = findAlignedExclusion<3>(position)) return hint;
  for (const ChainTechnique technique : kForcingChains)
    if (auto hint = findChain(position, technique)) return hint;
  return std::nullopt;
}

std::optional<Hint> HintSearch::findChain(const OptionPosition& position, ChainTechnique technique) {
  ChainHints hints(ChainHints::Keep::Best);
  m_chains.of(technique).search(position, nullptr, hints);
  // If stopped, the best step may be missing.
  if (hints.isEmpty() || m_stop.stop_requested()) return std::nullopt;
  const int nesting = static_cast<int>(technique) - static_cast<int>(ChainTechnique::Dynamic);
  return toHint(hints.takeSorted().front(), std::max(nesting, 0));
}

}  // namespace sudoku::explainer
