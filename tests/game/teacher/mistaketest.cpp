#include <gtest/gtest.h>

#include "../control/gamefixture.h"
#include "../practice/practicepositions.h"
#include "game/teacher/mistake.h"

namespace sudoku {
namespace {

std::optional<Mistake> mistakeAfter(const std::vector<Move>& moves) {
  GameState state(puzzle());
  for (const Move& move : moves) state = applyMove(state, move);
  return Mistakes::first(state, moves);
}

QString said(const Mistake& mistake) {
  QStringList sentences;
  for (const Sentence& sentence : mistake.sentences) sentences += toPlainText(sentence);
  return sentences.join(' ');
}

TEST(MistakeTest, RightEntriesAreNone) {
  EXPECT_FALSE(mistakeAfter({}));
  EXPECT_FALSE(mistakeAfter({Move::enter(Cell(2), Digit(4))}));
}

TEST(MistakeTest, NamesATwin) {
  const auto mistake = mistakeAfter({Move::enter(Cell(2), Digit(5))});
  ASSERT_TRUE(mistake);
  EXPECT_EQ(mistake->cell, Cell(2));
  EXPECT_EQ(said(*mistake),
            "The 5 in r1c3, entered in the last move, is wrong. Row 1 has its 5 already, in r1c1.");
  EXPECT_EQ(mistake->broken, CellSet{Cell(0)});
}

TEST(MistakeTest, NamesTheHouseThatIsLeftShort) {
  // A 1 in r1c3 clashes with nothing yet.
  const auto mistake = mistakeAfter({Move::enter(Cell(2), Digit(1)), Move::enter(Cell(3), Digit(6))});
  ASSERT_TRUE(mistake);
  EXPECT_TRUE(said(*mistake).startsWith("The 1 in r1c3, entered 2 moves ago, is wrong. With it, "))
      << qPrintable(said(*mistake));
  EXPECT_FALSE(mistake->broken.isEmpty());
  EXPECT_TRUE(said(*mistake).endsWith("To go back to before the mistake takes one right entry away too."));
}

TEST(MistakeTest, TheRefutationEndsWhereTheSentenceSays) {
  const auto mistake = mistakeAfter({Move::enter(Cell(2), Digit(1))});
  ASSERT_TRUE(mistake);
  const WhatIf& refutation = mistake->refutation;
  EXPECT_EQ(toPlainText(refutation.assumption), "Suppose the 1 in r1c3 were right.");
  EXPECT_FALSE(refutation.events.empty());
  ASSERT_FALSE(refutation.end.empty());
  EXPECT_EQ(refutation.broken, mistake->broken);
  const GhostBoard start = ghostAfter(refutation, mistake->position, 0);
  EXPECT_EQ(start.board.at(Cell(2)), Digit(1));
  const auto length = static_cast<int>(refutation.events.size()) + 1;
  EXPECT_EQ(ghostAfter(refutation, mistake->position, length).broken, mistake->broken);
}

TEST(MistakeTest, SeveralAreCountedAndTheFirstIsNamed) {
  const auto mistake = mistakeAfter(
      {Move::enter(Cell(3), Digit(2)), Move::enter(Cell(2), Digit(1)), Move::enter(Cell(5), Digit(6))});
  ASSERT_TRUE(mistake);
  EXPECT_EQ(mistake->wrongCount, 3);
  EXPECT_TRUE(said(*mistake).startsWith(
      "The 2 in r1c4, entered 3 moves ago, is wrong. It is the first of three wrong entries. "))
      << qPrintable(said(*mistake));
}

TEST(MistakeTest, AnEntryThatCameBackIsAsOldAsItsReturn) {
  GameState wrong(puzzle());
  wrong.board.set(Cell(2), Digit(5));
  const auto mistake = mistakeAfter({Move::enter(Cell(2), Digit(5)), Move::clear(Cell(2)),
                                     Move::restore(wrong), Move::setNote(Cell(3), Digit(6))});
  ASSERT_TRUE(mistake);
  EXPECT_TRUE(said(*mistake).startsWith("The 5 in r1c3, entered 2 moves ago, is wrong."));
}

/// Plain rules refute nearly every wrong entry in positions where a technique up to Extreme is needed next.
TEST(MistakeTest, NearlyEveryWrongEntryIsRefuted) {
  int all = 0;
  int refuted = 0;
  for (const PracticePosition& made : support::practicePositions()) {
    GameState state(made.puzzle);
    state.board = made.position.board;
    const Cell cell = state.board.emptyCells().first();
    for (const Digit digit : Candidates(state.board).at(cell)) {
      if (digit == made.puzzle.solution.at(cell)) continue;
      const Move move = Move::enter(cell, digit);
      const auto mistake = Mistakes::first(applyMove(state, move), {move});
      ASSERT_TRUE(mistake);
      ++all;
      refuted += mistake->refutation.end.empty() ? 0 : 1;
    }
  }
  EXPECT_GT(all, 60);
  EXPECT_GE(refuted * 100, all * 95) << refuted << " of " << all;
}

TEST(MistakeTest, TheOneThatStandsLongestComesFirst) {
  const auto mistake = mistakeAfter({Move::enter(Cell(3), Digit(2)), Move::enter(Cell(2), Digit(1))});
  ASSERT_TRUE(mistake);
  EXPECT_EQ(mistake->cell, Cell(3));
}

}  // namespace
}  // namespace sudoku
