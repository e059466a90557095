#include <algorithm>
#include <chrono>
#include <gtest/gtest.h>
#include <latch>
#include <map>
#include <set>
#include <span>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include <sudoku/formats/formats.h>
#include <sudoku/logic/stepfinder.h>
#include <sudoku/making/puzzlemaker.h>
#include <sudoku/solving/solver.h>

#include "../names.h"
#include "../testgrids.h"
#include "logic/walk.h"

namespace sudoku {
namespace {

/// A request that no board meets: no puzzle that the finder comes upon looks alike in all eight ways, is this
/// hard and has no given to spare.
constexpr PuzzleRequest kImpossible = {
    {BoardMethod::Backtracking, DigMethod::All, Symmetry::Full}, Level::Inhuman, true};

bool isSymmetric(CellSet cells, Symmetry symmetry) {
  CellSet orbits;
  for (const Cell cell : cells) orbits |= orbitOf(cell, symmetry);
  return orbits == cells;
}

/// Whether it takes thousands of boards to find a minimal puzzle.
bool isRarelyMinimal(Symmetry symmetry) {
  return symmetry == Symmetry::MirrorBoth || symmetry == Symmetry::Full;
}

void expectMinimalPuzzle(Symmetry symmetry) {
  SCOPED_TRACE(nameOf(symmetry));
  Random random(2);
  const auto found =
      findPuzzle({{BoardMethod::Backtracking, DigMethod::All, symmetry}, std::nullopt, true}, random);
  ASSERT_TRUE(found);
  EXPECT_EQ(makePuzzle(found->id), found->puzzle);
  EXPECT_TRUE(isMinimal(found->puzzle)) << found->puzzle.givens;
  EXPECT_TRUE(isSymmetric(found->puzzle.givens.filledCells(), symmetry)) << found->puzzle.givens;
}

TEST(PuzzleMakerTest, AThousandPuzzlesHaveOneSolutionEachAndNoGivenToSpare) {
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    const Puzzle puzzle = puzzleOf(seed, Symmetry::None);
    EXPECT_EQ(countSolutions(puzzle.givens, 2), 1) << puzzle.givens;
    EXPECT_EQ(solve(puzzle.givens), puzzle.solution) << puzzle.givens;
    EXPECT_TRUE(isMinimal(puzzle)) << puzzle.givens;
  }
}

TEST(PuzzleMakerTest, PuzzlesKeepTheirSymmetryAndOneSolution) {
  for (const auto& symmetry : Names<Symmetry>::kNames) {
    SCOPED_TRACE(symmetry.name);
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      const Puzzle puzzle = puzzleOf(seed, symmetry.value);
      EXPECT_TRUE(isSymmetric(puzzle.givens.filledCells(), symmetry.value)) << puzzle.givens;
      EXPECT_EQ(countSolutions(puzzle.givens, 2), 1) << puzzle.givens;
      EXPECT_EQ(solve(puzzle.givens), puzzle.solution) << puzzle.givens;
    }
  }
}

TEST(PuzzleMakerTest, DigsUntilNoOrbitCanGo) {
  for (const auto& symmetry : Names<Symmetry>::kNames) {
    SCOPED_TRACE(symmetry.name);
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      const Grid givens = puzzleOf(seed, symmetry.value).givens;
      for (const CellSet orbit : orbitsOf(symmetry.value)) {
        if ((orbit & givens.filledCells()).isEmpty()) continue;
        Grid fewer = givens;
        for (const Cell cell : orbit) fewer.clear(cell);
        EXPECT_GT(countSolutions(fewer, 2), 1) << givens;
      }
    }
  }
}

