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

/// A step with its explanation, its picture and the position in which it was found.
struct TaughtStep {
  Step step;
  Position position;  ///< position in which the step was found
  Explanation explanation;
  StepPicture picture;
};

TaughtStep teach(const Step& step, const Position& position);

/// What a hint tells in a position: a mistake, a step, or the reason why there is no step.
struct Lesson {
  std::optional<Mistake> mistake;  ///< the wrong entry, which is told instead of a step
  std::optional<TaughtStep> step;
  /// Technique that would find a step, but that hints may not use; `step` is then empty.
  std::optional<Technique> refused;
  /// Whether several solutions are left and no candidate can be ruled out; `step` is then empty.
  bool isUndecided = false;
  /// Whether the player is asked if the notes are complete, since the step depends on the answer.
  bool asksAboutNotes = false;
  /// Right digits that the player's notes lack although they are said to be complete; hints do not show them
  /// as candidates.
  std::vector<Candidate> lacking;
  CellSet crossedOut;  ///< cells of `lacking` where the player had the right digit as a note and removed it
};

/// The first right digit that the player's notes lack (one of `lacking`) and that the step needs; nothing if
/// it needs none.
std::optional<Candidate> lackingFor(const TaughtStep& step, const std::vector<Candidate>& lacking);

/// A game at a given moment, as input for findLesson(). Plain data.
struct LessonRequest {
  GameState state;
  std::vector<Move> applied;  ///< the moves that led to the position
  std::optional<bool> notesAreComplete;
  HintChoices choices;
};

/// Finds what a hint tells about a game; the result is incomplete if the search was stopped. May be called
/// from any thread.
Lesson findLesson(const LessonRequest& request, const std::stop_token& stop);

/// Other steps that are as hard as a given one: all steps of the same level that are possible in its position
/// and that have different conclusions. May be called from any thread.
std::vector<TaughtStep> findOthers(const TaughtStep& step, const HintChoices& choices,
                                   const std::stop_token& stop);

}  // namespace sudoku
