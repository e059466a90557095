#include <algorithm>
#include <array>

#include <QSignalSpy>

#include <sudoku/grid/checker.h>
#include <sudoku/logic/stepfinder.h>

#include "../control/gamefixture.h"
#include "game/control/gamecontroller.h"
#include "game/play/commandmoves.h"
#include "storedgames.h"

namespace sudoku {
namespace {

DigitSet candidatesAt(const GameState& state, Cell cell) {
  return candidatesOf(state).at(cell);
}

/// A position with right entries and random notes.
GameState notedState(std::uint64_t seed) {
  Random random(seed);
  GameState state(freshGame(seed).puzzle);
  for (const Cell cell : state.board.emptyCells()) {
    if (random.below(4) == 0) state = applyMove(state, Move::enter(cell, *state.puzzle.solution.at(cell)));
    for (const Digit digit : allDigits())
      if (random.below(2) == 0) state = applyMove(state, Move::setNote(cell, digit));
  }
  return state;
}

TEST(CommandMovesTest, FillingWritesAllCandidatesAndNoOthers) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    GameState state = notedState(seed);
    const Cell open = state.board.emptyCells().first();
    const Digit gone = candidatesAt(state, open).first();
    state = applyMove(state, Move::ruleOut({{open, gone}}));
    const GameState filled = applyMove(state, fillingMove(state));
    EXPECT_EQ(filled.board, state.board);
    EXPECT_EQ(filled.ruledOut, state.ruledOut);
    EXPECT_FALSE(filled.notesAt(open).contains(gone));
    for (const Cell cell : state.board.emptyCells())
      EXPECT_EQ(filled.notesAt(cell), candidatesAt(state, cell));
    EXPECT_EQ(applyMove(filled, fillingMove(filled)), filled);
  }
}

TEST(CommandMovesTest, MovingToAPositionGivesItsBoardAndItsCandidates) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const GameState state = notedState(seed);
    Position position = positionOf(state.puzzle.givens);
    for (int count = 0; count < 20; ++count)
      if (const auto step = nextStep(position)) position = applyStep(position, *step);
    const GameState moved = applyMove(state, movingTo(state, position));
    EXPECT_EQ(moved.board, position.board);
    for (const Cell cell : moved.board.emptyCells()) {
      EXPECT_EQ(candidatesAt(moved, cell), position.candidates.at(cell));
      EXPECT_EQ(moved.notesAt(cell), state.notesAt(cell) & position.candidates.at(cell));
    }
  }
}

TEST(CommandMovesTest, RemovingLeavesTheNotesThatAreCandidates) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const GameState state = notedState(seed);
    const auto move = removingRuledOut(state);
    ASSERT_TRUE(move);
    const GameState left = applyMove(state, *move);
    for (const Cell cell : state.board.emptyCells())
      EXPECT_EQ(left.notesAt(cell), state.notesAt(cell) & candidatesAt(state, cell));
    EXPECT_EQ(left.board, state.board);
    EXPECT_EQ(removingRuledOut(left), std::nullopt);
  }
}

TEST(CommandMovesTest, ClearingLeavesNoNoteAndAllEntries) {
  const GameState state = notedState(3);
  const auto move = clearingNotes(state);
  ASSERT_TRUE(move);
  const GameState left = applyMove(state, *move);
  EXPECT_EQ(left.notes, GameState(state.puzzle).notes);
  EXPECT_EQ(left.board, state.board);
  EXPECT_EQ(clearingNotes(left), std::nullopt);
}

/// Whether singles of techniques up to a level are open.
bool hasSingles(const GameState& state, Level level) {
  const Position position{state.puzzle.givens, state.board, candidatesOf(state)};
  constexpr std::array kSingles = {Technique::FullHouse, Technique::HiddenSingle, Technique::NakedSingle};
  return std::ranges::any_of(kSingles, [&](Technique technique) {
    return infoOf(technique).level <= level && !allSteps(position, technique).empty();
  });
}

TEST(CommandMovesTest, SinglesAreRightAndNoneIsLeft) {
  int moves = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed)
    for (const Level level : {Level::Easy, Level::Medium}) {
      const GameState start(freshGame(seed).puzzle);
      EXPECT_EQ(solvingSingles(start, level).has_value(), hasSingles(start, level));
      const auto move = solvingSingles(start, level);
      if (!move) continue;
      ++moves;
      const GameState state = applyMove(start, *move);
      EXPECT_TRUE(wrongEntries(state).isEmpty());
      EXPECT_EQ(state.board.filledCells().size(),
                start.board.filledCells().size() + static_cast<int>(move->parts.size()));
      EXPECT_FALSE(hasSingles(state, level));
    }
  EXPECT_GT(moves, 10);
}

TEST(CommandMovesTest, AStepBecomesItsEntriesOrWhatItRulesOut) {
  Step step{Technique::NakedPair};
  step.eliminations = {{kOpen, Digit(1)}, {kOther, Digit(1)}, {kOpen, Digit(2)}};
  EXPECT_EQ(moveOf(step), Move::ruleOut(step.eliminations));
  step.placements = {{kOpen, Digit(4)}, {kOther, Digit(6)}};
  EXPECT_EQ(moveOf(step), Move::enter(step.placements));
}

/// Tests of the commands that a view gives.
class CommandsTest : public FolderTest {
 protected:
  CommandsTest() : m_store(m_folder.path()), m_controller(m_game, m_store, m_settings) {
    m_controller.start(puzzle());
  }

