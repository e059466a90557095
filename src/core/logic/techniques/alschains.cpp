#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "finders.h"

namespace sudoku::techniques {
namespace {

constexpr std::size_t kMostPetals = 100;  // the most petals tried for one candidate of a death blossom's stem

/// Two almost locked sets and the one or two digits that only one of them can hold.
struct Connection {
  std::size_t a;
  std::size_t b;
  DigitSet digits;
};

std::vector<Connection> connectionsOf(const std::vector<Als>& alses, bool mayOverlap, bool bothWays) {
  std::vector<Connection> connections;
  for (std::size_t a = 0; a < alses.size(); ++a) {
    for (std::size_t b = bothWays ? 0 : a + 1; b < alses.size(); ++b) {
      if (a == b) continue;
      const DigitSet digits = restrictedCommons(alses[a], alses[b], mayOverlap);
      if (!digits.isEmpty()) connections.push_back({a, b, digits});
    }
  }
  return connections;
}

/// Eliminates the candidates that see all places of a digit in both sets, for each common digit except those
/// in `but`. Returns the digits that were eliminated anywhere.
DigitSet eliminateShared(Step& step, const Als& a, const Als& b, DigitSet but) {
  DigitSet shared;
  for (const Digit digit : (a.digits & b.digits) - but) {
    const CellSet gone = a.seenBy(digit) & b.seenBy(digit);
    if (gone.isEmpty()) continue;
    eliminate(step, digit, gone);
    shared.add(digit);
  }
  return shared;
}

/// The number of almost locked sets that a step uses, and the number of cells in them all.
std::pair<int, int> costOf(const Step& step) {
  const auto cost = [](const std::vector<DigitCells>& sets) {
    int cells = 0;
    for (const DigitCells& set : sets) cells += set.cells.size();
    return std::pair(static_cast<int>(sets.size()), cells);
  };
  if (const auto* const xz = std::get_if<reason::AlsXz>(&step.reason)) return cost({xz->a, xz->b});
  if (const auto* const wing = std::get_if<reason::AlsXyWing>(&step.reason))
    return cost({wing->a, wing->b, wing->pivot});
  if (const auto* const chain = std::get_if<reason::AlsChain>(&step.reason)) return cost(chain->sets);
  return cost(std::get<reason::DeathBlossom>(step.reason).petals);
}

int cellsIn(const Step& step) {
  return costOf(step).second;
}

/// Finds chains of almost locked sets. The digit that links a set to the next one must differ from the digit
/// that links it to the previous one.
class AlsChains {
 public:
  explicit AlsChains(Search& search) : m_search(search), m_alses(search.alses()), m_list(search, cellsIn) {
    m_joints.resize(m_alses.size());
    for (const auto& [a, b, digits] :
         connectionsOf(m_alses, search.options.overlap, search.options.alsChainsBothWays))
      m_joints[a].push_back({b, digits});
    m_isInChain.resize(m_alses.size());
  }

  void find() {
    for (std::size_t start = 0; start < m_alses.size(); ++start) {
      m_start = start;
      m_isInChain[start] = true;
      for (const auto& [next, digits] : m_joints[start])
        for (const Digit digit : digits) follow({next, {digit}});
      m_isInChain[start] = false;
    }
    takeInOrder(m_search, std::move(m_list.steps()), costOf);
  }

 private:
  /// The next set of a chain, and the digits that link it to the set before. In m_chain, without digits that
  /// the link before makes impossible.
  struct Joint {
    std::size_t next;
    DigitSet digits;
  };

  void follow(const Joint& joint) {
    if (m_isInChain[joint.next] || m_search.isStopped()) return;
    m_chain.push_back(joint);
    m_isInChain[joint.next] = true;
    if (m_chain.size() >= 3) judge(m_alses[m_start], m_alses[joint.next]);
    if (static_cast<int>(m_chain.size()) < m_search.options.alsChainLength)
      for (const auto& [other, digits] : m_joints[joint.next]) {
        const DigitSet left = remaining(digits, joint.digits);
        if (!left.isEmpty()) follow({other, left});
      }
    m_isInChain[joint.next] = false;
    m_chain.pop_back();
  }

