#include <algorithm>
#include <gtest/gtest.h>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include <sudoku/logic/stepfinder.h>
#include <sudoku/making/puzzlemaker.h>
#include <sudoku/rating/entryjudge.h>
#include <sudoku/rating/rating.h>
#include <sudoku/solving/solver.h>

#include "../names.h"
#include "../testgrids.h"
#include "logic/patterncells.h"

namespace sudoku {
namespace {

Puzzle puzzleAtLevel(Level level, std::uint64_t seed) {
  PuzzleRequest request;
  request.level = level;
  Random random(seed);
  return findPuzzle(request, random).value().puzzle;
}

CellSet givenCells(const Puzzle& puzzle) {
  CellSet cells;
  for (const Cell cell : allCells())
    if (!puzzle.givens.isEmpty(cell)) cells.add(cell);
  return cells;
}

/// The empty cells in the order of a solution path.
std::vector<Cell> pathOrder(const Puzzle& puzzle) {
  std::vector<Cell> order;
  for (const Step& step : solvePath(puzzle).steps)
    for (const Candidate& placed : step.placements) order.push_back(placed.cell);
  return order;
}

std::vector<Cell> randomOrder(const Puzzle& puzzle, Random& random) {
  CellSet open = allCells() - givenCells(puzzle);
  std::vector<Cell> order;
  while (!open.isEmpty()) {
    order.push_back(anyOf(open, random));
    open.remove(order.back());
  }
  return order;
}

/// A plain judge, which goes along with a game: for each level, a set of candidates that is never given back.
class PlainJudge {
 public:
  PlainJudge(const Puzzle& puzzle, Level most)
      : m_puzzle(puzzle), m_levels(static_cast<std::size_t>(most) + 1, positionOf(puzzle.givens)) {
    eliminateAll();
  }

  void fill(Cell cell) {
    for (Position& position : m_levels) {
      position.board.set(cell, m_puzzle.solution.at(cell).value());
      position.candidates.place(cell, m_puzzle.solution.at(cell).value());
    }
    eliminateAll();
  }

  /// The lowest level that gives the entry in a cell, without filling in any other; nothing if none does.
  std::optional<Level> levelOf(Cell cell) const {
    for (std::size_t level = 0; level < m_levels.size(); ++level)
      if (isSingle(m_levels[level].candidates, cell, static_cast<Level>(level)))
        return static_cast<Level>(level);
    return std::nullopt;
  }
  int openCount(Level level) const {
    int count = 0;
    for (const Cell cell : at(level).candidates.openCells())
      if (isSingle(at(level).candidates, cell, level)) ++count;
    return count;
  }
  /// Whether the entry in a cell follows once some of three singles are filled in.
  bool isJustAhead(Cell cell, Level level) const {
    return isAhead(at(level).candidates, cell, EntryJudge::kMostAhead);
  }
  /// Whether one step of level Extreme gives the entry in a cell.
  bool isGivenByExtremeStep(Cell cell) const {
    for (const Technique technique : allTechniques()) {
      if (!mayBeOnPath(technique) || infoOf(technique).level != Level::Extreme) continue;
      for (const Step& step : stepsOf(m_levels.back(), technique))
        if (isSingle(after(m_levels.back(), step).candidates, cell, Level::Extreme)) return true;
    }
    return false;
  }

 private:
  const Position& at(Level level) const { return m_levels[static_cast<std::size_t>(level)]; }

  void eliminateAll() {
    for (std::size_t level = 1; level < m_levels.size(); ++level) {
      Position& position = m_levels[level];
      for (const Cell cell : position.candidates.openCells())
        for (const Digit digit : position.candidates.at(cell))
          if (!m_levels[level - 1].candidates.at(cell).contains(digit))
            position.candidates.eliminate(cell, digit);
      while (eliminateByEasiest(position, static_cast<Level>(level))) {
      }
    }
  }

