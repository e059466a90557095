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
  /// All outlive it.
  BoardCommands(Game& game, GameSession& session, PlayerMoves& moves, PlayerMessages& messages,
                QObject* parent = nullptr);

  /// Says what comes back if that is more than one move would change.
  void undo();
  void redo();
  /// Goes to where the game stood after a move, by its number; 0: to the start. Says so if it stands there.
  void goTo(int move);
  /// Goes on from a position of this puzzle, such as one on its path.
  void playFrom(const Position& position);
  /// Goes on with a kept game from a position that it had. Says so if that cannot be.
  void resumeAt(qint64 id, const GameContents& position);
  /// Judges the entries.
  void check();
  /// Counts help that the player has had. Precondition: a game is started.
  void recordHelp(HelpKind kind);
  /// Shows the solution. From then on the game counts as given up.
  void giveUp();

  void setHints(bool on);
  /// Marks the open cells with two candidates, or no longer.
  void setMarksTwoCandidates(bool on);
  /// What the player answers: whether the notes are complete.
  void setNotesComplete(bool complete);

  // Each of these is one undo step, and says so where there is nothing to do.
  /// Writes every candidate that is left into the notes, but for what the player has crossed out. From then
  /// on the notes are complete, until that is undone.
  void fillCandidates();
  /// Puts a note back into the set of notes that its cell has.
  void putNoteBack(const Candidate& note);
  /// Removes the notes that the board or a hint rules out.
  void removeRuledOut();
  void clearNotes();
  /// Plays all singles that the puzzle's level asks for until none is open. That counts as help. Only says so
  /// if an entry is wrong.
  void solveSingles();
  /// Makes the move of a step of logic: its entries, or else what it rules out. That counts as help.
  void applyStep(const Step& step);
  /// Takes the wrong entries away and nothing else. Says which.
  void clearMistakes();
  /// Puts the last position back in which no entry was wrong. Says what else that took back.
  void backToBeforeMistake();

  /// Names where the game stands; without a name it gets one with a number.
  void addCheckpoint(const QString& name = {});
  /// Puts a position back that the player has named. Precondition: place < the number of checkpoints, here
  /// and below.
  void returnTo(std::size_t place);
  /// An empty name changes nothing.
  void renameCheckpoint(std::size_t place, const QString& name);
  void removeCheckpoint(std::size_t place);
  // Each of these says what it did.
  void beginTrial();
  /// Ends the innermost trial, with its entries or without.
  void keepTrial();
  void dropTrial();

 signals:
  /// A step has ruled these out.
  void ruledOut(const std::vector<Candidate>& candidates);

 private:
  Game& m_game;
  GameSession& m_session;
  PlayerMoves& m_moves;
  PlayerMessages& m_messages;
};

}  // namespace sudoku
