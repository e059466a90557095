#include <gtest/gtest.h>

#include "../control/gamefixture.h"
#include "game/teacher/lookback.h"
#include "game/teacher/solutionlist.h"

namespace sudoku {
namespace {

/// A puzzle of level Expert: several techniques between runs of singles.
constexpr std::string_view kSolvedOnce =
    "..67...9....8.2.........1785....18..9.1...2.3..86....1195.........1.3....3...74..";

/// A game that was solved cell by cell in the order of the solution path.
SolvedGame gameToLookBack() {
  SolvedGame game{puzzle(kSolvedOnce), {}, {}, false};
  for (const ListedStep& listed : listPath(positionOf(game.puzzle.givens)))
    for (const auto& [cell, digit] : listed.step.placements) game.moves.push_back(Move::enter(cell, digit));
  return game;
}

TEST(LookBackTest, NamesTheHardestStepAndTheHardestThatWasFound) {
  const SolvedGame game = gameToLookBack();
  const LookBack said = lookBackAt(game);
  EXPECT_EQ(said.needed, hardestOf(listPath(positionOf(game.puzzle.givens))));
  ASSERT_TRUE(said.found.has_value());
  EXPECT_LE(infoOf(*said.found).level, infoOf(*said.needed).level);
}

TEST(LookBackTest, WhatWasDoneWithHelpIsNotFound) {
  SolvedGame game = gameToLookBack();
  for (std::size_t index = 0; index < game.moves.size(); ++index) game.helped.insert(index);
  EXPECT_EQ(lookBackAt(game).found, std::nullopt);
}

TEST(LookBackTest, SaysItInOneLine) {
  const std::optional<Technique> none;
  EXPECT_EQ(LookBackWords::line({none, none}, none), "");
  EXPECT_EQ(LookBackWords::line({Technique::XWing, none}, none), "Hardest step: X-Wing.");
  EXPECT_EQ(LookBackWords::line({Technique::XWing, Technique::XWing}, Technique::XyWing),
            "Hardest step: X-Wing. You found it. Learn next: XY-Wing.");
  EXPECT_EQ(LookBackWords::line({Technique::XWing, Technique::NakedPair}, none),
            "Hardest step: X-Wing. Hardest that you found: Naked pair.");
}

}  // namespace
}  // namespace sudoku
