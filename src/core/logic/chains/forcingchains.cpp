#include "forcingchains.h"

#include <algorithm>

#include "chainsummary.h"

namespace sudoku::chains {
namespace {

// Sort keys: they give Sudoku Explainer's order among steps that are equal otherwise.
constexpr int kDoubleKey = 1;
constexpr int kCellKey = 5;
constexpr int kHouseKey = 6;
constexpr int kContradictionKey = 7;

/// Whether the assumptions of a step are all options of a constraint.
bool isOfConstraint(ChainKind kind) {
  return kind == ChainKind::Cell || kind == ChainKind::House || kind == ChainKind::DynamicCell ||
         kind == ChainKind::DynamicHouse;
}

/// The assumptions one of which must hold, or the one that contradicts itself.
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

/// Whether all options of a constraint may have a consequence in common. Always true without a prefilter.
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
    // A search uses more memory than the cache holds: the next graph is brought in by the time that it is
    // needed.
    if (m_implicationsCount < m_implications.size()) m_implications[m_implicationsCount]->prefetch();
    propagate(literalOf(candidate, true), implications);
    // A contradiction of Nishio teaches the prefilter too: it is a step, and further questions will not come.
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
    // A house is searched with its first cell, and not if that cell is passed over.
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

/// Looks for steps by what follows from a candidate, once on and once off.
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

/// Offers the steps to which all the assumptions lead.
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

/// Offers the step that the candidate is on or off, unless it eliminates nothing or a better one is known.
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

/// Summarizes a step that stands inside other chains: if that can wait, not before it is clear that the step
/// is kept.
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