// Another puzzle here would break every puzzle number that was ever written down.
TEST(PuzzleMakerTest, MakesTheSamePuzzleOfANumberForever) {
  const auto givens = [](Symmetry symmetry) { return toLine(puzzleOf(48213, symmetry).givens); };
  EXPECT_EQ(givens(Symmetry::None),
            "9.....7...13....6....2.9..8....5....7.4....3..6......2..2..3..5....783.6...6.2...");
  EXPECT_EQ(givens(Symmetry::Rotate180),
            "...4.1.5...3.8..69...2..1.82..9..68...........65..7..26.2..3...14..7.3...5.6.2...");
  EXPECT_EQ(givens(Symmetry::Rotate90),
            ".284.1.......8.2.9.7..39..82.1.....7.94...53.8.....4.26..14..7.1.9.7.......6.281.");
  EXPECT_EQ(givens(Symmetry::MirrorLeftRight),
            "...4.1...41.7.5.69.7..3..4..3.9.4.8.7.......1..5...4..6.2...9.5..95.83...........");
  EXPECT_EQ(givens(Symmetry::MirrorUpDown),
            ".....17.3.137.5.6..7.......2.19..6..........18.53..4...8........495.8.2......28.4");
  EXPECT_EQ(givens(Symmetry::MirrorBoth),
            ".2.4.1.5.4.3.8.2.9....3....2.1...6.7.9.....3.8.5...4.2....4....1.9.7.3.6.5.6.2.1.");
  EXPECT_EQ(givens(Symmetry::Diagonal),
            "...4..7.3.1....2.9....39...2...5.6....48...3...5....9268.1....5....78...35...28..");
  EXPECT_EQ(givens(Symmetry::Antidiagonal),
            "...4..7.3..3..5....76..9..8.3....68.7..8.....8.531...2..21..97..4...83.....69....");
  EXPECT_EQ(givens(Symmetry::DiagonalBoth),
            ".284.1...41...52..5....9.4.2..9..687.........865..7..2.8.1....5..95...26...6.281.");
  EXPECT_EQ(givens(Symmetry::Full),
            "..8...7...1.7.5.6.5..2.9..8.31.5.68....8.6....65.1.49.6..1.3..5.4.5.8.2...7...8..");
}

TEST(PuzzleMakerTest, MakesTheSamePuzzlesTogether) {
  Random random(49);
  std::vector<PuzzleId> ids;
  for (const auto& [method, methodName] : Names<DigMethod>::kNames)
    for (const auto& [symmetry, symmetryName] : Names<Symmetry>::kNames)
      ids.push_back({{.dig = method, .symmetry = symmetry}, random.next()});
  const std::vector<Puzzle> together = makePuzzles(ids);
  ASSERT_EQ(together.size(), ids.size());
  for (std::size_t i = 0; i < ids.size(); ++i) EXPECT_EQ(together[i], makePuzzle(ids[i])) << toText(ids[i]);
  EXPECT_TRUE(makePuzzles({}).empty());
}

TEST(PuzzleMakerTest, FindsTheSamePuzzlesTogether) {
  constexpr std::uint64_t kSeed = 7;
  constexpr std::uint64_t kFirst = 1000;
  const std::vector<PuzzleRequest> requests = {{},
                                               {.recipe = {}, .level = Level::Easy},
                                               {.recipe = {.symmetry = Symmetry::Rotate180}, .minimal = true},
                                               {.recipe = {.givens = GivensRange{24, 24}}},
                                               {.recipe = {.givens = GivensRange{0, 16}}}};
  for (const PuzzleRequest& request : requests) {
    const auto together = findPuzzles(request, kSeed, kFirst, 40);
    ASSERT_EQ(together.size(), 40);
    for (std::size_t i = 0; i < together.size(); ++i) {
      Random random(kSeed, kFirst + i);
      const auto alone = findPuzzle(request, random);
      ASSERT_EQ(together[i].has_value(), alone.has_value());
      if (!alone) continue;
      EXPECT_EQ(together[i]->id, alone->id);
      EXPECT_EQ(together[i]->puzzle, alone->puzzle);
    }
  }
}

