#pragma once

#include <vector>

#include <sudoku/grid/level.h>
#include <sudoku/logic/technique.h>

namespace sudoku {

/// A stage of the course: the lessons on the techniques of a level.
struct CourseStage {
  Level level = Level::Easy;
  /// The techniques of the level that can be practised, beginning with what most puzzles need.
  std::vector<Technique> lessons{};

  friend bool operator==(const CourseStage&, const CourseStage&) = default;
};

/// The course from the rules to level Extreme, a stage for each level. May be called from any thread.
std::vector<CourseStage> courseStages();

/// The first lesson of the stage for a level. Precondition: the level is at most Extreme. May be called from
/// any thread.
Technique firstLesson(Level level);

/// The lessons of all stages, in the order of the course. May be called from any thread.
std::vector<Technique> courseLessons();

}  // namespace sudoku
