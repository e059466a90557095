#include "consequences.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace sudoku {

Consequences::Consequences(const Position& position, const ReasonScope& scope, Reach reach,
                           Direction direction)
    : m_scope(&scope), m_reach(reach), m_direction(direction) {
  m_on.fill(kUnknown);
  m_off.fill(kGiven);
  const Candidates ruledIn(position.board);
  for (const Cell cell : allCells()) {
    const auto filled = position.board.at(cell);
    if (filled) m_placed.add(cell);
    const DigitSet digits = filled ? DigitSet{*filled} : position.candidates.at(cell) & ruledIn.at(cell);
    m_left[static_cast<std::size_t>(cell.index())] = digits;
    for (const Digit digit : digits) {
      m_places[static_cast<std::size_t>(digit.index())].add(cell);
      m_off[indexOf({cell, digit})] = kUnknown;
    }
    if (filled) m_on[indexOf({cell, *filled})] = kGiven;
  }
}

void Consequences::assume(const Literal& literal) {
  const int inference = infer({});
  if (literal.isOn)
    addOn(literal.candidate, inference);
  else
    addOff(literal.candidate, inference);
}

int Consequences::infer(Inference inference) {
  m_inferences.push_back(std::move(inference));
  return static_cast<int>(m_inferences.size()) - 1;
}

void Consequences::addOff(const Candidate& candidate, int inference) {
  int& fact = m_off[indexOf(candidate)];
  if (fact != kUnknown) return;
  fact = factCount();
  m_facts.push_back({{candidate, false}, inference});
  m_left[static_cast<std::size_t>(candidate.cell.index())].remove(candidate.digit);
  m_places[static_cast<std::size_t>(candidate.digit.index())].remove(candidate.cell);
  m_queue.push_back(fact);
}

/// Stores that a candidate is true: its digit is ruled out in all cells that see its cell, and all other
/// digits in the cell itself.
void Consequences::addOn(const Candidate& candidate, int inference) {
  const auto [cell, digit] = candidate;
  int& known = m_on[indexOf(candidate)];
  if (known != kUnknown) return;
  known = factCount();
  m_facts.push_back({{candidate, true}, inference});
  m_placed.add(cell);
  const std::vector<int> premises = {known};
  addOffs(peersOf(cell), {digit}, {PlainRule::SeesDigit, {cell}, {digit}, {}, {}, premises});
  addOffs({cell}, DigitSet::all() - DigitSet{digit},
          {PlainRule::CellFilled, {cell}, {digit}, {}, {}, premises});
}

bool Consequences::addOffs(CellSet cells, DigitSet digits, Inference pattern) {
  std::vector<Candidate> gone;
  for (const Digit digit : digits)
    for (const Cell cell : cells& places(digit))
      if (isAllowed({cell, digit})) gone.push_back({cell, digit});
  if (gone.empty()) return false;
  const int inference = infer(std::move(pattern));
  for (const Candidate& candidate : gone) addOff(candidate, inference);
  return true;
}

bool Consequences::isAllowed(const Candidate& candidate) const {
  return m_reach != Reach::Scope || m_scope->contains(candidate);
}

std::vector<int> Consequences::offFacts(CellSet cells, DigitSet digits) const {
  std::vector<int> facts;
  for (const Cell cell : cells)
    for (const Digit digit : digits)
      if (const int fact = m_off[indexOf({cell, digit})]; fact >= 0) facts.push_back(fact);
  return facts;
}

void Consequences::follow() {
  do followSingles();
  while (!isBroken() && followSets());
}

void Consequences::followSingles() {
  while (m_queueFront < m_queue.size()) {
    int next = 0;
    if (m_direction == Direction::Broad) {
      next = m_queue[m_queueFront++];
    } else {
      next = m_queue.back();
      m_queue.pop_back();
    }
    const Candidate gone = fact(next).literal.candidate;
    lookAtCell(gone.cell);
    for (const House house : housesOf(gone.cell)) lookAtHouse(house, gone.digit);
  }
  lookForTwoWays();
}

void Consequences::lookAtCell(Cell cell) {
  const DigitSet digits = left(cell);
  if (digits.size() > 1) return;
  if (digits.isEmpty()) {
    m_breaks.push_back({Break::Kind::Cell, cell, House(0), Digit(1), offFacts({cell}, DigitSet::all())});
    return;
  }
  const Candidate last{cell, digits.first()};
  if (m_on[indexOf(last)] == kUnknown && isAllowed(last))
    addOn(last, infer({PlainRule::LastCandidate, {cell}, digits, {}, {}, offFacts({cell}, DigitSet::all())}));
}