TEST(PuzzleMakerTest, MakesTheSamePuzzleOfAnyIdForever) {
  const std::map<std::string, std::string> puzzles = {
      {"1-backtracking-all-none-11400714819323198485",
       "4....9.......8..35...5..2.7......9....9.4.5.3..5....6..32...........1..6...968.2."},
      {"1-transform-all:jumping:30-40-mirror-lr-1088671391234211338",
       "...1.7...2.1...5.9.4..9..7...4.3.6...9.....8.3.26594.7.3.8.2.5.1.8.6.7.4.5974382."},
      {"1-transform-fresh-level1-diagonal-984712524016252739",
       "8631..4..7...695.89.2..831.5...162.3.2.573.41.192847652874.1.59..5.9287..9.8571.."},
      {"1-random-clues-9-level1:reading:30-40-full-136083923904276417",
       ".8.749.6.2.4.6.8.7.9.852.4.4.3.8.1.99126.57848.5.9.6.2.4.328.1.1.6.7.9.8.2.916.7."},
      {"1-random-clues-11-level2-90-6497429201122412",
       "1...37.545..9.27...3.541...875.2.69.3.17.68.5.69.5.372...215.8...83.4..921.87...6"},
      {"1-diagonal-level2:jumping:30-40-mirror-both-12757867866025914",
       "9..5.1..23.5...9.8.72.8.16..3.426.8.2..7.8..3.8.139.5..27.6.51.1.4...3.66..2.5..7"},
      {"1-backtracking-level3-diagonal-both-1469244980572310",
       ".58.7....9..5.2...2..9.67...32.9.86.8..3.7..5.97.6.41...67.9..4...6.3..9....5.67."},
      {"1-transform-level3:reading:30-40-180-1063155655502159",
       ".....8.41...21.9........826.4.5..3.9..28634..5.3..4.6.468........5.97...72.3....."},
      {"1-transform-fresh-level4-mirror-ud-158275039754654",
       "..2613......8.5.........76.15.....36...137..549.....71......69....5.8.....8794..."},
      {"1-random-clues-9-level4:jumping:30-40-antidiagonal-12690291408442",
       "3..9..61..94..6..5.61..7..89..34.15..13..8....25..1..31..48.37.2..67.48..47..3..9"},
      {"1-random-clues-11-level5-none-14045141763971",
       "425...............89...6.......91.8..61.32.49.....4.6..58........71.9.3.....47..."},
      {"1-diagonal-level5:reading:30-40-mirror-lr-1831381157853",
       "...2.8............1.......9...6.5...89..7..32.3.....1.518942367.4.356.8.62.1.7.95"},
      {"1-backtracking-android1-diagonal-37869218678",
       ".1..3....7..........8726415..1.4.95.6.329.8.7..7.....1..436.18...54..23...9.12..."},
      {"1-transform-android1-full-179351193917",
       ".2..8..4.54.3.7.86..39.51...54.3.69.7..6.8..4.68.9.71...64.92..41.2.3.69.7..6..3."},
      {"1-transform-fresh-android2-90-18589294055",
       "...8.57....9.6.5..12..97.8.2.8.....9.61...42.9.....8.7.8.63..41..2.8.6....35.2..."},
      {"1-random-clues-9-android2-mirror-both-15265066591",
       "..4...6.....321....3..7..2.5..839..74.8...9.32..147..8.5..9..7....563.....9...3.."},
      {"1-random-clues-11-android3-diagonal-both-2175735121",
       "7431562892.....5.76....8.133...8.9.68..7.9..19.5.1...212.9....55.6.....4437562198"},
      {"1-diagonal-android3-180-133800898",
       "7.....3961.....4.245...9..129..1.7.46...2...55.1.8..239..6...378.6.....9324.....8"},
      {"1-backtracking-android4-mirror-ud-199352460",
       "......127495...........8..954...7.1..1..845..28...3.9......6..5924............273"},
      {"1-transform-android4-antidiagonal-24204809",
       "......18.97......5..3...4.789.6.......432......1.95......16.3...6...2.9.1....9.7."},
      {"1-transform-fresh-android5-none-16420092",
       "........8......57.......236..2..1.....1.3.46....4.5..2.9..8...5..8..362..25.17.84"},
      {"1-random-clues-9-android5-mirror-lr-2502941",
       "...7.5......239.....7.1.2...1.....5..5.....4....9.4....75...19..815.643..641.378."},
  };
  for (const auto& [id, givens] : puzzles) {
    const auto puzzle = puzzleWithId(id);
    ASSERT_TRUE(puzzle) << id;
    EXPECT_EQ(toLine(puzzle->givens), givens) << id;
  }
}

