#include <gtest/gtest.h>

#include "ui/review/reviewtimeline.h"

namespace sudoku {
namespace {

ReviewedEntry entryOf(EntryVerdict verdict, int open, std::optional<Technique> technique = {}) {
  constexpr int kManyEmpty = 40;
  ReviewedEntry entry{
      .entry = {Cell::at(0, 0), Digit(1)}, .verdict = verdict, .open = open, .empty = kManyEmpty};
  if (technique) entry.logic = Justification{*technique};
  if (verdict == EntryVerdict::Helped) entry.help = HelpKind::RungWhere;
  return entry;
}

ReviewedEntry foundBy(Technique technique, int open) {
  return entryOf(EntryVerdict::Found, open, technique);
}

/// A review of a game that has all that a legend can name.
GameReview richReview() {
  return {.entries = {foundBy(Technique::HiddenSingle, 9), foundBy(Technique::NakedPair, 2),
                      foundBy(Technique::XWing, 9), entryOf(EntryVerdict::Insight, 9, Technique::XyChain),
                      entryOf(EntryVerdict::Guess, 0), entryOf(EntryVerdict::Mistake, 0),
                      entryOf(EntryVerdict::Helped, 9)}};
}

TEST(ReviewTimelineTest, TheLegendNamesOnlyWhatTheGameHas) {
  ReviewTimeline timeline(nullptr);
  EXPECT_TRUE(timeline.legendWords().isEmpty());
  timeline.setReview({.entries = {foundBy(Technique::HiddenSingle, 9)}});
  EXPECT_EQ(timeline.legendWords(), QStringList("found: Easy"));
  timeline.setReview({.entries = {foundBy(Technique::XWing, 9), entryOf(EntryVerdict::Mistake, 0)}});
  EXPECT_EQ(timeline.legendWords(), QStringList({"found: Hard", "mistake"}))
      << "how much was open at a mistake is not known";
  timeline.setReview({.entries = {foundBy(Technique::XWing, 2)}});
  EXPECT_EQ(timeline.legendWords(), QStringList({"found: Hard", "two steps open, or fewer"}));
  timeline.setReview(richReview());
  EXPECT_EQ(timeline.legendWords(), QStringList({"found: Easy", "found: Medium", "found: Hard", "insight",
                                                 "guess", "mistake", "help", "two steps open, or fewer"}));
}

TEST(ReviewTimelineTest, ALegendThatIsTooWideForItsLineTakesFurtherOnes) {
  ReviewTimeline timeline(nullptr);
  timeline.setReview(richReview());
  const int text = timeline.fontMetrics().height();
  const int wide = timeline.heightForWidth(80 * text);
  const int narrow = timeline.heightForWidth(40 * text);
  EXPECT_GE(narrow, wide + text);
  EXPECT_GE(timeline.heightForWidth(20 * text), narrow + text);
  timeline.setReview({.entries = {foundBy(Technique::HiddenSingle, 9)}});
  EXPECT_EQ(timeline.heightForWidth(40 * text), wide);
}

}  // namespace
}  // namespace sudoku
