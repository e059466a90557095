#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <utility>

#include <sudoku/logic/disproof.h>

#include "logic/patterncells.h"
#include "logic/techniques/order.h"

namespace sudoku {
namespace {

using techniques::Group;
using techniques::kByLevel;
using techniques::SearchOptions;
using techniques::State;

/// The hardest level of the steps that a later step may build on. Looking for all steps of a level above
/// takes as long as for those of all levels below.
constexpr Level kHardestBuiltOn = Level::Expert;
/// How many of the steps that end a proof are tried in a round, the easiest and smallest first.
constexpr std::size_t kMostTried = 8;

template <typename T>
bool contains(const std::vector<T>& all, const T& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

std::vector<Candidate> united(std::vector<Candidate> some, const std::vector<Candidate>& more) {
  for (const Candidate& each : more)
    if (!contains(some, each)) some.push_back(each);
  return some;
}

Position without(Position position, const std::vector<Candidate>& candidates) {
  for (const auto [cell, digit] : candidates) position.candidates.eliminate(cell, digit);
  return position;
}

bool eliminatesAll(const Step& step, const std::vector<Candidate>& candidates) {
  return std::all_of(candidates.begin(), candidates.end(),
                     [&](const Candidate& each) { return contains(step.eliminations, each); });
}

/// Orders steps by how easy they are to follow.
std::pair<Level, int> difficultyOf(const Step& step) {
  return {infoOf(step.technique).level, patternCells(step).size()};
}

bool isEasierThan(const Step& a, const Step& b) {
  return difficultyOf(a) < difficultyOf(b);
}

bool isShorterThan(const Disproof& a, const Disproof& b) {
  const auto cells = [](const Disproof& proof) {
    int sum = 0;
    for (const Step& step : proof.steps) sum += patternCells(step).size();
    return sum;
  };
  return std::pair(a.steps.size(), cells(a)) < std::pair(b.steps.size(), cells(b));
}

}  // namespace

/// Takes the steps of the position in rounds: a round has all that is possible after the eliminations of the
/// rounds before it. The last step of a proof eliminates the candidate; what has to be gone before that step
/// is possible is what steps of earlier rounds are looked for.
class DisproofFinder::Search {
 public:
  Search(const Position& position, DisproofLimits limits)
      : m_position(position), m_limits(limits), m_options(techniques::allStepsOptions(position)) {}

  std::optional<Disproof> find(const Candidate& candidate, const std::stop_token& stop) {
    m_stop = stop;
    if (State(m_position).isContradictory()) return std::nullopt;
    for (const auto& [level, name] : Names<Level>::kNames) {
      if (level > m_limits.level) break;
      auto proof = findAt(level, candidate);
      if (isStopped()) return std::nullopt;
      if (proof) return proof;
    }
    return std::nullopt;
  }

 private:
  struct Round {
    std::vector<Candidate> gone;  ///< what the rounds before have eliminated
    std::vector<Step> steps;      ///< the steps that are possible then, but for those that place a digit
  };

  bool isStopped() const { return m_stop.stop_requested(); }

  std::optional<Disproof> findAt(Level level, const Candidate& candidate) {
    std::optional<Disproof> best;
    // A step that was not possible in a round before needs a step of each of these rounds.
    for (std::size_t number = 0; number < m_limits.steps && !(best && best->steps.size() <= number);
         ++number) {
      const Round* const round = roundOf(std::min(level, kHardestBuiltOn), number);
      if (round == nullptr) break;
      std::vector<Step> last = level <= kHardestBuiltOn ? round->steps : hardSteps(level, number, *round);
      std::erase_if(last, [&](const Step& step) { return !contains(step.eliminations, candidate); });
      std::stable_sort(last.begin(), last.end(), isEasierThan);
      if (last.size() > kMostTried) last.resize(kMostTried);
      for (const Step& step : last) {
        if (isStopped()) return std::nullopt;
        auto proof = proofBy(step, number, std::min(level, kHardestBuiltOn), candidate);
        if (proof && (!best || isShorterThan(*proof, *best))) best = std::move(proof);
      }
    }
    return best;
  }

