#pragma once

#include <optional>

#include <QObject>

#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

#include "game/play/storedgame.h"

namespace sudoku {

class Game;
class GameSession;
class PlayerMessages;
class PlayerMoves;

/// The commands of the player that concern the whole board. Lives in the GUI thread.
class BoardCommands : public QObject {
  Q_OBJECT

 public:
  /// All arguments must outlive this object.
  BoardCommands(Game& game, GameSession& session, PlayerMoves& moves, PlayerMessages& messages,
                QObject* parent = nullptr);

  /// Undoes a move and tells the player what has changed, such as that a trial (see beginTrial()) that had
  /// ended is open again.
  void undo();
  void redo();
  /// Goes to the position after the move with that number, or to the start for 0. Tells the player if the
  /// game is there already.
  void goTo(int move);
  /// Changes the board, in one move, to a position of the same puzzle, such as one that the program's own
  /// solution of the puzzle goes through.
  void playFrom(const Position& position);
  /// Resumes a stored game and changes its board to an earlier position. Tells the player if the game cannot
  /// be resumed.
  void resumeAt(qint64 id, const GameContents& position);
  /// Marks the entries on the board as right or wrong.
  void check();
  /// Records a kind of help that the player has had. Precondition: a game is started.
  void recordHelp(HelpKind kind);
  /// Shows the solution and records that the player has given the game up.
  void giveUp();

  void setHints(bool on);
  /// Sets whether open cells with two candidates are marked on the board.
  void setMarksTwoCandidates(bool on);
  /// Records the player's answer to the question whether the notes are complete, so that a missing note means
  /// that the digit is ruled out.
  void setNotesComplete(bool complete);

  /// Fills all cells with their candidates as notes, except for candidates that the player has crossed out.
  /// One undo step; tells the player if nothing changes. Until the step is undone, the notes count as
  /// complete: a missing note means that the digit is ruled out.
  void fillCandidates();
  /// Restores a note: among the centre notes if the cell has only these, else among the corner notes. One
  /// undo step.
  void putNoteBack(const Candidate& note);
  /// Removes the notes that are ruled out by the board or by an applied hint. One undo step; tells the player
  /// if there are none.
  void removeRuledOut();
  void clearNotes();
  /// Enters singles, of the kinds that the puzzle's level requires, until there is none left. One undo step,
  /// and recorded as help. If the board has a wrong entry, only tells the player so.
  void solveSingles();
  /// Applies a step of logic as one move: enters the digits that it places, or rules out what it eliminates.
  /// Recorded as help.
  void applyStep(const Step& step);
  /// Clears the wrong entries and nothing else, as one undo step, and tells the player which.
  void clearMistakes();
  /// Goes back to the last position without a wrong entry, as one undo step, and tells the player what else
  /// was lost.
  void backToBeforeMistake();

  /// Gives the present position a name, or `Checkpoint` with a number if the name is empty.
  void addCheckpoint(const QString& name = {});
  /// Goes back to the position of a checkpoint. Precondition: place < number of checkpoints.
  void returnTo(std::size_t place);
  /// Renames a checkpoint; an empty name changes nothing. Precondition: place < number of checkpoints.
  void renameCheckpoint(std::size_t place, const QString& name);
  void removeCheckpoint(std::size_t place);
  /// Begins a trial: the entries from now on are marked, until the player keeps them all or takes them all
  /// back. If a trial is open already, the new one is nested in it. Tells the player.
  void beginTrial();
  /// Ends the innermost open trial: keepTrial() keeps the moves made since it began, dropTrial() takes them
  /// back. Tells the player.
  void keepTrial();
  void dropTrial();

 signals:
  /// Emitted when an applied step has ruled candidates out.
  void ruledOut(const std::vector<Candidate>& candidates);

 private:
  Game& m_game;
  GameSession& m_session;
  PlayerMoves& m_moves;
  PlayerMessages& m_messages;
};

}  // namespace sudoku
