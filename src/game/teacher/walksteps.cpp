#include "walksteps.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

#include "stepparts.h"
#include "walkpatterns.h"

namespace sudoku {
namespace {

using Rule = WalkStep::Rule;

bool saysTheSame(const ChainNode& a, const ChainNode& b) {
  return a.kind == b.kind && a.isOn == b.isOn && a.digit == b.digit && a.cells == b.cells;
}

bool isSet(const ChainNode& node) {
  return node.kind == ChainNode::Kind::AlmostLockedSet;
}

bool areOpposites(const ChainNode& a, const ChainNode& b) {
  return a.digit == b.digit && a.cells == b.cells && a.isOn != b.isOn;
}

/// Turns the chains of a step into statements (WalkStep): finds for each node the plain rule by which it
/// follows from earlier statements.
class Walk {
 public:
  explicit Walk(const Position& position) : m_position(position) {}

  void tell(const std::vector<Chain>& chains, const std::vector<Lemma>& lemmas) {
    tellAll(chains, lemmas, {}, 0, std::nullopt);
  }

  std::vector<WalkStep> take() { return std::move(m_steps); }

 private:
  using StepNumbers = std::vector<std::size_t>;

  /// What is known after an assumption, as indices of statements.
  struct Case {
    StepNumbers facts;
    StepNumbers unsaid;     ///< indices of facts that were explained after another assumption, not this one
    std::size_t start = 0;  ///< index of the statement that is the assumption
    int depth = 0;
  };

  /// Adds the statements that explain some chains: those of the step, or those that prove a single node of
  /// another chain. `around` has what is known before these chains begin. Returns the index of the last
  /// statement of each chain.
  StepNumbers tellAll(const std::vector<Chain>& chains, const std::vector<Lemma>& lemmas, const Case& around,
                      int depth, const std::optional<ChainNode>& goal) {
    StepNumbers ends;
    Case now;
    if (goal && chains.front().front() != chains.back().front()) addCases(chains, *goal, depth);
    for (const Chain& chain : chains) {
      const bool goesOn = !now.facts.empty() && saysTheSame(m_steps[now.start].node, chain.front());
      if (!goesOn) {
        now = around;
        now.start = m_steps.size();
        now.depth = depth;
        now.facts.push_back(now.start);
        WalkStep supposed{chain.front()};
        supposed.depth = depth;
        supposed.goal = goal;
        supposed.start = now.start;
        m_steps.push_back(std::move(supposed));
      }
      ends.push_back(tellOne(chain, lemmas, now));
    }
    return ends;
  }

  /// Adds the statements that explain a single chain. Returns the index of the last one.
  std::size_t tellOne(const Chain& chain, const std::vector<Lemma>& lemmas, Case& now) {
    std::size_t before = now.start;
    for (auto node = chain.begin() + 1; node != chain.end(); ++node) {
      // A node that is already explained needs no further statement, unless the chain is a loop that ends in
      // its first node: the last link needs one.
      const auto known = findFact(*node, now.facts);
      if (known && (*known != now.start || node + 1 != chain.end())) {
        before = *known;
        continue;
      }
      WalkStep step = reasonFor(*node, now, before);
      if (step.rule == Rule::Together && node->lemma > 0 && now.depth < kDeepest) {
        const Lemma& lemma = lemmas[node->lemma - 1U];
        step.premises = tellAll(lemma, lemmas, now, now.depth + 1, *node);
        step.rule = areOpposites(lemma.front().front(), *node) ? Rule::Refuted : Rule::EachCase;
      }
      before = add(std::move(step), now);
    }
    // If the end of the chain was already explained after another assumption, a short statement repeats it.
    if (chain.size() > 1 && m_steps[before].start != now.start) addAgain(chain.back(), before, now);
    return before;
  }

  /// Adds a statement, or finds the same statement made after another assumption. Returns its index.
  std::size_t add(WalkStep step, Case& now) {
    step.depth = now.depth;
    step.start = now.start;
    auto number = findTold(step);
    if (number) {
      now.unsaid.push_back(*number);
    } else {
      recall(step, now);
      number = m_steps.size();
      m_steps.push_back(std::move(step));
    }
    now.facts.push_back(*number);
    return *number;
  }

