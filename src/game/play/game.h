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

/// How many cells without a given are right, wrong, empty or unchecked.
struct CheckCounts {
  int right = 0;
  int wrong = 0;
  int empty = 0;
  int unchecked = 0;  ///< entries that no check has judged

  friend bool operator==(const CheckCounts&, const CheckCounts&) = default;
};

/// The model: the game being played and what the player has chosen. Only this class and the commands on its
/// undo stack change the state; each change is signalled to those who keep it first, then to those who show
/// it. Lives in the GUI thread.
class Game : public QObject {
  Q_OBJECT

 public:
  explicit Game(QObject* parent = nullptr);

  /// Puts a kept or new game in place of the present one, its undo history with it.
  void start(StoredGame game);
  /// The game as it is to be kept.
  const StoredGame& stored() const { return m_stored; }
  /// Notes in which row the game is kept; 0: in none yet.
  void setRow(qint64 id) { m_stored.id = id; }
  /// Notes the labels that the player has given the game in the library.
  void setLabels(const GameLabels& labels);
  /// Notes the time on the clock.
  void setElapsedMs(qint64 elapsedMs) { m_stored.elapsedMs = elapsedMs; }
  /// Notes the time on the clock as that of the last move. Precondition: there is one.
  void timeLastMove(qint64 elapsedMs);
  /// Notes the time on the clock as that of the help given last. Precondition: there was some.
  void timeLastHelp(qint64 elapsedMs);

  /// False only until the first start: an empty board that takes no moves.
  bool isStarted() const { return m_started; }
  const GameState& state() const { return m_state; }
  /// The id that makes the puzzle; empty for a puzzle from elsewhere.
  const QString& puzzleId() const { return m_stored.puzzleId; }
  /// A text that gives this puzzle when it is typed in elsewhere: its id, or its cells if it has none
  /// (toPackedId()). Empty where there are several solutions: such a puzzle cannot be begun by an id.
  QString puzzleIdOrCells() const;
  std::optional<Level> level() const { return m_stored.level; }
  /// Whether the puzzle has several solutions, any of which solves it: then it has no level, and the game
  /// counts in no statistics.
  bool hasSeveralSolutions() const { return m_stored.solutions == Solutions::Several; }
  /// All moves that were ever made in the game.
  const std::vector<PlayedMove>& moves() const { return m_stored.moves; }
  /// The number of the move after which the game stands; 0: the start.
  int position() const { return m_stored.position; }
  bool canUndo() const { return m_undoStack.canUndo(); }
  bool canRedo() const { return m_undoStack.canRedo(); }
  /// Whether the board is full and breaks no rule.
  bool isSolved() const { return sudoku::isSolved(m_state.board); }
  /// Whether the solution was shown, now or before: then the game no longer counts as solved.
  bool isGivenUp() const { return help().of(HelpKind::GivenUp) > 0; }

  /// The positions that the player has named, in their order.
  const std::vector<Checkpoint>& checkpoints() const { return m_stored.checkpoints; }
  /// Whether the entries made now belong to a trial: they are marked until they are kept or dropped.
  bool isTrying() const { return !m_stored.trials.empty(); }
  /// The numbers of the moves after which the open trials began, the outermost first; each trial is within
  /// the one before.
  const std::vector<int>& trials() const { return m_stored.trials; }
  /// The cells with entries that were made since the outermost trial began.
  CellSet triedCells() const;
  /// The cells with entries of the innermost trial: what Keep and Drop are about.
  CellSet lastTriedCells() const;

  /// The number that a click writes, if one is chosen.
  std::optional<Digit> chosenDigit() const { return m_stored.chosenDigit; }
  /// The colour that a click gives in Colour mode, if one is chosen: one of allColours().
  std::optional<Digit> chosenColour() const { return m_stored.chosenColour; }
  const Selection& selection() const { return m_stored.selection; }
  /// The current one of the selected cells.
  Cell selectedCell() const { return selection().current; }
  bool hints() const { return m_stored.hints; }
  InputMode inputMode() const { return m_stored.inputMode; }
  /// Whether the player says that the notes are complete; none: not asked yet.
  std::optional<bool> notesComplete() const { return m_stored.notesComplete; }
  /// Whether the open cells with two candidates are marked. Only a way to look at the board: not kept with
  /// the game.
  bool marksTwoCandidates() const { return m_marksTwoCandidates; }
  /// The open cells with two candidates, if they are to be marked; else no cells.
  CellSet twoCandidateMarks() const;
  /// The help that the player had in this game.
  HelpCounts help() const { return m_stored.help(); }
  /// The entries on the board that were judged, by a check or as the player typed, since the marks were taken
  /// away last. Entries that come back by undo, redo or a checkpoint are judged as before.
  const CheckReport& marks() const { return m_marks; }
  /// How many cells are right, wrong, empty or unchecked by these marks.
  CheckCounts counts() const;
  /// Whether wrong entries are marked as soon as they are made.
  bool checksEntries() const { return m_checksEntries; }

