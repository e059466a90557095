#include "alignedexclusion.h"

#include <algorithm>
#include <vector>

#include <sudoku/cellset.h>
#include <sudoku/geometry.h>

#include "finders.h"

namespace sudoku::explainer {
namespace {

using Use = std::function<bool(const AlignedExclusion&)>;

/// Cells whose combinations of digits are looked at, and those of their peers that may forbid some: with at
/// least two candidates and at most as many as there are cells.
struct Bases {
  CellSet cells;
  CellSet excluders;
};

Bases basesFor(const Position& position, int size) {
  Bases bases;
  CellSet able;
  CellSet nearSingles;
  CellSet nearExcluders;
  for (const Cell cell : allCells()) {
    const int digits = countOf(position.digits(cell.index()));
    if (digits == 1) nearSingles |= sudoku::peersOf(cell);
    if (digits < 2) continue;
    able.add(cell);
    if (digits > size) continue;
    bases.excluders.add(cell);
    nearExcluders |= sudoku::peersOf(cell);
  }
  bases.cells = (able & nearExcluders) - nearSingles;
  return bases;
}

/// The cells that see at least two of these.
CellSet whoSeesSeveral(CellSet cells) {
  CellSet once;
  CellSet several;
  for (const Cell cell : cells) {
    several |= once & sudoku::peersOf(cell);
    once |= sudoku::peersOf(cell);
  }
  return several;
}

/// What a set of cells keeps their common peers from, as it would leave them nothing.
class Forbidden {
 public:
  Forbidden(const Position& position, CellSet excluders) {
    for (const Cell cell : excluders) add(position.digits(cell.index()));
  }

  /// The digits that cannot be beside this one.
  Mask beside(int digit) const { return m_beside[at(digit)]; }
  /// Those that cannot be beside these two, though beside each of them.
  Mask besideBoth(int digit, int other) const {
    const Mask two = static_cast<Mask>(bitOf(digit) | bitOf(other));
    Mask digits = 0;
    for (std::size_t i = 0; i < m_threeCount; ++i) {
      const Mask left = without(m_threes[i], two);
      if (countOf(left) == 1) digits = static_cast<Mask>(digits | left);
    }
    return digits;
  }

 private:
  void add(Mask digits) {
    const int low = firstOf(digits);
    const Mask more = without(digits, bitOf(low));
    if (countOf(more) == 1) {
      m_beside[at(low)] = static_cast<Mask>(m_beside[at(low)] | more);
      m_beside[at(firstOf(more))] = static_cast<Mask>(m_beside[at(firstOf(more))] | bitOf(low));
    } else {
      m_threes[m_threeCount++] = digits;
    }
  }