  /// The index of an earlier statement that says the same by the same rule; nothing if there is none.
  std::optional<std::size_t> findTold(const WalkStep& step) const {
    if (step.rule == Rule::Refuted || step.rule == Rule::EachCase) return std::nullopt;
    const auto told = std::find_if(m_steps.begin(), m_steps.end(),
                                   [&](const WalkStep& other) { return isTheSame(other, step); });
    if (told == m_steps.end()) return std::nullopt;
    return static_cast<std::size_t>(std::distance(m_steps.begin(), told));
  }

  /// Repeats those facts that a statement follows from but that only another chain has explained.
  void recall(const WalkStep& step, Case& now) {
    for (const std::size_t premise : step.premises) {
      const StepNumbers trail = trailTo(premise, now);
      if (std::erase(now.unsaid, premise) == 0) continue;
      WalkStep recalled{m_steps[premise].node, Rule::Recalled, trail};
      recalled.depth = step.depth;
      recalled.start = step.start;
      m_steps.push_back(std::move(recalled));
    }
  }

  /// The statement with index `fact` and those that it follows from, as far as they were explained only after
  /// another assumption.
  StepNumbers trailTo(std::size_t fact, const Case& now) const {
    StepNumbers trail = {fact};
    for (std::size_t at = 0; at < trail.size(); ++at)
      for (const std::size_t premise : m_steps[trail[at]].premises)
        if (std::find(now.unsaid.begin(), now.unsaid.end(), premise) != now.unsaid.end() &&
            std::find(trail.begin(), trail.end(), premise) == trail.end())
          trail.push_back(premise);
    std::sort(trail.begin(), trail.end());
    return trail;
  }

  void addCases(const std::vector<Chain>& chains, const ChainNode& goal, int depth) {
    WalkStep cases{goal, Rule::Cases};
    cases.depth = depth;
    for (const Chain& chain : chains) {
      cases.cells |= chain.front().cells;
      cases.digits.add(chain.front().digit);
    }
    cases.house = commonHouse(cases.cells).value_or(House{0});
    m_steps.push_back(std::move(cases));
  }

  void addAgain(const ChainNode& end, std::size_t before, Case& now) {
    WalkStep again{end, Rule::Again, trailTo(before, now)};
    again.depth = now.depth;
    again.start = now.start;
    m_steps.push_back(std::move(again));
    std::erase(now.unsaid, before);
  }

  std::optional<std::size_t> findFact(const ChainNode& node, const StepNumbers& facts) const {
    const auto found = std::find_if(facts.begin(), facts.end(),
                                    [&](std::size_t fact) { return saysTheSame(m_steps[fact].node, node); });
    return found == facts.end() ? std::nullopt : std::optional(*found);
  }

  bool isTheSame(const WalkStep& a, const WalkStep& b) const {
    if (a.rule != b.rule || !saysTheSame(a.node, b.node)) return false;
    // The sentences for LastCandidate and LastPlace say by themselves what is ruled out, so the earlier
    // statements they follow from may differ.
    if (a.rule == Rule::LastCandidate) return true;
    if (a.rule == Rule::LastPlace) return a.house == b.house;
    if (a.rule == Rule::Supposed || a.rule == Rule::Cases || a.rule == Rule::Recalled) return false;
    if (!a.cells.isEmpty()) return a.house == b.house && a.from == b.from && a.cells == b.cells;
    if (a.premises.size() != b.premises.size()) return false;
    return std::equal(a.premises.begin(), a.premises.end(), b.premises.begin(),
                      [this](std::size_t one, std::size_t other) {
                        return saysTheSame(m_steps[one].node, m_steps[other].node);
                      });
  }

  /// The indices of known facts in the order in which a statement names them as its reasons: first the
  /// previous node of the chain, then the latest.
  static StepNumbers inOrder(const StepNumbers& facts, std::size_t before) {
    StepNumbers order = {before};
    std::copy_if(facts.rbegin(), facts.rend(), std::back_inserter(order),
                 [before](std::size_t fact) { return fact != before; });
    return order;
  }

