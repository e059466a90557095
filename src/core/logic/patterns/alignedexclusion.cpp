#include "alignedexclusion.h"

#include <sudoku/grid/cellset.h>
#include <sudoku/grid/geometry.h>

namespace sudoku::patterns {
namespace {

using Use = std::function<bool(const AlignedExclusion&)>;

/// The cells for which combinations of digits may be tested, and the cells that may forbid combinations,
/// which have at least two candidates, but no more than a combination has digits.
struct Bases {
  CellSet cells;
  CellSet excluders;
};

Bases basesFor(const OptionPosition& position, int size) {
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

/// The cells that see at least two cells of a set.
CellSet peersOfSeveral(CellSet cells) {
  CellSet once;
  CellSet several;
  for (const Cell cell : cells) {
    several |= once & peersOf(cell);
    once |= peersOf(cell);
  }
  return several;
}

/// For each digit, the other digits that cannot stand together with it.
using Beside = std::array<Mask, kDigitCount>;

void keepApart(int digit, int other, Beside& beside) {
  beside[at(digit)] = static_cast<Mask>(beside[at(digit)] | bitOf(other));
  beside[at(other)] = static_cast<Mask>(beside[at(other)] | bitOf(digit));
}

/// The combinations of digits that would leave some common peer without candidates.
class Forbidden {
 public:
  Forbidden(const OptionPosition& position, CellSet excluders) {
    for (const Cell cell : excluders) add(position.digits(cell.index()));
  }

  /// The pairs of digits that cannot stand together in two cells if `digit` stands in a third cell.
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

/// Finds the aligned exclusions of two or three cells.
class Exclusions {
 public:
  Exclusions(const OptionPosition& position, std::size_t size, const Use& use)
      : m_position(position), m_size(size), m_use(use), m_bases(basesFor(position, static_cast<int>(size))) {}

  void useAll() const {
    CellSet before;
    for (const Cell second : m_bases.cells) {
      const CellSet nearSecond = peersOf(second) & m_bases.excluders;
      for (const Cell first : peersOfSeveral(nearSecond) & before) {
        const CellSet excluders = nearSecond & peersOf(first);
        if (m_size == 2 ? usePair(first, second, excluders) : useTriplets(first, second, excluders)) return;
      }
      before.add(second);
    }
  }

 private:
  bool usePair(Cell first, Cell second, CellSet excluders) const {
    Mask touched = 0;
    for (const Cell cell : excluders) touched = static_cast<Mask>(touched | digitsOf(cell));
    // A digit is excluded only if no digit of the second cell can stand together with it. This is usually
    // impossible, because too few digits are in any forbidden pair.
    if (without(digitsOf(first), touched) != 0 && without(digitsOf(second), touched) != 0) return false;
    return useIfAny({2, {first.index(), second.index()}, {digitsOf(first), digitsOf(second)}, excluders});
  }

  bool useTriplets(Cell first, Cell second, CellSet excluders) const {
    CellSet thirds = (peersOfSeveral(excluders) & m_bases.cells) - CellSet{first, second};
    for (const Cell near : {first, second})
      for (int kind = 0; kind < kHouseKinds; ++kind)
        for (const Cell third : thirds& cellsIn(houseNumberOf(near.index(), kind))) {
          thirds.remove(third);
          if (!isThird(third, first, second) || wasTried(first, second, third)) continue;
          if (useIfAny({3,
                        {first.index(), second.index(), third.index()},
                        {digitsOf(first), digitsOf(second), digitsOf(third)},
                        excluders & peersOf(third)}))
            return true;
        }
    return false;
  }

  /// Whether a cell may be the third one of an exclusion: whether it sees one of the first two and has few
  /// enough candidates.
  bool isThird(Cell cell, Cell one, Cell another) const {
    return m_bases.excluders.contains(cell) && (peersOf(one) | peersOf(another)).contains(cell);
  }

  /// Whether the same three cells have been tried before, in another order.
  bool wasTried(Cell first, Cell second, Cell third) const {
    return (third < second && isThird(second, first, third)) ||
           (third < first && isThird(first, second, third));
  }

  /// Takes an exclusion in which all digits of the cells count as excluded, removes the digits that occur in
  /// an allowed combination, and passes the rest to m_use if there is any. Returns what m_use does, else
  /// false.
  bool useIfAny(AlignedExclusion exclusion) const {
    const auto& cells = exclusion.cells;
    auto& excluded = exclusion.excluded;
    const auto digits = excluded;
    const Forbidden forbidden(m_position, exclusion.excluders);
    const auto leftOf = [&](std::size_t cell, std::size_t other, int digit, const Beside& beside) {
      const Mask same = arePeers(cells[cell], cells[other]) ? bitOf(digit) : Mask{0};
      return without(digits[cell], beside[at(digit)] | same);
    };
    for (const int first : Bits(digits[0])) {
      const Beside beside = forbidden.besideAnd(first);
      const Mask thirds = leftOf(2, 0, first, beside);
      for (const int second : Bits(leftOf(1, 0, first, beside))) {
        const Mask left = static_cast<Mask>(thirds & leftOf(2, 1, second, beside));
        if (left == 0 && m_size == 3) continue;
        excluded = {without(excluded[0], bitOf(first)), without(excluded[1], bitOf(second)),
                    without(excluded[2], left)};
      }
      if ((excluded[0] | excluded[1] | excluded[2]) == 0) return false;
    }
    return m_use(exclusion);
  }

  Mask digitsOf(Cell cell) const { return m_position.digits(cell.index()); }

  const OptionPosition& m_position;
  std::size_t m_size;
  const Use& m_use;
  Bases m_bases;
};

}  // namespace

void forEachAlignedExclusion(const OptionPosition& position, std::size_t size, const Use& use) {
  Exclusions(position, size, use).useAll();
}

}  // namespace sudoku::patterns
