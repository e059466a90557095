#include "alignedexclusion.h"

#include <span>
#include <vector>

#include <sudoku/cellset.h>

#include "finders.h"

namespace sudoku::explainer {
namespace {

/// Cells whose combinations of digits are looked at, and for each the peers that may forbid some: those with
/// at least two candidates and at most as many as there are cells.
struct Bases {
  std::vector<int> cells;
  Table<std::uint8_t, kCellCount, kPeerCount> excluders;
  std::array<std::size_t, kCellCount> excluderCounts;
  std::array<CellSet, kCellCount> excluderSets;  ///< empty for all other cells
};

void addBase(const Position& position, int cell, int size, Bases& bases) {
  std::size_t count = 0;
  CellSet set;
  for (const int peer : peersOf(cell)) {
    const int digits = countOf(position.digits(peer));
    if (digits == 1) return;
    if (digits < 2 || digits > size) continue;
    bases.excluders[at(cell)][count++] = static_cast<std::uint8_t>(peer);
    set.add(Cell(peer));
  }
  if (count == 0) return;
  bases.excluderCounts[at(cell)] = count;
  bases.excluderSets[at(cell)] = set;
  bases.cells.push_back(cell);
}

Bases basesFor(const Position& position, int size) {
  Bases bases;  // not all filled with zeros: of the tables only the cells' own entries are read
  for (int cell = 0; cell < kCellCount; ++cell)
    if (countOf(position.digits(cell)) >= 2) addBase(position, cell, size, bases);
  return bases;
}

/// Goes through the digits that some cells can hold together.
template <std::size_t size>
class Combinations {
 public:
  Combinations(const Position& position, const std::array<int, size>& cells, CellSet excluders)
      : m_cells(cells) {
    Mask all = 0;
    for (std::size_t i = 0; i < size; ++i) {
      m_digits[i] = m_excluded[i] = position.digits(cells[i]);
      all = static_cast<Mask>(all | m_digits[i]);
    }
    for (const Cell cell : excluders) {
      const Mask digits = position.digits(cell.index());
      if (without(digits, all) == 0) m_excluders[m_excluderCount++] = digits;
    }
  }

  /// Whether every digit is in some combination, as nothing forbids any: two cells could only leave the third
  /// one nothing if both have the same two digits.
  bool areAllPossible() const {
    if (m_excluderCount > 0) return false;
    for (std::size_t i = 0; i < size; ++i)
      for (std::size_t j = 0; j < i; ++j)
        if (m_digits[i] == m_digits[j]) return false;
    return true;
  }

  /// The digits of each cell that no combination has.
  const std::array<Mask, size>& excluded() {
    for (std::size_t i = 0; i < size; ++i)
      for (std::size_t j = 0; j < i; ++j) m_arePeers[i][j] = arePeers(m_cells[i], m_cells[j]);
    choose<0>(0);
    return m_excluded;
  }

 private:
  /// True as soon as every digit is in some combination.
  template <std::size_t index>
  bool choose(Mask chosen) {
    Mask free = m_digits[index];
    for (std::size_t j = 0; j < index; ++j)
      if (m_arePeers[index][j]) free = without(free, m_chosen[j]);
    if constexpr (index + 1 < size) {
      for (const int digit : Bits(free)) {
        m_chosen[index] = bitOf(digit);
        if (choose<index + 1>(static_cast<Mask>(chosen | bitOf(digit)))) return true;
        if (hasNothingNew<index>()) return false;
      }
      return false;
    } else {
      return chooseLast(chosen, free);
    }
  }

  /// Whether other digits of the cells from `index` on would only give what is known to be possible.
  template <std::size_t index>
  bool hasNothingNew() const {
    Mask rest = 0;
    for (std::size_t i = 0; i < size; ++i)
      rest = static_cast<Mask>(rest | (i < index ? m_excluded[i] & m_chosen[i] : m_excluded[i]));
    return rest == 0;
  }

  bool chooseLast(Mask chosen, Mask free) {
    for (std::size_t i = 0; i < m_excluderCount; ++i) {
      const Mask left = without(m_excluders[i], chosen);
      if (left == 0) return false;
      if (countOf(left) == 1) free = without(free, left);
    }
    if (free == 0) return false;
    m_chosen[size - 1] = free;
    Mask rest = 0;
    for (std::size_t i = 0; i < size; ++i) {
      m_excluded[i] = without(m_excluded[i], m_chosen[i]);
      rest = static_cast<Mask>(rest | m_excluded[i]);
    }
    return rest == 0;
  }