  /// The digits that can link to the next set, without those in `before`, which link to the previous set: the
  /// same digit cannot link twice in a row. If `before` has two digits, either may link to the previous set,
  /// and HoDoKu excludes only the lower one.
  static DigitSet remaining(DigitSet digits, DigitSet before) { return digits - DigitSet{before.first()}; }

  void judge(const Als& first, const Als& last) {
    Step step{Technique::AlsXyChain};
    eliminateShared(step, first, last, m_chain.front().digits | m_chain.back().digits);
    if (step.eliminations.empty()) return;
    sortEliminations(step);
    reason::AlsChain reason{{first.toDigitCells()}};
    for (const auto& [next, digits] : m_chain) {
      reason.sets.push_back(m_alses[next].toDigitCells());
      reason.common.push_back(digits);
    }
    step.reason = std::move(reason);
    m_list.add(std::move(step));
  }

  Search& m_search;
  const std::vector<Als>& m_alses;
  std::vector<std::vector<Joint>> m_joints;  // for each set, the links to other sets
  std::vector<bool> m_isInChain;
  std::size_t m_start = 0;
  std::vector<Joint> m_chain;
  Shortlist m_list;
};

/// Finds death blossoms: stem cells each of whose candidates takes a digit away from another almost locked
/// set, a petal. Candidates that all petals have in common are eliminated.
class DeathBlossoms {
 public:
  explicit DeathBlossoms(Search& search) : m_search(search), m_list(search, cellsIn) {}

  void find() {
    for (const Cell stem : m_search.state.openCells()) {
      m_stem = stem;
      m_petals.clear();
      for (const Digit digit : m_search.state.at(stem)) {
        std::vector<const Als*>& petals = m_petals.emplace_back();
        for (const Als& als : m_search.alses())
          if (petals.size() < kMostPetals && als.seenBy(digit).contains(stem)) petals.push_back(&als);
      }
      choose({}, DigitSet::all());
    }
    takeInOrder(m_search, std::move(m_list.steps()), costOf);
  }

 private:
  void choose(CellSet cells, DigitSet shared) {
    if (m_search.isStopped()) return;
    if (m_chosen.size() == m_petals.size()) {
      judge(shared);
      return;
    }
    for (const Als* const als : m_petals[m_chosen.size()]) {
      if (!m_search.options.overlap && !(als->cells & cells).isEmpty()) continue;
      const DigitSet left = shared & als->digits;
      if (left.isEmpty()) continue;
      m_chosen.push_back(als);
      choose(cells | als->cells, left);
      m_chosen.pop_back();
    }
  }

  void judge(DigitSet shared) {
    Step step{Technique::DeathBlossom};
    const DigitSet own = m_search.state.at(m_stem);
    for (const Digit digit : shared - own) {
      CellSet places;
      for (const Als* const petal : m_chosen) places |= petal->placesOf(digit);
      eliminate(step, digit, commonPeersOf(places) & m_search.state.cellsOf(digit));
    }
    if (step.eliminations.empty()) return;
    sortEliminations(step);
    reason::DeathBlossom reason{m_stem, {}, {own.begin(), own.end()}};
    for (const Als* const petal : m_chosen) reason.petals.push_back(petal->toDigitCells());
    step.reason = std::move(reason);
    m_list.add(std::move(step));
  }