  /// Plays a move, if it changes anything. A move that was made from here before is not kept again: the game
  /// goes to its branch.
  void play(const Move& move);
  void undo();
  void redo();
  /// Goes to where the game stood after a move, whatever branch that is on; 0: to the start. From there Undo
  /// leads to the move before it, and Redo on by the newest ones. A trial that did not lead there ends.
  /// Precondition: there is a move with that number.
  void goTo(int move);

  void chooseDigit(std::optional<Digit> digit);
  /// Precondition: one of allColours(), if any.
  void chooseColour(std::optional<Digit> colour);
  /// Selects cells; they are kept with the next change, or with the clock. Precondition: the current cell is
  /// among the cells.
  void select(const Selection& selection);
  void setHints(bool on);
  void setInputMode(InputMode mode);
  void setNotesComplete(std::optional<bool> complete);
  void setMarksTwoCandidates(bool on);
  /// Names the position at which the game stands.
  void addCheckpoint(const QString& name);
  // Precondition: place < checkpoints().size().
  void renameCheckpoint(std::size_t place, const QString& name);
  void removeCheckpoint(std::size_t place);
  /// Begins a trial at the present position, within the innermost one if there is any; not twice at one
  /// position. To undo the move before the trial ends it, and so does to solve the game.
  void beginTrial();
  /// Ends the innermost trial and keeps its entries.
  void endTrial();
  /// Ends all trials and keeps their entries.
  void endTrials();
  /// Goes back to the position from which the innermost trial began, and ends the trial. To undo that move is
  /// to try again.
  void dropTrial();
  /// Judges the entries. That counts as help.
  void check();
  /// Takes the marks of checks away.
  void clearMarks();
  /// From now on, in this game and in others, wrong entries are marked as soon as they are made. That counts
  /// as help, once for a game and once more for each move with wrong entries.
  void setChecksEntries(bool on);
  /// Counts help that the player has had; help after the game was solved does not count. Precondition: a game
  /// is started.
  void recordHelp(HelpKind kind, int mistakes = 0);

 signals:
  // Signals for those who keep the game: emitted before any view is told of the change.
  /// A move was made, the last of moves().
  void moveMade();
  /// The game stands where another move left off: by undo, redo, goTo(), or a move that was made from there
  /// before; or a trial has begun or ended.
  void positionChanged();
  /// The player has changed a setting of the game, or added a checkpoint.
  void settingsChanged();
  /// Checkpoints have been renamed or removed.
  void checkpointsEdited();
  /// The player has had help, the last of the game's events.
  void helpRecorded();

  // Signals for those who show the game.
  void started();
  void cellsChanged(CellSet cells);
  void checked(const CheckReport& report);
  /// Marks came or went, other than by a check or a change of their cells.
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
  /// The cells that are changed by the move at that place of the present line.
  CellSet changedBy(int place) const;
  /// Follows the undo stack, which stands at another place of the present line.
  void follow();
  /// Makes the line through the present position the one that undo and redo go along.
  void takeLine();
  /// Tells the views which cells have changed; the state is the new one already.
  void announce(CellSet changed, bool wasSolved);
  /// Tells the keeper and the views where the game stands, after it has left another position.
  void tellPosition(int left);
  /// Ends the trials that did not lead to the present position. Undoing a Drop opens its trial again, and
  /// redoing it drops the trial. Whether anything changed; no signal, here and below.
  bool followTrials(int left);
  bool setTrials(std::vector<int> trials);
  void takeTrialBoards();
  CellSet entriesSince(const Grid& board) const;
  /// Notes that the game is solved for the first time.
  void noteSolved();
  /// Marks the entries of these cells as they were judged before.
  void markKnown(CellSet cells);
  /// Marks the wrong entries among the cells. How many there are.
  int markWrong(CellSet cells);
  /// Marks the wrong entries among the cells that a move has just changed, if the player wants that: it
  /// counts as help.
  void checkEntries(CellSet changed);

  StoredGame m_stored;
  GameState m_state;
  std::vector<int> m_line;  ///< the numbers of the moves that undo and redo go along
  QUndoStack m_undoStack;   ///< a command for each move of m_line
  CheckReport m_marks;
  std::array<DigitSet, kCellCount> m_judged{};  ///< the entries that were judged, by their cells
  Grid m_trialBoard;                            ///< the board when the outermost trial began
  Grid m_lastTrialBoard;                        ///< the board when the innermost trial began
  std::map<int, std::vector<int>> m_dropped;  ///< the trials that were open before each move that dropped one
  bool m_marksTwoCandidates = false;
  bool m_checksEntries = false;
  bool m_started = false;
};

}  // namespace sudoku
