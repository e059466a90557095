#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include <sudoku/logic/step.h>

#include "explanation.h"
#include "hintchoices.h"
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
  bool asksAboutNotes = false;       ///< the notes rule out already what the step does
  std::optional<Cell> wrongNotes;    ///< the step needs the notes of a cell that lack its digit
};

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
