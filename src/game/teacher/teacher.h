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

/// Explains the next step, rung by rung. Steps are found off the GUI thread, the next one ahead of time. A
/// hint ends with any change of the game that it did not ask for itself. Lives in the GUI thread.
class Teacher : public QObject {
  Q_OBJECT

 public:
  /// The game outlives the teacher.
  explicit Teacher(const Game& game, QObject* parent = nullptr);

  /// The hint that the coach shows now; nothing if there is none.
  const std::optional<Hint>& hint() const { return m_hint; }

  /// Which techniques hints may use from now on.
  void setChoices(const HintChoices& choices);

  /// Begins a hint, or does the first action of the present one.
  void nextStep();
  /// Goes straight to the third rung of a hint.
  void explainNextStep();
  /// Does what the player asks of the hint, if the hint offers the action.
  void act(HintAction action);

  /// Whether a move that the game would take is the one that the hint is about: it makes the hint's entry, or
  /// removes only notes that the step removes.
  bool isHinted(const Move& move) const;
  /// Whether a move is about a candidate that was a conclusion of a step told by a hint in this game.
  bool hasTold(const Move& move) const;

 signals:
  /// The hint is another one, tells another rung, or has ended.
  void hintChanged();
  /// A rung of a hint was told.
  void told(Rung rung);
  /// A mistake was shown.
  void mistakeShown();
  /// The player wants the step applied to the game.
  void applied(const Step& step);
  void candidatesWanted();
  /// The player wants the wrong entries taken away, or the position before the first of them back.
  void clearingWanted();
  void backWanted();
  /// The player wants the right digit back that the notes lack.
  void noteWanted(const Candidate& note);
  /// The player has said whether the notes are complete.
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
  /// Shows what follows from the wrong entry, with `told` consequences.
  void showRefutation(int told);
  bool isRefuting() const { return m_hint->kind == Hint::Kind::Mistake && m_hint->ghost; }
  void goBack();
  void showStep();
  void showAnother();
  void refill();
  void putNoteBack();
  void answerNotes(bool areComplete);
  void show(const Hint& hint);
  void close();
  LessonRequest request() const;

  const Game& m_game;
  HintChoices m_choices;
  LatestJob<Lesson> m_finder;
  LatestJob<std::vector<TaughtStep>> m_othersFinder;
  LatestJob<WhatIf> m_whatIfFinder;
  QTimer m_ahead;                  ///< starts looking for the next step once the player has paused
  QTimer m_thinking;               ///< shows after a moment that a search takes longer
  std::optional<Lesson> m_lesson;  ///< lesson for the game as it is now
  /// The player's answer, whether the notes are complete, for which the lesson was looked for.
  std::optional<bool> m_answer;
  std::optional<Rung> m_wanted;     ///< the rung to tell as soon as the lesson is found
  std::optional<Rung> m_reopened;   ///< the rung to tell again after a change that the hint itself asks for
  std::vector<TaughtStep> m_steps;  ///< the step being told, and others that can be shown in its place
  std::size_t m_index = 0;          ///< index in m_steps of the step being told
  bool m_knowsOthers = false;       ///< whether m_steps has all steps that are as hard as the first
  Telling m_telling;
  std::vector<Candidate> m_told;   ///< conclusions of the steps that hints told in this game
  std::optional<WhatIf> m_whatIf;  ///< what-if that is told in place of the step
  std::size_t m_conclusion = 0;    ///< index of the step's conclusion that the what-if denies
  std::optional<Hint> m_hint;
};

}  // namespace sudoku
