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
class Coach;

/// The commands for cells and digits, with the rules of clicking and typing, so that mouse, keyboard, touch
/// and assistive technology behave alike. The chosen number or colour is the one that a click on a cell
/// writes; the player chooses it on the number pad, for instance. Lives in the GUI thread.
class CellCommands : public QObject {
  Q_OBJECT

 public:
  /// All arguments must outlive this object.
  CellCommands(Game& game, GameSession& session, Coach& coach, const Settings& settings, PlayerMoves& moves,
               PlayTime& time, PlayerMessages& messages, QObject* parent = nullptr);

  /// Sets what a digit means when it is entered: a number, a note, a centre note or a colour.
  void setInputMode(InputMode mode);
  /// Sets an input mode, or Digit if the mode is on already. Called by the check boxes Notes, Centre notes
  /// and Colours of the window, and by key N.
  void toggleInputMode(InputMode mode);
  /// Sets the next input mode; the last mode is followed by the first. Called by key M.
  void stepInputMode();

  /// Selects only that cell. Called when the mouse or a finger presses the cell, and for an arrow key; does
  /// nothing while the game is paused.
  void select(Cell cell) { selectCells(Selection(cell)); }
  /// Adds a cell to the selection and makes it the current cell. Called for a drag over the cell, and for a
  /// click or an arrow key with Shift; does nothing while the game is paused.
  void selectMore(Cell cell);
  /// Adds a cell to the selection or removes it, unless it is the only one. Called for a click with Ctrl;
  /// does nothing while the game is paused.
  void toggleSelected(Cell cell);
  /// Selects all cells; the current cell stays current. Called by Ctrl+A; does nothing while the game is
  /// paused.
  void selectAll();
  /// Selects cells; does nothing while the game is paused. Precondition: the current cell is one of the
  /// cells.
  void selectCells(const Selection& selection);

  /// Selects only that cell, and writes the chosen number into it, or removes it if it is there: as an entry,
  /// a note or a centre note, as the input mode says, or in Colour mode the chosen colour. Called when
  /// assistive technology presses the cell. One undo step.
  void activate(Cell cell);
  /// Called for a left click: does the same as activate(). If no number is chosen, the next number that is
  /// pressed goes into the cell.
  void click(Cell cell);
  /// Whether a click writes the chosen number; false for players who press cells before numbers.
  bool clicksWrite() const;
  /// Called by Enter: writes the number or colour that the player has chosen into all selected cells that can
  /// have it, or removes it if all of these have it already. One undo step.
  void activateSelected();
  /// Called for a right click or a long press: selects only that cell and clears its entry and notes, or in
  /// Colour mode its colours. One undo step.
  void clear(Cell cell);
  /// Called by Delete: clears the entries and notes, or in Colour mode the colours, of all selected cells.
  /// One undo step.
  void clearSelected();
  /// Called for a middle click: chooses the number that the cell shows.
  void pick(Cell cell);
  /// Called for a double click on a given: chooses its number and selects all cells that show it.
  void pickAll(Cell cell);
  /// Whether a drag writes notes: in the modes for notes, if a number is chosen.
  bool paintsNotes() const;
  /// The move for a drag that began in the cell `first`: adds the chosen note to all cells, or removes it
  /// from them if the first cell has it. Nothing if no note changes. Precondition: paintsNotes().
  std::optional<Move> stroke(Cell first, CellSet cells) const;
  /// Makes the move that stroke() returns, if paintsNotes() and any note changes.
  void paint(Cell first, CellSet cells);
  /// Called when a digit is typed: toggles it in the selected cells, as the input mode says, or `mode` if
  /// given. The entry of a single cell stays if it is typed again. In Colour mode 7 to 9 do nothing.
  void type(Digit digit, std::optional<InputMode> mode = std::nullopt);
  /// Called when a number or colour of the number pad is pressed. If several cells are selected, if the
  /// player presses cells first, or if a clicked cell waits for a number, it is typed into the cells.
  /// Otherwise it becomes the chosen one, or is no longer chosen if it was. Precondition: one of allColours()
  /// in Colour mode.
  void press(Digit digit, PressedBy by = PressedBy::Other);
  /// Removes the colours of the selected cells. Tells the player if they have none.
  void clearColours();
  /// Removes the colours of all cells. Tells the player if there are none.
  void clearAllColours();
  void chooseDigit(std::optional<Digit> digit);
  /// Chooses a colour, or none. Precondition: the colour is one of allColours().
  void chooseColour(std::optional<Digit> colour);
  /// Called by Escape: ends the first of these that is present: the wait until a puzzle for a new game is
  /// made, the hint, the selection of several cells, the marks of right and wrong entries, the choice of a
  /// number (in Colour mode of a colour).
  void escape();
  /// Called by Alt and a digit: chooses the digit, or no digit if it was chosen already.
  void toggleChosen(Digit digit);
  /// Chooses the number, or in Colour mode the colour, that is `steps` after the chosen one; the last is
  /// followed by the first.
  void stepChosen(int steps);

 private:
  /// Adds a digit, note or colour to the selected cells, or removes it if all of them have it.
  void toggle(Digit digit, InputMode mode);
  void sayNothingTyped(Digit digit, InputMode mode);
  void sayNothingToClear(CellSet cells);
  /// Toggles the chosen number or colour in the selected cells.
  void applyChosen();
  /// The chosen number, or in Colour mode the chosen colour.
  std::optional<Digit> chosen() const;
  /// Whether a pressed number goes into the selected cells, rather than becoming the chosen number.
  bool isForCells(PressedBy by) const;
  /// Whether the next number that is pressed goes into the cell that was clicked last.
  bool hasWaitingCell() const;

  Game& m_game;
  GameSession& m_session;
  Coach& m_coach;
  const Settings& m_settings;
  PlayerMoves& m_moves;
  PlayTime& m_time;
  PlayerMessages& m_messages;
  LastClick m_lastClick;
};

}  // namespace sudoku
