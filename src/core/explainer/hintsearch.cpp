#include "hintsearch.h"

#include <algorithm>
#include <array>

#include "finders.h"

namespace sudoku::explainer {
namespace {

constexpr std::array<Finder, 20> kFinders = {
    findHiddenSingle,
    findDirectPointing,
    findDirectHiddenPair,
    findNakedSingle,
    findDirectHiddenTriplet,
    findLocking,
    findNakedPair,
    findXWing,
    findHiddenPair,
    findNakedTriplet,
    findSwordfish,
    findHiddenTriplet,
    findXYWing,
    findXYZWing,
    findUniqueLoop,
    findNakedQuad,
    findJellyfish,
    findHiddenQuad,
    findBug,
    findAlignedPairExclusion,
};

constexpr std::array kForcingChains = {
    ChainTechnique::Nishio,  ChainTechnique::Multiple, ChainTechnique::Dynamic, ChainTechnique::DynamicPlus,
    ChainTechnique::Nested2, ChainTechnique::Nested3,  ChainTechnique::Nested4, ChainTechnique::Nested5,
};

Hint toHint(const ChainHint& chains, int nesting) {
  Hint hint;
  hint.technique = chains.technique;
  hint.nesting = nesting;
  hint.rating = chains.rating;
  if (chains.placed >= 0) {
    hint.cell = cellOf(chains.placed);
    hint.digit = digitOf(chains.placed);
  }
  for (const auto& [cell, digits] : chains.removals) hint.removals[at(cell)] = digits;
  return hint;
}

}  // namespace

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
