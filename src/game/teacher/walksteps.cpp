#include "walksteps.h"

#include <algorithm>
#include <iterator>
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

/// Finds for each node of the chains the plain rule by which it follows from what was told before.
class Walk {
 public:
  explicit Walk(const Position& position) : m_position(position) {}

  void tell(const std::vector<Chain>& chains, const std::vector<Lemma>& lemmas) {
    tellAll(chains, lemmas, {}, 0, std::nullopt);
  }

  std::vector<WalkStep> take() { return std::move(m_steps); }

 private:
  using Numbers = std::vector<std::size_t>;

  /// Chains of a proof, or of a lemma in the middle of one. What is known without them stands before. Returns
  /// what they end with.
  Numbers tellAll(const std::vector<Chain>& chains, const std::vector<Lemma>& lemmas, const Numbers& known,
                  int depth, const std::optional<ChainNode>& goal) {
    Numbers ends;
    Numbers facts;
    if (goal && chains.front().front() != chains.back().front()) addCases(chains, *goal, depth);
    for (const Chain& chain : chains) {
      const bool goesOn = !facts.empty() && saysTheSame(m_steps[facts[known.size()]].node, chain.front());
      if (!goesOn) {
        facts = known;
        facts.push_back(m_steps.size());
        WalkStep supposed{chain.front()};
        supposed.depth = depth;
        supposed.goal = goal;
        supposed.start = m_steps.size();
        m_steps.push_back(std::move(supposed));
      }
      ends.push_back(tellOne(chain, lemmas, facts, facts[known.size()], depth));
    }
    return ends;
  }

  /// Returns what it ends with.
  std::size_t tellOne(const Chain& chain, const std::vector<Lemma>& lemmas, Numbers& facts, std::size_t start,
                      int depth) {
    std::size_t before = start;
    Numbers again;  // steps up to here that stand in another case
    Numbers told;   // of these, what has not been recalled
    for (auto node = chain.begin() + 1; node != chain.end(); ++node) {
      // What closes a loop is a link too.
      const auto known = findFact(*node, facts);
      if (known && (*known != start || node + 1 != chain.end())) {
        before = *known;
        continue;
      }
      WalkStep step = reasonFor(*node, facts, before);
      step.depth = depth;
      step.start = start;
      if (step.rule == Rule::Together && node->lemma > 0 && depth < kDeepest) {
        const Lemma& lemma = lemmas[node->lemma - 1U];
        step.premises = tellAll(lemma, lemmas, facts, depth + 1, *node);
        step.rule = areOpposites(lemma.front().front(), *node) ? Rule::Refuted : Rule::EachCase;
      }
      if (const auto same = findTold(step)) {
        before = *same;
        told.push_back(before);
        again.push_back(before);
      } else {
        recall(step, told);
        again.clear();
        before = m_steps.size();
        m_steps.push_back(std::move(step));
      }
      facts.push_back(before);
    }
    // A case that runs into an earlier one says at least where it ends.
    if (chain.size() > 1 && m_steps[before].start != start)
      addAgain(chain.back(), again.empty() ? before : again.front(), start, depth);
    return before;
  }

  /// The step that another case told with what it follows from.
  std::optional<std::size_t> findTold(const WalkStep& step) const {
    if (step.rule == Rule::Refuted || step.rule == Rule::EachCase) return std::nullopt;
    const auto told = std::find_if(m_steps.begin(), m_steps.end(),
                                   [&](const WalkStep& other) { return isTheSame(other, step); });
    if (told == m_steps.end()) return std::nullopt;
    return static_cast<std::size_t>(std::distance(m_steps.begin(), told));
  }

  /// What a step rests on and only another case told is said once more.
  void recall(const WalkStep& step, Numbers& told) {
    for (const std::size_t premise : step.premises) {
      if (std::erase(told, premise) == 0) continue;
      WalkStep recalled{m_steps[premise].node, Rule::Recalled, {premise}};
      recalled.depth = step.depth;
      recalled.start = step.start;
      m_steps.push_back(std::move(recalled));
    }
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

  void addAgain(const ChainNode& end, std::size_t before, std::size_t start, int depth) {
    WalkStep again{end, Rule::Again, {before}};
    again.depth = depth;
    again.start = start;
    m_steps.push_back(std::move(again));
  }

  std::optional<std::size_t> findFact(const ChainNode& node, const Numbers& facts) const {
    const auto found = std::find_if(facts.begin(), facts.end(),
                                    [&](std::size_t fact) { return saysTheSame(m_steps[fact].node, node); });
    return found == facts.end() ? std::nullopt : std::optional(*found);
  }

  bool isTheSame(const WalkStep& a, const WalkStep& b) const {
    if (a.rule != b.rule || !saysTheSame(a.node, b.node)) return false;
    // What else has gone from the cell or house is known by these.
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

  /// The facts, the one that the chain comes from first, then the latest.
  static Numbers inOrder(const Numbers& facts, std::size_t before) {
    Numbers order = {before};
    std::copy_if(facts.rbegin(), facts.rend(), std::back_inserter(order),
                 [before](std::size_t fact) { return fact != before; });
    return order;
  }

  WalkStep reasonFor(const ChainNode& node, const Numbers& facts, std::size_t before) const {
    const Numbers order = inOrder(facts, before);
    if (auto step = isSet(node) ? lacksDigit(node, order)
                    : node.isOn ? isOn(node, order)
                                : isOff(node, order))
      return *std::move(step);
    if (!node.isOn && !isSet(node) && node.cells.hasOne())
      if (auto step = PatternSearch(m_position, m_steps, order).reasonFor(node)) return *std::move(step);
    return {node, Rule::Together, {before}};
  }

  std::optional<WalkStep> lacksDigit(const ChainNode& set, const Numbers& facts) const {
    const CellSet places = set.cells & placesOf(set.digit);
    for (const std::size_t fact : facts)
      if (seesAll(m_steps[fact].node, set.digit, places)) return WalkStep{set, Rule::LacksDigit, {fact}};
    return std::nullopt;
  }

  std::optional<WalkStep> isOff(const ChainNode& node, const Numbers& facts) const {
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

  std::optional<WalkStep> isOn(const ChainNode& node, const Numbers& facts) const {
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
    // What the chain comes from counts more than how little is needed.
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

  /// Adds the fact by which a candidate went. Whether there is one.
  bool addOff(const Candidate& gone, const Numbers& facts, Numbers& premises) const {
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

  /// Whether a digit in one of the node's cells is seen by all of these.
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
  if (const auto* const chain = std::get_if<reason::LinkChain>(&step.reason)) walk.tell({chain->nodes}, {});
  if (const auto* const kraken = std::get_if<reason::KrakenFish>(&step.reason)) walk.tell(kraken->chains, {});
  if (const auto* const proof = std::get_if<reason::Proof>(&step.reason))
    walk.tell(proof->chains, proof->lemmas);
  std::vector<WalkStep> steps = walk.take();
  int links = 0;
  for (WalkStep& told : steps)
    if (!told.premises.empty() && told.rule != Rule::Refuted && told.rule != Rule::EachCase &&
        told.rule != Rule::Again && told.rule != Rule::Recalled)
      told.link = ++links;
  return steps;
}

}  // namespace sudoku