  std::array<Mask, kDigitCount> m_beside{};
  std::array<Mask, kPeerCount> m_threes;
  std::size_t m_threeCount = 0;
};

/// Calls `use` with an exclusion if there is one.
template <std::size_t size>
bool useIfAny(const std::array<int, size>& cells, const std::array<Mask, size>& excluded, CellSet excluders,
              const Use& use) {
  Mask any = 0;
  for (const Mask digits : excluded) any = static_cast<Mask>(any | digits);
  if (any == 0) return false;
  AlignedExclusion exclusion{size, {}, {}, excluders};
  std::copy(cells.begin(), cells.end(), exclusion.cells.begin());
  std::copy(excluded.begin(), excluded.end(), exclusion.excluded.begin());
  return use(exclusion);
}

/// The digits of the first cell with which none of the second can be.
Mask excludedBy(Mask digits, Mask others, bool arePeers, const Forbidden& forbidden) {
  Mask excluded = 0;
  for (const int digit : Bits(digits)) {
    const Mask own = arePeers ? bitOf(digit) : Mask{0};
    if (without(others, forbidden.beside(digit) | own) == 0)
      excluded = static_cast<Mask>(excluded | bitOf(digit));
  }
  return excluded;
}

void usePairs(const Position& position, const Use& use) {
  const Bases bases = basesFor(position, 2);
  CellSet before;
  for (const Cell second : bases.cells) {
    const CellSet nearSecond = sudoku::peersOf(second) & bases.excluders;
    const Mask others = position.digits(second.index());
    for (const Cell first : whoSeesSeveral(nearSecond) & before) {
      const CellSet excluders = sudoku::peersOf(first) & nearSecond;
      const Forbidden forbidden(position, excluders);
      const Mask digits = position.digits(first.index());
      const bool areNear = sudoku::peersOf(first).contains(second);
      if (useIfAny<2>({first.index(), second.index()},
                      {excludedBy(digits, others, areNear, forbidden),
                       excludedBy(others, digits, areNear, forbidden)},
                      excluders, use))
        return;
    }
    before.add(second);
  }
}

/// Which digits three cells can hold together.
class TripletCombinations {
 public:
  TripletCombinations(const Position& position, const std::array<int, 3>& cells, CellSet excluders)
      : m_forbidden(position, excluders),
        m_arePeers{arePeers(cells[0], cells[1]), arePeers(cells[0], cells[2]), arePeers(cells[1], cells[2])} {
    for (std::size_t i = 0; i < cells.size(); ++i) m_excluded[i] = m_digits[i] = position.digits(cells[i]);
    for (const int digit : Bits(m_digits[0]))
      if (choose(digit)) return;
  }

  /// The digits of each cell that no combination has.
  const std::array<Mask, 3>& excluded() const { return m_excluded; }

 private:
  /// True as soon as every digit is in some combination.
  bool choose(int first) {
    const Mask seconds = leftBeside(m_digits[1], first, m_arePeers[0]);
    const Mask thirds = leftBeside(m_digits[2], first, m_arePeers[1]);
    for (const int second : Bits(seconds)) {
      const Mask left =
          without(leftBeside(thirds, second, m_arePeers[2]), m_forbidden.besideBoth(first, second));
      if (left == 0) continue;
      m_excluded[0] = without(m_excluded[0], bitOf(first));
      m_excluded[1] = without(m_excluded[1], bitOf(second));
      m_excluded[2] = without(m_excluded[2], left);
      if ((m_excluded[0] | m_excluded[1] | m_excluded[2]) == 0) return true;
    }
    return false;
  }

  Mask leftBeside(Mask digits, int digit, bool arePeers) const {
    return without(digits, m_forbidden.beside(digit) | (arePeers ? bitOf(digit) : 0));
  }

  Forbidden m_forbidden;
  std::array<bool, 3> m_arePeers;  // the first and the second, the first and the third, the others
  std::array<Mask, 3> m_digits;
  std::array<Mask, 3> m_excluded;
};

/// The third cell is one that may forbid digits of one of the first two.
bool useTripletsOf(const Position& position, const Bases& bases, Cell first, Cell second, const Use& use) {
  const CellSet excluders = sudoku::peersOf(first) & sudoku::peersOf(second) & bases.excluders;
  CellSet thirds = (whoSeesSeveral(excluders) & bases.cells & bases.excluders) - CellSet{first, second};
  for (const Cell near : {first, second})
    for (int kind = 0; kind < kRegionKinds; ++kind)
      for (const Cell third : thirds& cellsOf(regionOf(near.index(), kind))) {
        thirds.remove(third);
        const CellSet common = excluders & sudoku::peersOf(third);
        const std::array cells{first.index(), second.index(), third.index()};
        if (useIfAny(cells, TripletCombinations(position, cells, common).excluded(), common, use))
          return true;
      }
  return false;
}

void useTriplets(const Position& position, const Use& use) {
  const Bases bases = basesFor(position, 3);
  CellSet before;
  for (const Cell second : bases.cells) {
    for (const Cell first : whoSeesSeveral(sudoku::peersOf(second) & bases.excluders) & before)
      if (useTripletsOf(position, bases, first, second, use)) return;
    before.add(second);
  }
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
