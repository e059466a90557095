#pragma once

#include <array>

#include <sudoku/grid/naming.h>

namespace sudoku {

/// What a player presses first to make an entry, the number or the cell.
enum class InputOrder {
  NumberFirst,  ///< a number that is pressed is chosen, and clicks on cells write it
  CellFirst,    ///< a number that is pressed goes into the selected cells, and clicks only select
  Either,       ///< CellFirst after a click on an empty cell, else NumberFirst
};

template <>
struct Names<InputOrder> {
  static constexpr std::array kNames = {
      Named{InputOrder::NumberFirst, "number"},
      Named{InputOrder::CellFirst, "cell"},
      Named{InputOrder::Either, "either"},
  };
};

/// What the player has chosen about entries. Plain data; each field has a key of its own in the settings
/// file.
struct EntryChoices {
  bool checks = false;  ///< wrong entries are marked as soon as they are made
  InputOrder order = InputOrder::Either;
  bool erasesNotes = true;  ///< entering a digit erases its notes from all cells that see the entry

  friend bool operator==(const EntryChoices&, const EntryChoices&) = default;
};

}  // namespace sudoku
