#pragma once

#include <QObject>

#include "game/teacher/hint.h"

namespace sudoku {

class BoardCommands;
class Game;
class GameKeeper;
class PlayTime;
class Teacher;

/// The hints that the player asks for, and what follows from them: moves, help that is counted, mastery.
/// Lives in the GUI thread.
class HintCommands : public QObject {
  Q_OBJECT

 public:
  /// All arguments outlive this object.
  HintCommands(const Game& game, Teacher& teacher, BoardCommands& board, GameKeeper& keeper, PlayTime& time,
               QObject* parent = nullptr);

  /// Gives the hints, and their texts.
  const Teacher& teacher() const { return m_teacher; }
  /// Begins a hint, or does the first thing that the present hint offers.
  void nextStep();
  /// Shows at once why the next step holds.
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
