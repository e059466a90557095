#pragma once

#include <array>
#include <optional>

#include <QString>

#include <sudoku/grid/cell.h>
#include <sudoku/grid/digitset.h>

#include "game/teacher/hint.h"

namespace sudoku {

class Game;
struct ViewChoices;

/// All that one cell shows, by paint and by name.
struct CellView {
  enum class Mark { None, Right, Wrong };

  std::optional<Digit> digit;
  std::optional<Digit> possible;     ///< Hints are on and this number, the chosen one, may go here
  std::optional<Digit> ghost;        ///< what a click would enter; shown under the pointer
  std::optional<Digit> highlighted;  ///< the number that is made to stand out, in notes too
  DigitSet notes;                    ///< at their fixed places
  DigitSet centreNotes;              ///< in a row
  DigitSet colours;                  ///< of allColours()
  bool inSlots = false;              ///< the game has centre notes: the others keep to the edges
  Mark mark = Mark::None;
  bool given = false;
  bool conflict = false;
  bool peer = false;           ///< in a house of the selected cell
  bool selected = false;       ///< the current one of the selected cells
  bool inSelection = false;    ///< selected with others
  bool twoCandidates = false;  ///< has two candidates, and such cells are to be marked
  bool tried = false;          ///< holds an entry of a trial
  bool revealed = false;       ///< holds a digit that was shown when the player gave up

  bool hidden = false;  ///< of a paused game: nothing else is shown or said then

  bool hint = false;            ///< in the pattern of the hint
  DigitSet removed;             ///< what the hint removes here
  std::optional<Digit> placed;  ///< what the hint places here

  bool holdsHighlighted() const { return digit && digit == highlighted; }

  friend bool operator==(const CellView&, const CellView&) = default;
};

using CellViews = std::array<CellView, kCellCount>;

/// What the board shows of a game and its hint, in cell order.
CellViews cellViewsOf(const Game& game, const ViewChoices& choices,
                      const std::optional<Hint>& hint = std::nullopt);

/// What the board shows of a paused game.
CellViews hiddenCellViews(Cell selected);

/// The cell's accessible name, such as `Row 1 column 2: empty, notes 1 3 9, possible`: a contract with screen
/// readers and tests.
QString cellName(Cell cell, const CellView& view);

}  // namespace sudoku