  bool eliminateByEasiest(Position& position, Level most) const {
    auto techniques = allTechniques();
    std::sort(techniques.begin(), techniques.end(), [](Technique a, Technique b) { return isHarder(b, a); });
    for (const Technique technique : techniques) {
      const TechniqueInfo& info = infoOf(technique);
      if (info.level > most || info.family == TechniqueFamily::Single || !mayBeOnPath(technique)) continue;
      const std::vector<Step> steps = stepsOf(position, technique);
      for (const Step& step : steps) position = after(position, step);
      if (!steps.empty()) return true;
    }
    return false;
  }

  /// The steps of a technique in whose patterns no single is open.
  std::vector<Step> stepsOf(const Position& position, Technique technique) const {
    std::vector<Step> steps = allSteps(position, technique);
    std::erase_if(steps, [&](const Step& step) {
      const CellSet pattern = patternCells(step) & position.candidates.openCells();
      return after(position, step) == position || std::any_of(pattern.begin(), pattern.end(), [&](Cell cell) {
               return isSingle(position.candidates, cell, Level::Medium);
             });
    });
    return steps;
  }

  static Position after(Position position, const Step& step) {
    for (const auto [cell, digit] : step.eliminations) position.candidates.eliminate(cell, digit);
    for (const auto [cell, digit] : step.placements)
      for (const Digit other : allDigits())
        if (other != digit) position.candidates.eliminate(cell, other);
    return position;
  }

  bool isSingle(const Candidates& candidates, Cell cell, Level level) const {
    const Digit digit = m_puzzle.solution.at(cell).value();
    if (level >= Level::Medium && candidates.at(cell).size() == 1) return true;
    const auto houses = housesOf(cell);
    return std::any_of(houses.begin(), houses.end(), [&](House house) {
      return (cellsOf(house) & candidates.openCells() & candidates.cellsOf(digit)).hasOne();
    });
  }

  bool isAhead(const Candidates& candidates, Cell cell, int most) const {
    if (isSingle(candidates, cell, Level::Medium)) return true;
    if (most == 0) return false;
    for (const Cell other : candidates.openCells()) {
      if (other == cell || !isSingle(candidates, other, Level::Medium)) continue;
      Candidates next = candidates;
      next.place(other, m_puzzle.solution.at(other).value());
      if (isAhead(next, cell, most - 1)) return true;
    }
    return false;
  }

