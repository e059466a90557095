#include "forcingchains.h"

#include <algorithm>

#include "chainsummary.h"

namespace sudoku::chains {
namespace {

// Sort keys of kinds of chains, which order steps with equal ratings and lengths as Sudoku Explainer does.
constexpr int kDoubleKey = 1;
constexpr int kCellKey = 5;
constexpr int kHouseKey = 6;
constexpr int kContradictionKey = 7;

/// Whether the step's chains start from all options of a constraint (a cell, or a digit in a house).
bool isOfConstraint(ChainKind kind) {
  return kind == ChainKind::Cell || kind == ChainKind::House || kind == ChainKind::DynamicCell ||
         kind == ChainKind::DynamicHouse;
}

/// The assumptions that the chains of a step start from: either several of which one must be true, or one
/// that contradicts itself.
std::vector<int> assumptionsOf(const OptionPosition& position, const ChainHint& hint, int conclusion) {
  if (hint.kind == ChainKind::DynamicDouble)
    return {literalOf(hint.origin, true), literalOf(hint.origin, false)};
  if (!isOfConstraint(hint.kind)) return {oppositeOf(conclusion)};
  std::vector<int> assumptions;
  for (const int option : Bits(position.options(hint.origin)))
    assumptions.push_back(literalOf(candidateAt(hint.origin, option), true));
  return assumptions;
}

}  // namespace

void ForcingChains::search(const OptionPosition& position, const OptionPosition* source, ChainHints& hints) {
  m_position = &position;
  m_source = source;
  m_hints = &hints;
  if (!prepare()) return;
  m_implicationsIndex.fill(Implications::kNone);
  m_implicationsCount = 0;
  m_unsummarized.clear();
  const int fewest = m_rules.isDynamic ? 2 : 3;
  for (int cell = 0; cell < kCellCount; ++cell)
    if (countOf(position.digits(cell)) >= fewest) searchCell(cell);
  hints.forEachKept([this](ChainHint& hint) {
    if (hint.unsummarized >= 0) summarize(m_unsummarized[at(hint.unsummarized)], hint);
  });
}

bool ForcingChains::prepare() {
  if (!m_prefilter) return true;
  m_prefilter->update(*m_position, m_source);
  return !m_prefilter->expectsNothing();
}

/// Whether all options of a constraint may lead to a common conclusion, as far as m_prefilter can tell; true
/// if there is no prefilter.
bool ForcingChains::expectsShared(int constraint) {
  if (!m_prefilter) return true;
  if (!m_prefilter->expectsShared(constraint)) return false;
  for (const int option : Bits(m_position->options(constraint))) {
    const int candidate = candidateAt(constraint, option);
    if (expectsContradiction(candidate, true)) implicationsOf(candidate);
  }
  return m_prefilter->expectsShared(constraint);
}

Implications& ForcingChains::implicationsOf(int candidate) {
  std::int16_t& index = m_implicationsIndex[at(candidate)];
  if (index == Implications::kNone) {
    index = static_cast<std::int16_t>(m_implicationsCount++);
    if (m_implicationsCount > m_implications.size())
      m_implications.push_back(std::make_unique_for_overwrite<Implications>());
    Implications& implications = *m_implications[at(index)];
    // All implication graphs of a search together need more memory than the cache holds; this loads the graph
    // that will be needed next, in time for its first use.
    if (m_implicationsCount < m_implications.size()) m_implications[m_implicationsCount]->prefetch();
    propagate(literalOf(candidate, true), implications);
    // The prefilter learns also from a contradiction found by Nishio, which draws fewer conclusions than
    // other dynamic chains do: the contradiction is a step, so the prefilter is not used again for this
    // position.
    if (m_prefilter && implications.isContradictory()) m_prefilter->learn(candidate, implications);
  }
  return *m_implications[at(index)];
}

void ForcingChains::searchCell(int cell) {
  const Mask digits = m_position->digits(cell);
  for (const int digit : Bits(digits)) {
    if (m_stop.stop_requested()) return;
    if (m_rules.isDynamic) searchCandidate(candidateOf(cell, digit));
    if (m_rules.isNishio) continue;
    // The places of a digit in a house are searched when the loop in search() has reached the first of them,
    // and not at all if it skips that cell.
    Mask firstIn = 0;
    for (int kind = 0; kind < kHouseKinds; ++kind) {
      const Mask places = m_position->places(houseNumberOf(cell, kind), digit);
      const Mask own = bitOf(placeIn(cell, kind));
      const bool isFirst = (places & (own - 1)) == 0 && places != own;
      firstIn = static_cast<Mask>(firstIn | (isFirst ? bitOf(kind) : 0));
    }
    for (const int kind : Bits(firstIn)) searchConstraint(constraintOf(houseNumberOf(cell, kind), digit));
  }
  if (!m_rules.isNishio) searchConstraint(cell);
}

/// Searches for steps by the conclusions from a candidate, assumed to be true and to be false.
void ForcingChains::searchCandidate(int candidate) {
  const bool mayDouble = countOf(m_position->digits(cellOf(candidate))) >= 3 && !m_rules.isNishio &&
                         (!m_prefilter || m_prefilter->expectsDouble(candidate));
  if (expectsContradiction(candidate, true)) offerContradiction(implicationsOf(candidate), candidate, true);
  if (!mayDouble && !expectsContradiction(candidate, false)) return;
  propagate(literalOf(candidate, false), m_fromOff);
  offerContradiction(m_fromOff, candidate, false);
  if (mayDouble)
    offerShared(std::array{&implicationsOf(candidate), &m_fromOff},
                {ChainKind::DynamicDouble, kDoubleKey, candidate});
}

void ForcingChains::searchConstraint(int constraint) {
  if (!expectsShared(constraint)) return;
  std::array<Implications*, kDigitCount> cases{};
  std::size_t count = 0;
  for (const int option : Bits(m_position->options(constraint)))
    cases[count++] = &implicationsOf(candidateAt(constraint, option));
  const bool isCell = constraint < kCellCount;
  const ChainKind alongLinks = isCell ? ChainKind::Cell : ChainKind::House;
  const ChainKind dynamic = isCell ? ChainKind::DynamicCell : ChainKind::DynamicHouse;
  offerShared({cases.data(), count},
              {m_rules.isDynamic ? dynamic : alongLinks, isCell ? kCellKey : kHouseKey, constraint});
}

void ForcingChains::offerContradiction(Implications& implications, int candidate, bool isOn) {
  if (!implications.isContradictory()) return;
  const std::array<Target, 2> targets = {
      {{&implications, implications.contradictionOn()}, {&implications, implications.contradictionOff()}}};
  const ChainKind kind = m_rules.isNishio ? ChainKind::Nishio : ChainKind::DynamicContradiction;
  offer(targets, candidate, !isOn, {kind, kContradictionKey, candidate});
}

/// Adds the steps for all literals that each of several assumptions leads to, if m_hints accepts them. One of
/// the assumptions must be true; `cases` has the implications of each.
void ForcingChains::offerShared(std::span<Implications* const> cases, const Origin& origin) {
  std::array<Target, kDigitCount> targets{};
  for (const bool isOn : {true, false}) {
    CandidateSet shared = cases.front()->sets(isOn);
    for (const Implications* implications : cases) shared &= implications->sets(isOn);
    if (shared.isEmpty()) continue;
    for (const int node : cases.front()->order(isOn)) {
      const int reached = candidateIn(cases.front()->node(node).literal);
      if (!shared.contains(reached)) continue;
      for (std::size_t i = 0; i < cases.size(); ++i) targets[i] = {cases[i], cases[i]->nodeOf(reached)};
      offer({targets.data(), cases.size()}, reached, isOn, origin);
    }
  }
}

/// Adds to the hints the step that a candidate is true or false, unless it eliminates nothing or a better one
/// is known.
void ForcingChains::offer(Targets targets, int candidate, bool isOn, const Origin& origin) {
  const int cell = cellOf(candidate);
  const Mask own = bitOf(digitOf(candidate));
  const Mask eliminated = isOn ? without(m_position->digits(cell), own) : own;
  if (eliminated == 0) return;
  const std::uint64_t effect = effectOf(cell, eliminated);
  if (!m_hints->accepts(m_rules.rating, leastComplexity(targets), origin.sortKey, effect)) return;
  const int complexity = complexityOf(targets, m_hints->highestComplexity(m_rules.rating, origin.sortKey));
  if (!m_hints->accepts(m_rules.rating, complexity, origin.sortKey, effect)) return;
  ChainHint hint;
  hint.kind = origin.kind;
  hint.rating = m_rules.rating;
  hint.complexity = complexity;
  hint.sortKey = origin.sortKey;
  hint.origin = origin.number;
  if (isOn) hint.placed = candidate;
  hint.removals.push_back({cell, eliminated});
  if (m_source != nullptr) summarizeLater(targets, hint);
  m_hints->add(std::move(hint), effect);
}

int ForcingChains::leastComplexity(Targets targets) const {
  int sum = 0;
  for (const Target& target : targets) sum += target.implications->node(target.node).weight;
  return sum;
}

int ForcingChains::complexityOf(Targets targets, int /*highest*/) {
  int complexity = 0;
  for (const Target& target : targets) complexity += target.implications->complexityOf(target.node);
  return complexity;
}

/// Computes ChainHint::chainsHash and ChainHint::singlesIn of a nested step, at once if a chain is in
/// m_fromOff, which the next assumption overwrites. For other steps this is left to the end of the search,
/// when worse steps have been dropped.
void ForcingChains::summarizeLater(Targets targets, ChainHint& hint) {
  const auto isPassing = [this](const Target& target) { return target.implications == &m_fromOff; };
  if (std::any_of(targets.begin(), targets.end(), isPassing)) {
    summarize(targets, hint);
    return;
  }
  hint.unsummarized = static_cast<int>(m_unsummarized.size());
  m_unsummarized.emplace_back(targets.begin(), targets.end());
}

void ForcingChains::summarize(Targets targets, ChainHint& hint) {
  const InferenceKind rootInference =
      isOfConstraint(hint.kind) ? inferenceOf(hint.origin) : InferenceKind::Assumption;
  ChainSummary summary;
  for (const Target& target : targets) {
    summary.beginChain(target.implications->node(target.node).literal);
    target.implications->visitAncestors(target.node, [&](int number) {
      const Implications::Node& node = target.implications->node(number);
      summary.add(node.literal, node.inference == InferenceKind::Assumption ? rootInference : node.inference);
      return true;
    });
  }
  summary.finish(hint);
}

ChainTrace ForcingChains::trace(const OptionPosition& position, const ChainHint& hint, int conclusion) {
  ChainHints noHints(ChainHints::Keep::Best);
  m_position = &position;
  m_hints = &noHints;
  ChainTrace trace{conclusion, {}, {}};
  const std::vector<int> assumptions = assumptionsOf(position, hint, conclusion);
  for (const int assumption : assumptions) {
    propagate(assumption, m_fromOff);
    const int last = assumptions.size() > 1
                         ? m_fromOff.find(candidateIn(conclusion), literalIsOn(conclusion))
                         : std::max(m_fromOff.contradictionOn(), m_fromOff.contradictionOff());
    if (last == Implications::kNone) return {conclusion, {}, {}};
    auto& reached = trace.cases.emplace_back();
    for (int node = 0; node <= last; ++node)
      reached.push_back({m_fromOff.node(node).literal, m_fromOff.nestedOf(node)});
  }
  return trace;
}

}  // namespace sudoku::chains
