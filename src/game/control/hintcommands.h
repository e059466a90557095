#pragma once

#include <optional>

#include <QObject>

#include "game/teacher/hint.h"
#include "game/teacher/question.h"

namespace sudoku {

class BoardCommands;
class Coach;
class Game;
class GameKeeper;
class PlayTime;

/// The player's commands for hints and questions, and their effects: a hint can make a move, it is recorded
/// as help, and the technique that it shows is recorded as seen. Lives in the GUI thread.
class HintCommands : public QObject {
  Q_OBJECT

 public:
  /// All arguments must outlive this object.
  HintCommands(const Game& game, Coach& coach, BoardCommands& board, GameKeeper& keeper, PlayTime& time,
               QObject* parent = nullptr);

  /// What the player is told now; empty if nothing is.
  const std::optional<Hint>& hint() const;
  /// Opens a hint, or performs the first action that is offered.
  void nextStep();
  /// Opens the full explanation of the next step.
  void explainNextStep();
  /// Performs an action that the player has chosen, if it is offered.
  void act(HintAction action);
  /// Opens the answers to a question.
  void ask(const Question& question);
  /// Opens the answers about the selected cell.
  void askAboutSelected();
  /// Opens the answer to the question why the selected cell cannot be a digit.
  void askWhyNot(Digit digit);
  /// Shows what is known of one of the candidates that the open question is about.
  void choose(const Candidate& option);
  /// Tells what is open anew, in the language that the program speaks now.
  void retell();

 signals:
  /// Emitted when what the player is told opens, changes or closes.
  void hintChanged();

 private:
  void noteTold(Rung rung);

  const Game& m_game;
  Coach& m_coach;
  BoardCommands& m_board;
  GameKeeper& m_keeper;
  PlayTime& m_time;
};

}  // namespace sudoku
