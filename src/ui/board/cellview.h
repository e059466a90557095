#pragma once

#include <array>
#include <optional>
#include <vector>

#include <QString>

#include <sudoku/grid/cell.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/play/candidatemarks.h>

#include "game/teacher/hint.h"

namespace sudoku {

class Game;
struct ViewChoices;

/// All that one cell shows, to eyes and to screen readers.
struct CellView {
  enum class Mark { None, Right, Wrong };

  std::optional<Digit> digit;
  std::optional<Digit> possible;  ///< the chosen digit, if the toggle Hints is on and the digit may go here
  std::optional<Digit> ghost;     ///< the digit that a click would enter, drawn under the pointer
  std::optional<Digit> highlighted;   ///< the digit that is made to stand out, even among the notes
  DigitSet notes;                     ///< corner notes, at fixed places
  DigitSet centreNotes;               ///< centre notes, in a row
  CandidateColours candidateColours;  ///< the colours of notes, each of which is marked
  /// A link from a note of the cell to another candidate.
  struct Link {
    Digit digit;
    LinkKind kind;
    Candidate to;

    friend bool operator==(const Link&, const Link&) = default;
  };
  std::vector<Link> links;  ///< in the order of their digits
  DigitSet colours;  ///< numbers, 1 to 6, of the colours that the player gave the cell; see allColours()
  /// Some cell of the game has centre notes, so corner notes stay at the edges of all cells.
  bool inSlots = false;
  Mark mark = Mark::None;
  bool given = false;
  bool conflict = false;
  bool peer = false;           ///< the cell shares a house with the selected cell
  bool selected = false;       ///< the cell is the current one of the selected cells
  bool inSelection = false;    ///< the cell is selected together with others
  bool twoCandidates = false;  ///< the cell has two candidates, and the player wants such cells to be marked
  /// The cell holds an entry that the player made on trial, to keep or drop later.
  bool tried = false;
  bool entering = false;  ///< the digit is about to be entered, in a review
  bool revealed = false;  ///< the cell holds a digit that was shown when the player gave up

  bool hidden = false;  ///< the game is paused: the cell neither shows nor announces anything

  bool asked = false;           ///< the cell is one that the player asks about
  DigitSet takes;               ///< candidates of the asked cells that the cell's digit takes away
  bool hint = false;            ///< the cell is in the pattern of the hint
  DigitSet removed;             ///< candidates that the hint removes in this cell
  std::optional<Digit> placed;  ///< digit that the hint places in this cell

  bool holdsHighlighted() const { return digit && digit == highlighted; }

  friend bool operator==(const CellView&, const CellView&) = default;
};

using CellViews = std::array<CellView, kCellCount>;

/// What each cell of a game and its hint shows, in cell order.
CellViews cellViewsOf(const Game& game, const ViewChoices& choices,
                      const std::optional<Hint>& hint = std::nullopt);

/// What each cell of a paused game shows.
CellViews hiddenCellViews(Cell selected);

/// The links with an end in a cell, in the order of their digits there.
std::vector<CellView::Link> linksAt(const std::vector<CandidateLink>& links, Cell cell);

}  // namespace sudoku
