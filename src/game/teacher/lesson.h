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

/// A step with all that is told and drawn of it.
struct TaughtStep {
  Step step;
  Position position;  ///< where it was found
  Explanation explanation;
  StepPicture picture;
};

TaughtStep teach(const Step& step, const Position& position);

/// What there is to be taught where a player stands.
struct Lesson {
  std::optional<Mistake> mistake;  ///< comes first: then there is no step
  std::optional<TaughtStep> step;
  std::optional<Technique> refused;  ///< no step: this technique would get on, and hints may not use it
  bool isUndecided = false;          ///< no step: several solutions are left, and have each candidate in one
  bool asksAboutNotes = false;       ///< if the notes are complete, the step is another one
  std::vector<Candidate> lacking;    ///< right digits that complete notes lack: not to be shown
  CellSet crossedOut;                ///< the cells of these in which the player took the digit out
};

/// The digit that notes lack of what a step rests on, if there is one.
std::optional<Candidate> lackingFor(const TaughtStep& step, const std::vector<Candidate>& lacking);

/// What is asked about a game at a moment. Plain data.
struct LessonRequest {
  GameState state;
  std::vector<Move> applied;  ///< the moves that led there
  std::optional<bool> notesAreComplete;
  HintChoices choices;
};

/// The lesson; an unfinished one if it was stopped. May be called from any thread.
Lesson findLesson(const LessonRequest& request, const std::stop_token& stop);

/// The steps that are as hard as one: those of the same level that are open, without it and without others of
/// the same conclusions. May be called from any thread.
std::vector<TaughtStep> findOthers(const TaughtStep& step, const HintChoices& choices,
                                   const std::stop_token& stop);

}  // namespace sudoku
