#pragma once

#include <optional>
#include <vector>

#include <QObject>
#include <QTimer>

#include "game/base/latestjob.h"
#include "hint.h"
#include "question.h"
#include "questionhints.h"
#include "toldcandidates.h"
#include "whatif.h"

namespace sudoku {

class Game;

/// Answers the player's questions about candidates: what a cell can be, where a digit can go in a house, and
/// why a candidate is false. Looks for proofs in worker threads. Answers are closed by any change of the game
/// that they did not ask for; if the player selects another cell, they are about that one. Lives in the GUI
/// thread.
class Asker : public QObject {
  Q_OBJECT

 public:
  /// Precondition: the game outlives this object.
  explicit Asker(const Game& game, QObject* parent = nullptr);

  /// What is shown now: all answers, or what the player wants to know of one; empty if no question is open.
  const std::optional<Hint>& hint() const { return m_hint; }

  /// Opens the answers to a question.
  void ask(const Question& question);
  /// Opens the answer to the question why an empty cell cannot be a digit.
  void askWhyNot(const Candidate& candidate);
  /// Shows what is known of one of the candidates that the open question is about.
  void choose(const Candidate& option);
  /// Performs an action that the player has chosen, if it is offered.
  void act(HintAction action);
  /// Tells what is open anew, in the language that the program speaks now. Proofs by contradiction begin
  /// again.
  void retell();
  void close();

  /// Whether a move enters or removes a candidate that answers have told to be false in this game.
  bool hasTold(const Move& move) const;

 signals:
  /// Emitted when answers open, change or close.
  void hintChanged();
  /// Emitted when answers have told what logic rules out: Rung::What for a list, Rung::Why for a proof.
  void told(Rung rung);
  /// Emitted when the player wants a candidate ruled out that a proof has shown to be false: the step
  /// eliminates it and nothing else.
  void ruledOut(const Step& step);
  /// Emitted when the player wants a hint for the next step, which may be about a wrong entry.
  void nextStepWanted();

 private:
  void follow();
  void followSelection();
  void begin();
  void look(Level level);
  void take(const Answers& found);
  Level levelOfProofs() const;
  void lookFor(const Candidate& option);
  void takeProof(const std::optional<Disproof>& proof);
  void openChosen();
  void openProof();
  void askWhatIf();
  void walk(int steps);
  void goBack();
  void ruleOut();
  void showAnswers();
  void showProof();
  void show(const Hint& hint);
  void stop();
  bool isRuledOut(const Candidate& candidate) const;
  Answer& answerAbout(const Candidate& option);

  const Game& m_game;
  LatestJob<Answers> m_finder;
  LatestJob<std::optional<Disproof>> m_proofFinder;  ///< looks for a proof about the chosen option
  LatestJob<WhatIf> m_whatIfFinder;
  QTimer m_thinking;  ///< announces a search that takes longer than a moment
  ToldCandidates m_told;
  std::optional<Question> m_question;
  std::optional<AskedPosition> m_asked;
  Answers m_answers;  ///< all that is known, whether it may be told or not
  ShownAnswers m_shown;
  bool m_isLooking = false;           ///< whether the first proofs are still being looked for
  bool m_skipsWrongEntries = false;   ///< the player has declined to see them in this position
  bool m_reopens = false;             ///< whether answers open again after a change that they asked for
  std::optional<Candidate> m_chosen;  ///< the option of which the player wants to know more
  std::optional<TaughtProof> m_proof;
  int m_toldSteps = 0;
  std::optional<WhatIf> m_whatIf;
  int m_toldEvents = 0;
  std::optional<Hint> m_hint;
};

}  // namespace sudoku
