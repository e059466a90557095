#include <sudoku/cellset.h>
#include <sudoku/geometry.h>

#include "finders.h"

namespace sudoku::explainer {
namespace {

/// The step if some of the cells lose the digit.
std::optional<Hint> hintFor(const Position& position, CellSet cells, int digit, bool isXyz) {
  std::optional<Hint> hint;
  for (const Cell cell : cells) {
    if (!position.has(cell.index(), digit)) continue;
    if (!hint) {
      hint.emplace();
      hint->technique = isXyz ? ExplainerTechnique::XYZWing : ExplainerTechnique::XYWing;
      hint->rating = isXyz ? 4.4 : 4.2;
    }
    hint->removals[at(cell.index())] = bitOf(digit);
  }
  return hint;
}

std::optional<Hint> findWingAt(const Position& position, int pivot, bool isXyz) {
  const Mask own = position.digits(pivot);
  std::array<int, kPeerCount> ends{};
  std::size_t count = 0;
  for (const int cell : peersOf(pivot))
    if (countOf(position.digits(cell)) == 2) ends[count++] = cell;
  for (std::size_t i = 0; i < count; ++i) {
    const Mask digits = position.digits(ends[i]);
    if (countOf(without(own, digits)) != 1) continue;
    for (std::size_t j = 0; j < count; ++j) {
      const Mask otherDigits = position.digits(ends[j]);
      const Mask all = static_cast<Mask>(own | digits | otherDigits);
      const Mask common = static_cast<Mask>(own & digits & otherDigits);
      if (countOf(all) != 3 || countOf(common) != (isXyz ? 1 : 0)) continue;
      // What sees both ends, and the pivot of an XYZ-Wing.
      CellSet cells = sudoku::peersOf(Cell(ends[i])) & sudoku::peersOf(Cell(ends[j]));
      if (isXyz) cells &= sudoku::peersOf(Cell(pivot));
      const int digit = firstOf(static_cast<Mask>(digits & otherDigits));
      if (auto hint = hintFor(position, cells, digit, isXyz)) return hint;
    }
  }
  return std::nullopt;
}

std::optional<Hint> findWing(const Position& position, bool isXyz) {
  for (int pivot = 0; pivot < kCellCount; ++pivot)
    if (countOf(position.digits(pivot)) == (isXyz ? 3 : 2))
      if (auto hint = findWingAt(position, pivot, isXyz)) return hint;
  return std::nullopt;
}

}  // namespace

std::optional<Hint> findXYWing(const Position& position) {
  return findWing(position, false);
}
std::optional<Hint> findXYZWing(const Position& position) {
  return findWing(position, true);
}

}  // namespace sudoku::explainer
