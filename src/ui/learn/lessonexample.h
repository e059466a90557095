#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include <sudoku/logic/position.h>
#include <sudoku/logic/technique.h>

#include "game/teacher/lesson.h"
#include "ui/board/boardscene.h"

namespace sudoku {

/// The number of exercises in a lesson.
inline constexpr int kLessonExercises = 3;

/// The position of the example by which a lesson shows its technique.
Position exampleStart(Technique technique);

/// The example by which a lesson shows its technique, told in parts. Plain data.
struct LessonExample {
  TaughtStep step;
  std::optional<TaughtStep> opened;  ///< a single that the step opens, if there is one
  /// The sentences that go through the chains of the step, if it has any, else those that say why it holds;
  /// then what it opens.
  std::vector<Sentence> parts;
  std::vector<int> numbers;  ///< of each part, the number before it, or 0
};

/// The example of a technique; nothing if the search was stopped. Takes seconds for the rarest techniques;
/// may be called from any thread.
std::optional<LessonExample> lessonExample(Technique technique, const std::stop_token& stop);

/// What the board shows once `told` parts of the example have been told: of the picture only what they speak
/// of; with the last part, what the step opens.
BoardScene sceneOfPart(const LessonExample& example, int told);

}  // namespace sudoku
