#include "finders.h"

namespace sudoku::explainer {
namespace {

/// What the cells that all see both ends (and the pivot of an XYZ-Wing) lose.
bool addRemovals(const Position& position, int pivot, int end, int otherEnd, bool isXyz, int digit,
                 Removals& removals) {
  bool any = false;
  for (const int cell : peersOf(end)) {
    if (!arePeers(cell, otherEnd) || (isXyz && !arePeers(cell, pivot))) continue;
    if (!position.has(cell, digit)) continue;
    removals[at(cell)] = bitOf(digit);
    any = true;
  }
  return any;
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
      Hint hint;
      hint.technique = isXyz ? ExplainerTechnique::XYZWing : ExplainerTechnique::XYWing;
      hint.rating = isXyz ? 4.4 : 4.2;
      const int digit = firstOf(static_cast<Mask>(digits & otherDigits));
      if (addRemovals(position, pivot, ends[i], ends[j], isXyz, digit, hint.removals)) return hint;
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
