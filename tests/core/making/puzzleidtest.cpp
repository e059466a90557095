#include <gtest/gtest.h>
#include <limits>

#include <sudoku/grid/random.h>
#include <sudoku/making/puzzleid.h>

namespace sudoku {
namespace {

TEST(PuzzleIdTest, IsWrittenAsVersionMethodDigSymmetrySeed) {
  EXPECT_EQ(toText({{BoardMethod::Backtracking, DigMethod::All, Symmetry::Rotate180}, 48213}),
            "1-backtracking-all-180-48213");
  EXPECT_EQ(toText({{BoardMethod::Backtracking, DigMethod::All, Symmetry::DiagonalBoth}, 0}),
            "1-backtracking-all-diagonal-both-0");
}

TEST(PuzzleIdTest, IsReadAsItWasWritten) {
  Random random(1);
  for (const auto& board : Names<BoardMethod>::kNames) {
    for (const auto& dig : Names<DigMethod>::kNames) {
      for (const auto& symmetry : Names<Symmetry>::kNames) {
        for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{48213},
                                         std::numeric_limits<std::uint64_t>::max(), random.next()}) {
          const PuzzleId id = {{board.value, dig.value, symmetry.value}, seed};
          EXPECT_EQ(parsePuzzleId(toText(id)), id) << toText(id);
        }
      }
    }
  }
}

TEST(PuzzleIdTest, RejectsWhatIsNoId) {
  for (const std::string_view text : {
           "",
           "1",
           "-",
           "48213",
           "1-backtracking-all-180",
           "1-backtracking-all-180-",
           "1-backtracking-all-48213",
           "1-backtracking-180-48213",
           "1-all-180-48213",
           "backtracking-all-180-48213",
           "2-backtracking-all-180-48213",
           "01-backtracking-all-180-48213",
           "1-guessing-all-180-48213",
           "1-backtracking-some-180-48213",
           "1-backtracking-all-181-48213",
           "1-Backtracking-all-180-48213",
           "1_backtracking_all_180_48213",
           "1--backtracking-all-180-48213",
           " 1-backtracking-all-180-48213",
           "1-backtracking-all-180-48213 ",
           "1-backtracking-all-180-48213\n",
           "1-backtracking-all-180-48213-",
           "1-backtracking-all-180-48213x",
           "1-backtracking-all-180- 48213",
           "1-backtracking-all-180-0x10",
           "1-backtracking-all-180-1e5",
           "1-backtracking-all-180--1",
           "1-backtracking-all-180-+1",
           "1-backtracking-all-180-18446744073709551616",
           "1-backtracking-all-diagonal-both",
           "1-backtracking-all-mirror-48213",
       })
    EXPECT_EQ(parsePuzzleId(text), std::nullopt) << text;
}

TEST(PuzzleIdTest, HasOneSpellingOnly) {
  EXPECT_EQ(parsePuzzleId("1-backtracking-all-180-048213"), std::nullopt);
  EXPECT_EQ(parsePuzzleId("1-backtracking-all-180-00"), std::nullopt);
}

TEST(PuzzleIdTest, RejectsEachIdCutShort) {
  const std::string text =
      toText({{BoardMethod::Backtracking, DigMethod::All, Symmetry::MirrorLeftRight}, 7});
  for (std::size_t length = 0; length < text.size(); ++length)
    EXPECT_EQ(parsePuzzleId(std::string_view(text).substr(0, length)), std::nullopt) << length;
}

TEST(PuzzleIdTest, CarriesTheOrderAndTheGivensOfItsRecipe) {
  const Recipe recipe = {BoardMethod::Diagonal, DigMethod::Level4, Symmetry::None, DigOrder::Reading,
                         GivensRange{28, 30}};
  EXPECT_EQ(toText({recipe, 7}), "1-diagonal-level4:reading:28-30-none-7");
  for (const auto& dig : Names<DigMethod>::kNames) {
    for (const auto& symmetry : Names<Symmetry>::kNames) {
      for (const auto& order : Names<DigOrder>::kNames) {
        const PuzzleId ordered = {{BoardMethod::RandomClues9, dig.value, symmetry.value, order.value}, 0};
        PuzzleId ranged = ordered;
        ranged.recipe.givens = GivensRange{17, 81};
        PuzzleId onlyRanged = ranged;
        onlyRanged.recipe.order.reset();
        for (const PuzzleId& id : {ordered, ranged, onlyRanged})
          EXPECT_EQ(parsePuzzleId(toText(id)), isAndroid(dig.value) ? std::nullopt : std::optional(id))
              << toText(id);
      }
    }
  }
}

TEST(PuzzleIdTest, RejectsOrdersAndGivensThatAreNone) {
  for (const std::string_view text : {
           "1-backtracking-all:-none-1",
           "1-backtracking-all:30-none-1",
           "1-backtracking-all:30-20-none-1",
           "1-backtracking-all:-3-20-none-1",
           "1-backtracking-all:03-20-none-1",
           "1-backtracking-all:20-82-none-1",
           "1-backtracking-all:backwards-none-1",
           "1-backtracking-all:s:-none-1",
           "1-backtracking-all:20-30:s-none-1",
           "1-backtracking-android1:20-30-none-1",
           "1-backtracking:s-all-none-1",
       })
    EXPECT_EQ(parsePuzzleId(text), std::nullopt) << text;
}

}  // namespace
}  // namespace sudoku
