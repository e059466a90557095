#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <optional>
#include <stop_token>
#include <vector>

#include <sudoku/logic/stepfinder.h>
#include <sudoku/making/puzzlemaker.h>
#include <sudoku/rating/rating.h>
#include <sudoku/solving/solver.h>

#include "../names.h"
#include "../testgrids.h"
#include "logic/walk.h"

namespace sudoku {
namespace {

struct Rated {
  std::string_view line;
  Level level;
};

// Puzzles of the project's own generator, with and without symmetry.
constexpr std::array kRated = {
    Rated{"......2.3.6.7......9..5...8187.........427.........5763...6..8......2.1.2.5......", Level::Easy},
    Rated{".....13......6.8..5....4.9...67..1..1.7...2.6..8..94...3.4....1..4.8......19.....", Level::Easy},
    Rated{"92...4......5..9.7..3...6211....9...6...7...5...6....9385...2..4.6..2......7...36", Level::Easy},
    Rated{".24.........2..43..87594.....8.7.1..743.6.582..1.4.3.....42871..72..9.........62.", Level::Easy},
    Rated{".7.....8....2..3..58.3.1...75...9.....6...2.....7...54...9.7.12..9..2....3.....4.", Level::Medium},
    Rated{".57.83...8.9...5...6...9.3....4..6.....375.....1..6....9.6...7...3...9.1...29.36.", Level::Medium},
    Rated{".......1..7.21.48.3...56.2.5.3.........198.........1.6.9.84...2.56.71.4..3.......", Level::Medium},
    Rated{"....3..9.7.6....5.93...52.......1..7.9..2..6.4..8.......15...32.2....5.6.4..9....", Level::Medium},
    Rated{"....2...8.65.9..4..9....3...3.7........561........2.1...1....2..5..7.86.7...4....", Level::Medium},
    Rated{".5.1.......8..9..7..9..235.9......7...3...8...4......9.149..6..5..4..2.......8.4.", Level::Hard},
    Rated{".86..729.....8..4.......8.689.17..6...........2..96.839.1.......7..3.....642..75.", Level::Hard},
    Rated{"..4....5..3....1..7...9.6..5..6.....9.8.47..1.2..1...6....75...64.....9....2..3..", Level::Hard},
    Rated{".51287.....4.....19.........624.5.....9.1.82............5...796..75...12.2...4...", Level::Expert},
    Rated{".1.9.6.8.9..7......63....1...6.42.....9...3.....17.8...9....25......1..8.3.5.4.6.", Level::Expert},
    Rated{".1...46.....8.7..5.8......2..9....8183.2.645.5..........4.3..1..9..7.........28.4",
          Level::Extreme},
    Rated{"...8..176.9...7...5.....2......64...2.6...4.1...91......4.....8...3...2.325..1...",
          Level::Extreme},
    Rated{".8..2..63...5...4...9..61..9.6.1.....3.....1.....3.7.9..54..2...9...8...24..9..5.",
          Level::Inhuman},
    Rated{"..9.......4.7.91.68...4..9...74..3.8....7....3.2..89...1..2...77.48.1.6.......4..",
          Level::Inhuman},
};

/// An isomorph of a puzzle: rows become columns, each digit is exchanged for another.
Grid isomorphOf(const Grid& grid) {
  Grid other;
  for (const Cell cell : grid.filledCells())
    other.set(Cell::at(cell.column(), cell.row()), Digit(1 + grid.at(cell)->value() * 2 % 9));
  return other;
}

TEST(RatingTest, GivesEachPuzzleItsLevel) {
  for (const Rated& rated : kRated)
    EXPECT_EQ(nameOf(levelOf(*toPuzzle(gridOf(rated.line))).value()), nameOf(rated.level)) << rated.line;
}

TEST(RatingTest, EachLevelHasExamples) {
  for (const auto& level : Names<Level>::kNames) {
    int examples = 0;
    for (const Rated& rated : kRated) examples += rated.level == level.value ? 1 : 0;
    EXPECT_GE(examples, 2) << level.name;
  }
}

TEST(RatingTest, DoesNotDependOnDigitsOrDirection) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const Grid givens = puzzleOf(seed).givens;
    EXPECT_EQ(levelOf(*toPuzzle(isomorphOf(givens))), levelOf(*toPuzzle(givens))) << givens;
  }
}

/// The level by its definition, from a path with all its steps.
Level levelByPath(const Grid& puzzle) {
  Level level = Level::Easy;
  const SolutionPath path = solvePath(positionOf(puzzle));
  for (const Step& step : path.steps) level = std::max(level, infoOf(step.technique).level);
  return path.isSolved ? level : Level::Inhuman;
}

TEST(RatingTest, IsThatOfTheHardestStepOnThePath) {
  for (std::uint64_t seed = 0; seed < 150; ++seed) {
    const Grid givens = puzzleOf(seed).givens;
    EXPECT_EQ(levelOf(*toPuzzle(givens)), levelByPath(givens)) << givens;
  }
}

TEST(RatingTest, SolvesNoPuzzleByTechniquesBelowItsLevel) {
  for (const Rated& rated : kRated) {
    const Puzzle puzzle = toPuzzle(gridOf(rated.line)).value();
    for (const auto& [level, name] : Names<Level>::kNames) {
      if (level == Level::Inhuman) continue;
      EXPECT_EQ(Walk(puzzle).solveUpTo(level, {}), level >= rated.level) << rated.line << ' ' << name;
      EXPECT_EQ(levelUpTo(puzzle, level), level >= rated.level ? std::optional(rated.level) : std::nullopt);
    }
    EXPECT_EQ(levelUpTo(puzzle, Level::Inhuman), rated.level);
  }
}

