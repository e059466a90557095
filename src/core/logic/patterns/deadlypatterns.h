#pragma once

#include <array>
#include <optional>
#include <span>

#include "lockedsets.h"
#include "optionposition.h"

namespace sudoku::patterns {

/// A deadly pattern has no or several solutions. What keeps one from coming about are candidates too many for
/// it, so one of these is true. A plain value.
struct DeadlyPattern {
  CellSet cells;        ///< the cells with candidates too many
  int firstFound = -1;  ///< the first of `cells` that was found; -1 if there are none
  CellDigits extra{};   ///< the candidates too many, by cell
  Mask digits = 0;      ///< the digits of all candidates too many

  void add(int cell, Mask candidates);
};

/// The BUG (bivalue universal grave) that the position would be, were it not for a few candidates: each empty
/// cell with two candidates, each digit with two places in each house.
std::optional<DeadlyPattern> findBugPattern(const OptionPosition& position);

/// The candidates of some digits in some cells.
CellDigits candidatesIn(const OptionPosition& position, CellSet cells, Mask digits);

/// What is eliminated in the one cell with candidates too many: all others (type 1).
CellDigits eliminatedInCell(const OptionPosition& position, const DeadlyPattern& pattern);

/// What is eliminated if all candidates too many are of one digit: it stands in one of their cells (type 2).
CellDigits eliminatedByDigit(const OptionPosition& position, const DeadlyPattern& pattern);

/// What is eliminated if just two cells have candidates too many, and a house of both has no other place for
/// a digit of the pattern (type 4): one of the cells holds it, the other a candidate too many.
CellDigits eliminatedByPair(const OptionPosition& position, const DeadlyPattern& pattern);

/// Calls `use` with sets of items, and with the bits that their masks and `together` have between them, where
/// these are one more than the items: in the order of a program, until it answers true, which is also the
/// result. The items are numbers in `from`. The empty set comes too.
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

/// Calls `use` with sets out of at most nine cells that make a naked set with one more cell, which holds one
/// of some digits, and with the digits of both: in the order of a program, until it answers true, which is
/// also the result.
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
