#include "whatifchecker.h"

#include <algorithm>
#include <array>
#include <vector>

namespace sudoku::support {
namespace {

/// A board on which every cell has a set of candidates.
struct State {
  std::array<DigitSet, kCellCount> digits{};
  CellSet filled;

  DigitSet& at(Cell cell) { return digits[static_cast<std::size_t>(cell.index())]; }
  DigitSet at(Cell cell) const { return digits[static_cast<std::size_t>(cell.index())]; }
  CellSet placesOf(Digit digit, CellSet cells) const {
    CellSet places;
    for (const Cell cell : cells)
      if (at(cell).contains(digit)) places.add(cell);
    return places;
  }
  bool holds(Cell cell, Digit digit) const { return filled.contains(cell) && at(cell) == DigitSet{digit}; }
  void fill(const Candidate& candidate) {
    at(candidate.cell) = {candidate.digit};
    filled.add(candidate.cell);
  }
};

CellSet cellsOfAll(const std::vector<House>& houses) {
  CellSet cells;
  for (const House house : houses) cells |= cellsOf(house);
  return cells;
}

bool seeEachOther(CellSet cells) {
  return std::all_of(cells.begin(), cells.end(),
                     [&](Cell cell) { return ((cells - CellSet{cell}) - peersOf(cell)).isEmpty(); });
}

class Checker {
 public:
  Checker(const WhatIf& told, const Position& position, const Step& step)
      : m_told(told), m_position(position), m_step(step) {
    State start;
    for (const Cell cell : allCells())
      if (const auto digit = position.board.at(cell))
        start.fill({cell, *digit});
      else
        start.at(cell) = position.candidates.at(cell);
    if (told.assumed.isOn)
      start.fill(told.assumed.candidate);
    else
      start.at(told.assumed.candidate.cell).remove(told.assumed.candidate.digit);
    m_states = {start};
  }

  std::string check() {
    for (const WhatIf::Event& event : m_told.events) {
      if (event.placed.empty() && event.removed.empty()) return "an event without anything";
      if (!checkEvent(event)) return "does not follow: " + toPlainText(event.words).toStdString();
    }
    if (m_states.size() != 1) return "a trial that does not end";
    return isEnd() ? "" : "no end: " + toPlainText(m_told.end).toStdString();
  }

 private:
  State& state() { return m_states.back(); }

  bool checkEvent(const WhatIf::Event& event) {
    if (event.rule == PlainRule::Assumed) {
      m_states.push_back(state());
      m_trials.push_back(event);
      apply(event);
      return event.depth == static_cast<int>(m_trials.size());
    }
    if (event.rule == PlainRule::Trial) return endTrial(event);
    if (event.depth != static_cast<int>(m_trials.size())) return false;
    if (!std::all_of(event.removed.begin(), event.removed.end(), [&](const Candidate& candidate) {
          return state().at(candidate.cell).contains(candidate.digit) ||
                 state().filled.contains(candidate.cell);
        }))
      return false;
    // A placed digit may follow from what another digit takes away in the same event.
    const bool isRight = std::all_of(event.removed.begin(), event.removed.end(),
                                     [&](const Candidate& candidate) { return goes(candidate, event); });
    for (const auto& [cell, digit] : event.removed) state().at(cell).remove(digit);
    if (!isRight) return false;
    if (!std::all_of(event.placed.begin(), event.placed.end(),
                     [&](const Candidate& candidate) { return isLeft(candidate, event); }))
      return false;
    for (const Candidate& candidate : event.placed) state().fill(candidate);
    return true;
  }

  void apply(const WhatIf::Event& event) {
    for (const auto& [cell, digit] : event.removed) state().at(cell).remove(digit);
    for (const Candidate& candidate : event.placed) state().fill(candidate);
  }

  /// Ends a trial: it has to contradict itself, and what it takes back is the assumption that it began with.
  bool endTrial(const WhatIf::Event& event) {
    if (m_trials.empty() || !isBroken()) return false;
    const WhatIf::Event begin = m_trials.back();
    m_trials.pop_back();
    m_states.pop_back();
    apply(event);
    return begin.placed == event.removed && begin.removed == event.placed;
  }

  bool goes(const Candidate& candidate, const WhatIf::Event& event) {
    const auto [cell, digit] = candidate;
    const CellSet peers = peersOf(cell);
    if (event.rule == PlainRule::LockedCells) return goesByCells(candidate, event);
    if (event.rule == PlainRule::LockedDigits)
      return event.cells.contains(cell) && !event.digits.contains(digit) &&
             event.cells.size() == event.digits.size() &&
             std::all_of(event.digits.begin(), event.digits.end(), [&](Digit each) {
               return (state().placesOf(each, cellsOf(event.houses.front())) - event.cells).isEmpty();
             });
    if (event.rule == PlainRule::LockedHouses) return goesByHouses(candidate, event);
    if (state().filled.contains(cell) && state().at(cell) != DigitSet{digit}) return true;
    return std::any_of(peers.begin(), peers.end(),
                       [&](Cell peer) { return state().holds(peer, candidate.digit); });
  }

