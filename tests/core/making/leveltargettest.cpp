#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/symmetry.h>
#include <sudoku/making/leveltarget.h>
#include <sudoku/rating/rating.h>

#include "../../symmetric.h"
#include "../names.h"
#include "../testgrids.h"

namespace sudoku {
namespace {

PuzzleRequest requestOf(Level level, Symmetry symmetry = Symmetry::Rotate180) {
  return withLevelTarget({.recipe = {.symmetry = symmetry}, .level = level});
}

TEST(LevelTargetTest, TheLevelsHaveTheseGivens) {
  constexpr auto kExpected = std::to_array<std::pair<Level, GivensRange>>({{Level::Easy, {36, 44}},
                                                                           {Level::Medium, {30, 36}},
                                                                           {Level::Hard, {26, 32}},
                                                                           {Level::Expert, {22, 30}},
                                                                           {Level::Extreme, {22, 30}},
                                                                           {Level::Inhuman, {22, 30}}});
  for (const auto& [level, range] : kExpected) {
    for (const auto& [symmetry, name] : Names<Symmetry>::kNames) {
      const bool isShallow =
          symmetry == Symmetry::Rotate90 || symmetry == Symmetry::MirrorBoth || symmetry == Symmetry::Full;
      const int most = level >= Level::Hard && isShallow ? 36 : range.most;
      EXPECT_EQ(requestOf(level, symmetry).recipe.givens, (GivensRange{range.least, most})) << name;
    }
  }
}

TEST(LevelTargetTest, TheMiddleOfTheDependencyFallsFromLevelToLevel) {
  constexpr auto kMiddles = std::to_array<std::pair<Level, double>>(
      {{Level::Easy, 18}, {Level::Medium, 7}, {Level::Hard, 5}, {Level::Expert, 4}, {Level::Extreme, 3.4}});
  for (const auto& [level, middle] : kMiddles)
    EXPECT_EQ(requestOf(level, Symmetry::None).dependency.value().middle, middle);
  EXPECT_FALSE(requestOf(Level::Inhuman, Symmetry::None).dependency);
}

TEST(LevelTargetTest, ARequestThatSaysMoreThanALevelStaysAsItIs) {
  const std::vector<PuzzleRequest> requests = {
      {},
      {.recipe = {.dig = DigMethod::Level3}, .level = Level::Hard},
      {.recipe = {.order = DigOrder::Snake}, .level = Level::Hard},
      {.recipe = {.givens = GivensRange{40, 50}}, .level = Level::Hard},
      {.recipe = {}, .level = Level::Hard, .minimal = true},
      {.recipe = {}, .level = Level::Hard, .technique = Technique::XWing},
  };
  for (const PuzzleRequest& request : requests) {
    const PuzzleRequest same = withLevelTarget(request);
    EXPECT_EQ(same.recipe, request.recipe);
    EXPECT_FALSE(same.dependency);
  }
  const PuzzleRequest roomy = withLevelTarget(
      {.recipe = {.board = BoardMethod::Diagonal, .symmetry = Symmetry::Full}, .level = Level::Easy});
  EXPECT_EQ(
      roomy.recipe,
      (Recipe{.board = BoardMethod::Diagonal, .symmetry = Symmetry::Full, .givens = GivensRange{36, 44}}));
  EXPECT_TRUE(roomy.dependency);
}

void expectAsPromised(const PuzzleWithId& found, const PuzzleRequest& request) {
  const Grid& givens = found.puzzle.givens;
  EXPECT_EQ(levelOf(*toPuzzle(givens)), request.level) << givens;
  EXPECT_TRUE(request.recipe.givens->contains(givens.filledCells().size())) << givens;
  EXPECT_TRUE(hasSymmetry(givens.filledCells(), request.recipe.symmetry)) << givens;
  EXPECT_EQ(found.id.recipe, request.recipe);
  EXPECT_EQ(parsePuzzleId(toText(found.id)), found.id);
  EXPECT_EQ(makePuzzle(found.id), found.puzzle);
}

TEST(LevelTargetTest, PuzzlesKeepToTheGivensThatTheirIdsName) {
  for (const auto& [level, name] : Names<Level>::kNames) {
    SCOPED_TRACE(name);
    const PuzzleRequest request = requestOf(level);
    for (const auto& found : findPuzzles(request, 21, 0, level == Level::Inhuman ? 1 : 6)) {
      ASSERT_TRUE(found);
      expectAsPromised(*found, request);
    }
  }
}

TEST(LevelTargetTest, TheSymmetriesThatCannotBeDugAsDeepHavePuzzlesToo) {
  for (const Symmetry symmetry : {Symmetry::Rotate90, Symmetry::DiagonalBoth, Symmetry::Full}) {
    for (const Level level : {Level::Easy, Level::Medium, Level::Hard}) {
      const PuzzleRequest request = requestOf(level, symmetry);
      Random random(22);
      const auto found = findPuzzle(request, random);
      ASSERT_TRUE(found) << nameOf(symmetry) << ' ' << nameOf(level);
      expectAsPromised(*found, request);
    }
  }
}

TEST(LevelTargetTest, ASearchFindsTheSameAloneAndTogether) {
  constexpr std::uint64_t kSeed = 23;
  constexpr std::uint64_t kFirst = 500;
  for (const Level level : {Level::Easy, Level::Medium, Level::Hard, Level::Expert}) {
    const PuzzleRequest request = requestOf(level);
    const auto together = findPuzzles(request, kSeed, kFirst, 12);
    for (std::size_t i = 0; i < together.size(); ++i) {
      Random random(kSeed, kFirst + i);
      const auto alone = findPuzzle(request, random);
      ASSERT_TRUE(alone && together[i]);
      EXPECT_EQ(together[i]->id, alone->id);
      EXPECT_EQ(together[i]->puzzle, alone->puzzle);
    }
  }
}

// A puzzle near enough to the middle is taken as soon as it comes; else the nearest of several.
TEST(LevelTargetTest, TheFirstPuzzleThatIsNearEnoughIsTaken) {
  const PuzzleRequest request = requestOf(Level::Medium);
  PuzzleRequest anyDependency = request;
  anyDependency.dependency.reset();
  int isFirst = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Random random(seed);
    Random sameRandom(seed);
    const auto found = findPuzzle(request, random);
    const auto distance = [&](const PuzzleWithId& made) {
      return std::abs(dependencyOf(made.puzzle).value() - request.dependency->middle);
    };
    PuzzleWithId nearest = findPuzzle(anyDependency, sameRandom).value();
    isFirst += nearest.id == found->id ? 1 : 0;
    for (int puzzles = 1; puzzles < 8 && distance(nearest) > request.dependency->reach; ++puzzles) {
      const auto next = findPuzzle(anyDependency, sameRandom).value();
      if (distance(next) < distance(nearest)) nearest = next;
    }
    EXPECT_EQ(found->id, nearest.id) << seed;
  }
  EXPECT_GT(isFirst, 0);
  EXPECT_LT(isFirst, 20);
}

// The ids are of puzzles, also daily ones, from before levels asked for givens and dependency.
TEST(LevelTargetTest, OldIdsMakeThePuzzlesThatTheyMade) {
  const std::vector<std::pair<std::string, std::string>> puzzles = {
      {"1-backtracking-all-180-956225568152938166",
       "2..3.6.4...3294.....9.8.3..3..4...1.7.5...6.4.4...5..3..8.4.2.....6298...6.8.3..5"},
      {"1-backtracking-all-180-14805431906881750003",
       "2.51.7.....9.2..6.3...9......6.1.8.....8.4.....2.7.5......3...2.8..4.6.....9.67.1"},
      {"1-backtracking-all-180-8434861562075235307",
       "...95..377........5....49.6...4.2..9.41...37.8..5.7...3.78....2........848..65..."},
      {"1-backtracking-all-180-6427651190448704660",
       ".......2..27.4.38...68.5..7...9.27......1......86.4...8..3.15...53.6.27..1......."},
      {"1-backtracking-all-180-15436472830037950025",
       ".......2.5....2..79..6.3.517...561.....7.9.....528...967.1.4..53..9....4.1......."},
      {"1-backtracking-all-180-13253673673772201478",
       "6.4.1....1..4.2....23.76...29....6....1...8....6....75...14.25....2.8..3....6.4.7"},
      {"1-backtracking-all-180-5142052590334782674",
       "3....41..8.9....6.5..623.4....3.2.9.2.......1.5.4.9....3.145..8.8....3.7..17....4"},
      {"1-backtracking-all-180-13500401043614375896",
       "6.823....4..6....7....7..3.....1.9..76.....15..4.5.....8..4....5....1..3....871.9"},
  };
  for (const auto& [id, givens] : puzzles) EXPECT_EQ(toLine(puzzleWithId(id).value().givens), givens) << id;
}

/// How far it is from the 5th to the 95th percentile.
double spreadOf(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() * 95 / 100] - values[values.size() * 5 / 100];
}