  WalkStep reasonFor(const ChainNode& node, Case& now, std::size_t before) {
    const StepNumbers order = inOrder(now.facts, before);
    if (auto step = isSet(node) ? lacksDigit(node, order)
                    : node.isOn ? isOn(node, order)
                                : isOff(node, order))
      return *std::move(step);
    if (!node.isOn && !isSet(node) && node.cells.hasOne())
      if (auto pattern = PatternSearch(m_position, m_steps, order).patternFor(node))
        return withPremises(*std::move(pattern), order, now);
    return {node, Rule::Together, {before}};
  }

  /// The statement for a pattern, with the earlier statements that it follows from. Candidates that are ruled
  /// out by a digit in a cell, or because their own cell is filled, are explained by further statements
  /// before it.
  WalkStep withPremises(PatternSearch::Pattern pattern, const StepNumbers& order, Case& now) {
    WalkStep& step = pattern.step;
    if (findTold(step)) return std::move(step);
    std::map<std::pair<std::size_t, Digit>, CellSet> closed;
    for (const Candidate& gone : pattern.gone) {
      if (addOff(gone, order, step.premises)) continue;
      const auto by = std::find_if(order.begin(), order.end(), [&](std::size_t fact) {
        return PatternSearch::explains(m_steps[fact].node, gone);
      });
      closed[{*by, gone.digit}].add(gone.cell);
    }
    for (const auto& [by, cells] : closed) {
      const auto& [fact, digit] = by;
      if (commonHouse(m_steps[fact].node.cells | cells)) {
        step.premises.push_back(add(closedBy(fact, digit, cells), now));
        continue;
      }
      for (const Cell cell : cells) step.premises.push_back(add(closedBy(fact, digit, {cell}), now));
    }
    const auto first = std::find(step.premises.begin(), step.premises.end(), order.front());
    if (first != step.premises.end()) std::rotate(step.premises.begin(), first, first + 1);
    return std::move(step);
  }

  WalkStep closedBy(std::size_t fact, Digit digit, CellSet cells) const {
    const ChainNode& source = m_steps[fact].node;
    ChainNode node;
    node.kind = cells.hasOne() ? ChainNode::Kind::Single : ChainNode::Kind::Group;
    node.branch = source.branch;
    node.digit = digit;
    node.cells = cells;
    if (source.digit != digit) return {node, Rule::CellFilled, {fact}};
    return {node, Rule::SeesDigit, {fact}, *commonHouse(source.cells | cells)};
  }

  std::optional<WalkStep> lacksDigit(const ChainNode& set, const StepNumbers& facts) const {
    const CellSet places = set.cells & placesOf(set.digit);
    for (const std::size_t fact : facts)
      if (seesAll(m_steps[fact].node, set.digit, places)) return WalkStep{set, Rule::LacksDigit, {fact}};
    return std::nullopt;
  }

  std::optional<WalkStep> isOff(const ChainNode& node, const StepNumbers& facts) const {
    for (const std::size_t fact : facts) {
      const ChainNode& other = m_steps[fact].node;
      if (seesAll(other, node.digit, node.cells)) {
        const auto house = commonHouse(other.cells | node.cells);
        if (house) return WalkStep{node, Rule::SeesDigit, {fact}, *house};
      }
      if (other.isOn && other.cells == node.cells && other.cells.hasOne() && other.digit != node.digit)
        return WalkStep{node, Rule::CellFilled, {fact}};
      if (isSet(other) && other.digit != node.digit && isSeenByAll(other.cells, node))
        return WalkStep{node, Rule::SeesSet, {fact}};
    }
    return std::nullopt;
  }

