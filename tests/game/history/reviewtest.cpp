#include <algorithm>
#include <cstdint>
#include <gtest/gtest.h>
#include <optional>
#include <set>
#include <stop_token>
#include <utility>
#include <vector>

#include <sudoku/logic/stepfinder.h>
#include <sudoku/making/puzzlemaker.h>

#include "game/history/review.h"

namespace sudoku {
namespace {

constexpr qint64 kSecondMs = 1000;

/// A game that is made up move by move.
class MadeUpGame {
 public:
  MadeUpGame(Level level, std::uint64_t seed) {
    PuzzleRequest request;
    request.level = level;
    Random random(seed);
    game.puzzle = findPuzzle(request, random).value().puzzle;
    game.level = level;
  }

  Digit digitOf(Cell cell) const { return game.puzzle.solution.at(cell).value(); }
  Digit wrongDigitOf(Cell cell) const { return digitOf(cell) == Digit(1) ? Digit(2) : Digit(1); }

  void play(const Move& move, qint64 tookMs) {
    game.append(move);
    game.elapsedMs += tookMs;
    game.moves.back().elapsedMs = game.elapsedMs;
  }
  void enter(Cell cell, qint64 tookMs) { play(Move::enter(cell, digitOf(cell)), tookMs); }
  void help(HelpKind kind, qint64 tookMs) {
    game.elapsedMs += tookMs;
    game.events.push_back({kind, game.position, 0, game.elapsedMs, {}});
  }

  /// The empty cells in the order of the solution path.
  std::vector<Cell> pathOrder() const {
    std::vector<Cell> order;
    for (const Step& step : solvePath(game.puzzle).steps)
      for (const Candidate& placed : step.placements) order.push_back(placed.cell);
    return order;
  }
  std::vector<Cell> randomOrder(Random& random) const {
    std::vector<Cell> order = pathOrder();
    for (std::size_t index = order.size(); index > 1; --index)
      std::swap(order[index - 1], order[random.below(index)]);
    return order;
  }