TEST(PuzzleMakerTest, MakesThePuzzleOfAPackedId) {
  const Puzzle puzzle = puzzleOf(63);
  EXPECT_EQ(puzzleWithId(toPackedId(puzzle.givens)), puzzle);
  EXPECT_FALSE(puzzleWithId("pzzzc")) << "the empty grid is no puzzle";
  EXPECT_FALSE(puzzleWithId("nonsense"));
}

TEST(PuzzleMakerTest, PuzzlesDifferFromNumberToNumber) {
  std::set<std::string> puzzles;
  for (std::uint64_t seed = 0; seed < 200; ++seed) puzzles.insert(toLine(puzzleOf(seed).givens));
  EXPECT_EQ(puzzles.size(), 200);
}

TEST(PuzzleMakerTest, FindsAPuzzleOfEachLevel) {
  for (const auto& level : Names<Level>::kNames) {
    SCOPED_TRACE(level.name);
    Random random(1);
    const PuzzleRequest request = {{BoardMethod::Backtracking, DigMethod::All, Symmetry::Rotate180},
                                   level.value};
    for (int round = 0; round < 3; ++round) {
      const auto found = findPuzzle(request, random);
      ASSERT_TRUE(found);
      EXPECT_EQ(levelOf(found->puzzle), level.value);
      EXPECT_EQ(found->id.recipe, request.recipe);
      EXPECT_EQ(makePuzzle(found->id), found->puzzle);
    }
  }
}

TEST(PuzzleMakerLongTest, TwoHundredPuzzlesOfEachLevelAreOfThatLevelAndNoneBelow) {
  for (const auto& [level, name] : Names<Level>::kNames) {
    for (const auto& found : findPuzzles({.recipe = {}, .level = level}, 11, 0, 200)) {
      ASSERT_TRUE(found) << name;
      const Grid& givens = found->puzzle.givens;
      EXPECT_EQ(levelOf(*toPuzzle(givens)), level) << givens;
      EXPECT_TRUE(hasUniqueSolution(givens)) << givens;
      for (const auto& [other, otherName] : Names<Level>::kNames) {
        if (other == Level::Inhuman) continue;
        EXPECT_EQ(Walk(found->puzzle).solveUpTo(other, {}), other >= level) << givens;
      }
    }
  }
}

TEST(PuzzleMakerTest, FindsPuzzlesThatNeedATechnique) {
  for (const Technique technique :
       {Technique::HiddenSingle, Technique::HiddenPair, Technique::XWing, Technique::XyWing}) {
    Random random(8);
    const auto found = findPuzzle({.recipe = {}, .technique = technique}, random);
    ASSERT_TRUE(found) << infoOf(technique).name;
    EXPECT_EQ(levelOf(found->puzzle), infoOf(technique).level);
    EXPECT_EQ(needs(found->puzzle, technique), true) << found->puzzle.givens;
  }
}

TEST(PuzzleMakerTest, FindsPuzzlesWhosePathTakesTheListedTechniquesAlone) {
  const std::vector<Technique> known = {Technique::Pointing, Technique::Claiming, Technique::NakedPair};
  Random random(10);
  for (const Technique needed : {Technique::NakedPair, Technique::XWing}) {
    const auto found = findPuzzle({.recipe = {}, .technique = needed, .techniques = known}, random);
    ASSERT_TRUE(found) << infoOf(needed).name;
    bool isTaken = false;
    for (const Step& step : solvePath(found->puzzle).steps) {
      const bool isListed = std::find(known.begin(), known.end(), step.technique) != known.end();
      EXPECT_TRUE(isListed || step.technique == needed ||
                  infoOf(step.technique).family == TechniqueFamily::Single)
          << infoOf(step.technique).name;
      isTaken = isTaken || step.technique == needed;
    }
    EXPECT_TRUE(isTaken);
  }
  EXPECT_FALSE(findPuzzle({.recipe = {}, .level = Level::Hard, .techniques = known}, random))
      << "none of the list is of that level";
}

