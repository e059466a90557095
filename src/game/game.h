#pragma once

#include <optional>
#include <vector>

#include <QObject>
#include <QUndoStack>

#include <sudoku/checker.h>
#include <sudoku/gamestate.h>

#include "gamestore.h"

namespace sudoku {

/// The model: the game being played and what the player has chosen. Only this class changes the state; it
/// says what changed, first to be kept (recorded signals), then to be shown. Lives in the GUI thread.
class Game : public QObject {
  Q_OBJECT

 public:
  explicit Game(QObject* parent = nullptr);

  /// Puts a kept or new game in place of the present one, its undo history with it.
  void start(const StoredGame& game);

  /// The game as it should be kept, less what others know: its row and its clock.
  StoredGame snapshot() const;

  /// False only until the first start: an empty board that takes no moves.
  bool isStarted() const { return m_started; }
  const GameState& state() const { return m_state; }
  const QString& puzzleNumber() const { return m_puzzleNumber; }
  /// Typed in elsewhere it gives this puzzle: its number, or its cells where it has none.
  QString puzzleId() const;
  std::optional<Level> level() const { return m_level; }
  const std::vector<Move>& moves() const { return m_moves; }
  /// How many of the moves are applied.
  int position() const { return m_undoStack.index(); }
  bool canUndo() const { return m_undoStack.canUndo(); }
  bool canRedo() const { return m_undoStack.canRedo(); }
  /// By the rules.
  bool isSolved() const { return sudoku::isSolved(m_state.board); }

  /// The number that a click writes, if one is chosen.
  std::optional<Digit> chosenDigit() const { return m_chosenDigit; }
  Cell selectedCell() const { return m_selectedCell; }
  bool hints() const { return m_hints; }
  bool notesMode() const { return m_notesMode; }
  /// The last check, less the cells that changed since.
  const CheckReport& marks() const { return m_marks; }

  /// Plays a move, if it changes anything.
  void play(const Move& move);
  void undo();
  void redo();

  void chooseDigit(std::optional<Digit> digit);
  void select(Cell cell);
  void setHints(bool on);
  void setNotesMode(bool on);
  /// Judges the entries.
  void check();

 signals:
  // To keep: emitted before any view hears of the change.
  void moveRecorded(const Move& move, int position);
  void positionRecorded(int position);
  void settingsRecorded();

  // To show.
  void started();
  void cellsChanged(CellSet cells);
  void checked(const CheckReport& report);
  void chosenDigitChanged();
  void hintsChanged();
  void notesModeChanged();
  void selectionChanged();
  void solvedChanged(bool solved);

 private:
  void push(const Move& move, const GameState& after);
  /// Tells the views of all that differs from before; the state is the new one already.
  void announce(const GameState& before);

  GameState m_state;
  QUndoStack m_undoStack;
  std::vector<Move> m_moves;
  QString m_puzzleNumber;
  std::optional<Level> m_level;
  std::optional<Digit> m_chosenDigit;
  Cell m_selectedCell = Cell(0);
  CheckReport m_marks;
  bool m_started = false;
  bool m_hints = false;
  bool m_notesMode = false;
};

}  // namespace sudoku
