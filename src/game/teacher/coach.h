#pragma once

#include <optional>

#include <QObject>

#include "asker.h"
#include "hint.h"
#include "question.h"
#include "teacher.h"

namespace sudoku {

class Game;

/// What the player is told: a hint for the next step, or the answers to a question, never both at the same
/// time. Lives in the GUI thread.
class Coach : public QObject {
  Q_OBJECT

 public:
  /// Precondition: the game outlives this object.
  explicit Coach(const Game& game, QObject* parent = nullptr);

  /// What is shown now; empty if nothing is.
  const std::optional<Hint>& hint() const { return m_asker.hint() ? m_asker.hint() : m_teacher.hint(); }
  /// The part that finds hints for the next step.
  Teacher& teacher() { return m_teacher; }
  /// The part that answers questions.
  Asker& asker() { return m_asker; }

  /// Opens a hint for the next step, or performs the first action that is offered.
  void nextStep();
  /// Opens a hint that tells all of the next step.
  void explainNextStep();
  /// Opens the answers to a question, in place of a hint.
  void ask(const Question& question);
  /// Opens the answer to the question why an empty cell cannot be a digit, in place of a hint.
  void askWhyNot(const Candidate& candidate);
  /// Performs an action that the player has chosen, if it is offered.
  void act(HintAction action);
  /// Tells what is open anew, in the language that the program speaks now.
  void retell();
  void close();

  /// Whether a move is the one that the open hint suggests. Precondition: the move is possible in the game.
  bool isHinted(const Move& move) const { return m_teacher.isHinted(move); }
  /// Whether a move concerns a candidate about which the player has been told in this game.
  bool hasTold(const Move& move) const { return m_teacher.hasTold(move) || m_asker.hasTold(move); }

 signals:
  /// Emitted when what is shown opens, changes or closes.
  void hintChanged();

 private:
  Teacher m_teacher;
  Asker m_asker;
};

}  // namespace sudoku
