#include "eventsof.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "stepparts.h"
#include "whatifwords.h"

namespace sudoku {
namespace {

/// Tells the player how an assumption leads to a contradiction: puts the consequences of the assumption into
/// an order in which each follows from earlier ones. Several that follow at once for the same reason are told
/// as one event.
class EventTelling {
 public:
  /// Prepares to add the events that lead to a contradiction. Consequences with indices below `first` have
  /// been told before.
  EventTelling(const Consequences& consequences, const Break& end, int first, int depth,
               std::vector<WhatIfEvent>& events)
      : m_consequences(consequences),
        m_needed(consequences.neededFor(end)),
        m_isTold(static_cast<std::size_t>(consequences.factCount())),
        m_depth(depth),
        m_events(events) {
    std::fill_n(m_isTold.begin(), first, true);
  }

  void tellUpTo(const Break& end) {
    // Further assumptions that were tried out are told first: while one is tried out, only facts found before
    // it are known.
    for (int fact = 0; fact < m_consequences.factCount(); ++fact)
      if (m_needed[static_cast<std::size_t>(fact)] && inference(fact).rule == PlainRule::Trial) tell(fact);
    tellAll(end.premises);
  }

 private:
  void tellAll(std::vector<int> facts) {
    std::sort(facts.begin(), facts.end());
    for (const int fact : facts) tell(fact);
  }

  const Candidate& candidate(int fact) const { return m_consequences.fact(fact).literal.candidate; }
  const Inference& inference(int fact) const { return m_consequences.inferenceOf(fact); }
  bool isTold(int fact) const { return m_isTold[static_cast<std::size_t>(fact)]; }
  void markTold(int fact) { m_isTold[static_cast<std::size_t>(fact)] = true; }

  void tell(int fact) {
    if (isTold(fact)) return;
    const Inference& from = inference(fact);
    if (from.rule == PlainRule::Assumed) {
      markTold(fact);
      return;
    }
    if (m_consequences.fact(fact).literal.isOn && tellWithCause(fact)) return;
    tellAll(from.premises);
    if (from.rule == PlainRule::Trial)
      tellTrial(fact);
    else if (m_consequences.fact(fact).literal.isOn)
      tellPlaced(fact, {}, {});
    else
      tellRemoved(fact);
  }

  /// Adds an event in which a digit is found because the last other candidate of its cell, or the last other
  /// place in its house, is ruled out. Returns false if one event cannot say this.
  bool tellWithCause(int fact) {
    if (inference(fact).rule == PlainRule::Trial) return false;
    std::vector<int> causes;
    for (const int premise : inference(fact).premises)
      if (!isTold(premise)) causes.push_back(premise);
    if (causes.empty()) return false;
    const Inference& cause = inference(causes.front());
    const int inferenceNumber = m_consequences.fact(causes.front()).inference;
    if (!std::all_of(causes.begin(), causes.end(),
                     [&](int each) { return m_consequences.fact(each).inference == inferenceNumber; }))
      return false;
    std::optional<House> house;
    if (cause.rule == PlainRule::SeesDigit) {
      house = houseOf(cause.cells.first(), causes);
      if (!house) return false;
    } else if (cause.rule != PlainRule::CellFilled) {
      return false;
    }
    tellAll(cause.premises);
    tellPlaced(fact, causes, house);
    return true;
  }

  /// A house of the cell that contains the cells of all these ruled-out candidates; nothing if there is none.
  std::optional<House> houseOf(Cell cell, const std::vector<int>& facts) const {
    for (const House house : housesOf(cell))
      if (std::all_of(facts.begin(), facts.end(),
                      [&](int fact) { return house.contains(candidate(fact).cell); }))
        return house;
    return std::nullopt;
  }