TEST(PuzzleMakerTest, ALevelIsReachedByWhatMayBeOnThePath) {
  const std::vector<Technique> wing = {Technique::XyWing};
  EXPECT_TRUE(reachesLevel({.recipe = {}, .level = Level::Hard, .techniques = wing}));
  EXPECT_TRUE(reachesLevel({.recipe = {}, .level = Level::Medium, .techniques = wing})) << "naked singles";
  EXPECT_FALSE(reachesLevel({.recipe = {}, .level = Level::Expert, .techniques = wing}));
  EXPECT_TRUE(reachesLevel({.recipe = {}, .technique = Technique::XyChain, .techniques = wing}));
  EXPECT_TRUE(reachesLevel({.recipe = {}, .level = Level::Expert}));
}

TEST(PuzzleMakerTest, FindsNoPuzzleThatNeedsATechniqueAboveItsLevel) {
  Random random(9);
  EXPECT_FALSE(findPuzzle({.recipe = {}, .level = Level::Easy, .technique = Technique::XyWing}, random));
}

TEST(PuzzleMakerTest, FindsMinimalPuzzlesWhereAsked) {
  for (const auto& symmetry : Names<Symmetry>::kNames)
    if (!isRarelyMinimal(symmetry.value)) expectMinimalPuzzle(symmetry.value);
}

TEST(PuzzleMakerLongTest, FindsMinimalPuzzlesWhereTheyAreRare) {
  for (const auto& symmetry : Names<Symmetry>::kNames)
    if (isRarelyMinimal(symmetry.value)) expectMinimalPuzzle(symmetry.value);
}

TEST(PuzzleMakerTest, TakesTheFirstPuzzleWhereAnythingWillDo) {
  Random random(3);
  const std::uint64_t first = Random(random).next();
  const auto found = findPuzzle({}, random);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->id, (PuzzleId{{}, first}));
}

TEST(PuzzleMakerTest, FindsNothingOnceItIsAskedToStop) {
  Random random(4);
  std::stop_source stop;
  EXPECT_TRUE(findPuzzle({}, random, stop.get_token()));
  stop.request_stop();
  EXPECT_FALSE(findPuzzle({}, random, stop.get_token()));
}

// The gate opens when the making has begun, which would take seconds to end by itself.
TEST(PuzzleMakerTest, MakesNoneOfManyOnceItIsAskedToStop) {
  constexpr std::size_t kBoards = 100'000;
  const std::vector<PuzzleId> ids(kBoards, PuzzleId{{}, 7});
  std::latch gate(1);
  std::stop_source stop;
  std::vector<Puzzle> puzzles(1);
  {
    const std::jthread maker([&] {
      gate.count_down();
      puzzles = makePuzzles(ids, stop.get_token());
    });
    gate.wait();
    stop.request_stop();
  }
  EXPECT_TRUE(puzzles.empty());
  EXPECT_EQ(makePuzzles(std::span(ids).first(2), std::stop_source().get_token()),
            (std::vector<Puzzle>(2, makePuzzle(ids.front()))));
}

/// How many draws after a seed another generator stands; `most` if it is not among so many.
int drawsSince(std::uint64_t seed, Random random, int most) {
  Random other(seed);
  const std::uint64_t next = random.next();
  int draws = 0;
  while (draws < most && other.next() != next) ++draws;
  return draws;
}

// A search draws once for each board that it has tried. One that has not begun when it is asked to stop is
// given more time, whatever the machine.
TEST(PuzzleMakerTest, StopsInTheMiddleOfASearch) {
  constexpr std::uint64_t kSeed = 5;
  const int budget = boardBudget(kImpossible);
  int boards = 0;
  for (auto patience = std::chrono::milliseconds(10); boards == 0; patience *= 2) {
    ASSERT_LT(patience, std::chrono::minutes(1));
    Random random(kSeed);
    std::stop_source stop;
    std::optional<PuzzleWithId> found;
    {
      const std::jthread search([&] { found = findPuzzle(kImpossible, random, stop.get_token()); });
      std::this_thread::sleep_for(patience);
      stop.request_stop();
    }
    EXPECT_FALSE(found);
    boards = drawsSince(kSeed, random, budget);
  }
  EXPECT_LT(boards, budget);
}

TEST(PuzzleMakerLongTest, GivesUpOnARequestThatNoBoardMeets) {
  Random random(6);
  EXPECT_FALSE(findPuzzle(kImpossible, random));
}

}  // namespace
}  // namespace sudoku