void Consequences::lookAtHouse(House house, Digit digit) {
  if (m_reach == Reach::Scope && !m_scope->contains(house)) return;
  const CellSet cells = cellsOf(house) & places(digit);
  if (cells.size() > 1) return;
  if (cells.isEmpty()) {
    m_breaks.push_back({Break::Kind::House, Cell(0), house, digit, offFacts(cellsOf(house), {digit})});
    return;
  }
  const Candidate last{cells.first(), digit};
  if (m_on[indexOf(last)] == kUnknown && isAllowed(last))
    addOn(last,
          infer({PlainRule::LastPlace, cells, {digit}, {house}, {}, offFacts(cellsOf(house), {digit})}));
}

void Consequences::lookForTwoWays() {
  if (!m_scope->deadly) return;
  std::vector<int> premises;
  for (const Candidate& extra : m_scope->deadly->extras) {
    if (m_off[indexOf(extra)] == kUnknown) return;
    // If the cell is filled, its digit alone is the reason why it loses its candidate outside the deadly
    // pattern.
    int premise = m_off[indexOf(extra)];
    for (const Digit digit : left(extra.cell))
      if (m_on[indexOf({extra.cell, digit})] >= 0) premise = m_on[indexOf({extra.cell, digit})];
    if (premise >= 0) premises.push_back(premise);
  }
  m_breaks.push_back({Break::Kind::TwoWays, Cell(0), House(0), Digit(1), std::move(premises)});
}

void Consequences::tryOut(const std::vector<Trial>& trials, int depth) {
  while (!isBroken() && tryEach(trials, trials, depth)) {
  }
}

bool Consequences::tryEach(const std::vector<Trial>& trials, const std::vector<Trial>& again, int depth) {
  bool isNew = false;
  for (const Trial& trial : trials) {
    if (isBroken()) return true;
    // An assumption that is known to be right need not be tried out, but further assumptions that belong to
    // it may still lead to new facts.
    if (holds(trial.literal) && !trial.inner.empty() && tryEach(trial.inner, again, depth)) isNew = true;
    if (isDecided(trial.literal.candidate) || !tryOne(trial, again, depth)) continue;
    isNew = true;
    follow();
  }
  return isNew;
}

bool Consequences::tryOne(const Trial& trial, const std::vector<Trial>& again, int depth) {
  const auto& [candidate, isOn] = trial.literal;
  Consequences inner = *this;
  inner.m_breaks.clear();
  const int assumption = factCount();
  inner.assume(trial.literal);
  inner.follow();
  if (!inner.isBroken()) inner.tryOut(trial.inner, 1);
  if (!inner.isBroken() && depth > 1) inner.tryOut(again, depth - 1);
  if (!inner.isBroken()) return false;
  const Break end = inner.nearestBreak();
  const std::vector<bool> needed = inner.neededFor(end);
  Inference inference{PlainRule::Trial, {candidate.cell}, {candidate.digit}};
  for (int number = 0; number < assumption; ++number)
    if (needed[static_cast<std::size_t>(number)]) inference.premises.push_back(number);
  inference.trial = std::make_shared<const Consequences>(std::move(inner));
  inference.trialEnd = end;
  inference.trialStart = assumption;
  const int number = infer(std::move(inference));
  if (isOn)
    addOff(candidate, number);
  else
    addOn(candidate, number);
  return true;
}

const Break& Consequences::nearestBreak() const {
  const Break* nearest = &m_breaks.front();
  int least = costOf(*nearest);
  for (const Break& each : m_breaks) {
    if (each.kind == Break::Kind::TwoWays) return each;
    const int cost = costOf(each);
    if (cost >= least) continue;
    least = cost;
    nearest = &each;
  }
  return *nearest;
}

std::vector<bool> Consequences::neededFor(const Break& end) const {
  std::vector<bool> needed(m_facts.size());
  std::vector<int> open = end.premises;
  while (!open.empty()) {
    const int number = open.back();
    open.pop_back();
    if (needed[static_cast<std::size_t>(number)]) continue;
    needed[static_cast<std::size_t>(number)] = true;
    const std::vector<int>& premises = inferenceOf(number).premises;
    open.insert(open.end(), premises.begin(), premises.end());
  }
  return needed;
}

int Consequences::costOf(const Break& end) const {
  const std::vector<bool> needed = neededFor(end);
  std::vector<bool> isCounted(m_inferences.size());
  int cost = 0;
  for (int number = 0; number < factCount(); ++number) {
    const auto inference = static_cast<std::size_t>(fact(number).inference);
    if (!needed[static_cast<std::size_t>(number)] || isCounted[inference]) continue;
    isCounted[inference] = true;
    const Inference& used = m_inferences[inference];
    cost += used.trial ? 1 + used.trial->costOf(used.trialEnd) : 1;
  }
  return cost;
}

std::vector<Trial> Consequences::undecided() const {
  std::vector<Trial> trials;
  for (const int size : {2, 3, 4, 5, 6, 7, 8, 9})
    for (const Cell cell : allCells() - m_placed)
      if (left(cell).size() == size)
        for (const Digit digit : left(cell)) trials.push_back({{{cell, digit}, true}});
  return trials;
}

}  // namespace sudoku
