#include <algorithm>
#include <gtest/gtest.h>

#include <sudoku/grid/geometry.h>

#include "game/practice/course.h"
#include "game/teacher/phrases.h"
#include "game/teacher/techniquewords.h"
#include "ui/learn/lessonexample.h"

namespace sudoku {
namespace {

/// Whether a candidate is the last one of its cell, or of its digit in a house.
bool isSingle(const Candidates& candidates, const Candidate& candidate) {
  const auto [cell, digit] = candidate;
  if (!candidates.openCells().contains(cell) || !candidates.at(cell).contains(digit)) return false;
  const CellSet places = candidates.cellsOf(digit) & candidates.openCells();
  const auto houses = housesOf(cell);
  return candidates.at(cell).size() == 1 || std::any_of(houses.begin(), houses.end(), [&](House house) {
           return (places & cellsOf(house)).hasOne();
         });
}

/// Expects that what the last part of an example tells is opened by its step, or that the step opens nothing.
/// Returns whether it opens something.
bool expectOpened(Technique technique) {
  SCOPED_TRACE(TechniqueWords::title(technique).toStdString());
  const auto example = lessonExample(technique, {});
  if (!example) {
    ADD_FAILURE();
    return false;
  }
  const TaughtStep& step = example->step;
  EXPECT_EQ(example->parts.size(), example->numbers.size());
  const Position after = applyStep(step.position, step.step);
  if (!example->opened) {
    bool opensOne = false;
    for (const Cell cell : after.candidates.openCells())
      for (const Digit digit : after.candidates.at(cell))
        opensOne |=
            isSingle(after.candidates, {cell, digit}) && !isSingle(step.position.candidates, {cell, digit});
    EXPECT_TRUE(!opensOne || !step.step.placements.empty());
    return false;
  }
  EXPECT_TRUE(step.step.placements.empty());
  EXPECT_EQ(example->opened->position, after);
  const Candidate single = example->opened->step.placements.front();
  EXPECT_TRUE(isSingle(after.candidates, single));
  EXPECT_FALSE(isSingle(step.position.candidates, single));
  const QString words = toPlainText(example->parts.back());
  EXPECT_TRUE(words.startsWith("Then ")) << words.toStdString();
  EXPECT_TRUE(words.contains(Phrases::name(single.cell))) << words.toStdString();
  const auto& marks = sceneOfPart(*example, static_cast<int>(example->parts.size())).picture.marks;
  EXPECT_EQ(std::count_if(marks.begin(), marks.end(),
                          [&](const StepPicture::Mark& mark) {
                            return mark.role == Role::Placed && mark.candidate == single;
                          }),
            1);
  EXPECT_TRUE(std::any_of(marks.begin(), marks.end(), [](const StepPicture::Mark& mark) {
    return mark.role == Role::Gone;
  })) << "what opened it";
  return true;
}

TEST(LessonExampleTest, TheFirstLessonsOfEachStageEndWithWhatTheyOpen) {
  for (const CourseStage& stage : courseStages()) expectOpened(stage.lessons.front());
  EXPECT_TRUE(expectOpened(Technique::HiddenTriple));
}

TEST(LessonExampleLongTest, EachLessonEndsWithWhatItOpens) {
  int opened = 0;
  for (const Technique technique : courseLessons()) opened += expectOpened(technique) ? 1 : 0;
  EXPECT_GE(opened, 10);
}

}  // namespace
}  // namespace sudoku
