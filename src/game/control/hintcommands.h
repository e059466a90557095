#pragma once

#include <QObject>

#include "game/teacher/hint.h"

namespace sudoku {

class BoardCommands;
class Game;
class GameKeeper;
class PlayTime;
class Teacher;

/// What the player asks the teacher, and what follows from its answers: moves, help that is counted, mastery.
/// Lives in the GUI thread.
class HintCommands : public QObject {
  Q_OBJECT

 public:
  /// All outlive it.
  HintCommands(const Game& game, Teacher& teacher, BoardCommands& board, GameKeeper& keeper, PlayTime& time,
               QObject* parent = nullptr);

  /// What the coach says.
  const Teacher& teacher() const { return m_teacher; }
  /// Begins a hint, or does the first of what it offers.
  void nextStep();
  /// Goes straight to why the next step holds.
  void explainNextStep();
  /// Does what the player asks of the hint.
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
