#pragma once

#include <array>
#include <optional>
#include <span>

#include "lockedsets.h"
#include "optionposition.h"

namespace sudoku::patterns {

/// A deadly pattern has no or several solutions, so a puzzle with one solution cannot contain it. It is
/// prevented by candidates too many for it, one of which is true. A plain value.
struct DeadlyPattern {
  CellSet cells;        ///< the cells with candidates too many
  int firstFound = -1;  ///< the first of `cells` that was found; -1 if there are none
  CellDigits extra{};   ///< the candidates too many, by cell
  Mask digits = 0;      ///< the digits of all candidates too many

  void add(int cell, Mask candidates);
};

/// The BUG that the position would be without a few candidates: then each empty
/// cell would have two candidates, and each digit two places in each house.
std::optional<DeadlyPattern> findBugPattern(const OptionPosition& position);

/// The candidates of some digits in some cells.
CellDigits candidatesIn(const OptionPosition& position, CellSet cells, Mask digits);

/// The candidates eliminated if one cell alone has candidates too many: all others in it (type 1).
CellDigits eliminatedInCell(const OptionPosition& position, const DeadlyPattern& pattern);

/// The candidates eliminated if all candidates too many are of one digit, which stands in one of their cells
/// (type 2).
CellDigits eliminatedByDigit(const OptionPosition& position, const DeadlyPattern& pattern);

/// The candidates eliminated if just two cells have candidates too many, and a house of both has no other
/// place for a digit of the pattern (type 4): one of the cells holds that digit, the other a candidate too
/// many.
CellDigits eliminatedByPair(const OptionPosition& position, const DeadlyPattern& pattern);

/// Calls `use` with each set of items whose masks, with `together`, have one bit more than the set has items,
/// and with these bits: in the order of a program, until `use` returns true. Returns whether it did. The
/// items are numbers in `from`. The empty set comes too.
template <SetRule rule, typename Use>
bool forEachLockedExtension(const std::array<Mask, kDigitCount>& masks, Mask from, Mask together, Use use,
                            Mask chosen = 0) {
  if (countOf(together) == countOf(chosen) + 1 && use(chosen, together)) return true;
  bool isDone = false;
  for (const int item : Bits(from)) {
    const unsigned lower = bitOf(item) - 1U;
    const unsigned rest = rule == SetRule::SudokuExplainer ? lower : ~lower << 1U;
    isDone = forEachLockedExtension<rule>(masks, static_cast<Mask>(from & rest),
                                          static_cast<Mask>(together | masks[at(item)]), use,
                                          static_cast<Mask>(chosen | bitOf(item)));
    if (isDone) break;
  }
  return isDone;
}

/// Calls `use` with each set out of at most nine cells that makes a naked set with one more cell, which holds
/// one of `digits`, and with the digits of both: in the order of a program, until `use` returns true. Returns
/// whether it did.
template <SetRule rule, typename Use>
bool forEachNakedExtension(const OptionPosition& position, std::span<const Cell> cells, Mask digits,
                           Use use) {
  std::array<Mask, kDigitCount> masks{};
  for (std::size_t i = 0; i < cells.size(); ++i) masks[i] = position.digits(cells[i].index());
  const Mask all = static_cast<Mask>((1U << cells.size()) - 1);
  return forEachLockedExtension<rule>(masks, all, digits, [&](Mask chosen, Mask together) {
    CellSet set;
    for (const int i : Bits(chosen)) set.add(cells[at(i)]);
    return !set.isEmpty() && use(set, together);
  });
}

}  // namespace sudoku::patterns
