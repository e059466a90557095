#pragma once

#include <array>
#include <map>
#include <optional>
#include <vector>

#include <QObject>
#include <QUndoStack>

#include <sudoku/grid/checker.h>
#include <sudoku/play/gamestate.h>

#include "gamesummary.h"
#include "storedgame.h"

namespace sudoku {

/// How many cells other than givens are right, wrong, empty or unchecked.
struct CheckCounts {
  int right = 0;
  int wrong = 0;
  int empty = 0;
  int unchecked = 0;  ///< entries that no check has judged

  friend bool operator==(const CheckCounts&, const CheckCounts&) = default;
};

/// The model: the game being played and the player's choices in it. Only this class and the commands on its
/// undo stack change the state; each change is signalled first to the objects that save it, then to those
/// that display it. Lives in the GUI thread.
class Game : public QObject {
  Q_OBJECT

 public:
  explicit Game(QObject* parent = nullptr);

  /// Replaces the present game and its undo history by a saved or new game.
  void start(StoredGame game);
  /// The game as it is to be saved.
  const StoredGame& stored() const { return m_stored; }
  /// Sets the id of the database row in which the game is saved; 0 if it is in none yet.
  void setRow(qint64 id) { m_stored.id = id; }
  /// Sets the name, the tags and the star that the player has given the game in the library.
  void setLabels(const GameLabels& labels);
  /// Sets the time on the clock, in milliseconds.
  void setElapsedMs(qint64 elapsedMs) { m_stored.elapsedMs = elapsedMs; }
  /// Sets the time on the clock as the time of the last move. Precondition: there is a move.
  void timeLastMove(qint64 elapsedMs);
  /// Sets the time on the clock as the time of the last help. Precondition: there was help.
  void timeLastHelp(qint64 elapsedMs);

  /// Whether a game has been started; before that there is an empty board that accepts no moves.
  bool isStarted() const { return m_started; }
  const GameState& state() const { return m_state; }
  /// The id from which the puzzle can be made again; empty if the puzzle has no id, for instance after an
  /// import.
  const QString& puzzleId() const { return m_stored.puzzleId; }
  /// A text from which another player can begin this puzzle: its id, or if it has none, the givens in the
  /// form of toPackedId(). Empty if the puzzle has several solutions, since such a puzzle cannot be begun by
  /// an id.
  QString puzzleIdOrCells() const;
  std::optional<Level> level() const { return m_stored.level; }
  /// Whether the puzzle has several solutions, any of which solves it. Such a puzzle has no level, and its
  /// game is left out of all statistics.
  bool hasSeveralSolutions() const { return m_stored.solutions == Solutions::Several; }
  /// All moves that were ever made in the game, including undone ones.
  const std::vector<PlayedMove>& moves() const { return m_stored.moves; }
  /// The number of the move that led to the present position; 0 at the start.
  int position() const { return m_stored.position; }
  bool canUndo() const { return m_undoStack.canUndo(); }
  bool canRedo() const { return m_undoStack.canRedo(); }
  /// Whether the board is full and breaks no rule.
  bool isSolved() const { return sudoku::isSolved(m_state.board); }
  /// Whether the solution was shown at any time; if so, the game no longer counts as solved.
  bool isGivenUp() const { return help().of(HelpKind::GivenUp) > 0; }

  /// The positions that the player has named, in the order in which they were named.
  const std::vector<Checkpoint>& checkpoints() const { return m_stored.checkpoints; }
  /// Whether a trial is open: the entries made since it began are marked until the player keeps or drops
  /// them.
  bool isTrying() const { return !m_stored.trials.empty(); }
  /// The numbers of the moves after which the open trials began, in ascending order: each trial is nested in
  /// the trial before.
  const std::vector<int>& trials() const { return m_stored.trials; }
  /// The cells with entries that were made since the outermost trial began.
  CellSet triedCells() const;
  /// The cells with entries that were made since the innermost trial began: the commands Keep and Drop apply
  /// to them.
  CellSet lastTriedCells() const;

  /// The number that a click writes, if one is chosen.
  std::optional<Digit> chosenDigit() const { return m_stored.chosenDigit; }
  /// The colour that a click gives in Colour mode, if one is chosen: one of allColours().
  std::optional<Digit> chosenColour() const { return m_stored.chosenColour; }
  const Selection& selection() const { return m_stored.selection; }
  /// The current cell of the selection, from which arrow keys move on.
  Cell selectedCell() const { return selection().current; }
  bool hints() const { return m_stored.hints; }
  InputMode inputMode() const { return m_stored.inputMode; }
  /// Whether the player says that the notes are complete; nothing if the player has not been asked.
  std::optional<bool> notesComplete() const { return m_stored.notesComplete; }
  /// Whether open cells with two candidates are marked. Not saved with the game.
  bool marksTwoCandidates() const { return m_marksTwoCandidates; }
  /// The open cells with two candidates if they are to be marked; otherwise empty.
  CellSet twoCandidateMarks() const;
  /// How often the player had help of each kind in this game.
  HelpCounts help() const { return m_stored.help(); }
  /// The entries on the board that were judged right or wrong, by a check or as the player typed, since the
  /// marks were last removed. An entry that comes back by undo, redo or a checkpoint keeps its judgement.
  const CheckReport& marks() const { return m_marks; }
  /// How many cells are right, wrong, empty or unchecked according to marks().
  CheckCounts counts() const;
  /// Whether wrong entries are marked as soon as they are made.
  bool checksEntries() const { return m_checksEntries; }