  std::optional<WalkStep> isOn(const ChainNode& node, const StepNumbers& facts) const {
    std::vector<WalkStep> reasons;
    if (node.cells.hasOne()) {
      WalkStep step{node, Rule::LastCandidate, {}};
      const Cell cell = node.cells.first();
      bool areGone = true;
      for (const Digit other : m_position.candidates.at(cell) - DigitSet{node.digit})
        areGone = areGone && addOff({cell, other}, facts, step.premises);
      if (areGone && !step.premises.empty()) reasons.push_back(std::move(step));
    }
    for (const House house : allHouses()) {
      if (!(node.cells - cellsOf(house)).isEmpty()) continue;
      WalkStep step{node, Rule::LastPlace, {}, house};
      bool areGone = true;
      for (const Cell cell : (placesOf(node.digit) & cellsOf(house)) - node.cells)
        areGone = areGone && addOff({cell, node.digit}, facts, step.premises);
      if (areGone && !step.premises.empty()) reasons.push_back(std::move(step));
    }
    if (reasons.empty()) return std::nullopt;
    // A rule that uses the previous node of the chain is preferred to one that needs fewer earlier
    // statements.
    const auto costOf = [&](const WalkStep& step) {
      const bool usesIt =
          std::find(step.premises.begin(), step.premises.end(), facts.front()) != step.premises.end();
      return step.premises.size() + (usesIt ? 0 : kCellCount);
    };
    auto best = std::min_element(reasons.begin(), reasons.end(),
                                 [&](const WalkStep& a, const WalkStep& b) { return costOf(a) < costOf(b); });
    const auto from = std::find(best->premises.begin(), best->premises.end(), facts.front());
    if (from != best->premises.end()) std::rotate(best->premises.begin(), from, from + 1);
    return std::move(*best);
  }

  /// Adds to `premises` the index of the fact that a candidate is false. Returns whether that is known.
  bool addOff(const Candidate& gone, const StepNumbers& facts, StepNumbers& premises) const {
    const auto fact = std::find_if(facts.begin(), facts.end(), [&](std::size_t number) {
      const ChainNode& node = m_steps[number].node;
      return !node.isOn && !isSet(node) && node.digit == gone.digit && node.cells.contains(gone.cell);
    });
    if (fact == facts.end()) return false;
    if (std::find(premises.begin(), premises.end(), *fact) == premises.end()) premises.push_back(*fact);
    return true;
  }

  CellSet placesOf(Digit digit) const {
    return m_position.candidates.cellsOf(digit) & m_position.candidates.openCells();
  }

  /// Whether the node says that the digit is in one of its cells, and all of `cells` see it wherever it is.
  static bool seesAll(const ChainNode& node, Digit digit, CellSet cells) {
    if (!node.isOn || node.digit != digit || isSet(node)) return false;
    return std::all_of(node.cells.begin(), node.cells.end(),
                       [&](Cell cell) { return (cells - peersOf(cell)).isEmpty(); });
  }

  bool isSeenByAll(CellSet set, const ChainNode& node) const {
    const CellSet places = set & placesOf(node.digit);
    return !places.isEmpty() && std::all_of(node.cells.begin(), node.cells.end(),
                                            [&](Cell cell) { return (places - peersOf(cell)).isEmpty(); });
  }

  static constexpr int kDeepest = 8;

  const Position& m_position;
  std::vector<WalkStep> m_steps;
};

}  // namespace

std::vector<WalkStep> walkSteps(const Step& step, const Position& position) {
  Walk walk(position);
  if (const auto* const chain = std::get_if<reason::LinkChain>(&step.reason)) {
    Chain nodes = chain->nodes;
    // A loop has one more link, from its last node back to the first, which is explained too.
    if (chain->shape == reason::LinkChain::Shape::ContinuousLoop && !saysTheSame(nodes.back(), nodes.front()))
      nodes.push_back(nodes.front());
    walk.tell({nodes}, {});
  }
  if (const auto* const kraken = std::get_if<reason::KrakenFish>(&step.reason)) walk.tell(kraken->chains, {});
  const auto* const proof = std::get_if<reason::Proof>(&step.reason);
  if (proof != nullptr && !hasOneCase(*proof)) walk.tell(proof->chains, proof->lemmas);
  std::vector<WalkStep> steps = walk.take();
  int links = 0;
  for (WalkStep& told : steps)
    if (!told.premises.empty() && told.rule != Rule::Refuted && told.rule != Rule::EachCase &&
        told.rule != Rule::Again && told.rule != Rule::Recalled)
      told.link = ++links;
  return steps;
}

}  // namespace sudoku
