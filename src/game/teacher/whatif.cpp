#include "whatif.h"

#include <algorithm>
#include <utility>

#include "eventsof.h"
#include "reasonscope.h"
#include "twoways.h"
#include "whatifwords.h"

namespace sudoku {
namespace {

/// Which further assumptions a search for a contradiction tries out: none, those that the explanation of the
/// step makes, or all candidates.
enum class Trials : std::uint8_t { None, OfReason, All };

/// One way to search for a contradiction: which rules are followed, and which further assumptions are tried
/// out.
struct Search {
  Reach reach;
  Trials trials = Trials::None;
  int depth = 0;
};

/// Ways to search for a contradiction, in groups from the simplest to the most thorough. Of the
/// contradictions found by one group, the one that takes the fewest facts to explain wins.
using Searches = std::vector<std::vector<Search>>;

const Searches& searches() {
  static const Searches all = {{{Reach::Scope}},
                               {{Reach::Singles}, {Reach::Scope, Trials::OfReason, 1}},
                               {{Reach::Sets}, {Reach::Singles, Trials::OfReason, 1}},
                               {{Reach::Sets, Trials::OfReason, 1}},
                               {{Reach::Sets, Trials::All, 1}, {Reach::Scope, Trials::OfReason, 2}},
                               {{Reach::Sets, Trials::OfReason, 2}},
                               {{Reach::Sets, Trials::All, 2}}};
  return all;
}

/// The ways to search for a contradiction to a wrong entry, without any step to start from.
const Searches& plainSearches() {
  static const Searches all = {{{Reach::Singles}},
                               {{Reach::Sets}},
                               {{Reach::Singles, Trials::All, 1}},
                               {{Reach::Sets, Trials::All, 1}}};
  return all;
}

/// A contradiction, with all the facts that lead to it.
struct Refutation {
  Consequences consequences;
  Break end;
  int cost = 0;
};

class Refuting {
 public:
  Refuting(const Literal& assumed, const Position& position, const ReasonScope& scope)
      : m_assumed(assumed), m_position(position), m_scope(scope) {}

  std::optional<Refutation> refute(const Searches& ways, const std::stop_token& stop) {
    for (const auto& row : ways) {
      if (stop.stop_requested()) break;
      for (const Search& search : row) {
        look(search, Direction::Broad);
        if (search.depth == 0) look(search, Direction::Deep);
      }
      if (m_best) break;
    }
    return std::move(m_best);
  }

 private:
  void look(const Search& search, Direction direction) {
    if (search.trials == Trials::OfReason && m_scope.trials.empty()) return;
    Consequences consequences(m_position, m_scope, search.reach, direction);
    consequences.assume(m_assumed);
    consequences.follow();
    if (!consequences.isBroken() && search.trials != Trials::None)
      consequences.tryOut(search.trials == Trials::OfReason ? m_scope.trials : consequences.undecided(),
                          search.depth);
    if (!consequences.isBroken()) return;
    const Break end = consequences.nearestBreak();
    const int cost = consequences.costOf(end);
    if (!m_best || cost < m_best->cost) m_best = Refutation{std::move(consequences), end, cost};
  }

  Literal m_assumed;
  const Position& m_position;
  const ReasonScope& m_scope;
  std::optional<Refutation> m_best;
};

void tellEnd(WhatIf& told, const Refutation& refutation, const ReasonScope& scope, const Position& position) {
  const Break& end = refutation.end;
  told.end = WhatIfWords::end(end, scope.deadly);
  switch (end.kind) {
    case Break::Kind::Cell:
      told.broken = {end.cell};
      break;
    case Break::Kind::House:
      told.broken = cellsOf(end.house);
      told.brokenHouse = end.house;
      told.brokenDigit = end.digit;
      break;
    case Break::Kind::TwoWays:
      told.broken = scope.deadly->cells;
      told.twoSolutions = twoWays(*scope.deadly, position, told.assumed);
      break;
  }
}

void tell(WhatIf& told, const std::optional<Refutation>& refutation, const ReasonScope& scope,
          const Position& position) {
  if (!refutation) return;
  told.events = eventsOf(refutation->consequences, refutation->end);
  tellEnd(told, *refutation, scope, position);
}

void show(GhostBoard& ghost, const std::vector<Candidate>& placed, const std::vector<Candidate>& removed) {
  for (const auto& [cell, digit] : removed)
    ghost.candidates[static_cast<std::size_t>(cell.index())].remove(digit);
  for (const auto& [cell, digit] : placed) {
    ghost.board.set(cell, digit);
    ghost.candidates[static_cast<std::size_t>(cell.index())] = {};
    for (const Cell peer : peersOf(cell))
      ghost.candidates[static_cast<std::size_t>(peer.index())].remove(digit);
    ghost.assumed.add(cell);
  }
}

}  // namespace

WhatIf whatIf(const Step& step, const Position& position, const Candidate& conclusion) {
  const bool isPlaced =
      std::find(step.placements.begin(), step.placements.end(), conclusion) != step.placements.end();
  WhatIf told;
  told.assumed = {conclusion, !isPlaced};
  told.assumption = WhatIfWords::supposed(told.assumed);
  const ReasonScope scope = scopeOf(step, position);
  tell(told, Refuting(told.assumed, position, scope).refute(searches(), {}), scope, position);
  return told;
}

WhatIf refutationOf(const Candidate& entry, const Position& position, const std::stop_token& stop) {
  WhatIf told;
  told.assumed = {entry, true};
  told.assumption = WhatIfWords::supposedRight(entry);
  const ReasonScope scope;
  tell(told, Refuting(told.assumed, position, scope).refute(plainSearches(), stop), scope, position);
  return told;
}

GhostBoard ghostAfter(const WhatIf& whatIf, const Position& position, int told) {
  GhostBoard start;
  start.board = position.board;
  const Candidates ruledIn(position.board);
  for (const Cell cell : position.board.emptyCells())
    start.candidates[static_cast<std::size_t>(cell.index())] =
        position.candidates.at(cell) & ruledIn.at(cell);
  const std::vector<Candidate> assumed = {whatIf.assumed.candidate};
  show(start, whatIf.assumed.isOn ? assumed : std::vector<Candidate>{},
       whatIf.assumed.isOn ? std::vector<Candidate>{} : assumed);
  std::vector<GhostBoard> trials = {start};
  for (std::size_t index = 0; index < whatIf.events.size() && static_cast<int>(index) < told; ++index) {
    const WhatIf::Event& event = whatIf.events[index];
    if (event.rule == PlainRule::Assumed) trials.push_back(trials.back());
    if (event.rule == PlainRule::Trial) trials.pop_back();
    show(trials.back(), event.placed, event.removed);
  }
  GhostBoard ghost = trials.back();
  if (told >= static_cast<int>(whatIf.events.size())) ghost.broken = whatIf.broken;
  return ghost;
}

}  // namespace sudoku
