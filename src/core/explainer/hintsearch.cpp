#include "hintsearch.h"

#include "finders.h"

namespace sudoku::explainer {
namespace {

constexpr std::array<Finder, 20> kFinders = {
    findHiddenSingle, findDirectLocking, findDirectHiddenPair, findNakedSingle, findDirectHiddenTriplet,
    findLocking,      findNakedPair,     findXWing,            findHiddenPair,  findNakedTriplet,
    findSwordfish,    findHiddenTriplet, findXYWing,           findXYZWing,     findUniqueLoop,
    findNakedQuad,    findJellyfish,     findHiddenQuad,       findBug,         findAlignedPairExclusion,
};

constexpr std::array<ForcingChains::Kind, 8> kForcingKinds = {{
    {true, true, 0, 7.5},    // Nishio
    {false, false, 0, 8.0},  // multiple
    {true, false, 0, 8.5},   // dynamic
    {true, false, 1, 9.0},
    {true, false, 2, 9.5},
    {true, false, 3, 10.0},
    {true, false, 4, 10.5},
    {true, false, 5, 11.0},
}};

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
  if (auto hint = findSimpleChain(position)) return hint;
  if (auto hint = findAlignedTripletExclusion(position)) return hint;
  for (std::size_t kind = 0; kind < kForcingKinds.size(); ++kind)
    if (auto hint = findForcingChain(position, kind)) return hint;
  return std::nullopt;
}

std::optional<Hint> HintSearch::findSimpleChain(const Position& position) {
  if (!m_simpleChains) m_simpleChains = std::make_unique<SimpleChains>();
  ChainHints hints(ChainHints::Keep::Best);
  m_simpleChains->search(position, nullptr, hints);
  return hints.isEmpty() ? std::nullopt : std::optional(toHint(hints.sorted().front(), 0));
}

std::optional<Hint> HintSearch::findForcingChain(const Position& position, std::size_t kind) {
  if (!m_foresight) m_foresight = std::make_shared<ForcingForesight>();
  if (kind >= m_forcingChains.size())
    m_forcingChains.push_back(std::make_unique<ForcingChains>(kForcingKinds[kind], m_foresight, m_stop));
  ChainHints hints(ChainHints::Keep::Best);
  m_forcingChains[kind]->search(position, nullptr, hints);
  // A search that was stopped may have missed the best.
  if (hints.isEmpty() || m_stop.stop_requested()) return std::nullopt;
  return toHint(hints.sorted().front(), kForcingKinds[kind].nesting);
}

}  // namespace sudoku::explainer
