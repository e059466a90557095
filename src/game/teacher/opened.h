#pragma once

#include <optional>

#include <QCoreApplication>

#include "lesson.h"

namespace sudoku {

/// Says, in the player's language, what a step opens. May be called from any thread.
class Opened {
  Q_DECLARE_TR_FUNCTIONS(sudoku::Opened)

 public:
  /// A single that there is after a step which only eliminates candidates, and that there was not before it.
  /// Its picture marks the candidates whose elimination opens it. A single in a house that the step's own
  /// picture shows comes first. Nothing if there is none.
  static std::optional<TaughtStep> by(const TaughtStep& step);
  /// One sentence on such a single: `Then r6c6 is the only place for 9 in the middle box.`
  static Sentence sentence(const TaughtStep& single);
};

}  // namespace sudoku
