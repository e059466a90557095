#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include <sudoku/logic/position.h>
#include <sudoku/logic/technique.h>

#include "game/teacher/lesson.h"
#include "ui/board/boardscene.h"

namespace sudoku {

/// The position of the example by which a lesson shows its technique.
Position exampleStart(Technique technique);

/// The step of the example, explained; nothing if the search was stopped. Takes seconds for the rarest
/// techniques; may be called from any thread.
std::optional<TaughtStep> lessonExample(Technique technique, const std::stop_token& stop);

/// The sentences that a lesson tells one at a time: those that go through the chains of the step, if it has
/// any, else those that say why it holds.
const std::vector<Sentence>& partsOf(const TaughtStep& example);

/// What the board shows once `told` parts of the example have been told: of the picture only what they speak
/// of.
BoardScene sceneOfPart(const TaughtStep& example, int told);

}  // namespace sudoku
