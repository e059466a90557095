#include "forcingchains.h"

#include <algorithm>

#include "nestedproof.h"

namespace sudoku::explainer {
namespace {

constexpr int kDoubleKey = 1;
constexpr int kCellKey = 5;
constexpr int kRegionKey = 6;
constexpr int kContradictionKey = 7;

}  // namespace

ForcingChains::ForcingChains(const Kind& kind, std::shared_ptr<Links> links, std::stop_token stop)
    : m_kind(kind), m_stop(std::move(stop)), m_links(std::move(links)) {}

ForcingChains::ForcingChains(const Kind& kind, std::shared_ptr<ForcingForesight> foresight,
                             std::stop_token stop)
    : m_kind(kind), m_stop(std::move(stop)), m_foresight(std::move(foresight)) {}

ForcingChains::ForcingChains(const Kind& kind, Nested nested, std::stop_token stop)
    : m_kind(kind), m_stop(std::move(stop)), m_nested(std::move(nested)) {}

void ForcingChains::search(const Position& position, const Position* source, ChainHints& hints) {
  m_position = &position;
  m_source = source;
  m_hints = &hints;
  if (m_foresight) {
    m_foresight->look(position, source);
    if (m_foresight->expectsNothing()) return;
  }
  if (m_links) {
    m_links->look(position, source);
    findShared();
    if (m_shared.none()) return;
  }
  m_closureIndex.fill(Closure::kNone);
  m_closureCount = 0;
  m_nestedSteps.clear();
  m_unproved.clear();
  const int fewest = m_kind.isDynamic ? 2 : 3;
  for (int cell = 0; cell < kCellCount; ++cell)
    if (countOf(position.digits(cell)) >= fewest) searchCell(cell);
  hints.forEachKept([this](ChainHint& hint) {
    if (hint.unproved < 0) return;
    const Unproved& step = m_unproved[at(hint.unproved)];
    prove({step.targets.data(), step.targetCount}, step.rootCause, hint);
  });
}

Closure& ForcingChains::closureOf(int candidate) {
  std::int16_t& index = m_closureIndex[at(candidate)];
  if (index == Closure::kNone) {
    index = static_cast<std::int16_t>(m_closureCount++);
    if (m_closureCount > m_closures.size()) m_closures.push_back(std::make_unique_for_overwrite<Closure>());
    Closure& closure = *m_closures[at(index)];
    // By the time that the next one is needed it is there: a search uses more than the cache holds.
    if (m_closureCount < m_closures.size()) m_closures[m_closureCount]->prefetch();
    close(potentialOf(candidate, true), closure);
    // From Nishio's too, which are a step, so that nobody asks what else there is.
    if (m_foresight && closure.isContradictory()) m_foresight->learn(candidate, closure);
  }
  return *m_closures[at(index)];
}

void ForcingChains::searchCell(int cell) {
  const Mask digits = m_position->digits(cell);
  for (const int digit : Bits(digits)) {
    if (m_stop.stop_requested()) return;
    const int candidate = candidateOf(cell, digit);
    if (m_kind.isDynamic) searchBothWays(candidate);
    if (m_kind.isNishio) continue;
    // A region's turn comes with its first cell, and not if that is passed over.
    Mask firstIn = 0;
    for (int kind = 0; kind < kRegionKinds; ++kind) {
      const Mask places = m_position->places(regionOf(cell, kind), digit);
      const Mask own = bitOf(placeIn(cell, kind));
      const bool isFirst = (places & (own - 1)) == 0 && places != own;
      firstIn = static_cast<Mask>(firstIn | (isFirst ? bitOf(kind) : 0));
    }
    for (const int kind : Bits(firstIn)) searchRegion(regionOf(cell, kind), digit);
  }
  if (m_kind.isNishio || !expectsShared(cell)) return;
  std::array<Closure*, kDigitCount> closures{};
  std::size_t count = 0;
  for (const int digit : Bits(digits)) closures[count++] = &closureOf(candidateOf(cell, digit));
  offerShared(
      {closures.data(), count},
      m_kind.isDynamic ? ExplainerTechnique::DynamicCellForcingChains : ExplainerTechnique::CellForcingChains,
      kCellKey, Cause::Cell, cell);
}

/// The units all of whose candidates have the same consequence along links. Anything that is on in all of
/// them turns others off.
void ForcingChains::findShared() {
  m_shared.reset();
  for (const int unit : m_links->newUnits().list()) {
    const Mask cases = m_position->unit(unit);
    if (countOf(cases) < 2) continue;
    CandidateSet shared = m_links->all();
    for (const int each : Bits(cases)) shared &= m_links->consequencesOf(candidateAt(unit, each)).off;
    m_shared[at(unit)] = !shared.isEmpty();
  }
}

/// Whether all candidates of a unit may have the same consequence.
bool ForcingChains::expectsShared(int unit) {
  if (m_links) return m_shared[at(unit)];
  if (!m_foresight) return true;
  if (!m_foresight->expectsShared(unit)) return false;
  for (const int each : Bits(m_position->unit(unit))) learnFrom(candidateAt(unit, each));
  return m_foresight->expectsShared(unit);
}

/// Tells the foresight how far a candidate gets that contradicts itself.
void ForcingChains::learnFrom(int candidate) {
  if (m_foresight->expectsContradiction(candidate, true)) closureOf(candidate);
}

/// Contradictions of a candidate on or off, and what follows from both.
void ForcingChains::searchBothWays(int candidate) {
  const bool mayDouble = countOf(m_position->digits(cellOf(candidate))) >= 3 && !m_kind.isNishio &&
                         (!m_foresight || m_foresight->expectsDouble(candidate));
  if (!m_foresight || m_foresight->expectsContradiction(candidate, true))
    offerContradiction(closureOf(candidate), candidate, true);
  if (m_foresight && !mayDouble && !m_foresight->expectsContradiction(candidate, false)) return;
  close(potentialOf(candidate, false), m_fromOff);
  offerContradiction(m_fromOff, candidate, false);
  if (!mayDouble) return;
  Closure& fromOn = closureOf(candidate);
  offerDouble(fromOn, m_fromOff, true, candidate);
  offerDouble(fromOn, m_fromOff, false, candidate);
}

void ForcingChains::offerContradiction(Closure& closure, int candidate, bool isOn) {
  if (!closure.isContradictory()) return;
  const std::array<Target, 2> targets = {
      {{&closure, closure.contradictionOn()}, {&closure, closure.contradictionOff()}}};
  offer(targets, candidate, !isOn,
        m_kind.isNishio ? ExplainerTechnique::NishioForcingChains
                        : ExplainerTechnique::DynamicContradictionForcingChains,
        kContradictionKey, Cause::Assumption, candidate);
}

void ForcingChains::offerDouble(Closure& fromOn, Closure& fromOff, bool isOn, int candidate) {
  for (const int node : fromOn.order(isOn)) {
    const int potential = fromOn.node(node).potential;
    if (!fromOff.contains(potential / 2, isOn)) continue;
    const std::array<Target, 2> targets = {{{&fromOn, node}, {&fromOff, fromOff.nodeOf(potential / 2)}}};
    offer(targets, potential / 2, isOn, ExplainerTechnique::DynamicDoubleForcingChains, kDoubleKey,
          Cause::Assumption, candidate);
  }
}

void ForcingChains::searchRegion(int region, int digit) {
  if (!expectsShared(unitOf(region, digit))) return;
  std::array<Closure*, kDigitCount> closures{};
  std::size_t count = 0;
  for (const int place : Bits(m_position->places(region, digit)))
    closures[count++] = &closureOf(candidateOf(cellAt(region, place), digit));
  offerShared({closures.data(), count},
              m_kind.isDynamic ? ExplainerTechnique::DynamicRegionForcingChains
                               : ExplainerTechnique::RegionForcingChains,
              kRegionKey, causeOf(region / kDigitCount), region * kDigitCount + digit);
}

/// What all the assumptions lead to.
void ForcingChains::offerShared(std::span<Closure* const> closures, ExplainerTechnique technique, int sortKey,
                                Cause rootCause, int origin) {
  std::array<Target, kDigitCount> targets{};
  for (const bool isOn : {true, false}) {
    CandidateSet shared = closures.front()->sets(isOn);
    for (const Closure* closure : closures) shared &= closure->sets(isOn);
    if (shared.isEmpty()) continue;
    for (const int node : closures.front()->order(isOn)) {
      const int potential = closures.front()->node(node).potential;
      if (!shared.contains(potential / 2)) continue;
      for (std::size_t i = 0; i < closures.size(); ++i)
        targets[i] = {closures[i], closures[i]->nodeOf(potential / 2)};
      offer({targets.data(), closures.size()}, potential / 2, isOn, technique, sortKey, rootCause, origin);
    }
  }
}

void ForcingChains::offer(Targets targets, int placedOrGone, bool isOn, ExplainerTechnique technique,
                          int sortKey, Cause rootCause, int origin) {
  const int cell = cellOf(placedOrGone);
  const Mask own = bitOf(digitOf(placedOrGone));
  const Mask gone = isOn ? without(m_position->digits(cell), own) : own;
  if (gone == 0) return;
  const std::uint64_t effect = effectOf(cell, gone);
  if (!m_hints->accepts(m_kind.rating, leastComplexity(targets), sortKey, effect)) return;
  const int complexity = complexityOf(targets, m_hints->highestComplexity(m_kind.rating, sortKey));
  if (!m_hints->accepts(m_kind.rating, complexity, sortKey, effect)) return;
  ChainHint hint;
  hint.technique = technique;
  hint.rating = m_kind.rating;
  hint.complexity = complexity;
  hint.sortKey = sortKey;
  hint.origin = origin;
  if (isOn) hint.placed = placedOrGone;
  hint.removals.push_back({cell, gone});
  if (m_source != nullptr) proveLater(targets, rootCause, hint);
  m_hints->add(std::move(hint), effect);
}

/// Something nested may weigh on several chains and yet counts once.
int ForcingChains::leastComplexity(Targets targets) const {
  int sum = 0;
  int heaviest = 0;
  for (const Target& target : targets) {
    const int weight = target.closure->node(target.node).weight;
    sum += weight;
    heaviest = std::max(heaviest, weight);
  }
  return m_nested.empty() ? sum : heaviest + static_cast<int>(targets.size()) - 1;
}

/// The potentials of each chain, and each nested step once; or something that is more than `highest`.
int ForcingChains::complexityOf(Targets targets, int highest) {
  int complexity = 0;
  for (const Target& target : targets) complexity += target.closure->complexityOf(target.node);
  if (m_nested.empty()) return complexity;
  m_counted.clear();
  for (const Target& target : targets)
    target.closure->visitAncestors(target.node, [&](int node) {
      const int nested = target.closure->nestedOf(node);
      if (nested == Closure::kNone) return true;
      const NestedStep& step = m_nestedSteps[at(nested)];
      if (std::find(m_counted.begin(), m_counted.end(), step.proof) != m_counted.end()) return true;
      m_counted.push_back(step.proof);
      complexity += step.complexity;
      return complexity <= highest;
    });
  return complexity;
}

void ForcingChains::proveLater(Targets targets, Cause rootCause, ChainHint& hint) {
  const auto isPassing = [this](const Target& target) { return target.closure == &m_fromOff; };
  if (std::any_of(targets.begin(), targets.end(), isPassing)) {
    prove(targets, rootCause, hint);
    return;
  }
  hint.unproved = static_cast<int>(m_unproved.size());
  Unproved& step = m_unproved.emplace_back();
  std::copy(targets.begin(), targets.end(), step.targets.begin());
  step.targetCount = targets.size();
  step.rootCause = rootCause;
}

void ForcingChains::prove(Targets targets, Cause rootCause, ChainHint& hint) {
  NestedProof proof;
  for (const Target& target : targets) {
    proof.beginChain(target.closure->node(target.node).potential);
    target.closure->visitAncestors(target.node, [&](int node) {
      const Closure::Node& link = target.closure->node(node);
      proof.add(link.potential, link.cause == Cause::Assumption ? rootCause : link.cause);
      return true;
    });
  }
  hint.proof = proof.hash();
  hint.lastOf = proof.takeLastOf();
}

}  // namespace sudoku::explainer