  StoredGame game;
};

class ReviewTest : public testing::TestWithParam<Level> {};

TEST_P(ReviewTest, IsTheSameFromWhatWasKept) {
  Random random(7);
  MadeUpGame made(GetParam(), 3);
  for (const Cell cell : made.randomOrder(random)) {
    if (random.below(8) == 0) made.play(Move::enter(cell, made.wrongDigitOf(cell)), kSecondMs);
    made.enter(cell, 5 * kSecondMs);
  }
  const GameReview review = reviewOf(made.game).value();
  const KeptReview kept = keptReviewOf(review, made.game);
  EXPECT_GT(kept.counts.mistakes, 0);
  EXPECT_EQ(reviewOf(made.game, {}, kept).value(), review);
  // Judgements that are plainly wrong show that the entries were not judged again.
  KeptReview wrong = kept;
  for (EntryJudgement& judgement : wrong.judgements) judgement = {};
  EXPECT_EQ(reviewOf(made.game, {}, wrong).value().count(EntryVerdict::Found), 0);
  wrong.moves -= 1;
  EXPECT_EQ(reviewOf(made.game, {}, wrong).value(), review);
}

TEST_P(ReviewTest, FindsNoGuessInAGameThatFollowsThePath) {
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    MadeUpGame made(GetParam(), seed);
    for (const Cell cell : made.pathOrder()) made.enter(cell, 5 * kSecondMs);
    const GameReview review = reviewOf(made.game).value();
    EXPECT_EQ(review.level, GetParam());
    ASSERT_EQ(review.entries.size(), made.pathOrder().size());
    EXPECT_EQ(review.count(EntryVerdict::Found), static_cast<int>(review.entries.size())) << seed;
    for (std::size_t index = 0; index < review.entries.size(); ++index) {
      const ReviewedEntry& entry = review.entries[index];
      EXPECT_EQ(entry.move, static_cast<int>(index) + 1);
      EXPECT_EQ(entry.entry.cell, made.pathOrder()[index]);
      EXPECT_EQ(entry.tookMs, 5 * kSecondMs);
      EXPECT_EQ(entry.atMs, static_cast<qint64>(index + 1) * 5 * kSecondMs);
      EXPECT_EQ(entry.empty, static_cast<int>(review.entries.size() - index));
    }
    EXPECT_LE(infoOf(review.hardest().value()).level, GetParam());
  }
}

TEST_P(ReviewTest, JudgesWhatIsEnteredAtRandomAsTheJudgeDoes) {
  Random random(7);
  MadeUpGame made(GetParam(), 2);
  EntryJudge judge(made.game.puzzle, GetParam());
  CellSet filled = made.game.puzzle.givens.filledCells();
  int guesses = 0;
  int insights = 0;
  for (const Cell cell : made.randomOrder(random)) {
    made.enter(cell, kSecondMs);
    const auto logic = judge.judge(filled, cell).logic;
    if (!logic) ++guesses;
    if (logic && logic->level() > GetParam()) ++insights;
    filled.add(cell);
  }
  const GameReview review = reviewOf(made.game).value();
  EXPECT_EQ(review.count(EntryVerdict::Guess), guesses);
  EXPECT_EQ(review.count(EntryVerdict::Insight), insights);
}

/// Reviews a game in which some entries follow the path, and others are made at random. Returns how many of
/// its moments say what was open.
int expectTrueClaims(Level level, std::uint64_t seed) {
  Random random(seed);
  MadeUpGame made(level, seed);
  std::vector<Cell> order = made.pathOrder();
  for (std::size_t swaps = random.below(order.size()); swaps > 0; --swaps) {
    const std::size_t one = random.below(order.size());
    std::swap(order[one], order[random.below(order.size())]);
  }
  for (const Cell cell : order) made.enter(cell, static_cast<qint64>(random.below(60)) * kSecondMs);
  const GameReview review = reviewOf(made.game).value();
  EXPECT_LE(review.moments.size(), GameReview::kMostMoments);
  EXPECT_TRUE(std::is_sorted(review.moments.begin(), review.moments.end(),
                             [](const KeyMoment& a, const KeyMoment& b) { return a.entry < b.entry; }));
  int opened = 0;
  for (const KeyMoment& moment : review.moments) {
    if (!moment.opening) continue;
    ++opened;
    const Opening& opening = *moment.opening;
    const auto steps = allSteps(opening.before, opening.step.technique);
    EXPECT_TRUE(std::any_of(steps.begin(), steps.end(),
                            [&](const Step& step) { return step.reason == opening.step.reason; }))
        << infoOf(opening.step.technique).name << " seed " << seed;
    EXPECT_EQ(opening.before.board.filledCells(), review.entries[moment.entry].filled);
    EXPECT_EQ(opening.entry.digit, made.digitOf(opening.entry.cell));
  }
  return opened;
}

TEST_P(ReviewTest, TellsOfNothingOpenThatIsNotAStepOfItsPosition) {
  EXPECT_GT(expectTrueClaims(GetParam(), 1), 0);
}

class ReviewLongTest : public testing::TestWithParam<Level> {};

TEST_P(ReviewLongTest, TellsOfNothingOpenThatIsNotAStepOfItsPositionIn200Games) {
  int opened = 0;
  for (std::uint64_t seed = 1; seed <= 200 && !HasFailure(); ++seed)
    opened += expectTrueClaims(GetParam(), seed);
  EXPECT_GT(opened, 200);
}

INSTANTIATE_TEST_SUITE_P(Levels, ReviewTest,
                         testing::Values(Level::Easy, Level::Medium, Level::Hard, Level::Expert,
                                         Level::Extreme));

INSTANTIATE_TEST_SUITE_P(Levels, ReviewLongTest,
                         testing::Values(Level::Easy, Level::Medium, Level::Hard, Level::Expert,
                                         Level::Extreme));

TEST(ReviewOfMistakesTest, SaysHowLongAWrongEntryStood) {
  MadeUpGame made(Level::Easy, 1);
  const auto order = made.pathOrder();
  made.enter(order[0], 4 * kSecondMs);
  made.play(Move::enter(order[1], made.wrongDigitOf(order[1])), 3 * kSecondMs);
  made.enter(order[2], 10 * kSecondMs);
  made.enter(order[1], 21 * kSecondMs);
  made.play(Move::enter(order[3], made.wrongDigitOf(order[3])), 5 * kSecondMs);
  const GameReview review = reviewOf(made.game).value();
  ASSERT_EQ(review.entries.size(), 5U);
  EXPECT_EQ(review.count(EntryVerdict::Mistake), 2);
  EXPECT_EQ(review.entries[1].verdict, EntryVerdict::Mistake);
  EXPECT_EQ(review.entries[1].stoodMs, 31 * kSecondMs);
  EXPECT_EQ(review.entries[1].logic, std::nullopt);
  EXPECT_EQ(review.entries[3].tookMs, 21 * kSecondMs);
  EXPECT_EQ(review.entries[4].stoodMs, std::nullopt) << "it stands at the end";
  EXPECT_EQ(review.entries[2].filled, made.game.puzzle.givens.filledCells() | CellSet({order[0]}))
      << "a wrong entry does not count";
  std::set<std::size_t> moments;
  for (const KeyMoment& moment : review.moments) moments.insert(moment.entry);
  EXPECT_TRUE(moments.contains(1) && moments.contains(4));
}

TEST(ReviewOfMistakesTest, ThatAreTakenBackByUndoEndThen) {
  MadeUpGame made(Level::Easy, 1);
  const auto order = made.pathOrder();
  made.play(Move::enter(order[1], made.wrongDigitOf(order[1])), 3 * kSecondMs);
  made.game.position = 0;
  made.enter(order[0], 6 * kSecondMs);
  const GameReview review = reviewOf(made.game).value();
  ASSERT_EQ(review.entries.size(), 2U);
  EXPECT_EQ(review.entries[0].stoodMs, 6 * kSecondMs);
  EXPECT_EQ(review.entries[1].empty, static_cast<int>(order.size()));
}

TEST(ReviewOfHelpTest, CreditsTheEntryAfterAHintToTheHint) {
  MadeUpGame made(Level::Easy, 1);
  const auto order = made.pathOrder();
  made.enter(order[0], 4 * kSecondMs);
  made.help(HelpKind::RungWhere, 2 * kSecondMs);
  made.help(HelpKind::RungWhat, 2 * kSecondMs);
  made.enter(order[1], 2 * kSecondMs);
  made.help(HelpKind::Check, 2 * kSecondMs);
  made.enter(order[2], 2 * kSecondMs);
  const GameReview review = reviewOf(made.game).value();
  EXPECT_EQ(review.entries[0].verdict, EntryVerdict::Found);
  EXPECT_EQ(review.entries[1].verdict, EntryVerdict::Helped);
  EXPECT_EQ(review.entries[1].help, HelpKind::RungWhat);
  EXPECT_EQ(review.entries[2].verdict, EntryVerdict::Found) << "a check shows no entry";
  EXPECT_TRUE(std::any_of(review.moments.begin(), review.moments.end(),
                          [](const KeyMoment& moment) { return moment.entry == 1; }));
}

TEST(ReviewOfHelpTest, CreditsTheEntryAfterAHintAtTheSameMoment) {
  MadeUpGame made(Level::Medium, 3);
  const auto order = made.pathOrder();
  made.enter(order[0], kSecondMs);
  made.help(HelpKind::RungWhere, 0);
  made.enter(order[1], 0);
  made.enter(order[2], kSecondMs);
  const GameReview review = reviewOf(made.game).value();
  ASSERT_EQ(review.entries.size(), 3U);
  EXPECT_EQ(review.entries[0].verdict, EntryVerdict::Found);
  EXPECT_EQ(review.entries[1].verdict, EntryVerdict::Helped);
  EXPECT_EQ(review.entries[2].verdict, EntryVerdict::Found);
}

TEST(ReviewOfHelpTest, CreditsAllEntriesOfAMoveToTheHelpThatMadeIt) {
  MadeUpGame made(Level::Easy, 1);
  const auto order = made.pathOrder();
  made.help(HelpKind::SinglesSolved, kSecondMs);
  std::vector<Candidate> entries;
  for (std::size_t index = 0; index < 3; ++index)
    entries.push_back({order[index], made.digitOf(order[index])});
  made.play(Move::enter(entries), 0);
  made.enter(order[3], kSecondMs);
  made.help(HelpKind::GivenUp, kSecondMs);
  made.enter(order[4], kSecondMs);
  made.enter(order[5], kSecondMs);
  const GameReview review = reviewOf(made.game).value();
  ASSERT_EQ(review.entries.size(), 6U);
  for (const std::size_t helped : {0U, 1U, 2U, 4U, 5U})
    EXPECT_EQ(review.entries[helped].verdict, EntryVerdict::Helped) << helped;
  EXPECT_EQ(review.entries[3].verdict, EntryVerdict::Found);
  EXPECT_EQ(review.entries[5].help, HelpKind::GivenUp);
  EXPECT_EQ(review.entries[2].empty, static_cast<int>(order.size()) - 2);
}

TEST(ReviewOfHelpTest, IsKnownOfGamesWithoutTimesToo) {
  MadeUpGame made(Level::Easy, 1);
  const auto order = made.pathOrder();
  for (std::size_t index = 0; index < 4; ++index) {
    if (index == 2) made.game.events.push_back({HelpKind::RungWhy, made.game.position, 0, 0, {}});
    made.game.append(Move::enter(order[index], made.digitOf(order[index])));
  }
  const GameReview review = reviewOf(made.game).value();
  EXPECT_EQ(review.count(EntryVerdict::Helped), 1);
  EXPECT_EQ(review.entries[2].help, HelpKind::RungWhy);
}

TEST(ReviewOfMomentsTest, AreTheEightThatCostMost) {
  MadeUpGame made(Level::Medium, 1);
  const auto order = made.pathOrder();
  for (std::size_t index = 0; index < 12; ++index) {
    made.play(Move::enter(order[index], made.wrongDigitOf(order[index])), kSecondMs);
    made.enter(order[index], static_cast<qint64>(index + 1) * kSecondMs);
  }
  const GameReview review = reviewOf(made.game).value();
  ASSERT_EQ(review.moments.size(), GameReview::kMostMoments);
  for (const KeyMoment& moment : review.moments)
    EXPECT_GE(review.entries[moment.entry].tookMs + review.entries[moment.entry].stoodMs.value_or(0),
              5 * kSecondMs);
}

TEST(ReviewOfWaitsTest, TellsTheLongestOnesWithWhatWasOpen) {
  MadeUpGame made(Level::Hard, 1);
  const auto order = made.pathOrder();
  for (std::size_t index = 0; index < order.size(); ++index)
    made.enter(order[index], index == 5 ? 50 * kSecondMs : 10 * kSecondMs);
  const GameReview review = reviewOf(made.game).value();
  const auto moment = std::find_if(review.moments.begin(), review.moments.end(),
                                   [](const KeyMoment& each) { return each.entry == 5; });
  ASSERT_NE(moment, review.moments.end());
  EXPECT_TRUE(moment->isLongWait);
  ASSERT_TRUE(moment->opening);
  EXPECT_LE(infoOf(moment->opening->step.technique).level, Level::Hard);
}

TEST(ReviewOfManyMovesTest, LeavesOutWhatIsMadeAgain) {
  MadeUpGame made(Level::Easy, 1);
  const auto order = made.pathOrder();
  made.enter(order[0], kSecondMs);
  made.play(Move::clear(order[0]), kSecondMs);
  made.play(Move::setNote(order[1], made.digitOf(order[1])), kSecondMs);
  made.enter(order[0], kSecondMs);
  made.enter(order[1], kSecondMs);
  const GameReview review = reviewOf(made.game).value();
  ASSERT_EQ(review.entries.size(), 2U);
  EXPECT_EQ(review.entries[1].tookMs, 4 * kSecondMs);
}

TEST(ReviewOfManyMovesTest, IsNotMadeOfWhatCannotBePlayedOrIsStopped) {
  MadeUpGame made(Level::Easy, 1);
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(reviewOf(made.game, stop.get_token()));
  EXPECT_TRUE(reviewOf(made.game).value().entries.empty());
  made.game.solutions = Solutions::Several;
  EXPECT_FALSE(reviewOf(made.game));
}

}  // namespace
}  // namespace sudoku
