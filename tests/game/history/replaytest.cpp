#include <gtest/gtest.h>

#include <sudoku/formats/formats.h>

#include "game/history/replay.h"

namespace sudoku {
namespace {

using namespace std::chrono_literals;
using Kind = ReplayMark::Kind;

constexpr auto kReplayed =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr Cell kFirst(2);   // cell whose solution is 4
constexpr Cell kSecond(3);  // cell whose solution is 6

StoredGame begun() {
  StoredGame game;
  game.puzzle = *parsePuzzle(kReplayed);
  return game;
}

void play(StoredGame& game, const Move& move, std::optional<qint64> elapsedMs) {
  game.append(move);
  game.moves.back().elapsedMs = elapsedMs;
}

/// A game with a 4 in the first cell and a wrong 2 in the second; on a newer branch, a note and the right 6
/// in the second.
StoredGame forked() {
  StoredGame game = begun();
  play(game, Move::enter(kFirst, Digit(4)), 1000);
  play(game, Move::enter(kSecond, Digit(2)), 5000);
  game.position = 1;
  play(game, Move::setNote(kSecond, Digit(6)), 9000);
  play(game, Move::enter(kSecond, Digit(6)), std::nullopt);
  return game;
}

std::vector<int> lineOf(const Replay& replay) {
  std::vector<int> line;
  for (const ReplayPosition& position : replay.positions()) line.push_back(position.move);
  return line;
}

std::vector<std::pair<Kind, std::size_t>> marksOf(const Replay& replay) {
  std::vector<std::pair<Kind, std::size_t>> marks;
  for (const ReplayMark& mark : replay.marks()) marks.emplace_back(mark.kind, mark.place);
  return marks;
}

TEST(ReplayTest, AGameWithoutMovesIsItsStart) {
  const StoredGame game = begun();
  const Replay replay(game);
  ASSERT_EQ(replay.positions().size(), 1U);
  EXPECT_EQ(replay.positions().front().contents.board, game.puzzle.givens);
  EXPECT_TRUE(replay.branchesAt(0).empty());
  EXPECT_FALSE(replay.hasBranches());
  EXPECT_TRUE(replay.marks().empty());
}

TEST(ReplayTest, BeginsWithTheLineThatTheGameStandsOn) {
  StoredGame game = forked();
  EXPECT_EQ(lineOf(Replay(game)), (std::vector{0, 1, 3, 4}));
  game.position = 2;
  EXPECT_EQ(lineOf(Replay(game)), (std::vector{0, 1, 2}));
  game.position = 0;
  EXPECT_EQ(lineOf(Replay(game)), (std::vector{0, 1, 3, 4}));
}

TEST(ReplayTest, PositionsAreThoseThatWerePlayed) {
  const StoredGame game = forked();
  const Replay replay(game);
  GameState state(game.puzzle);
  for (std::size_t place = 1; place < replay.positions().size(); ++place) {
    const ReplayPosition& position = replay.positions()[place];
    state = applyMove(state, game.moveNumbered(position.move).move);
    EXPECT_EQ(position.contents, static_cast<const GameContents&>(state)) << place;
  }
  EXPECT_EQ(replay.positions()[1].changed, CellSet{kFirst});
  EXPECT_EQ(replay.positions()[2].contents.notesAt(kSecond), DigitSet{Digit(6)});
}

TEST(ReplayTest, AMoveWithoutAClockHasThatOfTheOneBefore) {
  const Replay replay(forked());
  EXPECT_EQ(replay.positions()[0].elapsedMs, 0);
  EXPECT_EQ(replay.positions()[2].elapsedMs, 9000);
  EXPECT_EQ(replay.positions()[3].elapsedMs, 9000);
}

TEST(ReplayTest, AnotherBranchLeavesTheLineBeforeItAsItIs) {
  Replay replay(forked());
  EXPECT_TRUE(replay.hasBranches());
  EXPECT_EQ(replay.branchesAt(1), (std::vector{2, 3}));
  replay.takeBranch(1, 2);
  EXPECT_EQ(lineOf(replay), (std::vector{0, 1, 2}));
  EXPECT_EQ(replay.positions()[2].wrong, CellSet{kSecond});
  replay.takeBranch(1, 3);
  EXPECT_EQ(lineOf(replay), (std::vector{0, 1, 3, 4}));
}

TEST(ReplayTest, MistakesAreMarkedWhereTheyAreMade) {
  StoredGame game = forked();
  game.position = 2;
  play(game, Move::enter(Cell(5), Digit(8)), 7000);
  play(game, Move::enter(kSecond, Digit(1)), 8000);
  play(game, Move::enter(kSecond, Digit(6)), 9000);
  EXPECT_EQ(marksOf(Replay(game)), (std::vector<std::pair<Kind, std::size_t>>{
                                       {Kind::Branch, 1}, {Kind::Mistake, 2}, {Kind::Mistake, 4}}));
}

TEST(ReplayTest, HelpAndCheckpointsAreMarkedOnTheirLineAlone) {
  StoredGame game = forked();
  game.events = {{HelpKind::Check, 0}, {HelpKind::RungWhy, 3}, {HelpKind::Check, 3}, {HelpKind::Check, 2}};
  game.checkpoints = {{UniqueId::make(), "before the guess", 1}, {UniqueId::make(), "elsewhere", 2}};
  Replay replay(game);
  EXPECT_EQ(
      marksOf(replay),
      (std::vector<std::pair<Kind, std::size_t>>{
          {Kind::Check, 0}, {Kind::Branch, 1}, {Kind::Checkpoint, 1}, {Kind::Check, 2}, {Kind::Help, 2}}));
  EXPECT_EQ(replay.marks()[2].name, "before the guess");
  replay.takeBranch(1, 2);
  EXPECT_EQ(marksOf(replay), (std::vector<std::pair<Kind, std::size_t>>{{Kind::Check, 0},
                                                                        {Kind::Branch, 1},
                                                                        {Kind::Checkpoint, 1},
                                                                        {Kind::Mistake, 2},
                                                                        {Kind::Check, 2},
                                                                        {Kind::Checkpoint, 2}}));
}

TEST(ReplayTest, WaitsAsTheClockSays) {
  EXPECT_EQ(replayWait(1000, 9000, ReplaySpeed::AsPlayed), 8s);
  EXPECT_EQ(replayWait(1000, 9000, ReplaySpeed::FourTimes), 2s);
  EXPECT_EQ(replayWait(1000, 9000, ReplaySpeed::SixteenTimes), 500ms);
  EXPECT_EQ(replayWait(1000, 9000, ReplaySpeed::MoveASecond), 1s);
}

TEST(ReplayTest, WaitsNeitherForeverNorNotAtAll) {
  EXPECT_EQ(replayWait(1000, 900'000, ReplaySpeed::AsPlayed), 10s);
  EXPECT_GT(replayWait(1000, 1000, ReplaySpeed::SixteenTimes), 0ms);
  EXPECT_GT(replayWait(1000, 0, ReplaySpeed::AsPlayed), 0ms);
}

}  // namespace
}  // namespace sudoku
