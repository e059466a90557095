#include "hintsearch.h"

#include <algorithm>

#include "finders.h"
#include "forcingchains.h"
#include "simplechains.h"

namespace sudoku::explainer {
namespace {

constexpr std::array<Finder, 20> kFinders = {
    findHiddenSingle, findDirectLocking, findDirectHiddenPair, findNakedSingle, findDirectHiddenTriplet,
    findLocking,      findNakedPair,     findXWing,            findHiddenPair,  findNakedTriplet,
    findSwordfish,    findHiddenTriplet, findXYWing,           findXYZWing,     findUniqueLoop,
    findNakedQuad,    findJellyfish,     findHiddenQuad,       findBug,         findAlignedPairExclusion,
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
  if (!m_simpleChains) makeSearches();
  if (auto hint = findChain(position, *m_simpleChains, 0)) return hint;
  if (auto hint = findAlignedTripletExclusion(position)) return hint;
  int nesting = -2;  // Nishio and multiple chains come before the dynamic ones
  for (const auto& search : m_forcingChains) {
    if (auto hint = findChain(position, *search, std::max(nesting, 0))) return hint;
    ++nesting;
  }
  return std::nullopt;
}

void HintSearch::makeSearches() {
  const auto foresight = std::make_shared<ForcingForesight>();
  const auto plain = [&](const Kind& kind) { return std::make_unique<ForcingChains>(kind, foresight, m_stop); };
  const auto nest = [&](int nesting, ForcingChains::Nested nested) {
    return std::make_unique<ForcingChains>(nestingKind(nesting), std::move(nested), m_stop);
  };
  const auto simple = std::make_shared<NestedSearch>(std::make_unique<SimpleChains>());
  const auto multiple = std::make_shared<NestedSearch>(plain(kMultiple));
  const auto dynamic = std::make_shared<NestedSearch>(plain(kDynamic));
  const auto nested = std::make_shared<NestedSearch>(nest(2, {simple}));
  m_simpleChains = std::make_unique<SimpleChains>();
  m_forcingChains = {plain(kNishio),
                     plain(kMultiple),
                     plain(kDynamic),
                     nest(1, {}),
                     nest(2, {simple}),
                     nest(3, {simple, multiple}),
                     nest(4, {dynamic}),
                     nest(5, {dynamic, nested})};
}

std::optional<Hint> HintSearch::findChain(const Position& position, ChainSearch& search, int nesting) {
  ChainHints hints(ChainHints::Keep::Best);
  search.search(position, nullptr, hints);
  // A search that was stopped may have missed the best.
  if (hints.isEmpty() || m_stop.stop_requested()) return std::nullopt;
  return toHint(hints.sorted().front(), nesting);
}

}  // namespace sudoku::explainer