TEST(RatingTest, GivesNothingOnceItIsAskedToStop) {
  std::stop_source source;
  source.request_stop();
  const Grid hardest = gridOf(kRated.back().line);
  EXPECT_EQ(levelUpTo(*toPuzzle(hardest), Level::Inhuman, source.get_token()), std::nullopt);
  EXPECT_EQ(levelOf(*toPuzzle(hardest), source.get_token()), std::nullopt);
  const Puzzle easy = toPuzzle(gridOf(kRated.front().line)).value();
  EXPECT_EQ(needs(easy, Technique::HiddenSingle, source.get_token()), std::nullopt);
  EXPECT_EQ(needs(easy, Technique::HiddenSingle), true);
}

TEST(RatingTest, APuzzleNeedsOnlyWhatIsOnItsPath) {
  int listed = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Puzzle puzzle = makePuzzle({{}, seed});
    std::vector<Technique> others;
    for (const Step& step : solvePath(puzzle).steps)
      if (infoOf(step.technique).family != TechniqueFamily::Single &&
          std::find(others.begin(), others.end(), step.technique) == others.end())
        others.push_back(step.technique);
    EXPECT_EQ(needsOnly(puzzle, others), true) << puzzle.givens;
    EXPECT_EQ(needsOnly(puzzle, {}), others.empty()) << puzzle.givens;
    for (const Technique left : others) {
      std::vector<Technique> fewer = others;
      std::erase(fewer, left);
      EXPECT_EQ(needsOnly(puzzle, fewer), false) << puzzle.givens << infoOf(left).name;
      ++listed;
    }
  }
  EXPECT_GT(listed, 20);
}

TEST(RatingTest, APuzzleWithoutLogicToItsEndNeedsMoreThanAnyList) {
  std::stop_source source;
  source.request_stop();
  const Puzzle easy = toPuzzle(gridOf(kRated.front().line)).value();
  EXPECT_EQ(needsOnly(easy, {}, source.get_token()), std::nullopt);
  EXPECT_EQ(needsOnly(easy, {}), levelOf(easy) == Level::Easy);
}

/// Whether the techniques before one solve a puzzle, in whatever order.
bool isSolvedBefore(const Grid& puzzle, Technique technique) {
  Position position = positionOf(puzzle);
  const auto takeAny = [&] {
    for (int number = 0; number <= static_cast<int>(Technique::TemplateDelete); ++number) {
      const auto other = static_cast<Technique>(number);
      const Level level = infoOf(other).level;
      const Level most = infoOf(technique).level;
      if (level > most || (level == most && other >= technique) || !mayBeOnPath(other)) continue;
      const std::vector<Step> steps = allSteps(position, other);
      if (steps.empty()) continue;
      position = applyStep(position, steps.front());
      return true;
    }
    return false;
  };
  while (takeAny()) continue;
  return position.candidates.openCells().isEmpty();
}

TEST(RatingTest, WhatIsEasierDoesNotSolveAPuzzleThatNeedsATechnique) {
  int needed = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const Puzzle puzzle = makePuzzle({{}, seed});
    for (const Technique technique : {Technique::NakedTriple, Technique::XWing, Technique::Skyscraper}) {
      if (needs(puzzle, technique) == false) continue;
      ++needed;
      EXPECT_FALSE(isSolvedBefore(puzzle.givens, technique)) << puzzle.givens << infoOf(technique).name;
    }
  }
  EXPECT_GT(needed, 5);
}

TEST(RatingTest, IsEasyWhereNothingIsLeftToFind) {
  Grid board = boardOf(1);
  EXPECT_EQ(levelOf(*toPuzzle(board)), Level::Easy);
  board.clear(Cell(40));
  EXPECT_EQ(levelOf(*toPuzzle(board)), Level::Easy);
}

TEST(PathRatingTest, CountsThePathAndNamesItsHardestStep) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const Puzzle puzzle = puzzleOf(seed, Symmetry::None);
    const SolutionPath path = solvePath(positionOf(puzzle.givens));
    const PathRating rating = *rateByPath(puzzle);
    EXPECT_EQ(rating.steps, static_cast<int>(path.steps.size()));
    ASSERT_TRUE(rating.hardest);
    const TechniqueInfo& hardest = infoOf(*rating.hardest);
    bool isOnPath = false;
    for (const Step& step : path.steps) {
      const TechniqueInfo& info = infoOf(step.technique);
      isOnPath = isOnPath || step.technique == *rating.hardest;
      EXPECT_LE(info.level, hardest.level) << puzzle.givens;
      EXPECT_TRUE(info.level < hardest.level || info.score <= hardest.score) << puzzle.givens;
    }
    EXPECT_TRUE(isOnPath) << puzzle.givens;
    if (path.isSolved) {
      EXPECT_EQ(rating.level, hardest.level) << puzzle.givens;
    }
  }
}

TEST(PathRatingTest, HasNoHardestStepForAFullGrid) {
  const Grid board = boardOf(1);
  EXPECT_EQ(rateByPath({board, board}), PathRating());
}

TEST(RateTest, GivesWhatEachPartGives) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const Puzzle puzzle = puzzleOf(seed, Symmetry::None);
    const Rating expected{*rateByExplainer(puzzle), *rateByHodoku(puzzle), *rateByPath(puzzle),
                          *effortOf(puzzle), densityOf(puzzle.givens)};
    EXPECT_EQ(rate(puzzle), expected) << puzzle.givens;
  }
}

TEST(RateTest, StopsWhenAsked) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(rate(puzzleOf(1), stop.get_token()));
  EXPECT_FALSE(rateByPath(puzzleOf(1), stop.get_token()));
}

}  // namespace
}  // namespace sudoku
