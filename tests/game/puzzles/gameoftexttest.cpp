#include "../control/gamefixture.h"
#include "../language/bracketedwords.h"
#include "game/puzzles/gameoftext.h"

namespace sudoku {
namespace {

TEST(GameOfTextTest, WhatIsWrongWithAPuzzleOfATextIsSaidWithItsPlace) {
  const std::string good(kPuzzle);
  const QByteArray text =
      QByteArray::fromStdString(good + '\n' + good.substr(0, 80) + "\n" + std::string(81, '.'));
  const PuzzleText read = readPuzzleText(text, "three.sdm");
  ASSERT_EQ(read.puzzles.size(), 3);
  EXPECT_EQ(gameOf(read, 0)->puzzle, puzzle());
  EXPECT_EQ(gameOf(read, 1).error(), "three.sdm: line 2 is not a puzzle: only 80 cells of 81 (column 81)");
  EXPECT_EQ(gameOf(read, 2).error(),
            "three.sdm: line 3: more than one solution. The solutions differ in 81 cells.");
}

TEST(GameOfTextTest, WhatIsWrongIsSaidInThePlayersLanguage) {
  const BracketedWords language;
  const QByteArray text =
      QByteArray::fromStdString(std::string(kPuzzle.substr(0, 80)) + '\n' + std::string(81, '.'));
  const PuzzleText read = readPuzzleText(text, "two.sdm");
  ASSERT_EQ(read.puzzles.size(), 2);
  EXPECT_EQ(gameOf(read, 0).error(), "two.sdm: line 1 is not a puzzle: [only 80 cells of 81] (column 81)");
  EXPECT_EQ(gameOf(read, 1).error(),
            "two.sdm: [line 2: [more than one solution]]. The solutions differ in 81 cells.");
}

}  // namespace
}  // namespace sudoku