  std::array<int, size> m_cells;
  std::array<Mask, size> m_digits;
  std::array<Mask, size> m_excluded;
  std::array<Mask, size> m_chosen;
  std::array<std::array<bool, size>, size> m_arePeers;
  std::array<Mask, kPeerCount> m_excluders;  // whose digits the cells have
  std::size_t m_excluderCount = 0;
};

bool hasTwo(CellSet cells) {
  auto cell = cells.begin();
  return cell != cells.end() && ++cell != cells.end();
}

using Use = std::function<bool(const AlignedExclusion&)>;

/// True as soon as `use` answers so.
template <std::size_t size>
bool useExclusionOf(const Position& position, const std::array<int, size>& cells, CellSet excluders,
                    const Use& use) {
  if (!hasTwo(excluders)) return false;
  Combinations<size> combinations(position, cells, excluders);
  if (combinations.areAllPossible()) return false;
  const auto& excluded = combinations.excluded();
  Mask any = 0;
  for (const Mask digits : excluded) any = static_cast<Mask>(any | digits);
  if (any == 0) return false;
  AlignedExclusion exclusion{size, {}, {}, excluders};
  for (std::size_t i = 0; i < size; ++i) {
    exclusion.cells[i] = cells[i];
    exclusion.excluded[i] = excluded[i];
  }
  return use(exclusion);
}

void usePairs(const Position& position, const Use& use) {
  const Bases bases = basesFor(position, 2);
  for (std::size_t j = 1; j < bases.cells.size(); ++j)
    for (std::size_t i = 0; i < j; ++i) {
      const int first = bases.cells[i];
      const int second = bases.cells[j];
      if (useExclusionOf<2>(position, {first, second},
                            bases.excluderSets[at(first)] & bases.excluderSets[at(second)], use))
        return;
    }
}

/// The third cell is one that may forbid digits of one of the first two.
bool useTripletsOf(const Position& position, const Bases& bases, int first, int second, const Use& use) {
  const CellSet excluders = bases.excluderSets[at(first)] & bases.excluderSets[at(second)];
  if (!hasTwo(excluders)) return false;
  CellSet tried{Cell(first), Cell(second)};
  for (const int near : {first, second})
    for (const int third : std::span(bases.excluders[at(near)].data(), bases.excluderCounts[at(near)])) {
      if (tried.contains(Cell(third))) continue;
      tried.add(Cell(third));
      if (useExclusionOf<3>(position, {first, second, third}, excluders & bases.excluderSets[at(third)], use))
        return true;
    }
  return false;
}

void useTriplets(const Position& position, const Use& use) {
  const Bases bases = basesFor(position, 3);
  if (bases.cells.size() < 3) return;
  for (std::size_t j = 1; j < bases.cells.size(); ++j)
    for (std::size_t i = 0; i < j; ++i)
      if (useTripletsOf(position, bases, bases.cells[i], bases.cells[j], use)) return;
}

std::optional<Hint> findAlignedExclusion(const Position& position, std::size_t size) {
  std::optional<Hint> hint;
  forEachAlignedExclusion(position, size, [&hint](const AlignedExclusion& exclusion) {
    hint.emplace();
    hint->technique = exclusion.size == 2 ? ExplainerTechnique::AlignedPairExclusion
                                          : ExplainerTechnique::AlignedTripletExclusion;
    hint->rating = exclusion.size == 2 ? 6.2 : 7.5;
    for (std::size_t i = 0; i < exclusion.size; ++i)
      hint->removals[at(exclusion.cells[i])] = exclusion.excluded[i];
    return true;
  });
  return hint;
}

}  // namespace

void forEachAlignedExclusion(const Position& position, std::size_t size, const Use& use) {
  if (size == 2)
    usePairs(position, use);
  else
    useTriplets(position, use);
}

std::optional<Hint> findAlignedPairExclusion(const Position& position) {
  return findAlignedExclusion(position, 2);
}

std::optional<Hint> findAlignedTripletExclusion(const Position& position) {
  return findAlignedExclusion(position, 3);
}

}  // namespace sudoku::explainer