struct Bound {
  Level level;
  double oldSpread;  ///< the spread of puzzles made before levels asked for a dependency
};

class RoomLongTest : public testing::TestWithParam<Bound> {};

TEST_P(RoomLongTest, TwoHundredPuzzlesOfALevelAreAlike) {
  constexpr double kShare = .6;
  const auto& [level, oldSpread] = GetParam();
  for (const Symmetry symmetry : {Symmetry::None, Symmetry::Rotate180}) {
    const PuzzleRequest request = requestOf(level, symmetry);
    std::vector<double> dependencies;
    for (const auto& found : findPuzzles(request, 24, 0, 200)) {
      ASSERT_TRUE(found);
      expectAsPromised(*found, request);
      dependencies.push_back(dependencyOf(found->puzzle).value());
    }
    const double spread = spreadOf(dependencies);
    EXPECT_LE(spread, kShare * oldSpread) << nameOf(symmetry);
  }
}

INSTANTIATE_TEST_SUITE_P(All, RoomLongTest,
                         testing::Values(Bound{Level::Easy, 8.0}, Bound{Level::Medium, 6.9},
                                         Bound{Level::Hard, 5.8}, Bound{Level::Expert, 3.5},
                                         Bound{Level::Extreme, 4.5}),
                         [](const auto& test) { return std::string(nameOf(test.param.level)); });

TEST(RoomInhumanLongTest, TwoHundredInhumanPuzzlesKeepToTheirGivens) {
  const PuzzleRequest request = requestOf(Level::Inhuman, Symmetry::None);
  for (const auto& found : findPuzzles(request, 24, 0, 200)) {
    ASSERT_TRUE(found);
    expectAsPromised(*found, request);
  }
}

}  // namespace
}  // namespace sudoku