  bool goesByCells(const Candidate& candidate, const WhatIf::Event& event) {
    DigitSet digits;
    for (const Cell each : event.cells) digits = digits | state().at(each);
    if (event.cells.contains(candidate.cell) || digits.size() > event.cells.size() || digits != event.digits)
      return false;
    for (const Digit digit : digits)
      if (!seeEachOther(state().placesOf(digit, event.cells))) return false;
    return (state().placesOf(candidate.digit, event.cells) - peersOf(candidate.cell)).isEmpty();
  }

  bool goesByHouses(const Candidate& candidate, const WhatIf::Event& event) {
    if (event.houses.size() != event.covers.size() || !(event.digits == DigitSet{candidate.digit}))
      return false;
    CellSet places;
    for (const House house : event.houses) {
      const CellSet inHouse = state().placesOf(candidate.digit, cellsOf(house));
      if (!(inHouse & places).isEmpty()) return false;
      places |= inHouse;
    }
    return (places - cellsOfAll(event.covers)).isEmpty() &&
           cellsOfAll(event.covers).contains(candidate.cell) && !places.contains(candidate.cell);
  }

  bool isLeft(const Candidate& candidate, const WhatIf::Event& event) {
    const auto [cell, digit] = candidate;
    if (event.rule == PlainRule::LastCandidate) return state().at(cell) == DigitSet{digit};
    return event.rule == PlainRule::LastPlace &&
           state().placesOf(digit, cellsOf(event.houses.back())) == CellSet{cell};
  }

  bool isEmptyCell(Cell cell) { return state().at(cell).isEmpty(); }
  bool isClosed(House house, Digit digit) { return state().placesOf(digit, cellsOf(house)).isEmpty(); }

  bool isBroken() {
    const CellSet all = allCells();
    const DigitSet digits = allDigits();
    return std::any_of(all.begin(), all.end(), [&](Cell cell) { return isEmptyCell(cell); }) ||
           std::any_of(digits.begin(), digits.end(), [&](Digit digit) {
             return std::any_of(allHouses().begin(), allHouses().end(),
                                [&](House house) { return isClosed(house, digit); });
           });
  }

  bool isEnd() {
    if (m_told.twoSolutions)
      return infoOf(m_step.technique).family == TechniqueFamily::DeadlyPattern && areTwoWays();
    if (m_told.brokenHouse) return isClosed(*m_told.brokenHouse, *m_told.brokenDigit);
    return m_told.broken.hasOne() && isEmptyCell(m_told.broken.first());
  }

  /// Whether two ways are filled in: the same digits in each house, no cell alike, no given changed. Each
  /// digit is still a candidate of its cell, or is what the cell holds.
  bool areTwoWays() {
    const Grid& one = m_told.twoSolutions->front();
    const Grid& other = m_told.twoSolutions->back();
    const CellSet cells = one.filledCells();
    if (cells.isEmpty() || cells != other.filledCells() || !(cells - m_told.broken).isEmpty()) return false;
    const bool areSwapped = std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
      const DigitSet both = {*one.at(cell), *other.at(cell)};
      const DigitSet left = isBug() ? both - m_position.candidates.at(cell) : state().at(cell) - both;
      return both.size() == 2 && left.isEmpty() && m_position.givens.isEmpty(cell);
    });
    const bool areLegal = std::all_of(allHouses().begin(), allHouses().end(), [&](House house) {
      const CellSet inHouse = cells & cellsOf(house);
      const DigitSet digits = digitsIn(one, inHouse);
      return digits.size() == inHouse.size() && digitsIn(other, inHouse).size() == inHouse.size() &&
             (isBug() || digitsIn(other, inHouse) == digits);
    });
    // A BUG need not have a way to be filled in: then some of its cells stay empty.
    return areSwapped && areLegal && (isBug() ? isBugLeft() : cells == m_told.broken);
  }

  static DigitSet digitsIn(const Grid& grid, CellSet cells) {
    DigitSet digits;
    for (const Cell cell : cells) digits.add(*grid.at(cell));
    return digits;
  }

  bool isBug() const {
    return std::holds_alternative<reason::BugPlusOne>(m_step.reason) ||
           std::holds_alternative<reason::Bug>(m_step.reason);
  }

  /// Whether a BUG is left: in cells with more than two candidates those go that were taken away and whose
  /// digit has too many places; then each empty cell has two.
  bool isBugLeft() {
    const CellSet open = m_position.board.emptyCells();
    return std::all_of(open.begin(), open.end(), [&](Cell cell) {
      DigitSet left = m_position.candidates.at(cell);
      if (left.size() > 2)
        for (const Digit digit : left)
          if (isTooMany(digit, House::row(cell.row())) && isTooMany(digit, House::column(cell.column())) &&
              !mayStand({cell, digit}))
            left.remove(digit);
      return left.size() == 2;
    });
  }

  bool isTooMany(Digit digit, House house) const {
    return (m_position.candidates.cellsOf(digit) & cellsOf(house)).size() > 2;
  }
  bool mayStand(const Candidate& candidate) { return state().at(candidate.cell).contains(candidate.digit); }

  const WhatIf& m_told;
  const Position& m_position;
  const Step& m_step;
  std::vector<State> m_states;
  std::vector<WhatIf::Event> m_trials;
};

}  // namespace

std::string faultOf(const WhatIf& told, const Position& position, const Step& step) {
  return Checker(told, position, step).check();
}

}  // namespace sudoku::support
