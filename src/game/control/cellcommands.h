#pragma once

#include <optional>

#include <QObject>

#include <sudoku/grid/cellset.h>
#include <sudoku/play/gamestate.h>

#include "game/play/inputmode.h"
#include "game/play/selection.h"
#include "lastclick.h"

namespace sudoku {

class Game;
class GameSession;
class PlayerMessages;
class PlayerMoves;
class PlayTime;
class Settings;
class Teacher;

/// The commands for cells and digits: the rules of clicking and typing, so that mouse, keyboard, touch and
/// assistive technology share them. Lives in the GUI thread.
class CellCommands : public QObject {
  Q_OBJECT

 public:
  /// All arguments outlive this object.
  CellCommands(Game& game, GameSession& session, Teacher& teacher, const Settings& settings,
               PlayerMoves& moves, PlayTime& time, PlayerMessages& messages, QObject* parent = nullptr);

  // Commands that set what a digit means.
  void setInputMode(InputMode mode);
  /// Sets that mode, or Digit if it is the present one: the check boxes Notes, Centre notes and Colours, and
  /// key N.
  void toggleInputMode(InputMode mode);
  /// Sets the next mode, after the last one the first: key M.
  void stepInputMode();

  // Commands that select cells. None of them writes anything, nor does anything while the game is paused.
  /// Selects that cell alone: a press, an arrow key.
  void select(Cell cell) { selectCells(Selection(cell)); }
  /// Selects one more cell, which becomes the current one: a drag over it, a click or an arrow key with
  /// Shift.
  void selectMore(Cell cell);
  /// Selects a cell or drops it from the selection, which is never empty: a click with Ctrl.
  void toggleSelected(Cell cell);
  /// Selects every cell; the current one stays: Ctrl+A.
  void selectAll();
  /// Precondition: the current cell is among the cells.
  void selectCells(const Selection& selection);

  // Commands that write. Each is one undo step, for however many cells. A digit, note or colour goes into all
  // cells that can have it if any of them lacks it, else out of all.
  /// An accessible press: selects the cell alone. Writes the chosen number into it or takes it out, as the
  /// mode says; in Colour mode the chosen colour.
  void activate(Cell cell);
  /// A left click: does what activate() does. If no number is chosen, an open cell then waits for one.
  void click(Cell cell);
  /// Whether a click writes the chosen number: not for players who press cells first.
  bool clicksWrite() const;
  /// Enter: writes the chosen number or colour into all selected cells, or takes it out.
  void activateSelected();
  /// A right click or a long press: selects the cell alone and takes its entry and its notes away, or in
  /// Colour mode its colours.
  void clear(Cell cell);
  /// Delete: takes the entries and notes, or the colours, of all selected cells away.
  void clearSelected();
  /// A middle click: chooses the number in the cell.
  void pick(Cell cell);
  /// A double click on a given: chooses its number and selects all cells that hold it.
  void pickAll(Cell cell);
  /// Whether a drag paints notes: in a mode of notes, with a number chosen.
  bool paintsNotes() const;
  /// The move of a drag that began in a cell: writes the note into all the cells that lack it, or erases it
  /// in those that have it if the first cell did. Nothing if that changes nothing. Precondition:
  /// paintsNotes().
  std::optional<Move> stroke(Cell first, CellSet cells) const;
  /// Makes the move of stroke(), if there are notes to be painted and it changes anything.
  void paint(Cell first, CellSet cells);
  /// Types a digit: it goes into the selected cells, or out of them, as the present mode says, or `mode` if
  /// given. The entry of a single cell stays if it is typed again. In Colour mode 7 to 9 do nothing.
  void type(Digit digit, std::optional<InputMode> mode = std::nullopt);
  /// Presses a number or a colour of the pad. It is typed if several cells are selected, if the player
  /// presses cells first, or, if the player presses either first, after a click on an open cell. Else it is
  /// chosen, or dropped if it was the chosen one. Precondition: one of allColours() in Colour mode.
  void press(Digit digit, PressedBy by = PressedBy::Other);
  /// Takes the colours of the selected cells away. Says so if there are none, here and below.
  void clearColours();
  /// Takes the colours of all cells away.
  void clearAllColours();
  void chooseDigit(std::optional<Digit> digit);
  /// Precondition: one of allColours(), if any.
  void chooseColour(std::optional<Digit> colour);
  /// Ends the first of these that is present: the wait for a new game, the hint, the selection of several
  /// cells, the marks of a check, the chosen number (in Colour mode the chosen colour).
  void escape();
  /// Chooses a digit, or drops it if it was the chosen one: Alt and the digit.
  void toggleChosen(Digit digit);
  /// Chooses the number, or in Colour mode the colour, that is `steps` after the present one; after the last
  /// comes the first.
  void stepChosen(int steps);

 private:
  /// Sets a digit, note or colour in the selected cells, or removes it.
  void toggle(Digit digit, InputMode mode);
  void sayNothingTyped(Digit digit, InputMode mode);
  void sayNothingToClear(CellSet cells);
  /// Does to the selected cells what a click with the chosen number or colour does.
  void applyChosen();
  /// The number, or in Colour mode the colour, that is chosen.
  std::optional<Digit> chosen() const;
  /// Whether pressing a number of the pad writes it into the selected cells.
  bool isForCells(PressedBy by) const;
  /// Whether there is a clicked cell that waits for a number.
  bool hasWaitingCell() const;

  Game& m_game;
  GameSession& m_session;
  Teacher& m_teacher;
  const Settings& m_settings;
  PlayerMoves& m_moves;
  PlayTime& m_time;
  PlayerMessages& m_messages;
  LastClick m_lastClick;
};

}  // namespace sudoku
