#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include <sudoku/logic/step.h>

#include "explanation.h"
#include "game/settings/hintchoices.h"
#include "mistake.h"
#include "situation.h"
#include "steppicture.h"

namespace sudoku {

/// A step with its words, its picture and the position it was found in.
struct TaughtStep {
  Step step;
  Position position;  ///< position in which the step was found
  Explanation explanation;
  StepPicture picture;
};

TaughtStep teach(const Step& step, const Position& position);

/// What the teacher tells in a position: a mistake, a step, or why there is none.
struct Lesson {
  std::optional<Mistake> mistake;  ///< the mistake to be told first; there is no step then
  std::optional<TaughtStep> step;
  /// Technique that would find a step but that hints may not use; there is no step then.
  std::optional<Technique> refused;
  /// Several solutions are left, and no candidate can be ruled out; there is no step then.
  bool isUndecided = false;
  bool asksAboutNotes = false;  ///< the step would be another one if the player's notes were complete
  /// Right digits that complete notes lack; the candidates shown leave them out.
  std::vector<Candidate> lacking;
  CellSet crossedOut;  ///< cells of `lacking` in which the player took the digit out
};

/// The first digit that a step rests on and that the notes lack; nothing if they lack none.
std::optional<Candidate> lackingFor(const TaughtStep& step, const std::vector<Candidate>& lacking);

/// What a lesson is asked about: a game at a moment. Plain data.
struct LessonRequest {
  GameState state;
  std::vector<Move> applied;  ///< the moves that led to the position
  std::optional<bool> notesAreComplete;
  HintChoices choices;
};

/// Finds the lesson; an unfinished one if it was stopped. May be called from any thread.
Lesson findLesson(const LessonRequest& request, const std::stop_token& stop);

/// The steps that are as hard as a given one: the open steps of the same level, without it and without others
/// that conclude the same. May be called from any thread.
std::vector<TaughtStep> findOthers(const TaughtStep& step, const HintChoices& choices,
                                   const std::stop_token& stop);

}  // namespace sudoku
