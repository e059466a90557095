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
    findXYWing,
    findXYZWing,
    findUniqueLoop,
    findSubset<SetKind::Naked, 4>,
    findFish<4>,
    findSubset<SetKind::Hidden, 4>,
    findBug,
    findAlignedPairExclusion,
};

constexpr std::array kForcingChains = {
    ChainTechnique::Nishio,  ChainTechnique::Multiple, ChainTechnique::Dynamic, ChainTechnique::DynamicPlus,
    ChainTechnique::Nested2, ChainTechnique::Nested3,  ChainTechnique::Nested4, ChainTechnique::Nested5,
};

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
  switch (kind) {
    case ChainKind::BidirectionalXCycle:
      return ExplainerTechnique::BidirectionalXCycle;
    case ChainKind::BidirectionalYCycle:
      return ExplainerTechnique::BidirectionalYCycle;
    case ChainKind::BidirectionalCycle:
      return ExplainerTechnique::BidirectionalCycle;
    case ChainKind::TurbotFish:
      return ExplainerTechnique::TurbotFish;
    case ChainKind::ForcingXChain:
      return ExplainerTechnique::ForcingXChain;
    case ChainKind::ForcingChain:
      return ExplainerTechnique::ForcingChain;
    case ChainKind::Nishio:
      return ExplainerTechnique::NishioForcingChains;
    case ChainKind::Cell:
      return ExplainerTechnique::CellForcingChains;
    case ChainKind::House:
      return ExplainerTechnique::RegionForcingChains;
    case ChainKind::DynamicCell:
      return ExplainerTechnique::DynamicCellForcingChains;
    case ChainKind::DynamicHouse:
      return ExplainerTechnique::DynamicRegionForcingChains;
    case ChainKind::DynamicContradiction:
      return ExplainerTechnique::DynamicContradictionForcingChains;
    case ChainKind::DynamicDouble:
      break;
  }
  return ExplainerTechnique::DynamicDoubleForcingChains;
}

std::optional<Hint> HintSearch::next(const Position& position) {
  for (const Finder find : kFinders)
    if (auto hint = find(position)) return hint;
  if (auto hint = findChain(position, ChainTechnique::Simple)) return hint;
  if (auto hint = findAlignedTripletExclusion(position)) return hint;
  for (const ChainTechnique technique : kForcingChains)
    if (auto hint = findChain(position, technique)) return hint;
  return std::nullopt;
}

std::optional<Hint> HintSearch::findChain(const Position& position, ChainTechnique technique) {
  ChainHints hints(ChainHints::Keep::Best);
  m_chains.of(technique).search(position, nullptr, hints);
  // A search that was stopped may have missed the best.
  if (hints.isEmpty() || m_stop.stop_requested()) return std::nullopt;
  const int nesting = static_cast<int>(technique) - static_cast<int>(ChainTechnique::Dynamic);
  return toHint(hints.takeSorted().front(), std::max(nesting, 0));
}

}  // namespace sudoku::explainer
