#include <sudoku/cellset.h>

#include <vector>

#include "finders.h"

namespace sudoku::explainer {
namespace {

/// Cells whose combinations of digits are looked at, and for each the peers that may forbid some: those with at
/// least two candidates and at most as many as there are cells.
struct Bases {
  std::vector<int> cells;
  std::array<std::vector<int>, kCellCount> excluders;
  std::array<CellSet, kCellCount> excluderSets;
  CellSet cellSet;
};

void addBase(const Position& position, int cell, int size, Bases& bases) {
  std::vector<int> excluders;
  for (const int peer : peersOf(cell)) {
    const int count = countOf(position.digits(peer));
    if (count == 1) return;
    if (count >= 2 && count <= size) excluders.push_back(peer);
  }
  if (excluders.empty()) return;
  for (const int peer : excluders) bases.excluderSets[at(cell)].add(Cell(peer));
  bases.excluders[at(cell)] = std::move(excluders);
  bases.cells.push_back(cell);
  bases.cellSet.add(Cell(cell));
}

Bases basesFor(const Position& position, int size) {
  Bases bases;
  for (int cell = 0; cell < kCellCount; ++cell)
    if (countOf(position.digits(cell)) >= 2) addBase(position, cell, size, bases);
  return bases;
}

/// Goes through the digits that some cells can hold together.
template <std::size_t size>
class Combinations {
 public:
  Combinations(const Position& position, const std::array<int, size>& cells, CellSet excluders)
      : m_position(position), m_cells(cells) {
    for (const Cell cell : excluders) m_locked[m_lockedCount++] = position.digits(cell.index());
    for (std::size_t i = 0; i < size; ++i)
      for (std::size_t j = 0; j < i; ++j) m_arePeers[i][j] = arePeers(cells[i], cells[j]);
  }

  /// The digits of each cell that no combination has.
  std::array<Mask, size> excluded() {
    choose(0, 0);
    std::array<Mask, size> result{};
    for (std::size_t i = 0; i < size; ++i) result[i] = without(m_position.digits(m_cells[i]), m_possible[i]);
    return result;
  }

 private:
  void choose(std::size_t index, Mask chosen) {
    if (index == size) {
      for (std::size_t i = 0; i < m_lockedCount; ++i)
        if (without(m_locked[i], chosen) == 0) return;
      for (std::size_t i = 0; i < size; ++i) m_possible[i] = static_cast<Mask>(m_possible[i] | m_digits[i]);
      return;
    }
    for (const int digit : Bits(m_position.digits(m_cells[index]))) {
      m_digits[index] = bitOf(digit);
      bool clashes = false;
      for (std::size_t j = 0; j < index; ++j)
        clashes = clashes || (m_arePeers[index][j] && m_digits[j] == m_digits[index]);
      if (!clashes) choose(index + 1, static_cast<Mask>(chosen | m_digits[index]));
    }
  }

  const Position& m_position;
  std::array<int, size> m_cells;
  std::array<std::array<bool, size>, size> m_arePeers{};
  std::array<Mask, kPeerCount> m_locked{};
  std::size_t m_lockedCount = 0;
  std::array<Mask, size> m_digits{};
  std::array<Mask, size> m_possible{};
};

template <std::size_t size>
std::optional<Hint> findExclusionOf(const Position& position, const std::array<int, size>& cells,
                                    CellSet excluders) {
  if (excluders.size() < 2) return std::nullopt;
  const auto excluded = Combinations<size>(position, cells, excluders).excluded();
  Hint hint;
  hint.technique =
      size == 2 ? ExplainerTechnique::AlignedPairExclusion : ExplainerTechnique::AlignedTripletExclusion;
  hint.rating = size == 2 ? 6.2 : 7.5;
  bool any = false;
  for (std::size_t i = 0; i < size; ++i) {
    hint.removals[at(cells[i])] = excluded[i];
    any = any || excluded[i] != 0;
  }
  return any ? std::optional(hint) : std::nullopt;
}

/// The third cell is one that may forbid digits of one of the first two.
std::optional<Hint> findTripletOf(const Position& position, const Bases& bases, int first, int second) {
  const CellSet excluders = bases.excluderSets[at(first)] & bases.excluderSets[at(second)];
  if (excluders.size() < 2) return std::nullopt;
  CellSet tried{Cell(first), Cell(second)};
  for (const int near : {first, second})
    for (const int third : bases.excluders[at(near)]) {
      if (tried.contains(Cell(third)) || !bases.cellSet.contains(Cell(third))) continue;
      tried.add(Cell(third));
      if (auto hint = findExclusionOf<3>(position, {first, second, third},
                                         excluders & bases.excluderSets[at(third)]))
        return hint;
    }
  return std::nullopt;
}

}  // namespace

std::optional<Hint> findAlignedPairExclusion(const Position& position) {
  const Bases bases = basesFor(position, 2);
  for (std::size_t j = 1; j < bases.cells.size(); ++j)
    for (std::size_t i = 0; i < j; ++i) {
      const int first = bases.cells[i];
      const int second = bases.cells[j];
      if (auto hint = findExclusionOf<2>(position, {first, second},
                                         bases.excluderSets[at(first)] & bases.excluderSets[at(second)]))
        return hint;
    }
  return std::nullopt;
}

std::optional<Hint> findAlignedTripletExclusion(const Position& position) {
  const Bases bases = basesFor(position, 3);
  if (bases.cells.size() < 3) return std::nullopt;
  for (std::size_t j = 1; j < bases.cells.size(); ++j)
    for (std::size_t i = 0; i < j; ++i)
      if (auto hint = findTripletOf(position, bases, bases.cells[i], bases.cells[j])) return hint;
  return std::nullopt;
}

}  // namespace sudoku::explainer
