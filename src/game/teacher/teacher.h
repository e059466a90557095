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
/// hint ends with any change of the game that is not its own. Lives in the GUI thread.
class Teacher : public QObject {
  Q_OBJECT

 public:
  /// The game outlives the teacher.
  explicit Teacher(const Game& game, QObject* parent = nullptr);

  /// What the coach says now; nothing if there is no hint.
  const std::optional<Hint>& hint() const { return m_hint; }

  /// Which techniques hints may use from now on.
  void setChoices(const HintChoices& choices);

  /// Begins a hint, or does what its first action says.
  void nextStep();
  /// Goes straight to the third rung of a hint.
  void explainNextStep();
  /// Does what the player asks of the hint, if it can be asked.
  void act(HintAction action);

  /// Whether a move that the game would take is the one that the hint is about: it makes the entry, or takes
  /// nothing but what goes out of notes.
  bool isHinted(const Move& move) const;
  /// Whether a move is about something that steps conclude of which a hint has told in this game.
  bool hasTold(const Move& move) const;

 signals:
  /// Another hint, another rung, or none any more.
  void hintChanged();
  /// A rung was told.
  void told(Rung rung);
  /// A mistake was shown.
  void mistakeShown();
  /// The player wants the step played.
  void applied(const Step& step);
  void candidatesWanted();
  /// The player wants the wrong entries taken away, or the position before the first of them back.
  void clearingWanted();
  void backWanted();
  /// A right digit that notes lack is to be put back.
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
  /// What follows from the wrong entry.
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
  QTimer m_ahead;                   ///< looks for the next step once the player has paused
  QTimer m_thinking;                ///< says that it takes longer
  std::optional<Lesson> m_lesson;   ///< of the game as it is now
  std::optional<bool> m_answer;     ///< that it was looked for with, whether the notes are complete
  std::optional<Rung> m_wanted;     ///< the rung to tell as soon as the lesson is found
  std::optional<Rung> m_reopened;   ///< the rung to go back to after a change that the hint itself asks for
  std::vector<TaughtStep> m_steps;  ///< the step being told, and those that can be shown in its place
  std::size_t m_index = 0;          ///< which of them
  bool m_knowsOthers = false;       ///< all of those are in m_steps
  Telling m_telling;
  std::vector<Candidate> m_told;   ///< what steps conclude that were told in this game
  std::optional<WhatIf> m_whatIf;  ///< being told in place of the step
  std::size_t m_conclusion = 0;    ///< of the step, of which it tells
  std::optional<Hint> m_hint;
};

}  // namespace sudoku
