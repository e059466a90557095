#include "alignedexclusion.h"

#include <algorithm>
#include <vector>

#include <sudoku/grid/cellset.h>
#include <sudoku/grid/geometry.h>

namespace sudoku::chains {
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
    if (digits == 1) nearSingles |= peersOf(cell);
    if (digits < 2) continue;
    able.add(cell);
    if (digits > size) continue;
    bases.excluders.add(cell);
    nearExcluders |= peersOf(cell);
  }
  bases.cells = (able & nearExcluders) - nearSingles;
  return bases;
}

/// The cells that see at least two of these.
CellSet peersOfSeveral(CellSet cells) {
  CellSet once;
  CellSet several;
  for (const Cell cell : cells) {
    several |= once & peersOf(cell);
    once |= peersOf(cell);
  }
  return several;
}

/// By digit: those that cannot be beside it.
using Beside = std::array<Mask, kDigitCount>;

void keepApart(int digit, int other, Beside& beside) {
  beside[at(digit)] = static_cast<Mask>(beside[at(digit)] | bitOf(other));
  beside[at(other)] = static_cast<Mask>(beside[at(other)] | bitOf(digit));
}

/// What a set of cells keeps their common peers from, as it would leave them nothing.
class Forbidden {
 public:
  Forbidden(const Position& position, CellSet excluders) {
    for (const Cell cell : excluders) add(position.digits(cell.index()));
  }

  const Beside& beside() const { return m_beside; }
  /// If a further digit is there too.
  Beside besideAnd(int digit) const {
    Beside beside = m_beside;
    for (std::size_t i = 0; i < m_threeCount; ++i)
      if (const Mask two = without(m_threes[i], bitOf(digit)); countOf(two) == 2)
        keepApart(firstOf(two), lastOf(two), beside);
    return beside;
  }

 private:
  static int lastOf(Mask two) { return firstOf(without(two, bitOf(firstOf(two)))); }

  void add(Mask digits) {
    if (countOf(digits) == 2)
      keepApart(firstOf(digits), lastOf(digits), m_beside);
    else
      m_threes[m_threeCount++] = digits;
  }

  Beside m_beside{};
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

/// The digits of a cell with which none of its partner's can be.
Mask excludedBy(Mask own, Mask partners, bool arePeers, const Beside& beside) {
  Mask excluded = 0;
  for (const int digit : Bits(own)) {
    const Mask same = arePeers ? bitOf(digit) : Mask{0};
    if (without(partners, beside[at(digit)] | same) == 0)
      excluded = static_cast<Mask>(excluded | bitOf(digit));
  }
  return excluded;
}

bool usePair(const Position& position, Cell first, Cell second, CellSet excluders, const Use& use) {
  const std::array digits{position.digits(first.index()), position.digits(second.index())};
  Mask touched = 0;
  for (const Cell cell : excluders) touched = static_cast<Mask>(touched | position.digits(cell.index()));
  // A digit goes with all that the other cell has: most often they are too few for that.
  if (without(digits[0], touched) != 0 && without(digits[1], touched) != 0) return false;
  const Forbidden forbidden(position, excluders);
  const bool areNear = peersOf(first).contains(second);
  return useIfAny<2>({first.index(), second.index()},
                     {excludedBy(digits[0], digits[1], areNear, forbidden.beside()),
                      excludedBy(digits[1], digits[0], areNear, forbidden.beside())},
                     excluders, use);
}

void usePairs(const Position& position, const Use& use) {
  const Bases bases = basesFor(position, 2);
  CellSet before;
  for (const Cell second : bases.cells) {
    const CellSet nearSecond = peersOf(second) & bases.excluders;
    for (const Cell first : peersOfSeveral(nearSecond) & before)
      if (usePair(position, first, second, nearSecond & peersOf(first), use)) return;
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
    const Beside beside = m_forbidden.besideAnd(first);
    const auto leftOf = [&beside](Mask digits, int digit, bool arePeers) {
      return without(digits, beside[at(digit)] | (arePeers ? bitOf(digit) : 0));
    };
    const Mask thirds = leftOf(m_digits[2], first, m_arePeers[1]);
    for (const int second : Bits(leftOf(m_digits[1], first, m_arePeers[0]))) {
      const Mask left = leftOf(thirds, second, m_arePeers[2]);
      if (left == 0) continue;
      m_excluded[0] = without(m_excluded[0], bitOf(first));
      m_excluded[1] = without(m_excluded[1], bitOf(second));
      m_excluded[2] = without(m_excluded[2], left);
    }
    return (m_excluded[0] | m_excluded[1] | m_excluded[2]) == 0;
  }

  Forbidden m_forbidden;
  std::array<bool, 3> m_arePeers;  // the first and the second, the first and the third, the others
  std::array<Mask, 3> m_digits;
  std::array<Mask, 3> m_excluded;
};

class Triplets {
 public:
  Triplets(const Position& position, const Use& use)
      : m_position(position), m_use(use), m_bases(basesFor(position, 3)) {}

  void use() const {
    CellSet before;
    for (const Cell second : m_bases.cells) {
      for (const Cell first : peersOfSeveral(peersOf(second) & m_bases.excluders) & before)
        if (useAllOf(first, second)) return;
      before.add(second);
    }
  }

 private:
  bool useAllOf(Cell first, Cell second) const {
    const CellSet excluders = peersOf(first) & peersOf(second) & m_bases.excluders;
    CellSet thirds = (peersOfSeveral(excluders) & m_bases.cells) - CellSet{first, second};
    for (const Cell near : {first, second})
      for (int kind = 0; kind < kHouseKinds; ++kind)
        for (const Cell third : thirds& cellsOf(houseOf(near.index(), kind))) {
          thirds.remove(third);
          if (!isThird(third, first, second) || wasTried(first, second, third)) continue;
          const CellSet common = excluders & peersOf(third);
          const std::array cells{first.index(), second.index(), third.index()};
          if (useIfAny(cells, TripletCombinations(m_position, cells, common).excluded(), common, m_use))
            return true;
        }
    return false;
  }

  /// The third cell is one that may forbid digits of one of the first two.
  bool isThird(Cell cell, Cell one, Cell another) const {
    return m_bases.excluders.contains(cell) && (peersOf(one) | peersOf(another)).contains(cell);
  }

  /// In another order.
  bool wasTried(Cell first, Cell second, Cell third) const {
    return (third < second && isThird(second, first, third)) ||
           (third < first && isThird(first, second, third));
  }

  const Position& m_position;
  const Use& m_use;
  Bases m_bases;
};

}  // namespace

void forEachAlignedExclusion(const Position& position, std::size_t size, const Use& use) {
  if (size == 2)
    usePairs(position, use);
  else
    Triplets(position, use).use();
}

}  // namespace sudoku::chains
