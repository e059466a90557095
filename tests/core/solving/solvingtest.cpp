#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <stop_token>
#include <thread>
#include <vector>

#include <sudoku/grid/checker.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/making/boardgenerator.h>
#include <sudoku/solving/solver.h>

#include "naivesolver.h"
#include "solving/engines.h"

namespace sudoku {
namespace {

using solving::Engine;

constexpr std::array<std::size_t, 5> kLimits = {0, 1, 2, 3, 200};

const unsigned char* bytesOf(const Grid& grid) {
  return grid.values().data();
}

std::size_t countAlone(const Engine& engine, const Grid& grid, std::size_t limit) {
  return engine.count(bytesOf(grid), nullptr, limit, solving::kNever, nullptr);
}

std::vector<std::size_t> countTogether(const Engine& engine, const std::vector<Grid>& grids,
                                       std::size_t limit) {
  std::vector<std::size_t> counts(grids.size(), 999);
  engine.countAll({reinterpret_cast<const unsigned char*>(grids.data()), sizeof(Grid), grids.size()}, limit,
                  solving::kNever, counts.data(), nullptr);
  return counts;
}

Grid randomBoard(Random& random) {
  return makeBoard(BoardMethod::Backtracking, random);
}

Cell anyCell(Random& random) {
  return Cell(static_cast<int>(random.below(kCellCount)));
}

Digit anyDigit(Random& random) {
  return Digit(1 + static_cast<int>(random.below(kDigitCount)));
}

/// A board with some cells emptied, and then perhaps with a digit changed or two of them: few clues or many,
/// valid or not, and some that clash.
Grid anyGrid(const Grid& board, Random& random) {
  Grid grid = board;
  const auto holes = 20 + random.below(42);
  for (std::uint32_t hole = 0; hole < holes; ++hole) grid.clear(anyCell(random));
  const std::uint32_t wrong = random.below(4);
  for (std::uint32_t change = 2; change <= wrong; ++change) {
    const Cell cell = anyCell(random);
    const Digit digit = anyDigit(random);
    if (wrong == 3 || possibleCells(grid, digit).contains(cell)) grid.set(cell, digit);
  }
  return grid;
}

std::vector<Grid> anyGrids(std::size_t count, std::uint64_t seed) {
  Random random(seed);
  std::vector<Grid> grids;
  for (Grid board; grids.size() < count; grids.push_back(anyGrid(board, random)))
    if (grids.size() % 16 == 0) board = randomBoard(random);
  return grids;
}

/// Holds every engine, grid by grid and in batches, against the naive solver; returns how often there were
/// no, one and more solutions.
std::array<int, 3> compareWithNaive(const std::vector<Grid>& grids) {
  constexpr std::size_t kEnough = 3;
  std::vector<std::size_t> counts;
  std::array<int, 3> kinds{};
  for (const Grid& grid : grids) {
    counts.push_back(naiveSolutions(grid, kEnough).size());
    ++kinds[std::min<std::size_t>(counts.back(), 2)];
  }
  for (const Engine* engine : solving::usableEngines()) {
    for (std::size_t i = 0; i < grids.size(); ++i)
      EXPECT_EQ(countAlone(*engine, grids[i], kEnough), counts[i]) << engine->name << ", grid " << i;
    EXPECT_EQ(countTogether(*engine, grids, kEnough), counts) << engine->name;
  }
  return kinds;
}

TEST(SolvingTest, EveryEngineAgreesWithTheNaiveSolver) {
  const auto kinds = compareWithNaive(anyGrids(4000, 1));
  for (const int kind : kinds) EXPECT_GE(kind, 500);
}

TEST(SolvingLongTest, EveryEngineAgreesWithTheNaiveSolverOnTenMillionGrids) {
  for (std::uint64_t seed = 0; seed < 1000 && !testing::Test::HasFailure(); ++seed)
    compareWithNaive(anyGrids(10'000, 1000 + seed));
}

TEST(SolvingTest, CountsUpToTheLimit) {
  const std::vector<Grid> grids = anyGrids(1000, 2);
  for (const Engine* engine : solving::usableEngines()) {
    const std::vector<std::size_t> most = countTogether(*engine, grids, kLimits.back());
    for (const std::size_t limit : kLimits) {
      const std::vector<std::size_t> counts = countTogether(*engine, grids, limit);
      for (std::size_t i = 0; i < grids.size(); ++i) {
        EXPECT_EQ(counts[i], std::min(most[i], limit)) << engine->name << ", grid " << i;
        EXPECT_EQ(countAlone(*engine, grids[i], limit), counts[i]) << engine->name << ", grid " << i;
      }
    }
  }
}

TEST(SolvingTest, FindsSolutionsOfTheGridsThatHaveOne) {
  const std::vector<Grid> grids = anyGrids(1000, 3);
  for (const Engine* engine : solving::usableEngines()) {
    std::vector<Grid> together(grids.size());
    std::vector<std::size_t> counts(grids.size());
    engine->countAll({bytesOf(grids[0]), sizeof(Grid), grids.size()}, 2, solving::kNever, counts.data(),
                     reinterpret_cast<unsigned char*>(together.data()));
    for (std::size_t i = 0; i < grids.size(); ++i) {
      Grid alone;
      engine->count(bytesOf(grids[i]), nullptr, 2, solving::kNever, reinterpret_cast<unsigned char*>(&alone));
      for (const Grid& solution : {alone, together[i]}) {
        if (counts[i] == 0) {
          EXPECT_EQ(solution, Grid()) << engine->name << ", grid " << i;
          continue;
        }
        EXPECT_TRUE(isSolved(solution)) << engine->name << ", grid " << i;
        for (const Cell cell : grids[i].filledCells()) EXPECT_EQ(solution.at(cell), grids[i].at(cell));
      }
    }
  }
}

TEST(SolvingTest, FindsTwoSolutionsWhereverThereAreFewerThan17Clues) {
  // No puzzle has 16 givens: McGuire, Tugemann, Civario, "There is no 16-Clue Sudoku" (2012).
  Random random(7);
  std::vector<Grid> grids;
  for (std::uint32_t grid = 0; grid < 2000; ++grid) {
    const Grid board = randomBoard(random);
    grids.emplace_back();
    for (std::uint32_t clue = 0; clue < grid % 17; ++clue) {
      const Cell cell = anyCell(random);
      grids.back().set(cell, board.at(cell));
    }
  }
  for (const Engine* engine : solving::usableEngines()) {
    EXPECT_EQ(countTogether(*engine, grids, 2), std::vector<std::size_t>(grids.size(), 2)) << engine->name;
    for (const Grid& grid : grids) EXPECT_EQ(countAlone(*engine, grid, 2), 2) << engine->name;
  }
}

TEST(SolvingTest, FindsWhetherThereIsASolutionWithoutACandidate) {
  Random random(6);
  std::vector<Grid> grids;
  std::vector<Candidate> bans;
  std::vector<std::size_t> expected;
  for (Grid grid : anyGrids(2000, 6)) {
    const Candidate ban{anyCell(random), anyDigit(random)};
    grid.clear(ban.cell);
    grids.push_back(grid);
    bans.push_back(ban);
    expected.push_back(0);
    for (const Digit digit : allDigits() - DigitSet{ban.digit}) {
      grid.set(ban.cell, digit);
      if (!naiveSolutions(grid, 1).empty()) expected.back() = 1;
    }
  }
  EXPECT_GE(std::count(expected.begin(), expected.end(), 0), 500);
  EXPECT_GE(std::count(expected.begin(), expected.end(), 1), 500);
  const auto* banned = reinterpret_cast<const unsigned char*>(bans.data());
  for (const Engine* engine : solving::usableEngines()) {
    std::vector<std::size_t> together(grids.size());
    engine->countAll({bytesOf(grids[0]), sizeof(Grid), grids.size(), banned}, 1, solving::kNever,
                     together.data(), nullptr);
    EXPECT_EQ(together, expected) << engine->name;
    for (std::size_t i = 0; i < grids.size(); ++i)
      EXPECT_EQ(engine->count(bytesOf(grids[i]), banned + 2 * i, 1, solving::kNever, nullptr), expected[i])
          << engine->name << ", grid " << i;
  }
  std::vector<std::size_t> answers(grids.size());
  haveSolutionsWithout(grids, bans, answers);
  EXPECT_EQ(answers, expected);
  for (std::size_t i = 0; i < grids.size(); ++i)
    EXPECT_EQ(hasSolutionWithout(grids[i], bans[i]), expected[i] == 1);
}

TEST(SolvingTest, BatchesOfAnySizeLeaveNothingOut) {
  const std::vector<Grid> grids = anyGrids(100, 4);
  for (const Engine* engine : solving::usableEngines())
    for (std::size_t size = 0; size <= grids.size(); ++size) {
      const std::vector<Grid> some(grids.begin(), grids.begin() + static_cast<std::ptrdiff_t>(size));
      std::vector<std::size_t> counts(size);
      std::transform(some.begin(), some.end(), counts.begin(),
                     [&](const Grid& grid) { return countAlone(*engine, grid, 2); });
      EXPECT_EQ(countTogether(*engine, some, 2), counts) << engine->name;
    }
}

TEST(SolvingTest, CountsTheEmptyGridToAnyLimit) {
  for (const Engine* engine : solving::usableEngines()) {
    EXPECT_EQ(countAlone(*engine, {}, 1'000'000), 1'000'000) << engine->name;
    const std::vector<std::size_t> counts = countTogether(*engine, std::vector<Grid>(100), 1000);
    EXPECT_EQ(counts, std::vector<std::size_t>(100, 1000)) << engine->name;
  }
}

TEST(SolvingTest, ReadsCharactersAsItReadsValues) {
  for (const Engine* engine : solving::usableEngines())
    for (const Grid& grid : anyGrids(200, 5)) {
      std::array<unsigned char, kCellCount> text{};
      for (const Cell cell : allCells()) {
        const auto digit = grid.at(cell);
        const char blank = cell.index() % 2 == 0 ? '.' : '0';
        text[static_cast<std::size_t>(cell.index())] =
            static_cast<unsigned char>(digit ? digit->toChar() : blank);
      }
      std::size_t together = 0;
      engine->countAll({text.data(), text.size(), 1}, 2, solving::kNever, &together, nullptr);
      EXPECT_EQ(together, countAlone(*engine, grid, 2));
      EXPECT_EQ(engine->count(text.data(), nullptr, 2, solving::kNever, nullptr), together);
    }
}

TEST(SolvingTest, FindsNoSolutionWhereTwoDigitsClash) {
  for (const Engine* engine : solving::usableEngines())
    for (const Cell cell : allCells())
      for (const Cell peer : peersOf(cell)) {
        Grid grid;
        grid.set(cell, Digit(7));
        grid.set(peer, Digit(7));
        EXPECT_EQ(countAlone(*engine, grid, 2), 0) << engine->name;
        EXPECT_EQ(countTogether(*engine, {grid}, 2)[0], 0) << engine->name;
      }
}

TEST(SolvingTest, StopsWhenAsked) {
  std::stop_source source;
  source.request_stop();
  EXPECT_EQ(countSolutions({}, kEverySolution, source.get_token()), std::nullopt);
  EXPECT_EQ(countSolutions({}, 1000, std::stop_token()), 1000U);
}

/// A gate that engines ask whether to stop; it says so when it has been asked often enough.
struct Gate {
  mutable int asked = 0;
  int opensAt;

  solving::Stop stop() const {
    return {[](const void* gate) {
              const auto& self = *static_cast<const Gate*>(gate);
              return ++self.asked >= self.opensAt;
            },
            this};
  }
};

// Empty grids have more solutions than anybody can count: only the gate ends the search.
TEST(SolvingTest, EachEngineAsksAgainAndAgainWhetherToStop) {
  constexpr int kAsked = 20;
  for (const Engine* engine : solving::usableEngines()) {
    const Gate alone{.opensAt = kAsked};
    const std::size_t count = engine->count(bytesOf({}), nullptr, kEverySolution, alone.stop(), nullptr);
    EXPECT_EQ(alone.asked, kAsked) << engine->name;
    EXPECT_GT(count, 0U) << engine->name;
    const Gate together{.opensAt = kAsked};
    const std::vector<Grid> grids(100);
    std::vector<std::size_t> counts(grids.size(), 999);
    engine->countAll({bytesOf(grids[0]), sizeof(Grid), grids.size()}, kEverySolution, together.stop(),
                     counts.data(), nullptr);
    EXPECT_GE(together.asked, kAsked) << engine->name;
    EXPECT_GT(counts.front(), 0U) << engine->name;
    EXPECT_EQ(counts.back(), 0U) << engine->name;
  }
}

// Each count is at most the right one, whenever the gate opens, and the right one if it never does.
TEST(SolvingTest, WhatAStoppedBatchSaysIsNotTooMuch) {
  Random random(6);
  std::vector<Grid> grids(300);
  for (Grid& grid : grids) grid = anyGrid(randomBoard(random), random);
  for (const Engine* engine : solving::usableEngines()) {
    const std::vector<std::size_t> whole = countTogether(*engine, grids, 200);
    for (const int opensAt : {1, 2, 5, 1'000'000}) {
      const Gate gate{.opensAt = opensAt};
      std::vector<std::size_t> counts(grids.size(), 999);
      engine->countAll({bytesOf(grids[0]), sizeof(Grid), grids.size()}, 200, gate.stop(), counts.data(),
                       nullptr);
      std::size_t less = 0;
      for (std::size_t i = 0; i < grids.size(); ++i) {
        EXPECT_LE(counts[i], whole[i]) << engine->name;
        less += counts[i] < whole[i] ? 1 : 0;
      }
      EXPECT_EQ(less > 0, gate.asked >= opensAt) << engine->name << ' ' << opensAt;
    }
  }
}

TEST(SolvingTest, BatchesThatAreToldToStopSayThatTheyWere) {
  std::stop_source source;
  const std::stop_token stop = source.get_token();
  const std::vector<Grid> grids(3);
  std::vector<std::size_t> counts(grids.size());
  std::vector<Grid> solutions(grids.size());
  const std::vector<Candidate> candidates(grids.size(), Candidate{Cell(0), Digit(1)});
  EXPECT_TRUE(countAllSolutions(grids, 2, counts, stop));
  EXPECT_TRUE(solveAll(grids, counts, solutions, stop));
  EXPECT_EQ(counts, std::vector<std::size_t>(grids.size(), 2));
  EXPECT_TRUE(haveSolutionsWithout(grids, candidates, counts, stop));
  EXPECT_EQ(counts, std::vector<std::size_t>(grids.size(), 1));
  bool isWhole = true;
  {
    const std::jthread search([&] { isWhole = countAllSolutions(grids, kEverySolution, counts, stop); });
    source.request_stop();
  }
  EXPECT_FALSE(isWhole);
  EXPECT_FALSE(solveAll(grids, counts, solutions, stop));
  EXPECT_FALSE(haveSolutionsWithout(grids, candidates, counts, stop));
}

}  // namespace
}  // namespace sudoku
