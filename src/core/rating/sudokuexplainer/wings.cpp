#include <sudoku/grid/cellset.h>
#include <sudoku/grid/geometry.h>

#include "finders.h"

namespace sudoku::explainer {
namespace {

/// The step of an XY-wing or XYZ-wing that eliminates a digit from some cells; nothing if none of them has
/// it.
std::optional<Hint> hintFor(const OptionPosition& position, CellSet cells, int digit, bool isXyz) {
  std::optional<Hint> hint;
  for (const Cell cell : cells) {
    if (!position.has(cell.index(), digit)) continue;
    if (!hint) hint = isXyz ? Hint{ExplainerTechnique::XYZWing, 4.4} : Hint{ExplainerTechnique::XYWing, 4.2};
    hint->removals[at(cell.index())] = bitOf(digit);
  }
  return hint;
}

std::optional<Hint> findWingAt(const OptionPosition& position, int pivot, bool isXyz) {
  const Mask own = position.digits(pivot);
  for (const int first : orderedPeersOf(pivot)) {
    const Mask atFirst = position.digits(first);
    if (countOf(atFirst) != 2 || countOf(without(own, atFirst)) != 1) continue;
    for (const int second : orderedPeersOf(pivot)) {
      const Mask atSecond = position.digits(second);
      const bool fits = isXyz ? countOf(atSecond) == 2 && without(atSecond, own) == 0 && atSecond != atFirst
                              : atSecond == (own ^ atFirst);
      if (!fits) continue;
      // The cells that see both ends of the wing, and for an XYZ-wing also the pivot.
      CellSet cells = peersOf(Cell(first)) & peersOf(Cell(second));
      if (isXyz) cells &= peersOf(Cell(pivot));
      const int digit = firstOf(static_cast<Mask>(atFirst & atSecond));
      if (auto hint = hintFor(position, cells, digit, isXyz)) return hint;
    }
  }
  return std::nullopt;
}

/// Whether the pivot may see two matching ends among the cells with two candidates. Most cells see none.
bool mayBePivot(const OptionPosition& position, CellSet pairs, int pivot, bool isXyz) {
  const Mask own = position.digits(pivot);
  const Mask low = bitOf(firstOf(own));
  Mask within = 0;
  // For each of the two digits of an XY-wing's pivot: the other digits of the cells that share it, see the
  // pivot and have two candidates.
  std::array<Mask, 2> besides{};
  for (const Cell end : peersOf(Cell(pivot)) & pairs) {
    const Mask digits = position.digits(end.index());
    const Mask more = without(digits, own);
    if (more == 0) within = static_cast<Mask>(within | digits);
    if (countOf(more) != 1) continue;
    Mask& beside = besides[(digits & low) != 0 ? 0 : 1];
    beside = static_cast<Mask>(beside | more);
  }
  return isXyz ? within == own : (besides[0] & besides[1]) != 0;
}

}  // namespace

template <int size>
std::optional<Hint> findWing(const OptionPosition& position) {
  constexpr bool kIsXyz = size == 3;
  CellSet pairs;
  for (int cell = 0; cell < kCellCount; ++cell)
    if (countOf(position.digits(cell)) == 2) pairs.add(Cell(cell));
  for (int pivot = 0; pivot < kCellCount; ++pivot)
    if (countOf(position.digits(pivot)) == size && mayBePivot(position, pairs, pivot, kIsXyz))
      if (auto hint = findWingAt(position, pivot, kIsXyz)) return hint;
  return std::nullopt;
}

template std::optional<Hint> findWing<2>(const OptionPosition&);
template std::optional<Hint> findWing<3>(const OptionPosition&);

}  // namespace sudoku::explainer
