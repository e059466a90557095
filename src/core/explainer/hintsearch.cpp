#include "hintsearch.h"

#include "finders.h"
#include "forcingchains.h"
#include "simplechains.h"

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

using Kind = ForcingChains::Kind;

constexpr Kind kNishio{true, true, false, 7.5};
constexpr Kind kMultiple{false, false, false, 8.0};
constexpr Kind kDynamic{true, false, false, 8.5};

/// Dynamic chains with patterns, and from 2 on with chains inside.
constexpr Kind nestingKind(int nesting) {
  return {true, false, true, nesting == 1 ? 9.0 : 9.5 + 0.5 * (nesting - 2)};
}

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
  // Searches are large; they are made when a puzzle first needs them, and not filled with zeros.
  if (!m_simpleChains) makeSimpleChains();
  if (auto hint = findChain(position, *m_simpleChains, 0)) return hint;
  if (auto hint = findAlignedTripletExclusion(position)) return hint;
  if (m_forcingChains.empty()) makeForcingChains();
  for (const auto& search : m_forcingChains)
    if (auto hint = findChain(position, *search, 0)) return hint;
  if (m_nestingChains.empty()) makeNestingChains();
  for (std::size_t i = 0; i < m_nestingChains.size(); ++i)
    if (auto hint = findChain(position, *m_nestingChains[i], static_cast<int>(i) + 1)) return hint;
  return std::nullopt;
}

void HintSearch::makeSimpleChains() {
  m_links = std::make_shared_for_overwrite<Links>();
  m_simpleChains = std::make_unique<SimpleChains>(m_links);
}

void HintSearch::makeForcingChains() {
  m_foresight = std::make_shared_for_overwrite<ForcingForesight>();
  m_forcingChains.push_back(std::make_unique<ForcingChains>(kNishio, m_foresight, m_stop));
  m_forcingChains.push_back(std::make_unique<ForcingChains>(kMultiple, m_links, m_stop));
  m_forcingChains.push_back(std::make_unique<ForcingChains>(kDynamic, m_foresight, m_stop));
}

void HintSearch::makeNestingChains() {
  const auto inner = [](std::unique_ptr<ChainSearch> search) {
    return std::make_shared<NestedSearch>(std::move(search));
  };
  const auto nest = [this](int nesting, ForcingChains::Nested nested) {
    return std::make_unique<ForcingChains>(nestingKind(nesting), std::move(nested), m_stop);
  };
  const auto simple = inner(std::make_unique<SimpleChains>(m_links));
  const auto multiple = inner(std::make_unique<ForcingChains>(kMultiple, m_links, m_stop));
  const auto dynamic = inner(std::make_unique<ForcingChains>(kDynamic, m_foresight, m_stop));
  m_nestingChains.push_back(nest(1, {}));
  m_nestingChains.push_back(nest(2, {simple}));
  m_nestingChains.push_back(nest(3, {simple, multiple}));
  m_nestingChains.push_back(nest(4, {dynamic}));
  m_nestingChains.push_back(nest(5, {dynamic, inner(nest(2, {simple}))}));
}

std::optional<Hint> HintSearch::findChain(const Position& position, ChainSearch& search, int nesting) {
  ChainHints hints(ChainHints::Keep::Best);
  search.search(position, nullptr, hints);
  // A search that was stopped may have missed the best.
  if (hints.isEmpty() || m_stop.stop_requested()) return std::nullopt;
  return toHint(hints.sorted().front(), nesting);
}

}  // namespace sudoku::explainer
