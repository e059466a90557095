#pragma once

#include <optional>
#include <vector>

#include <QObject>
#include <QTimer>

#include "game/base/latestjob.h"
#include "hint.h"
#include "hints.h"
#include "lesson.h"

namespace sudoku {

class Game;

/// Explains the next step, telling more each time the player asks: where to look, which technique it is, why
/// it holds. Searches ahead of time in a worker thread. A hint is closed by any change of the game that the
/// hint itself did not ask for. Lives in the GUI thread.
class Teacher : public QObject {
  Q_OBJECT

 public:
  /// Precondition: the game outlives this object.
  explicit Teacher(const Game& game, QObject* parent = nullptr);

  /// The hint that is shown now; empty if none is.
  const std::optional<Hint>& hint() const { return m_hint; }

  /// Sets which techniques hints may use from now on.
  void setChoices(const HintChoices& choices);

  /// Opens a hint, or performs the first action that the open hint offers.
  void nextStep();
  /// Opens a hint that tells all of the step, or has the open hint tell all of it.
  void explainNextStep();
  /// Performs an action that the player has chosen, if the open hint offers it.
  void act(HintAction action);
  /// Tells what is open anew, in the language that the program speaks now. Proofs by contradiction begin
  /// again.
  void retell();
  void close();

  /// Whether a move is the one that the open hint suggests: it enters the digit that the step places, or
  /// removes only notes that the step eliminates. Precondition: the move is possible in the game.
  bool isHinted(const Move& move) const;
  /// Whether a move concerns a candidate that a hint of this game has placed or eliminated.
  bool hasTold(const Move& move) const;

 signals:
  /// Emitted when a hint opens, changes or closes.
  void hintChanged();
  /// Emitted when a hint has told the player as much of a step as `rung` says.
  void told(Rung rung);
  /// Emitted when the player has been shown a mistake.
  void mistakeShown();
  /// Emitted when the player wants the step applied to the game.
  void applied(const Step& step);
  void candidatesWanted();
  /// Emitted when the player wants the wrong entries cleared.
  void clearingWanted();
  /// Emitted when the player wants to go back to the position before the first wrong entry.
  void backWanted();
  /// Emitted when the player wants to have a right digit restored as a note that was missing in its cell.
  void noteWanted(const Candidate& note);
  /// Emitted when the player has said whether the notes are complete.
  void notesAnswered(bool areComplete);

 private:
  void follow();
  void lookAhead();
  void take(const Lesson& lesson);
  void takeOthers(const std::vector<TaughtStep>& others);
  void open(Rung rung);
  void openLesson(Rung rung);
  void climb(Rung rung);
  void walk(int steps);
  void askWhatIf(std::size_t index);
  void showWhatIf(int told);
  void showMistake();
  /// Shows the first `told` consequences of the wrong entry.
  void showRefutation(int told);
  bool isRefuting() const { return m_hint->kind == Hint::Kind::Mistake && m_hint->ghost; }
  void goBack();
  void showStep();
  void showAnother();
  void refill();
  void putNoteBack();
  void answerNotes(bool areComplete);
  void show(const Hint& hint);
  LessonRequest request() const;

  const Game& m_game;
  HintChoices m_choices;
  LatestJob<Lesson> m_finder;
  LatestJob<std::vector<TaughtStep>> m_othersFinder;
  LatestJob<WhatIf> m_whatIfFinder;
  QTimer m_ahead;     ///< starts the search for the next step once the game has not changed for a moment
  QTimer m_thinking;  ///< announces a search that takes longer than a moment
  std::optional<Lesson> m_lesson;  ///< what a hint would tell in the present position of the game
  bool m_tellsAgain = false;       ///< whether the player knows already of the mistake that m_wanted asks for
  /// The player's answer to the question whether the notes are complete, on which m_lesson is based.
  std::optional<bool> m_answer;
  std::optional<Rung> m_wanted;  ///< how much to tell as soon as the step is found
  /// How much a hint is to tell when it opens again after a change of the game that it has asked for itself.
  std::optional<Rung> m_reopened;
  /// The step of the hint, and other steps that the player can see in its place.
  std::vector<TaughtStep> m_steps;
  std::size_t m_index = 0;     ///< index in m_steps of the step that the hint explains
  bool m_knowsOthers = false;  ///< whether m_steps contains all steps that are as hard as the first
  Telling m_telling;
  std::vector<Candidate> m_told;   ///< conclusions of the steps that hints have shown in this game
  std::optional<WhatIf> m_whatIf;  ///< the proof by contradiction that is shown in place of the step
  std::size_t m_conclusion = 0;    ///< index of the step's conclusion whose opposite m_whatIf assumes
  std::optional<Hint> m_hint;
};

}  // namespace sudoku
