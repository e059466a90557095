#include "walkpatterns.h"

#include <algorithm>
#include <utility>

namespace sudoku {

using Rule = WalkStep::Rule;

PatternSearch::PatternSearch(const Position& position, const std::vector<WalkStep>& steps,
                             const std::vector<std::size_t>& facts)
    : m_position(position), m_steps(steps), m_facts(facts) {
  for (const Cell cell : position.candidates.openCells())
    m_left[static_cast<std::size_t>(cell.index())] = position.candidates.at(cell);
  for (const std::size_t fact : facts) {
    const ChainNode& node = steps[fact].node;
    if (node.isOn || node.kind == ChainNode::Kind::AlmostLockedSet) continue;
    for (const Cell cell : node.cells) m_left[static_cast<std::size_t>(cell.index())].remove(node.digit);
  }
}

std::optional<WalkStep> PatternSearch::reasonFor(const ChainNode& node) const {
  if (auto step = lockedDigit(node)) return step;
  if (auto step = nakedPair(node)) return step;
  if (auto step = hiddenPair(node)) return step;
  return xWing(node);
}

CellSet PatternSearch::placesLeft(House house, Digit digit) const {
  CellSet places;
  for (const Cell cell : cellsOf(house))
    if (left(cell).contains(digit)) places.add(cell);
  return places;
}

void PatternSearch::addGone(CellSet cells, DigitSet digits, WalkStep& step) const {
  for (const Cell cell : cells& m_position.candidates.openCells())
    for (const Digit digit : (m_position.candidates.at(cell) & digits) - left(cell)) {
      const auto fact = std::find_if(m_facts.begin(), m_facts.end(), [&](std::size_t number) {
        const ChainNode& node = m_steps[number].node;
        return !node.isOn && node.kind != ChainNode::Kind::AlmostLockedSet && node.digit == digit &&
               node.cells.contains(cell);
      });
      if (fact != m_facts.end() &&
          std::find(step.premises.begin(), step.premises.end(), *fact) == step.premises.end())
        step.premises.push_back(*fact);
    }
}

std::optional<WalkStep> PatternSearch::finished(WalkStep step) const {
  if (step.premises.empty()) return std::nullopt;
  const auto first = std::find(step.premises.begin(), step.premises.end(), m_facts.front());
  if (first != step.premises.end()) std::rotate(step.premises.begin(), first, first + 1);
  return step;
}

std::optional<WalkStep> PatternSearch::lockedDigit(const ChainNode& node) const {
  const Cell cell = node.cells.first();
  for (const House in : housesOf(cell))
    for (const House from : allHouses()) {
      if (from.contains(cell)) continue;
      const CellSet places = placesLeft(from, node.digit);
      if (places.isEmpty() || !(places - cellsOf(in)).isEmpty()) continue;
      WalkStep step{node, Rule::LockedDigit, {}, in};
      step.from = {from};
      step.cells = places;
      addGone(cellsOf(from), {node.digit}, step);
      if (auto found = finished(std::move(step))) return found;
    }
  return std::nullopt;
}

std::optional<WalkStep> PatternSearch::nakedPair(const ChainNode& node) const {
  const Cell cell = node.cells.first();
  for (const House house : housesOf(cell))
    for (const Cell one : cellsOf(house)) {
      if (one == cell || left(one).size() != 2 || !left(one).contains(node.digit)) continue;
      for (const Cell other : cellsOf(house)) {
        if (other <= one || other == cell || left(other) != left(one)) continue;
        WalkStep step{node, Rule::NakedPair, {}, house};
        step.cells = {one, other};
        step.digits = left(one);
        addGone(step.cells, DigitSet::all(), step);
        if (auto found = finished(std::move(step))) return found;
      }
    }
  return std::nullopt;
}

std::optional<WalkStep> PatternSearch::hiddenPair(const ChainNode& node) const {
  const Cell cell = node.cells.first();
  for (const House house : housesOf(cell))
    for (const Digit one : left(cell) - DigitSet{node.digit})
      for (const Digit other : left(cell) - DigitSet{node.digit}) {
        const CellSet places = placesLeft(house, one);
        if (other <= one || places.size() != 2 || placesLeft(house, other) != places) continue;
        WalkStep step{node, Rule::HiddenPair, {}, house};
        step.cells = places;
        step.digits = {one, other};
        addGone(cellsOf(house), step.digits, step);
        if (auto found = finished(std::move(step))) return found;
      }
  return std::nullopt;
}

std::optional<WalkStep> PatternSearch::xWing(const ChainNode& node) const {
  const Cell cell = node.cells.first();
  for (const bool isRow : {true, false}) {
    const auto line = [isRow](int number) { return isRow ? House::row(number) : House::column(number); };
    const House across = isRow ? House::column(cell.column()) : House::row(cell.row());
    for (int first = 0; first < 9; ++first)
      for (int second = first + 1; second < 9; ++second) {
        const CellSet one = placesLeft(line(first), node.digit);
        const CellSet other = placesLeft(line(second), node.digit);
        if (one.size() != 2 || other.size() != 2 || line(first).contains(cell) || line(second).contains(cell))
          continue;
        const Cell a = one.first();
        const Cell b = (one - CellSet{a}).first();
        const bool areInLine = std::all_of(other.begin(), other.end(), [&](Cell each) {
          return isRow ? each.column() == a.column() || each.column() == b.column()
                       : each.row() == a.row() || each.row() == b.row();
        });
        if (!areInLine || (one & cellsOf(across)).isEmpty()) continue;
        WalkStep step{node, Rule::XWing, {}, across};
        step.from = {line(first), line(second)};
        step.cells = one | other;
        addGone(cellsOf(line(first)) | cellsOf(line(second)), {node.digit}, step);
        if (auto found = finished(std::move(step))) return found;
      }
  }
  return std::nullopt;
}

}  // namespace sudoku
