#include <algorithm>
#include <gtest/gtest.h>
#include <set>

#include <sudoku/logic/notation.h>

#include "game/teacher/steppicture.h"
#include "references.h"

namespace sudoku {
namespace {

bool hasMark(const StepPicture& picture, const Candidate& candidate, Role role) {
  return std::find(picture.marks.begin(), picture.marks.end(), StepPicture::Mark{candidate, role}) !=
         picture.marks.end();
}

TEST(StepPictureTest, ShowsAllThatIsConcluded) {
  for (const auto& [line, position, step] : support::references()) {
    const StepPicture picture = pictureOf(step, position);
    for (const Candidate& candidate : step.eliminations)
      EXPECT_TRUE(hasMark(picture, candidate, Role::Eliminated)) << toNotation(step);
    for (const Candidate& candidate : step.placements)
      EXPECT_TRUE(hasMark(picture, candidate, Role::Placed)) << toNotation(step);
  }
}

TEST(StepPictureTest, MarksEachCandidateOnceAndNoneThatIsNotThere) {
  for (const auto& [line, position, step] : support::references()) {
    std::set<Candidate> marked;
    for (const StepPicture::Mark& mark : pictureOf(step, position).marks) {
      EXPECT_TRUE(marked.insert(mark.candidate).second) << toNotation(step);
      EXPECT_TRUE(position.board.isEmpty(mark.candidate.cell)) << toNotation(step);
      EXPECT_TRUE(position.candidates.at(mark.candidate.cell).contains(mark.candidate.digit))
          << toNotation(step);
    }
  }
}

TEST(StepPictureTest, OfOneDigitShowsNoOther) {
  for (const auto& [line, position, step] : support::references()) {
    const StepPicture picture = pictureOf(step, position);
    if (!picture.digit) continue;
    for (const StepPicture::Mark& mark : picture.marks)
      EXPECT_EQ(mark.candidate.digit, *picture.digit) << toNotation(step);
    for (const StepPicture::Link& link : picture.links) {
      EXPECT_EQ(link.fromDigit, *picture.digit) << toNotation(step);
      EXPECT_EQ(link.toDigit, *picture.digit) << toNotation(step);
    }
  }
}

TEST(StepPictureTest, LinksAreNumberedAndLeadToWhatIsMarked) {
  for (const auto& [line, position, step] : support::references()) {
    const StepPicture picture = pictureOf(step, position);
    int number = 0;
    for (const StepPicture::Link& link : picture.links) {
      // The links of a pattern without a walk have no number.
      const int expected = link.number == 0 ? 0 : ++number;
      EXPECT_EQ(link.number, expected) << toNotation(step);
      EXPECT_FALSE(link.from.isEmpty() || link.to.isEmpty()) << toNotation(step);
    }
  }
}

TEST(StepPictureTest, ShowsMoreThanTheConclusion) {
  for (const auto& [line, position, step] : support::references()) {
    if (std::holds_alternative<reason::Template>(step.reason)) continue;
    const StepPicture picture = pictureOf(step, position);
    const std::size_t concluded = step.eliminations.size() + step.placements.size();
    EXPECT_GT(picture.bands.size() + picture.cells.size() + picture.marks.size(), concluded)
        << toNotation(step);
  }
}

}  // namespace
}  // namespace sudoku