  /// Plays a move if it changes anything. A move that was already made in this position is not stored again:
  /// redo then goes on to the moves that followed it.
  void play(const Move& move);
  void undo();
  void redo();
  /// Goes to the position after any move of the game, undone ones included; 0 for the start. Afterwards undo
  /// takes back the moves that led there, and redo plays the newest moves made from there. Ends the open
  /// trials whose first position is not among those that lead to the new position. Precondition: a move with
  /// that number exists, or `move` is 0.
  void goTo(int move);

  void chooseDigit(std::optional<Digit> digit);
  /// Chooses a colour, or none. Precondition: the colour is one of allColours().
  void chooseColour(std::optional<Digit> colour);
  /// Selects cells. The selection is saved with the next change of the game, or when the clock is saved.
  /// Precondition: the current cell is among the selected cells.
  void select(const Selection& selection);
  void setHints(bool on);
  void setInputMode(InputMode mode);
  void setNotesComplete(std::optional<bool> complete);
  void setMarksTwoCandidates(bool on);
  /// Adds a checkpoint with a name at the present position.
  void addCheckpoint(const QString& name);
  // Precondition: place < checkpoints().size().
  void renameCheckpoint(std::size_t place, const QString& name);
  void removeCheckpoint(std::size_t place);
  /// Begins a trial at the present position, nested in the innermost open trial; does nothing if that one
  /// began at the same position. Undoing the move before the trial ends the trial, as does solving the game.
  void beginTrial();
  /// Ends the innermost trial and keeps its entries.
  void endTrial();
  /// Ends all trials and keeps their entries.
  void endTrials();
  /// Goes back by a move to the position in which the innermost trial began, and ends the trial. Undoing that
  /// move opens the trial again.
  void dropTrial();
  /// Marks right and wrong entries, which counts as help.
  void check();
  /// Removes the marks of right and wrong entries.
  void clearMarks();
  /// Sets whether wrong entries are marked as soon as they are made, in this game and later ones. That counts
  /// as help once in each game, and again for each move with wrong entries.
  void setChecksEntries(bool on);
  /// Counts help that the player has had, unless the game was solved before. `mistakes` is the number of
  /// wrong entries that the help has shown. Precondition: a game is started.
  void recordHelp(HelpKind kind, int mistakes = 0);

 signals:
  // Signals for saving the game, emitted before the signals for the views.
  /// A move was made, which is the last of moves().
  void moveMade();
  /// The position has changed to that after an existing move (by undo, redo, goTo(), or a move that was
  /// already made there), or a trial has begun or ended.
  void positionChanged();
  /// The player has added a checkpoint or changed what is saved with the game besides moves, such as the
  /// input mode or the chosen digit.
  void settingsChanged();
  /// Checkpoints have been renamed or removed.
  void checkpointsEdited();
  /// The player has had help, which is the last event of stored().
  void helpRecorded();

  // Signals for the views that display the game.
  void started();
  void cellsChanged(CellSet cells);
  void checked(const CheckReport& report);
  /// Marks of right or wrong entries were added or removed for another reason than a check or a change of the
  /// marked cells.
  void marksChanged();
  void chosenDigitChanged();
  void hintsChanged();
  void chosenColourChanged();
  void inputModeChanged();
  void marksTwoCandidatesChanged();
  void checkpointsChanged();
  void trialChanged();
  void selectionChanged();
  void solvedChanged(bool solved);

 private:
  /// The cells changed by the move with that index on the undo stack.
  CellSet changedBy(int place) const;
  /// Makes the position that undo or redo has reached on the undo stack the present one of the stored game.
  void follow();
  /// Rebuilds the undo stack from the moves that lead to the present position and the newest moves after it.
  void takeLine();
  /// Emits the signals for the views about cells that have changed. Precondition: m_state is the new state.
  void announce(CellSet changed, bool wasSolved);
  /// Emits positionChanged() and, if trials have changed, trialChanged(). `left` is the number of the former
  /// position's move.
  void tellPosition(int left);
  /// Ends the trials whose first position is not among those that led to the present one. Opens a trial again
  /// when the move of dropTrial() is undone, and ends it when that move is redone. Returns whether the trials
  /// have changed; emits no signal.
  bool followTrials(int left);
  bool setTrials(std::vector<int> trials);
  void takeTrialBoards();
  CellSet entriesSince(const Grid& board) const;
  /// Stores the time at which the game was first solved.
  void noteSolved();
  /// Marks those entries of the cells that were judged right or wrong earlier.
  void markKnown(CellSet cells);
  /// Marks the wrong entries among the cells. Returns how many there are.
  int markWrong(CellSet cells);
  /// Marks the wrong entries among the cells that a move has changed, and counts that as help.
  void checkEntries(CellSet changed);

  StoredGame m_stored;
  GameState m_state;
  std::vector<int> m_line;  ///< the numbers of the moves on the undo stack
  QUndoStack m_undoStack;   ///< one command for each move of m_line
  CheckReport m_marks;
  /// The digits of each cell that Check has told right or wrong in this game.
  std::array<DigitSet, kCellCount> m_judged{};
  Grid m_trialBoard;      ///< the board when the outermost trial began
  Grid m_lastTrialBoard;  ///< the board when the innermost trial began
  /// For each move that dropped a trial, by its number: the trials that were open before.
  std::map<int, std::vector<int>> m_dropped;
  bool m_marksTwoCandidates = false;
  bool m_checksEntries = false;
  bool m_started = false;
};

}  // namespace sudoku