  /// A round of the steps up to a level, at most kHardestBuiltOn. Null if the rounds before it leave nothing
  /// to eliminate, or if stopped.
  const Round* roundOf(Level level, std::size_t number) {
    std::vector<Round>& rounds = m_rounds[static_cast<std::size_t>(level)];
    while (rounds.size() <= number) {
      Round next;
      if (!rounds.empty()) {
        next.gone = rounds.back().gone;
        for (const Step& step : rounds.back().steps)
          next.gone = united(std::move(next.gone), step.eliminations);
        if (next.gone.size() == rounds.back().gone.size()) return nullptr;
      }
      const State state(without(m_position, next.gone));
      if (state.isContradictory()) return nullptr;
      for (const Group group : kByLevel) {
        if (infoOf(group.first).level > level) break;
        for (Step& step : stepsOf(state, group)) next.steps.push_back(std::move(step));
      }
      if (isStopped()) return nullptr;
      rounds.push_back(std::move(next));
    }
    return &rounds[number];
  }

  /// The steps of a level above kHardestBuiltOn that are possible in a round. Forcing chains prove so much
  /// that only those of the position itself are looked for.
  std::vector<Step> hardSteps(Level level, std::size_t number, const Round& round) {
    const auto known = m_hardSteps.find({level, number});
    if (known != m_hardSteps.end()) return known->second;
    std::vector<Step> steps;
    const State state(without(m_position, round.gone));
    for (const Group group : kByLevel) {
      const TechniqueInfo& info = infoOf(group.first);
      if (info.level != level || (number > 0 && info.family == TechniqueFamily::ForcingChain)) continue;
      for (Step& step : stepsOf(state, group)) steps.push_back(std::move(step));
    }
    if (!isStopped()) m_hardSteps.emplace(std::pair(level, number), steps);
    return steps;
  }

  std::vector<Step> stepsOf(const State& state, Group group) const {
    std::vector<Step> steps = techniques::allOf(state, group, m_options, m_stop);
    std::erase_if(steps, [](const Step& step) { return !step.placements.empty(); });
    return steps;
  }

  /// A step of the same technique that eliminates `wanted` in another position, with the same pattern if
  /// possible; nothing if there is none.
  std::optional<Step> sameStep(const Step& step, const std::vector<Candidate>& wanted,
                               const Position& position) const {
    if (isStopped()) return std::nullopt;
    std::vector<Step> steps = stepsOf(State(position), {step.technique, step.technique});
    std::erase_if(steps, [&](const Step& other) { return !eliminatesAll(other, wanted); });
    if (steps.empty()) return std::nullopt;
    const auto same = std::find_if(steps.begin(), steps.end(),
                                   [&](const Step& other) { return other.reason == step.reason; });
    return std::move(same == steps.end() ? steps.front() : *same);
  }

  /// The smallest part of `gone` that makes a step possible which eliminates `wanted`: if any candidate of it
  /// came back, the step would not be possible.
  std::vector<Candidate> neededFor(const Step& step, const std::vector<Candidate>& wanted,
                                   const std::vector<Candidate>& gone) const {
    if (gone.empty() || sameStep(step, wanted, m_position)) return {};
    // Mostly, what is gone from the pattern's cells and houses is enough.
    const CellSet pattern = patternCells(step);
    std::vector<Candidate> near;
    for (const Candidate& each : gone) {
      const CellSet places = pattern & m_position.candidates.cellsOf(each.digit);
      if (pattern.contains(each.cell) || (places & peersOf(each.cell)).size() > 1) near.push_back(each);
    }
    const bool isEnough = sameStep(step, wanted, without(m_position, near)).has_value();
    return smallest(step, wanted, {}, isEnough ? near : gone, false);
  }

  /// The smallest part of `gone` that makes the step possible together with `known`, as in Junker,
  /// "QuickXplain: Preferred Explanations and Relaxations for Over-Constrained Problems" (AAAI 2004).
  /// `hasGrown`: whether `known` has grown since it was last tried alone.
  std::vector<Candidate> smallest(const Step& step, const std::vector<Candidate>& wanted,
                                  const std::vector<Candidate>& known, const std::vector<Candidate>& gone,
                                  bool hasGrown) const {
    if (hasGrown && sameStep(step, wanted, without(m_position, known))) return {};
    if (gone.size() <= 1) return gone;
    const auto middle = gone.begin() + static_cast<std::ptrdiff_t>(gone.size() / 2);
    const std::vector<Candidate> first(gone.begin(), middle);
    const std::vector<Candidate> second(middle, gone.end());
    const auto ofSecond = smallest(step, wanted, united(known, first), second, true);
    const auto ofFirst = smallest(step, wanted, united(known, ofSecond), first, !ofSecond.empty());
    return united(ofFirst, ofSecond);
  }

