#include <gtest/gtest.h>

#include "../control/gamefixture.h"
#include "game/teacher/situation.h"

namespace sudoku {
namespace {

// Cell r1c3, whose solution is 4; by the board it could be 1, 2 or 4.
constexpr Cell kOpen(2);

GameState start() {
  return GameState(puzzle());
}

TEST(SituationTest, BeginsWithWhatTheBoardLeaves) {
  const Situation situation = situationOf(start(), std::nullopt);
  EXPECT_EQ(situation.position, positionOf(puzzle().givens));
  EXPECT_FALSE(situation.byNotes);
}

TEST(SituationTest, LeavesWrongEntriesOut) {
  const GameState wrong = applyMove(start(), Move::enter(kOpen, Digit(1)));
  EXPECT_EQ(situationOf(wrong, std::nullopt).position, positionOf(puzzle().givens));
  const GameState right = applyMove(start(), Move::enter(kOpen, Digit(4)));
  EXPECT_EQ(situationOf(right, std::nullopt).position.board.at(kOpen), Digit(4));
}

TEST(SituationTest, TakesOutWhatIsRuledOutButNeverTheSolution) {
  const GameState state = applyMove(start(), Move::ruleOut({{kOpen, Digit(1)}, {kOpen, Digit(4)}}));
  EXPECT_EQ(situationOf(state, std::nullopt).position.candidates.at(kOpen), (DigitSet{Digit(2), Digit(4)}));
}

TEST(SituationTest, NotesCountOnlyWhenThePlayerSaysSo) {
  GameState state = applyMove(start(), Move::setNote(kOpen, Digit(4)));
  state = applyMove(state, Move::setNote(kOpen, Digit(2)));
  const DigitSet all{Digit(1), Digit(2), Digit(4)};
  const DigitSet noted{Digit(2), Digit(4)};

  const Situation unknown = situationOf(state, std::nullopt);
  EXPECT_EQ(unknown.position.candidates.at(kOpen), all);
  ASSERT_TRUE(unknown.byNotes);
  EXPECT_EQ(unknown.byNotes->candidates.at(kOpen), noted);

  const Situation incomplete = situationOf(state, false);
  EXPECT_EQ(incomplete.position.candidates.at(kOpen), all);
  EXPECT_FALSE(incomplete.byNotes);

  const Situation complete = situationOf(state, true);
  EXPECT_EQ(complete.position.candidates.at(kOpen), noted);
  EXPECT_FALSE(complete.byNotes);
  EXPECT_TRUE(complete.lacking.empty());
}

TEST(SituationTest, OfNotesThatLackTheirDigitOnlyThatIsAdded) {
  const GameState state = applyMove(start(), Move::setNote(kOpen, Digit(1)));
  const Situation situation = situationOf(state, true);
  EXPECT_EQ(situation.lacking, (std::vector<Candidate>{{kOpen, Digit(4)}}));
  EXPECT_EQ(situation.position.candidates.at(kOpen), (DigitSet{Digit(1), Digit(4)}));
}

}  // namespace
}  // namespace sudoku