  Puzzle m_puzzle;
  std::vector<Position> m_levels;
};

class EntryJudgeTest : public testing::TestWithParam<Level> {};

/// Enters the solution of a puzzle in the order of its path.
void expectFoundAlongThePath(Level level, std::uint64_t seed) {
  const Puzzle puzzle = puzzleAtLevel(level, seed);
  EntryJudge judge(puzzle, level);
  CellSet filled = givenCells(puzzle);
  for (const Cell cell : pathOrder(puzzle)) {
    const EntryJudgement judgement = judge.judge(filled, cell);
    ASSERT_TRUE(judgement.logic) << "seed " << seed << ", " << filled.size() << " cells filled "
                                 << judgement.open;
    EXPECT_LE(judgement.logic->level(), level);
    EXPECT_EQ(judgement.empty, kCellCount - filled.size());
    EXPECT_TRUE(judgement.open > 0 || judgement.logic->level() > EntryJudge::kHardestCounted);
    filled.add(cell);
  }
}

TEST_P(EntryJudgeTest, GivesEachEntryOfAPathATechniqueOfThePuzzlesLevel) {
  for (std::uint64_t seed = 1; seed <= 2; ++seed) expectFoundAlongThePath(GetParam(), seed);
}

/// Enters the solution of a puzzle at random. Returns how many entries were guesses.
int expectSameAsPlainJudge(const Puzzle& puzzle, Level level, std::uint64_t seed) {
  constexpr Level kMost = EntryJudge::kHardestCounted;
  EntryJudge judge(puzzle, level);
  PlainJudge plain(puzzle, kMost);
  CellSet filled = givenCells(puzzle);
  Random random(seed);
  int guesses = 0;
  for (const Cell cell : randomOrder(puzzle, random)) {
    const EntryJudgement judgement = judge.judge(filled, cell);
    EXPECT_EQ(judgement.open, plain.openCount(std::min(level, kMost)));
    const Level looked = std::clamp(level, Level::Medium, kMost);
    const auto direct = plain.levelOf(cell);
    const bool isAhead = judgement.logic && judgement.logic->ahead > 0;
    if (direct && (*direct <= looked || !plain.isJustAhead(cell, looked))) {
      EXPECT_TRUE(judgement.logic && !isAhead && judgement.logic->level() == *direct);
    } else if (plain.isJustAhead(cell, looked)) {
      EXPECT_TRUE(isAhead);
    } else if (!judgement.logic) {
      EXPECT_FALSE(plain.isJustAhead(cell, kMost));
      EXPECT_FALSE(plain.openCount(kMost) <= EntryJudge::kMostOpenForChains &&
                   plain.isGivenByExtremeStep(cell));
    }
    if (!judgement.logic) ++guesses;
    filled.add(cell);
    plain.fill(cell);
  }
  return guesses;
}

TEST_P(EntryJudgeTest, JudgesEntriesInAnyOrderAsAPlainJudgeDoes) {
  expectSameAsPlainJudge(puzzleAtLevel(GetParam(), 2), GetParam(), 2);
}

/// The cells that a naked or hidden single fills, by a plain look.
CellSet singlesIn(const Position& position, const Grid& solution) {
  CellSet cells;
  for (const Cell cell : position.candidates.openCells()) {
    const Digit digit = solution.at(cell).value();
    const auto houses = housesOf(cell);
    const bool isHidden = std::any_of(houses.begin(), houses.end(), [&](House house) {
      return (cellsOf(house) & position.candidates.openCells() & position.candidates.cellsOf(digit)).hasOne();
    });
    if (isHidden || position.candidates.at(cell).size() == 1) cells.add(cell);
  }
  return cells;
}

void expectOpening(const Opening& opening, const Puzzle& puzzle) {
  const Position& before = opening.before;
  const auto steps = allSteps(before, opening.step.technique);
  EXPECT_TRUE(std::any_of(steps.begin(), steps.end(), [&](const Step& step) {
    return step.reason == opening.step.reason;
  })) << infoOf(opening.step.technique).name;
  EXPECT_EQ(opening.isSole, before.candidates == Candidates(before.board));
  EXPECT_EQ(opening.entry.digit, puzzle.solution.at(opening.entry.cell));
  if (infoOf(opening.step.technique).family == TechniqueFamily::Single) {
    EXPECT_EQ(opening.step.placements.front(), opening.entry);
    return;
  }
  EXPECT_FALSE(singlesIn(before, puzzle.solution).contains(opening.entry.cell));
  Position after = before;
  for (const auto [cell, digit] : opening.step.eliminations) after.candidates.eliminate(cell, digit);
  EXPECT_TRUE(!opening.step.placements.empty() ||
              singlesIn(after, puzzle.solution).contains(opening.entry.cell));
}

TEST_P(EntryJudgeTest, FindsOpeningsThatAreStepsOfTheirPositions) {
  const Puzzle puzzle = puzzleAtLevel(GetParam(), 1);
  EntryJudge judge(puzzle, GetParam());
  CellSet filled = givenCells(puzzle);
  Random random(1);
  int ofAny = 0;
  int ofEntries = 0;
  for (const Cell cell : randomOrder(puzzle, random)) {
    if (const auto opening = judge.openingOf(filled, std::nullopt, Level::Expert)) {
      expectOpening(*opening, puzzle);
      ++ofAny;
    }
    if (const auto opening = judge.openingOf(filled, cell, Level::Expert)) {
      expectOpening(*opening, puzzle);
      EXPECT_EQ(opening->entry.cell, cell);
      ++ofEntries;
    }
    filled.add(cell);
  }
  EXPECT_GT(ofAny, 20);
  EXPECT_GT(ofEntries, 10);
}

class EntryJudgeLongTest : public testing::TestWithParam<Level> {};

TEST_P(EntryJudgeLongTest, GivesEachEntryOf100PathsATechniqueOfThePuzzlesLevel) {
  for (std::uint64_t seed = 1; seed <= 100; ++seed) expectFoundAlongThePath(GetParam(), seed);
}

TEST_P(EntryJudgeLongTest, JudgesEntriesInAnyOrderAsAPlainJudgeDoes) {
  int guesses = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed)
    guesses += expectSameAsPlainJudge(puzzleAtLevel(GetParam(), seed), GetParam(), seed);
  EXPECT_GT(guesses, 0);
}

INSTANTIATE_TEST_SUITE_P(Levels, EntryJudgeLongTest,
                         testing::Values(Level::Easy, Level::Medium, Level::Hard, Level::Expert,
                                         Level::Extreme),
                         [](const auto& level) { return std::string(nameOf(level.param)); });

INSTANTIATE_TEST_SUITE_P(Levels, EntryJudgeTest,
                         testing::Values(Level::Easy, Level::Medium, Level::Hard, Level::Expert,
                                         Level::Extreme),
                         [](const auto& level) { return std::string(nameOf(level.param)); });

TEST(EntryJudgeUndoTest, JudgesAfterUndoAsBefore) {
  const Puzzle puzzle = puzzleAtLevel(Level::Hard, 3);
  EntryJudge judge(puzzle, Level::Hard);
  const std::vector<Cell> order = pathOrder(puzzle);
  std::vector<CellSet> positions = {givenCells(puzzle)};
  std::vector<EntryJudgement> judgements;
  for (const Cell cell : order) {
    judgements.push_back(judge.judge(positions.back(), cell));
    positions.push_back(positions.back());
    positions.back().add(cell);
  }
  for (std::size_t place = order.size(); place-- > 0;)
    EXPECT_EQ(judge.judge(positions[place], order[place]), judgements[place]) << place;
}

TEST(EntryJudgeUndoTest, EndsInPuzzlesThatNeedMoreThanItKnows) {
  // Golden Nugget, in forum posts the hardest puzzle for a long time.
  const Grid givens =
      gridOf(".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....");
  const Puzzle puzzle = toPuzzle(givens).value();
  EntryJudge judge(puzzle, Level::Inhuman);
  CellSet filled = givenCells(puzzle);
  Random random(3);
  int guesses = 0;
  for (const Cell cell : randomOrder(puzzle, random)) {
    const EntryJudgement judgement = judge.judge(filled, cell);
    if (!judgement.logic) ++guesses;
    if (judgement.logic) {
      EXPECT_LE(judgement.logic->level(), Level::Extreme);
    }
    if (filled.size() % 8 == 0)
      if (const auto opening = judge.openingOf(filled, cell, Level::Inhuman)) expectOpening(*opening, puzzle);
    filled.add(cell);
  }
  EXPECT_GT(guesses, 0);
}

TEST(EntryJudgeUndoTest, EndsSoonWhenStopped) {
  const Puzzle puzzle = puzzleAtLevel(Level::Extreme, 1);
  EntryJudge judge(puzzle, Level::Extreme);
  std::stop_source stop;
  stop.request_stop();
  const Cell cell = pathOrder(puzzle).back();
  EXPECT_FALSE(judge.judge(givenCells(puzzle), cell, stop.get_token()).logic);
  EXPECT_FALSE(judge.openingOf(givenCells(puzzle), std::nullopt, Level::Extreme, stop.get_token()));
  EXPECT_TRUE(judge.openingOf(givenCells(puzzle), std::nullopt, Level::Extreme)) << "it may be asked again";
}

}  // namespace
}  // namespace sudoku