  /// The proof that ends with a step of the round `number`, whose earlier steps are of a level or below.
  std::optional<Disproof> proofBy(const Step& last, std::size_t number, Level level,
                                  const Candidate& candidate) {
    const std::vector<Round>& rounds = m_rounds[static_cast<std::size_t>(level)];
    std::vector<Step> steps = {last};  // from the last to the first
    steps.front().eliminations = {candidate};
    std::vector<Candidate> needed = neededFor(last, {candidate}, rounds[number].gone);
    while (number-- > 0 && !needed.empty()) {
      const std::vector<Candidate>& before = rounds[number].gone;
      const auto here = std::stable_partition(needed.begin(), needed.end(),
                                              [&](const Candidate& each) { return contains(before, each); });
      std::vector<Candidate> open(here, needed.end());
      needed.erase(here, needed.end());
      while (!open.empty()) {
        if (steps.size() == m_limits.steps) return std::nullopt;
        Step step = widest(rounds[number].steps, open);
        std::erase_if(open, [&](const Candidate& each) { return contains(step.eliminations, each); });
        needed = united(std::move(needed), neededFor(step, step.eliminations, before));
        steps.push_back(std::move(step));
      }
    }
    std::reverse(steps.begin(), steps.end());
    return shortest(std::move(steps));
  }

  /// The step that eliminates most of `wanted`, with these alone as its eliminations. Precondition: one of
  /// the steps eliminates some.
  static Step widest(const std::vector<Step>& steps, const std::vector<Candidate>& wanted) {
    const auto rankOf = [&](const Step& step) {
      const auto count = std::count_if(wanted.begin(), wanted.end(), [&](const Candidate& each) {
        return contains(step.eliminations, each);
      });
      return std::tuple(-count, difficultyOf(step));
    };
    Step step = *std::min_element(steps.begin(), steps.end(),
                                  [&](const Step& a, const Step& b) { return rankOf(a) < rankOf(b); });
    std::erase_if(step.eliminations, [&](const Candidate& each) { return !contains(wanted, each); });
    return step;
  }

  /// The proof by some steps in their order, without those that it can do without; nothing if one of the
  /// steps is not possible where it stands.
  std::optional<Disproof> shortest(std::vector<Step> steps) const {
    auto proof = replayed(steps);
    for (std::size_t index = steps.size() - 1; proof && index-- > 0;) {
      std::vector<Step> fewer = steps;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(index));
      auto shorter = replayed(fewer);
      if (!shorter) continue;
      proof = std::move(shorter);
      steps = std::move(fewer);
    }
    return proof;
  }

  std::optional<Disproof> replayed(const std::vector<Step>& steps) const {
    Disproof proof;
    Position position = m_position;
    for (const Step& step : steps) {
      auto found = sameStep(step, step.eliminations, position);
      if (!found) return std::nullopt;
      found->eliminations = step.eliminations;
      position = applyStep(position, *found);
      proof.level = std::max(proof.level, infoOf(found->technique).level);
      proof.steps.push_back(*std::move(found));
    }
    return proof;
  }

  Position m_position;
  DisproofLimits m_limits;
  SearchOptions m_options;
  std::stop_token m_stop;  ///< of the present question; what is found after a stop is not kept
  std::array<std::vector<Round>, static_cast<std::size_t>(kHardestBuiltOn) + 1> m_rounds;
  std::map<std::pair<Level, std::size_t>, std::vector<Step>> m_hardSteps;
};

DisproofFinder::DisproofFinder(const Position& position, DisproofLimits limits)
    : m_search(std::make_unique<Search>(position, limits)) {}

DisproofFinder::~DisproofFinder() = default;

std::optional<Disproof> DisproofFinder::find(const Candidate& candidate, const std::stop_token& stop) {
  return m_search->find(candidate, stop);
}

}  // namespace sudoku
