#include "forcingchains.h"

#include <algorithm>

#include "chainsummary.h"

namespace sudoku::chains {
namespace {

// Among steps that are as good otherwise, Sudoku Explainer's order.
constexpr int kDoubleKey = 1;
constexpr int kCellKey = 5;
constexpr int kHouseKey = 6;
constexpr int kContradictionKey = 7;

}  // namespace

void ForcingChains::search(const Position& position, const Position* source, ChainHints& hints) {
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
    if (hint.unsummarized < 0) return;
    const Unsummarized& step = m_unsummarized[at(hint.unsummarized)];
    summarize({step.targets.data(), step.targetCount}, step.rootInference, hint);
  });
}

Implications& ForcingChains::implicationsOf(int candidate) {
  std::int16_t& index = m_implicationsIndex[at(candidate)];
  if (index == Implications::kNone) {
    index = static_cast<std::int16_t>(m_implicationsCount++);
    if (m_implicationsCount > m_implications.size())
      m_implications.push_back(std::make_unique_for_overwrite<Implications>());
    Implications& implications = *m_implications[at(index)];
    // By the time that the next one is needed it is there: a search uses more than the cache holds.
    if (m_implicationsCount < m_implications.size()) m_implications[m_implicationsCount]->prefetch();
    propagate(literalOf(candidate, true), implications);
    if (implications.isContradictory()) learnContradiction(candidate, implications);
  }
  return *m_implications[at(index)];
}

void ForcingChains::searchCell(int cell) {
  const Mask digits = m_position->digits(cell);
  for (const int digit : Bits(digits)) {
    if (m_stop.stop_requested()) return;
    if (m_rules.isDynamic) searchCandidate(candidateOf(cell, digit));
    if (m_rules.isNishio) continue;
    // A house's turn comes with its first cell, and not if that is passed over.
    Mask firstIn = 0;
    for (int kind = 0; kind < kHouseKinds; ++kind) {
      const Mask places = m_position->places(houseOf(cell, kind), digit);
      const Mask own = bitOf(placeIn(cell, kind));
      const bool isFirst = (places & (own - 1)) == 0 && places != own;
      firstIn = static_cast<Mask>(firstIn | (isFirst ? bitOf(kind) : 0));
    }
    for (const int kind : Bits(firstIn)) searchHouse(houseOf(cell, kind), digit);
  }
  if (m_rules.isNishio) return;
  const ChainKind kind = m_rules.isDynamic ? ChainKind::DynamicCell : ChainKind::Cell;
  searchConstraint({kind, kCellKey, InferenceKind::Cell, cell});
}

void ForcingChains::searchHouse(int house, int digit) {
  const ChainKind kind = m_rules.isDynamic ? ChainKind::DynamicHouse : ChainKind::House;
  searchConstraint({kind, kHouseKey, inferenceIn(kindOf(house)), constraintOf(house, digit)});
}

void ForcingChains::searchConstraint(const Origin& origin) {
  if (!expectsShared(origin.number)) return;
  std::array<Implications*, kDigitCount> cases{};
  std::size_t count = 0;
  for (const int option : Bits(m_position->options(origin.number)))
    cases[count++] = &implicationsOf(candidateAt(origin.number, option));
  offerShared({cases.data(), count}, origin);
}

void ForcingChains::searchFromOff(int candidate, bool mayDouble) {
  propagate(literalOf(candidate, false), m_fromOff);
  offerContradiction(m_fromOff, candidate, false);
  if (!mayDouble) return;
  Implications& fromOn = implicationsOf(candidate);
  offerDouble(fromOn, m_fromOff, true, candidate);
  offerDouble(fromOn, m_fromOff, false, candidate);
}

void ForcingChains::offerContradiction(Implications& implications, int candidate, bool isOn) {
  if (!implications.isContradictory()) return;
  const std::array<Target, 2> targets = {
      {{&implications, implications.contradictionOn()}, {&implications, implications.contradictionOff()}}};
  const ChainKind kind = m_rules.isNishio ? ChainKind::Nishio : ChainKind::DynamicContradiction;
  offer(targets, candidate, !isOn, {kind, kContradictionKey, InferenceKind::Assumption, candidate});
}

void ForcingChains::offerDouble(Implications& fromOn, Implications& fromOff, bool isOn, int candidate) {
  for (const int node : fromOn.order(isOn)) {
    const int reached = candidateIn(fromOn.node(node).literal);
    if (!fromOff.contains(reached, isOn)) continue;
    const std::array<Target, 2> targets = {{{&fromOn, node}, {&fromOff, fromOff.nodeOf(reached)}}};
    offer(targets, reached, isOn,
          {ChainKind::DynamicDouble, kDoubleKey, InferenceKind::Assumption, candidate});
  }
}

/// What all the assumptions lead to.
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

/// The step that the candidate is on or off, unless it eliminates nothing or a better one is known.
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
  if (m_source != nullptr) summarizeLater(targets, origin.rootInference, hint);
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

void ForcingChains::summarizeLater(Targets targets, InferenceKind rootInference, ChainHint& hint) {
  const auto isPassing = [this](const Target& target) { return target.implications == &m_fromOff; };
  if (std::any_of(targets.begin(), targets.end(), isPassing)) {
    summarize(targets, rootInference, hint);
    return;
  }
  hint.unsummarized = static_cast<int>(m_unsummarized.size());
  Unsummarized& step = m_unsummarized.emplace_back();
  std::copy(targets.begin(), targets.end(), step.targets.begin());
  step.targetCount = targets.size();
  step.rootInference = rootInference;
}

void ForcingChains::summarize(Targets targets, InferenceKind rootInference, ChainHint& hint) {
  ChainSummary summary;
  for (const Target& target : targets) {
    summary.beginChain(target.implications->node(target.node).literal);
    target.implications->visitAncestors(target.node, [&](int number) {
      const Implications::Node& node = target.implications->node(number);
      summary.add(node.literal, node.inference == InferenceKind::Assumption ? rootInference : node.inference);
      return true;
    });
  }
  hint.chainsHash = summary.hash();
  hint.singlesIn = summary.takeSinglesIn();
}

}  // namespace sudoku::chains