  Search& m_search;
  Cell m_stem{0};
  std::vector<std::vector<const Als*>> m_petals;  // for each candidate of the stem, its possible petals
  std::vector<const Als*> m_chosen;
  Shortlist m_list;
};

/// Eliminates candidates by a set with two linking digits: without these it is a locked set, so each of its
/// other digits stands in it.
bool eliminateDoublyLinked(Step& step, const Als& als, const Als& other, DigitSet joining) {
  const std::size_t before = step.eliminations.size();
  for (const Digit digit : als.digits - joining) eliminate(step, digit, als.seenBy(digit) - other.cells);
  return step.eliminations.size() > before;
}

/// The ALS-XZ step of two almost locked sets, without eliminations if there is no such step.
Step stepByXz(const Als& a, const Als& b, DigitSet common) {
  Step step{Technique::AlsXz};
  DigitSet shared = eliminateShared(step, a, b, {common.first()});
  if (common.size() > 1) {
    const Digit second = *++common.begin();
    shared = shared | eliminateShared(step, a, b, {second});
    const bool fromA = eliminateDoublyLinked(step, a, b, common);
    const bool fromB = eliminateDoublyLinked(step, b, a, common);
    if (fromA || fromB) shared = {};
  }
  step.reason = reason::AlsXz{a.toDigitCells(), b.toDigitCells(), common, shared};
  sortEliminations(step);
  return step;
}

/// The ALS-XY-wing of two almost locked sets and a pivot, without eliminations if there is no such step.
Step stepByXyWing(const Als& a, const Als& b, const Als& pivot, DigitSet common) {
  Step step{Technique::AlsXyWing};
  const DigitSet shared = eliminateShared(step, a, b, common);
  step.reason = reason::AlsXyWing{a.toDigitCells(), b.toDigitCells(), pivot.toDigitCells(), common, shared};
  sortEliminations(step);
  return step;
}

/// The connections with numbers above `number` that share an almost locked set with `connection`.
std::vector<std::size_t> partnersOf(const std::vector<std::vector<std::size_t>>& ofAls,
                                    const Connection& connection, std::size_t number) {
  const std::vector<std::size_t>& a = ofAls[connection.a];
  const std::vector<std::size_t>& b = ofAls[connection.b];
  std::vector<std::size_t> partners;
  std::set_union(std::upper_bound(a.begin(), a.end(), number), a.end(),
                 std::upper_bound(b.begin(), b.end(), number), b.end(), std::back_inserter(partners));
  return partners;
}

}  // namespace

void findAlsXz(Search& search) {
  const std::vector<Als>& alses = search.alses();
  std::vector<Step> steps;
  for (std::size_t a = 0; a < alses.size() && !search.isStopped(); ++a) {
    for (std::size_t b = a + 1; b < alses.size(); ++b) {
      const DigitSet common = restrictedCommons(alses[a], alses[b], search.options.overlap);
      if (common.isEmpty()) continue;
      Step step = stepByXz(alses[a], alses[b], common);
      if (step.eliminations.empty()) continue;
      steps.push_back(std::move(step));
      if (!search.options.wantsAll) return search.takeEach(std::move(steps));
    }
  }
  takeInOrder(search, std::move(steps), costOf);
}

void findAlsXyWings(Search& search) {
  const std::vector<Als>& alses = search.alses();
  const std::vector<Connection> connections = connectionsOf(alses, search.options.overlap, false);
  std::vector<std::vector<std::size_t>> ofAls(alses.size());
  for (std::size_t index = 0; index < connections.size(); ++index) {
    ofAls[connections[index].a].push_back(index);
    ofAls[connections[index].b].push_back(index);
  }
  std::vector<Step> steps;
  for (std::size_t first = 0; first < connections.size() && !search.isStopped(); ++first) {
    const Connection& one = connections[first];
    for (const std::size_t second : partnersOf(ofAls, one, first)) {
      const Connection& two = connections[second];
      if (one.digits.size() == 1 && one.digits == two.digits) continue;
      const std::size_t pivot = one.a == two.a || one.a == two.b ? one.a : one.b;
      const Als& a = alses[one.a == pivot ? one.b : one.a];
      const Als& b = alses[two.a == pivot ? two.b : two.a];
      if (!search.options.overlap && !(a.cells & b.cells).isEmpty()) continue;
      if ((a.cells - b.cells).isEmpty() || (b.cells - a.cells).isEmpty()) continue;
      Step step = stepByXyWing(a, b, alses[pivot], one.digits | two.digits);
      if (step.eliminations.empty()) continue;
      steps.push_back(std::move(step));
      if (!search.options.wantsAll) return search.takeEach(std::move(steps));
    }
  }
  takeInOrder(search, std::move(steps), costOf);
}

void findAlsXyChains(Search& search) {
  AlsChains(search).find();
}

void findDeathBlossoms(Search& search) {
  DeathBlossoms(search).find();
}

}  // namespace sudoku::techniques
