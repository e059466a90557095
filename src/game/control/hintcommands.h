#pragma once

#include <QObject>

#include "game/teacher/hint.h"

namespace sudoku {

class BoardCommands;
class Game;
class GameKeeper;
class PlayTime;
class Teacher;

/// The player's commands for hints, and their effects: a hint can make a move, it is recorded as help, and
/// the technique that it shows is recorded as seen. Lives in the GUI thread.
class HintCommands : public QObject {
  Q_OBJECT

 public:
  /// All arguments must outlive this object.
  HintCommands(const Game& game, Teacher& teacher, BoardCommands& board, GameKeeper& keeper, PlayTime& time,
               QObject* parent = nullptr);

  /// The object that finds hints and holds the present one.
  const Teacher& teacher() const { return m_teacher; }
  /// Opens a hint, or performs the first action that the open hint offers.
  void nextStep();
  /// Opens the full explanation of the next step.
  void explainNextStep();
  /// Performs an action that the player has chosen in the open hint.
  void ask(HintAction action);

 private:
  void noteTold(Rung rung);

  const Game& m_game;
  Teacher& m_teacher;
  BoardCommands& m_board;
  GameKeeper& m_keeper;
  PlayTime& m_time;
};

}  // namespace sudoku
