#include "../control/gamefixture.h"
#include "game/play/gamerecord.h"

namespace sudoku {
namespace {

constexpr Cell kThird(5);

/// A game with a right entry, a wrong entry that clashes, and notes that the entries would have erased.
GameState playedState() {
  GameState state(puzzle());
  state.board.set(kOpen, Digit(4));
  state.board.set(kOther, Digit(5));
  state.notes[static_cast<std::size_t>(kThird.index())] = {Digit(4), Digit(8)};
  return state;
}

TEST(GameRecordTest, APositionComesBackAsItWas) {
  const GameState state = playedState();
  const auto game = gameOf(recordOf(state));
  ASSERT_TRUE(game);
  EXPECT_EQ(game->puzzle, state.puzzle);
  EXPECT_EQ(game->level, levelOf(state.puzzle));
  EXPECT_EQ(game->position, 4);
  EXPECT_EQ(positionOf(*game), state);
}

TEST(GameRecordTest, ASolvedPositionIsASolvedGame) {
  GameState state(puzzle());
  state.board = state.puzzle.solution;
  const auto game = gameOf(recordOf(state));
  ASSERT_TRUE(game);
  EXPECT_EQ(positionOf(*game), state);
}

TEST(GameRecordTest, ThePositionOfAGameLeavesOutUndoneMoves) {
  StoredGame game = gameOf(puzzle(), {}, Level::Easy);
  game.append(Move::enter(kOpen, Digit(4)));
  game.append(Move::enter(kOther, Digit(6)));
  game.position = 1;
  EXPECT_EQ(positionOf(game).board.at(kOpen), Digit(4));
  EXPECT_TRUE(positionOf(game).board.isEmpty(kOther));
}

TEST(GameRecordTest, TheLevelOfAPuzzleIsTakenAsItIsSaid) {
  EXPECT_EQ(gameOf(puzzle(), {}, Level::Inhuman).level, Level::Inhuman);
  EXPECT_EQ(gameOf(puzzle(), "1-2", std::nullopt).level, std::nullopt);
  EXPECT_EQ(gameOf(puzzle(), "1-2", std::nullopt).puzzleId, "1-2");
}

TEST(GameRecordTest, TheTimePlayedIsTakenOver) {
  PuzzleRecord record = recordOf(GameState(puzzle()));
  EXPECT_EQ(gameOf(record)->elapsedMs, 0);
  record.label.elapsed = std::chrono::milliseconds(4321);
  EXPECT_EQ(gameOf(record)->elapsedMs, 4321);
  record.label.elapsed = std::chrono::milliseconds(-5);
  EXPECT_EQ(gameOf(record)->elapsedMs, 0);
}

TEST(GameRecordTest, GivensWithoutExactlyOneSolutionAreNoGame) {
  PuzzleRecord record;
  EXPECT_EQ(gameOf(record).error(), PuzzleFault::SeveralSolutions);
  record.givens = record.board = *parseLine("12345678." + std::string(8, '.') + "9" + std::string(63, '.'));
  EXPECT_EQ(gameOf(record).error(), PuzzleFault::NoSolution);
}

TEST(GameRecordTest, TheNotesOfBothSetsAreWrittenAsOne) {
  GameState state = playedState();
  const auto third = static_cast<std::size_t>(kThird.index());
  state.centreNotes[third] = {Digit(2), Digit(4)};
  EXPECT_EQ(recordOf(state).notesAt(kThird), (DigitSet{Digit(2), Digit(4), Digit(8)}));
  EXPECT_EQ(positionOf(*gameOf(recordOf(state))).notesAt(kThird), recordOf(state).notesAt(kThird));
}

TEST(GameRecordTest, NoFormatHoldsCentreNotesOrColours) {
  const auto holds = [](const GameState& state) {
    const PuzzleRecord record = recordOf(state);
    return holdsAll(write(Format::OpenSudoku, std::span(&record, 1)), state);
  };
  GameState noted = playedState();
  noted.centreNotes[static_cast<std::size_t>(kThird.index())] = {Digit(4)};
  EXPECT_FALSE(holds(noted)) << "that they stand in the centre is lost";
  GameState coloured(puzzle());
  coloured.colours[0] = {Digit(1)};
  EXPECT_FALSE(holds(coloured));
}

TEST(GameRecordTest, AFormatHoldsAllOrNot) {
  const auto holds = [](Format format, const GameState& state) {
    const PuzzleRecord record = recordOf(state);
    return holdsAll(write(format, std::span(&record, 1)), state);
  };
  const GameState fresh(puzzle());
  EXPECT_TRUE(holds(Format::OpenSudoku, fresh));
  EXPECT_TRUE(holds(Format::Line, fresh));
  EXPECT_TRUE(holds(Format::OpenSudoku, playedState()));
  EXPECT_FALSE(holds(Format::Line, playedState()));
}

}  // namespace
}  // namespace sudoku
