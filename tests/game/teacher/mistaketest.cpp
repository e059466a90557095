#include <gtest/gtest.h>

#include "../gamefixture.h"
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
  EXPECT_EQ(said(*mistake), "r1c3 is not 5: that was the last move. Row 1 has its 5 already, in r1c1.");
  EXPECT_EQ(mistake->broken, CellSet{Cell(0)});
}

TEST(MistakeTest, NamesTheHouseThatIsLeftShort) {
  // Nothing clashes with a 1 in r1c3 yet.
  const auto mistake = mistakeAfter({Move::enter(Cell(2), Digit(1)), Move::enter(Cell(3), Digit(6))});
  ASSERT_TRUE(mistake);
  EXPECT_TRUE(said(*mistake).startsWith("r1c3 is not 1: that was 2 moves ago. With it, "))
      << qPrintable(said(*mistake));
  EXPECT_FALSE(mistake->broken.isEmpty());
}

TEST(MistakeTest, TheOneThatStandsLongestComesFirst) {
  const auto mistake = mistakeAfter({Move::enter(Cell(3), Digit(2)), Move::enter(Cell(2), Digit(1))});
  ASSERT_TRUE(mistake);
  EXPECT_EQ(mistake->cell, Cell(3));
}

}  // namespace
}  // namespace sudoku