  void tellPlaced(int fact, const std::vector<int>& causes, const std::optional<House>& house) {
    const Inference& from = inference(fact);
    WhatIfEvent event;
    event.rule = from.rule;
    event.placed = {candidate(fact)};
    if (house) event.houses = {*house};
    if (from.rule == PlainRule::LastPlace) event.houses.push_back(from.houses.front());
    for (const int cause : causes) event.removed.push_back(candidate(cause));
    if (!causes.empty()) {
      event.cells = inference(causes.front()).cells;
      event.digits = inference(causes.front()).digits;
    }
    add(std::move(event));
    for (const int cause : causes) markTold(cause);
    markTold(fact);
  }

  void tellRemoved(int fact) {
    const Inference& from = inference(fact);
    std::vector<int> together;
    for (int other = 0; other < m_consequences.factCount(); ++other)
      if (m_needed[static_cast<std::size_t>(other)] && !isTold(other) &&
          m_consequences.fact(other).inference == m_consequences.fact(fact).inference)
        together.push_back(other);
    WhatIfEvent event{from.rule, {}, {}, {}, from.cells, from.digits, from.houses, from.covers, m_depth};
    if (from.rule == PlainRule::SeesDigit) {
      const House house = fullestHouse(from.cells.first(), fact, together);
      event.houses = {house};
      const auto isElsewhere = [&](int other) { return !house.contains(candidate(other).cell); };
      together.erase(std::remove_if(together.begin(), together.end(), isElsewhere), together.end());
    }
    for (const int other : together) markTold(other);
    // Cells that lose different digits are told about in different events.
    std::map<Cell, DigitSet> digits;
    for (const int other : together) digits[candidate(other).cell].add(candidate(other).digit);
    while (!digits.empty()) {
      const DigitSet same = digits.begin()->second;
      event.removed.clear();
      for (auto each = digits.begin(); each != digits.end();)
        if (each->second == same) {
          for (const Digit digit : same) event.removed.push_back({each->first, digit});
          each = digits.erase(each);
        } else {
          ++each;
        }
      add(event);
    }
  }

  /// A house of the cell that contains the cell of the ruled-out candidate `fact`, and the cells of as many
  /// of the ruled-out candidates `facts` as possible.
  House fullestHouse(Cell cell, int fact, const std::vector<int>& facts) const {
    std::optional<House> fullest;
    std::ptrdiff_t most = 0;
    for (const House house : housesOf(cell)) {
      if (!house.contains(candidate(fact).cell)) continue;
      const auto count = std::count_if(facts.begin(), facts.end(),
                                       [&](int each) { return house.contains(candidate(each).cell); });
      if (count <= most) continue;
      most = count;
      fullest = house;
    }
    return *fullest;
  }

  void tellTrial(int fact) {
    const Inference& from = inference(fact);
    const Literal trial{candidate(fact), !m_consequences.fact(fact).literal.isOn};
    WhatIfEvent begin;
    begin.depth = m_depth + 1;
    begin.words = WhatIfWords::supposedToo(trial);
    (trial.isOn ? begin.placed : begin.removed) = {trial.candidate};
    m_events.push_back(std::move(begin));
    // What was known before this assumption has been told already, so only what followed from it is told
    // here.
    EventTelling(*from.trial, from.trialEnd, from.trialStart, m_depth + 1, m_events).tellUpTo(from.trialEnd);
    WhatIfEvent end;
    end.rule = PlainRule::Trial;
    end.depth = m_depth;
    end.words = WhatIfWords::takenBack(trial, from.trialEnd);
    (trial.isOn ? end.removed : end.placed) = {trial.candidate};
    m_events.push_back(std::move(end));
    markTold(fact);
  }

  void add(WhatIfEvent event) {
    event.depth = m_depth;
    event.words = WhatIfWords::event(event);
    m_events.push_back(std::move(event));
  }

  const Consequences& m_consequences;
  std::vector<bool> m_needed;
  std::vector<bool> m_isTold;
  int m_depth;
  std::vector<WhatIfEvent>& m_events;
};

}  // namespace

std::vector<WhatIfEvent> eventsOf(const Consequences& consequences, const Break& end) {
  std::vector<WhatIfEvent> events;
  EventTelling(consequences, end, 0, 0, events).tellUpTo(end);
  return events;
}

}  // namespace sudoku