  const GameState& state() const { return m_game.state(); }
  int helpOf(HelpKind kind) const { return m_game.help().of(kind); }

  Settings m_settings;
  GameStore m_store;
  Game m_game;
  GameController m_controller;
};

TEST_F(CommandsTest, EachIsOneUndoStepAndSaysSoWhenThereIsNothingToDo) {
  using Command = void (BoardCommands::*)();
  QSignalSpy reported(&m_controller.messages(), &PlayerMessages::reported);
  QSignalSpy done(&m_controller.messages(), &PlayerMessages::done);
  QSignalSpy refused(&m_controller.messages(), &PlayerMessages::refused);
  // A note that the board rules out, and a wrong entry.
  m_controller.cells().select(kOther);
  m_controller.cells().type(Digit(5), InputMode::Corner);
  const GameState noted = state();
  for (const Command command :
       {&BoardCommands::fillCandidates, &BoardCommands::removeRuledOut, &BoardCommands::clearNotes,
        &BoardCommands::clearMistakes, &BoardCommands::backToBeforeMistake}) {
    const bool saysWhatItDid =
        command == &BoardCommands::clearMistakes || command == &BoardCommands::backToBeforeMistake;
    if (saysWhatItDid) m_controller.cells().type(Digit(2));
    const GameState before = state();
    reported.clear();
    done.clear();
    (m_controller.board().*command)();
    EXPECT_NE(state(), before);
    const GameState after = state();
    EXPECT_EQ(reported.count(), saysWhatItDid ? 1 : 0);
    EXPECT_EQ(done.count(), saysWhatItDid ? 0 : 1);
    refused.clear();
    (m_controller.board().*command)();
    EXPECT_EQ(state(), after);
    EXPECT_EQ(refused.count(), 1);
    m_controller.board().undo();
    EXPECT_EQ(state(), before);
    while (state() != noted) m_controller.board().undo();
  }
}

TEST_F(CommandsTest, SinglesOfTheLevelSolveAnEasyPuzzleInOneStep) {
  m_controller.board().solveSingles();
  EXPECT_TRUE(m_game.isSolved());
  EXPECT_EQ(m_game.position(), 1);
  EXPECT_EQ(helpOf(HelpKind::SinglesSolved), 1);
  m_controller.board().undo();
  EXPECT_EQ(state(), GameState(puzzle()));
}

TEST_F(CommandsTest, SinglesAreNotSolvedBesideAWrongEntry) {
  QSignalSpy reported(&m_controller.messages(), &PlayerMessages::reported);
  m_controller.cells().select(kOther);
  m_controller.cells().type(Digit(2));
  m_controller.board().solveSingles();
  EXPECT_EQ(m_game.position(), 1);
  EXPECT_EQ(reported.count(), 1);
  EXPECT_EQ(helpOf(HelpKind::SinglesSolved), 0);
}

TEST_F(CommandsTest, AStepThatIsAppliedIsAMoveAndCounted) {
  Step step{Technique::Pointing};
  step.eliminations = {{kOpen, Digit(1)}};
  m_controller.board().applyStep(step);
  EXPECT_EQ(state().ruledOutAt(kOpen), DigitSet{Digit(1)});
  m_controller.board().applyStep(step);
  EXPECT_EQ(m_game.position(), 1);
  EXPECT_EQ(helpOf(HelpKind::Applied), 1);
  m_controller.board().undo();
  EXPECT_TRUE(state().ruledOutAt(kOpen).isEmpty());
  EXPECT_EQ(helpOf(HelpKind::Applied), 1) << "help stays help";
}

TEST_F(CommandsTest, CellsWithTwoCandidatesAreMarkedAsLongAsThatIsOn) {
  QSignalSpy changed(&m_game, &Game::marksTwoCandidatesChanged);
  EXPECT_TRUE(m_game.twoCandidateMarks().isEmpty());
  m_controller.board().setMarksTwoCandidates(true);
  m_controller.board().setMarksTwoCandidates(true);
  EXPECT_EQ(changed.count(), 1);
  EXPECT_EQ(m_game.twoCandidateMarks(), twoCandidateCells(state()));
  EXPECT_FALSE(m_game.twoCandidateMarks().isEmpty());
}

TEST_F(CommandsTest, ChecksAndTheirMistakesAreCounted) {
  m_controller.cells().select(kOther);
  m_controller.cells().type(Digit(2));
  m_controller.board().check();
  ASSERT_EQ(m_game.stored().events.size(), 1U);
  const HelpEvent event = m_game.stored().events.front();
  EXPECT_EQ(event.kind, HelpKind::Check);
  EXPECT_EQ(event.position, 1);
  EXPECT_EQ(event.mistakes, 1);
}

TEST_F(CommandsTest, HelpAndTheAnswerAboutNotesAreKeptWithTheGame) {
  EXPECT_EQ(m_game.notesComplete(), std::nullopt);
  m_controller.board().setNotesComplete(false);
  m_controller.board().recordHelp(HelpKind::RungWhat);
  m_controller.board().recordHelp(HelpKind::RungWhat);
  m_controller.board().recordHelp(HelpKind::PathSeen);
  EXPECT_EQ(helpOf(HelpKind::RungWhat), 2);
  EXPECT_EQ(Intruder(m_folder.path()).run("SELECT kind FROM events ORDER BY number"),
            QStringList({"what", "what", "path"}));
  EXPECT_EQ(Intruder(m_folder.path()).run("SELECT notes_complete FROM games"), QStringList("0"));
}

}  // namespace
}  // namespace sudoku
