#include "walkpatterns.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace sudoku {

using Rule = WalkStep::Rule;

PatternSearch::PatternSearch(const Position& position, const std::vector<WalkStep>& steps,
                             const std::vector<std::size_t>& facts)
    : m_position(position) {
  for (const Cell cell : position.candidates.openCells())
    m_left[static_cast<std::size_t>(cell.index())] = position.candidates.at(cell);
  for (const Cell cell : position.candidates.openCells())
    for (const Digit digit : position.candidates.at(cell))
      if (std::any_of(facts.begin(), facts.end(), [&](std::size_t fact) {
            return explains(steps[fact].node, {cell, digit});
          }))
        m_left[static_cast<std::size_t>(cell.index())].remove(digit);
}

bool PatternSearch::explains(const ChainNode& fact, const Candidate& gone) {
  if (fact.kind == ChainNode::Kind::AlmostLockedSet) return false;
  if (!fact.isOn) return fact.digit == gone.digit && fact.cells.contains(gone.cell);
  if (!fact.cells.hasOne()) return false;
  const Cell cell = fact.cells.first();
  return fact.digit == gone.digit ? peersOf(cell).contains(gone.cell) : cell == gone.cell;
}

std::optional<PatternSearch::Pattern> PatternSearch::patternFor(const ChainNode& node) const {
  if (auto step = lockedDigit(node)) return step;
  if (auto step = nakedSet(node)) return step;
  if (auto step = hiddenSet(node)) return step;
  return xWing(node);
}

CellSet PatternSearch::placesLeft(House house, Digit digit) const {
  CellSet places;
  for (const Cell cell : cellsOf(house))
    if (left(cell).contains(digit)) places.add(cell);
  return places;
}

std::optional<PatternSearch::Pattern> PatternSearch::finished(WalkStep step, CellSet cells,
                                                              DigitSet digits) const {
  Pattern pattern{std::move(step)};
  for (const Cell cell : cells& m_position.candidates.openCells())
    for (const Digit digit : (m_position.candidates.at(cell) & digits) - left(cell))
      pattern.gone.push_back({cell, digit});
  if (pattern.gone.empty()) return std::nullopt;
  return pattern;
}

std::optional<PatternSearch::Pattern> PatternSearch::lockedDigit(const ChainNode& node) const {
  const Cell cell = node.cells.first();
  for (const House in : housesOf(cell))
    for (const House from : allHouses()) {
      if (from.contains(cell)) continue;
      const CellSet places = placesLeft(from, node.digit);
      if (places.isEmpty() || !(places - cellsOf(in)).isEmpty()) continue;
      WalkStep step{node, Rule::LockedDigit, {}, in};
      step.from = {from};
      step.cells = places;
      if (auto found = finished(std::move(step), cellsOf(from), {node.digit})) return found;
    }
  return std::nullopt;
}

std::optional<PatternSearch::Pattern> PatternSearch::nakedSet(const ChainNode& node) const {
  const Cell cell = node.cells.first();
  for (const int size : {1, 2, 3})
    for (const House house : housesOf(cell)) {
      std::vector<Cell> others;
      for (const Cell other : cellsOf(house))
        if (other != cell && !left(other).isEmpty() && left(other).size() <= size) others.push_back(other);
      for (std::size_t a = 0; a < others.size(); ++a) {
        if (size == 1) {
          if (auto found = nakedSetIn(node, house, {others[a]})) return found;
          continue;
        }
        for (std::size_t b = a + 1; b < others.size(); ++b) {
          if (size == 2) {
            if (auto found = nakedSetIn(node, house, {others[a], others[b]})) return found;
            continue;
          }
          for (std::size_t c = b + 1; c < others.size(); ++c)
            if (auto found = nakedSetIn(node, house, {others[a], others[b], others[c]})) return found;
        }
      }
    }
  return std::nullopt;
}

std::optional<PatternSearch::Pattern> PatternSearch::nakedSetIn(const ChainNode& node, House house,
                                                                CellSet cells) const {
  WalkStep step{node, Rule::NakedSet, {}, house};
  step.cells = cells;
  for (const Cell cell : cells) step.digits = step.digits | left(cell);
  if (step.digits.size() != cells.size() || !step.digits.contains(node.digit)) return std::nullopt;
  return finished(std::move(step), cells, DigitSet::all());
}

std::optional<PatternSearch::Pattern> PatternSearch::hiddenSet(const ChainNode& node) const {
  const DigitSet others = left(node.cells.first()) - DigitSet{node.digit};
  for (const House house : housesOf(node.cells.first())) {
    for (const Digit one : others)
      if (auto found = hiddenSetIn(node, house, {one})) return found;
    for (const Digit one : others)
      for (const Digit other : DigitSet::all() - DigitSet{one, node.digit})
        if (auto found = hiddenSetIn(node, house, {one, other})) return found;
  }
  return std::nullopt;
}

std::optional<PatternSearch::Pattern> PatternSearch::hiddenSetIn(const ChainNode& node, House house,
                                                                 DigitSet digits) const {
  WalkStep step{node, Rule::HiddenSet, {}, house};
  step.digits = digits;
  for (const Digit digit : digits) {
    const CellSet places = placesLeft(house, digit);
    if (places.isEmpty()) return std::nullopt;
    step.cells |= places;
  }
  if (step.cells.size() != digits.size() || !step.cells.contains(node.cells.first())) return std::nullopt;
  return finished(std::move(step), cellsOf(house), digits);
}

std::optional<PatternSearch::Pattern> PatternSearch::xWing(const ChainNode& node) const {
  const Cell cell = node.cells.first();
  for (const bool isRow : {true, false}) {
    const auto line = [isRow](int number) { return isRow ? House::row(number) : House::column(number); };
    const House across = isRow ? House::column(cell.column()) : House::row(cell.row());
    for (int first = 0; first < 9; ++first)
      for (int second = first + 1; second < 9; ++second) {
        const CellSet one = placesLeft(line(first), node.digit);
        const CellSet other = placesLeft(line(second), node.digit);
        if (one.isEmpty() || other.isEmpty() || line(first).contains(cell) || line(second).contains(cell))
          continue;
        std::set<int> lines;
        for (const Cell each : one | other) lines.insert(isRow ? each.column() : each.row());
        if (lines.size() != 2 || ((one | other) & cellsOf(across)).isEmpty()) continue;
        WalkStep step{node, Rule::XWing, {}, across};
        step.from = {line(first), line(second)};
        step.cells = one | other;
        if (auto found =
                finished(std::move(step), cellsOf(line(first)) | cellsOf(line(second)), {node.digit}))
          return found;
      }
  }
  return std::nullopt;
}

}  // namespace sudoku
