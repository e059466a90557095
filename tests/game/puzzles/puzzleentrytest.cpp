#include <string>

#include <QSignalSpy>

#include <sudoku/making/puzzlemaker.h>

#include "../../patience.h"
#include "../base/workers.h"
#include "../control/gamefixture.h"
#include "../language/bracketedwords.h"
#include "game/control/gamecontroller.h"
#include "game/play/game.h"
#include "game/puzzles/puzzleentry.h"

namespace sudoku {
namespace {

using Judgement = PuzzleEntry::Judgement;

/// The solution of kPuzzle without four digits, which can be filled in in two ways.
constexpr std::string_view kTwoSolutions =
    "53467891267219534819834256785976.42.42685.79.713924856961537284287419635345286179";

class PuzzleEntryTest : public testing::Test {
 protected:
  bool becomes(Judgement judgement) {
    return waitFor([&] { return m_entry.judgement() == judgement; });
  }
  void write(Cell cell, Digit digit) {
    m_entry.select(cell);
    m_entry.type(digit);
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
  EXPECT_EQ(m_entry.judgementText(), "Enter the givens of a puzzle, or paste it.");
  EXPECT_FALSE(m_entry.canUndo());
  EXPECT_FALSE(m_entry.canRedo());
}

TEST_F(PuzzleEntryTest, EachChangeIsOneStepOfUndo) {
  write(kOpen, Digit(4));
  write(kOpen, Digit(5));
  write(kOther, Digit(6));
  m_entry.clear(kOpen);
  m_entry.clear(kOpen);
  write(kOther, Digit(6));
  EXPECT_EQ(m_entry.givens().at(kOther), Digit(6));
  EXPECT_FALSE(m_entry.givens().at(kOpen));
  m_entry.undo();
  EXPECT_EQ(m_entry.givens().at(kOpen), Digit(5));
  m_entry.undo();
  m_entry.undo();
  EXPECT_EQ(m_entry.givens().at(kOpen), Digit(4));
  m_entry.redo();
  EXPECT_EQ(m_entry.givens().at(kOpen), Digit(5));
  write(kOther, Digit(1));
  EXPECT_FALSE(m_entry.canRedo());
  m_entry.clearAll();
  EXPECT_EQ(m_entry.givens(), Grid());
  m_entry.undo();
  EXPECT_EQ(m_entry.givens().at(kOther), Digit(1));
}

TEST_F(PuzzleEntryTest, ConflictsAreKnownAtOnce) {
  write(kOpen, Digit(4));
  write(kOther, Digit(4));
  EXPECT_EQ(m_entry.conflicts(), (CellSet{kOpen, kOther}));
  EXPECT_EQ(m_entry.judgement(), Judgement::Conflict);
  m_entry.undo();
  EXPECT_TRUE(m_entry.conflicts().isEmpty());
  EXPECT_TRUE(becomes(Judgement::Several));
}

TEST_F(PuzzleEntryTest, TypingGoesOnFromCellToCell) {
  m_entry.select(Cell(7));
  m_entry.type(Digit(1));
  m_entry.leaveEmpty();
  m_entry.type(Digit(2));
  EXPECT_EQ(m_entry.selectedCell(), Cell(10));
  EXPECT_EQ(m_entry.givens().filledCells(), (CellSet{Cell(7), Cell(9)}));
  m_entry.select(Cell(9));
  m_entry.type(Digit(2));
  EXPECT_EQ(m_entry.givens().at(Cell(9)), Digit(2)) << "the same again stays";
  m_entry.goBack();
  EXPECT_EQ(m_entry.selectedCell(), Cell(9));
  m_entry.goBack();
  m_entry.goBack();
  EXPECT_EQ(m_entry.selectedCell(), Cell(7));
  EXPECT_EQ(m_entry.givens(), Grid());
  m_entry.undo();
  m_entry.undo();
  EXPECT_EQ(m_entry.selectedCell(), Cell(9)) << "what came back can be typed over";
}

TEST_F(PuzzleEntryTest, TheLastCellIsTheEnd) {
  m_entry.select(Cell(80));
  m_entry.type(Digit(1));
  EXPECT_EQ(m_entry.selectedCell(), Cell(80));
  m_entry.goBack();
  EXPECT_EQ(m_entry.selectedCell(), Cell(80)) << "it is the one that was written last";
  EXPECT_EQ(m_entry.givens(), Grid());
  m_entry.goBack();
  EXPECT_EQ(m_entry.selectedCell(), Cell(79));
  m_entry.select(Cell(0));
  m_entry.type(Digit(1));
  m_entry.goBack();
  m_entry.goBack();
  EXPECT_EQ(m_entry.selectedCell(), Cell(0));
}

TEST_F(PuzzleEntryTest, AClashIsNamedWithItsHouseAndCells) {
  write(Cell(1), Digit(6));
  write(Cell(4), Digit(6));
  EXPECT_EQ(m_entry.judgementText(), "Row 1 has two 6s, in r1c2 and r1c5.");
}

TEST_F(PuzzleEntryTest, OfSeveralPuzzlesTheFirstIsTakenAndThatIsSaid) {
  ASSERT_TRUE(pastes("# a comment\n" + std::string(kPuzzle) + "\n" + std::string(kSecondPuzzle)));
  ASSERT_TRUE(becomes(Judgement::One));
  EXPECT_EQ(m_entry.judgementText(), "The first of 2 puzzles. One solution. The puzzle can be played.");
  m_entry.clear(Cell(0));
  m_entry.undo();
  ASSERT_TRUE(becomes(Judgement::One));
  EXPECT_EQ(m_entry.judgementText(), "One solution. The puzzle can be played.") << "until the next change";
  QSignalSpy judged(&m_entry, &PuzzleEntry::judged);
  m_entry.paste(bytes(std::string(kPuzzle) + "\n" + std::string(kSecondPuzzle)));
  ASSERT_TRUE(judged.wait(kPatienceMs)) << "the same givens again";
  EXPECT_TRUE(m_entry.judgementText().startsWith("The first of 2 puzzles."));
}

TEST_F(PuzzleEntryTest, TwoOfSeveralSolutionsAreShownAndWhatIsMissingIsAdded) {
  ASSERT_TRUE(pastes(kTwoSolutions));
  ASSERT_TRUE(becomes(Judgement::Several));
  EXPECT_FALSE(m_entry.twoSolutions());
  m_entry.findTwoSolutions();
  ASSERT_TRUE(waitFor([this] { return m_entry.twoSolutions().has_value(); }));
  EXPECT_EQ(m_entry.judgementText(), "Two solutions differ in r4c6, r4c9, r5c6 and r5c9.");
  EXPECT_EQ(m_entry.twoSolutions()->digitsAt(Cell::at(3, 5)), (DigitSet{Digit(1), Digit(3)}));
  m_entry.addMissing();
  ASSERT_TRUE(becomes(Judgement::One));
  EXPECT_EQ(m_entry.judgementText(), "One digit was added. One solution. The puzzle can be played.");
  EXPECT_FALSE(m_entry.twoSolutions());
  m_entry.undo();
  EXPECT_EQ(toLine(m_entry.givens()), kTwoSolutions) << "one step";
}

TEST_F(PuzzleEntryTest, TheSolutionsAreCountedAfterEachChange) {
  ASSERT_TRUE(pastes(kPuzzle));
  EXPECT_TRUE(becomes(Judgement::One));
  EXPECT_EQ(m_entry.judgementText(), "One solution. The puzzle can be played.");
  QSignalSpy judged(&m_entry, &PuzzleEntry::judged);
  write(kOpen, Digit(1));  // breaks no rule, but is not the solution's digit
  EXPECT_EQ(m_entry.judgement(), Judgement::Unknown);
  EXPECT_TRUE(becomes(Judgement::None));
  m_entry.undo();
  m_entry.clear(Cell(0));
  m_entry.undo();
  EXPECT_TRUE(becomes(Judgement::One));
  EXPECT_EQ(judged.size(), 2) << "of what was left at once nothing is said";
}

TEST_F(PuzzleEntryTest, PastingIsOneStepAndTakesIds) {
  write(kOpen, Digit(9));
  ASSERT_TRUE(pastes("# a comment\n" + std::string(kPuzzle) + "\n" + std::string(kSecondPuzzle)));
  EXPECT_EQ(m_entry.givens(), puzzle().givens) << "the first";
  ASSERT_TRUE(pastes(" 1-backtracking-all-180-7 \n"));
  EXPECT_EQ(m_entry.givens(), makePuzzle(*parsePuzzleId("1-backtracking-all-180-7")).givens);
  m_entry.undo();
  m_entry.undo();
  EXPECT_EQ(m_entry.givens().at(kOpen), Digit(9));
}

TEST_F(PuzzleEntryTest, WhatIsNoPuzzleIsSaidAndChangesNothing) {
  write(kOpen, Digit(9));
  QSignalSpy reported(&m_entry, &PuzzleEntry::reported);
  m_entry.paste("the quick brown fox");
  ASSERT_TRUE(reported.wait(kPatienceMs));
  EXPECT_TRUE(reported[0][0].toString().startsWith("This is not a Sudoku: "));
  EXPECT_EQ(m_entry.givens().at(kOpen), Digit(9));
}

TEST_F(PuzzleEntryTest, WhatIsNoPuzzleIsSaidInThePlayersLanguage) {
  const BracketedWords language;
  QSignalSpy reported(&m_entry, &PuzzleEntry::reported);
  m_entry.paste("the quick brown fox");
  ASSERT_TRUE(reported.wait(kPatienceMs));
  EXPECT_EQ(reported[0][0].toString(), "This is not a Sudoku: [line 1, column 1: [unexpected ['t']]]");
}

TEST_F(PuzzleEntryTest, WhatIsTypedMeanwhileStays) {
  m_entry.paste(bytes(kPuzzle));
  write(kOpen, Digit(9));
  finishWork(m_entry);
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
  QSignalSpy failed(&m_controller.messages(), &PlayerMessages::failed);
  m_controller.session().playEntered(Grid());
  ASSERT_TRUE(failed.wait(kPatienceMs));
  EXPECT_EQ(m_game.state().puzzle, puzzle(kSecondPuzzle));
  QSignalSpy started(&m_game, &Game::started);
  m_controller.session().playEntered(puzzle().givens);
  ASSERT_TRUE(started.wait(kPatienceMs));
  EXPECT_EQ(m_game.state().puzzle, puzzle());
  EXPECT_EQ(m_game.level(), levelOf(puzzle()));
}

}  // namespace
}  // namespace sudoku
