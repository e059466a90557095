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

/// What the player does with the whole board. Lives in the GUI thread.
class BoardCommands : public QObject {
  Q_OBJECT

 public:
  /// All arguments outlive this object.
  BoardCommands(Game& game, GameSession& session, PlayerMoves& moves, PlayerMessages& messages,
                QObject* parent = nullptr);

  /// Undoes a move. Says what comes back if that is more than one move would change.
  void undo();
  void redo();
  /// Goes to the position after a move, by its number; 0: to the start. Says so if it is the present one.
  void goTo(int move);
  /// Goes on from a position of this puzzle, such as one on its solution path.
  void playFrom(const Position& position);
  /// Goes on with a kept game from a position that it had. Says so if that cannot be.
  void resumeAt(qint64 id, const GameContents& position);
  /// Judges the entries of the board.
  void check();
  /// Counts help that the player has had. Precondition: a game is started.
  void recordHelp(HelpKind kind);
  /// Shows the solution. From then on the game counts as given up.
  void giveUp();

  void setHints(bool on);
  /// Sets whether the open cells with two candidates are marked.
  void setMarksTwoCandidates(bool on);
  /// Notes the player's answer to whether the notes are complete.
  void setNotesComplete(bool complete);

  // Each of these commands is one undo step, and tells the player if there is nothing to do.
  /// Writes every candidate that is left into the notes, but for what the player has crossed out. From then
  /// on the notes are complete, until that is undone.
  void fillCandidates();
  /// Writes a note back into the set of notes that its cell has.
  void putNoteBack(const Candidate& note);
  /// Removes the notes that the board or a hint rules out.
  void removeRuledOut();
  void clearNotes();
  /// Plays all singles that the puzzle's level asks for until none is open. That counts as help. If an entry
  /// is wrong, plays nothing and says so.
  void solveSingles();
  /// Makes the move of a step of logic: enters what it places, or else rules out what it eliminates. That
  /// counts as help.
  void applyStep(const Step& step);
  /// Takes away the wrong entries and nothing else. Says which.
  void clearMistakes();
  /// Goes back to the last position in which no entry was wrong. Says what else that took back.
  void backToBeforeMistake();

  /// Names the present position; without a name it gets one with a number.
  void addCheckpoint(const QString& name = {});
  /// Goes back to a position that the player has named. Precondition: place < the number of checkpoints, here
  /// and below.
  void returnTo(std::size_t place);
  /// Renames a checkpoint; an empty name changes nothing.
  void renameCheckpoint(std::size_t place, const QString& name);
  void removeCheckpoint(std::size_t place);
  // Each of these commands says what it did.
  void beginTrial();
  /// Ends the innermost trial: keepTrial() keeps its entries, dropTrial() takes them back.
  void keepTrial();
  void dropTrial();

 signals:
  /// A step has ruled these candidates out.
  void ruledOut(const std::vector<Candidate>& candidates);

 private:
  Game& m_game;
  GameSession& m_session;
  PlayerMoves& m_moves;
  PlayerMessages& m_messages;
};

}  // namespace sudoku
