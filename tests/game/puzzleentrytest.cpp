#include <string>

#include <QSignalSpy>
#include <QTest>

#include <sudoku/making/puzzlemaker.h>

#include "../patience.h"
#include "game/game.h"
#include "game/gamecontroller.h"
#include "game/puzzleentry.h"
#include "gamefixture.h"

namespace sudoku {
namespace {

using Judgement = PuzzleEntry::Judgement;

class PuzzleEntryTest : public testing::Test {
 protected:
  bool becomes(Judgement judgement) {
    return waitFor([&] { return m_entry.judgement() == judgement; });
  }
  bool pastes(std::string_view text) {
    const Grid before = m_entry.givens();
    m_entry.paste(bytes(text));
    return waitFor([&] { return m_entry.givens() != before; });
  }

  PuzzleEntry m_entry;
};

TEST_F(PuzzleEntryTest, BeginsEmptyAndSaysWhatToDo) {
  EXPECT_EQ(m_entry.givens(), Grid());
  EXPECT_EQ(m_entry.judgement(), Judgement::Several);
  EXPECT_EQ(m_entry.judgementText(), "Enter the numbers of a puzzle, or paste it.");
  EXPECT_FALSE(m_entry.canUndo());
  EXPECT_FALSE(m_entry.canRedo());
}

TEST_F(PuzzleEntryTest, EachChangeIsOneStepOfUndo) {
  m_entry.enter(kOpen, Digit(4));
  m_entry.enter(kOpen, Digit(5));
  m_entry.enter(kOther, Digit(6));
  m_entry.clear(kOpen);
  m_entry.clear(kOpen);
  m_entry.enter(kOther, Digit(6));
  EXPECT_EQ(m_entry.givens(), Grid()) << "the same again takes it away";
  m_entry.undo();
  EXPECT_EQ(m_entry.givens().at(kOther), Digit(6));
  EXPECT_FALSE(m_entry.givens().at(kOpen));
  m_entry.undo();
  EXPECT_EQ(m_entry.givens().at(kOpen), Digit(5));
  m_entry.undo();
  m_entry.undo();
  EXPECT_EQ(m_entry.givens().at(kOpen), Digit(4));
  m_entry.redo();
  EXPECT_EQ(m_entry.givens().at(kOpen), Digit(5));
  m_entry.enter(kOther, Digit(1));
  EXPECT_FALSE(m_entry.canRedo());
  m_entry.clearAll();
  EXPECT_EQ(m_entry.givens(), Grid());
  m_entry.undo();
  EXPECT_EQ(m_entry.givens().at(kOther), Digit(1));
}

TEST_F(PuzzleEntryTest, ConflictsAreKnownAtOnce) {
  m_entry.enter(kOpen, Digit(4));
  m_entry.enter(kOther, Digit(4));
  EXPECT_EQ(m_entry.conflicts(), (CellSet{kOpen, kOther}));
  EXPECT_EQ(m_entry.judgement(), Judgement::Conflict);
  m_entry.undo();
  EXPECT_TRUE(m_entry.conflicts().isEmpty());
  EXPECT_TRUE(becomes(Judgement::Several));
}

TEST_F(PuzzleEntryTest, TheSolutionsAreCountedAfterEachChange) {
  ASSERT_TRUE(pastes(kPuzzle));
  EXPECT_TRUE(becomes(Judgement::One));
  EXPECT_EQ(m_entry.judgementText(), "One solution. The puzzle can be played.");
  QSignalSpy judged(&m_entry, &PuzzleEntry::judged);
  m_entry.enter(kOpen, Digit(1));  // breaks no rule, but is not the solution's
  EXPECT_EQ(m_entry.judgement(), Judgement::Unknown);
  EXPECT_TRUE(becomes(Judgement::None));
  m_entry.undo();
  m_entry.clear(Cell(0));
  m_entry.undo();
  EXPECT_TRUE(becomes(Judgement::One));
  EXPECT_EQ(judged.size(), 2) << "of what was left at once nothing is said";
}

TEST_F(PuzzleEntryTest, PastingIsOneStepAndTakesIds) {
  m_entry.enter(kOpen, Digit(9));
  ASSERT_TRUE(pastes("# a comment\n" + std::string(kPuzzle) + "\n" + std::string(kSecondPuzzle)));
  EXPECT_EQ(m_entry.givens(), puzzle().givens) << "the first";
  ASSERT_TRUE(pastes(" 1-backtracking-all-180-7 \n"));
  EXPECT_EQ(m_entry.givens(), makePuzzle(*parsePuzzleId("1-backtracking-all-180-7")).givens);
  m_entry.undo();
  m_entry.undo();
  EXPECT_EQ(m_entry.givens().at(kOpen), Digit(9));
}

TEST_F(PuzzleEntryTest, WhatIsNoPuzzleIsSaidAndChangesNothing) {
  m_entry.enter(kOpen, Digit(9));
  QSignalSpy reported(&m_entry, &PuzzleEntry::reported);
  m_entry.paste("the quick brown fox");
  ASSERT_TRUE(reported.wait(kPatienceMs));
  EXPECT_TRUE(reported[0][0].toString().startsWith("This is not a Sudoku: "));
  EXPECT_EQ(m_entry.givens().at(kOpen), Digit(9));
}

TEST_F(PuzzleEntryTest, WhatIsTypedMeanwhileStays) {
  m_entry.paste(bytes(kPuzzle));
  m_entry.enter(kOpen, Digit(9));
  ASSERT_TRUE(becomes(Judgement::Several));
  QTest::qWait(50);
  EXPECT_EQ(m_entry.givens().filledCells(), CellSet{kOpen});
}

TEST_F(PuzzleEntryTest, TheSelectionIsSaidOnce) {
  QSignalSpy selection(&m_entry, &PuzzleEntry::selectionChanged);
  m_entry.select(kOther);
  m_entry.select(kOther);
  EXPECT_EQ(selection.size(), 1);
  EXPECT_EQ(m_entry.selectedCell(), kOther);
}

class PlayEnteredTest : public FolderTest {
 protected:
  Settings m_settings;
  GameStore m_store{m_folder.path()};
  Game m_game;
  GameController m_controller{m_game, m_store, m_settings};
};

TEST_F(PlayEnteredTest, APuzzleIsPlayedAndAnythingElseIsNot) {
  m_controller.start(puzzle(kSecondPuzzle));
  QSignalSpy failed(&m_controller, &GameController::failed);
  m_controller.playEntered(Grid());
  ASSERT_TRUE(failed.wait(kPatienceMs));
  EXPECT_EQ(m_game.state().puzzle, puzzle(kSecondPuzzle));
  QSignalSpy started(&m_game, &Game::started);
  m_controller.playEntered(puzzle().givens);
  ASSERT_TRUE(started.wait(kPatienceMs));
  EXPECT_EQ(m_game.state().puzzle, puzzle());
  EXPECT_EQ(m_game.level(), levelOf(puzzle().givens));
}

}  // namespace
}  // namespace sudoku
