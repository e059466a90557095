#include <gtest/gtest.h>
#include <utility>
#include <vector>

#include "game/teacher/profilewords.h"

namespace sudoku {
namespace {

constexpr ProfileStep kOpenStep{Technique::HiddenSingle, 12, 40};

std::string sentenceOf(const std::vector<std::pair<std::size_t, Technique>>& hard, int open = 12) {
  Profile profile;
  profile.steps.assign(60, ProfileStep{Technique::HiddenSingle, open, 40});
  for (const auto& [index, technique] : hard) profile.steps[index] = {technique, 0, 40};
  return ProfileWords::sentence(summaryOf(profile)).toStdString();
}

TEST(ProfileWordsTest, SayInASentenceWhereItIsHard) {
  EXPECT_EQ(sentenceOf({}), "Easy all the way: 12 steps open or more.");
  EXPECT_EQ(sentenceOf({}, 2), "Singles all the way, with few open at times.");
  EXPECT_EQ(sentenceOf({}, 9), "Easy all the way: nine steps open or more.");
  EXPECT_EQ(sentenceOf({{30, Technique::WWing}}),
            "Opens easily, one hard moment in the middle (W-Wing), then easy.");
  EXPECT_EQ(sentenceOf({{5, Technique::HiddenPair}}), "Opens easily, tight early (hidden pair), then easy.");
  EXPECT_EQ(sentenceOf({{5, Technique::XyWing}, {30, Technique::XyChain}}),
            "Tight early (XY-Wing), hardest in the middle (XY-chain), then easy.");
  EXPECT_EQ(sentenceOf({{5, Technique::XyChain}, {59, Technique::XyWing}}),
            "Hardest early (XY-chain), tight again late (XY-Wing).");
}

TEST(ProfileWordsTest, SayWhatAStepIs) {
  Profile profile;
  profile.steps = {kOpenStep, {Technique::WWing, 0, 40}, {Technique::NakedSingle, 1, 40}};
  EXPECT_EQ(ProfileWords::step(profile, 0).toStdString(), "Step 1 of 3: Hidden single, 12 steps open.");
  EXPECT_EQ(ProfileWords::step(profile, 1).toStdString(), "Step 2 of 3: W-Wing, no step open.");
  EXPECT_EQ(ProfileWords::step(profile, 2).toStdString(), "Step 3 of 3: Naked single, one step open.");
}

}  // namespace
}  // namespace sudoku
