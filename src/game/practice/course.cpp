#include "course.h"

#include <algorithm>

#include "game/teacher/mastery.h"
#include "practiceposition.h"

namespace sudoku {

std::vector<CourseStage> courseStages() {
  const auto served = servedTechniques();
  std::vector<CourseStage> stages;
  for (const Level level : {Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::Extreme}) {
    CourseStage& stage = stages.emplace_back(CourseStage{level});
    for (const Technique technique : served)
      if (infoOf(technique).level == level) stage.lessons.push_back(technique);
    std::stable_sort(stage.lessons.begin(), stage.lessons.end(),
                     [](Technique a, Technique b) { return frequencyOf(a) > frequencyOf(b); });
  }
  return stages;
}

Technique firstLesson(Level level) {
  const auto stages = courseStages();
  return std::find_if(stages.begin(), stages.end(),
                      [level](const CourseStage& stage) { return stage.level == level; })
      ->lessons.front();
}

std::vector<Technique> courseLessons() {
  std::vector<Technique> lessons;
  for (const CourseStage& stage : courseStages())
    lessons.insert(lessons.end(), stage.lessons.begin(), stage.lessons.end());
  return lessons;
}

}  // namespace sudoku
