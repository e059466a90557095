#pragma once

#include <array>
#include <optional>
#include <span>

#include "lockedsets.h"
#include "optionposition.h"

namespace sudoku::patterns {

/// A deadly pattern and the extra candidates that prevent it. The pattern alone would have no or several
/// solutions, so in a puzzle with one solution at least one extra candidate is true. A plain value.
struct DeadlyPattern {
  CellSet cells;        ///< the cells with extra candidates
  int firstFound = -1;  ///< the first of `cells` that was added; -1 if there are none
  CellDigits extra{};   ///< the extra candidates, by cell
  Mask digits = 0;      ///< the digits of all extra candidates

  void add(int cell, Mask candidates);
};

/// A BUG with extra candidates: without these, each empty cell would have two candidates, and each digit two
/// places in each house. Nothing if the position has none.
std::optional<DeadlyPattern> findBugPattern(const OptionPosition& position);

/// The candidates that some cells have of some digits.
CellDigits candidatesIn(const OptionPosition& position, CellSet cells, Mask digits);

/// The eliminations if only one cell has extra candidates: all its other candidates (type 1).
CellDigits eliminatedInCell(const OptionPosition& position, const DeadlyPattern& pattern);

/// The eliminations if all extra candidates are of one digit, which must then stand in one of their cells
/// (type 2).
CellDigits eliminatedByDigit(const OptionPosition& position, const DeadlyPattern& pattern);

/// The eliminations if just two cells have extra candidates, and one of their common houses has no other
/// place for a digit of the pattern (type 4): one of the cells holds that digit, the other one an extra
/// candidate.
CellDigits eliminatedByPair(const OptionPosition& position, const DeadlyPattern& pattern);

/// Calls `use` with each set of items (such as cells) whose masks (such as the cells' candidates), combined
/// with `together`, have one bit more than the set has items, and with these bits. Goes through the sets, the
/// empty one included, in the order of the program that `rule` names, until `use` returns true; returns
/// whether it did. `from` has the items to choose from.
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

/// Calls `use` with each set of some (at most nine) cells that forms a naked subset with one more cell, which
/// holds one of `digits`; passes the digits of the subset, too. Goes through the sets in the order of the
/// program that `rule` names, until `use` returns true; returns whether it did.
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
