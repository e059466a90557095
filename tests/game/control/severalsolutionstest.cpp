#include <QSignalSpy>

#include <sudoku/play/severalsolutions.h>

#include "../../patience.h"
#include "game/history/libraryfilter.h"
#include "game/history/replay.h"
#include "game/play/gamerecord.h"
#include "gamefixture.h"
#include "severalsolutionsfixture.h"

/// Tests of how puzzles with several solutions are played.
namespace sudoku {
namespace {

TEST_F(SeveralSolutionsGameTest, IsBegunOnlyWhereThePlayerSaysSo) {
  const Grid givens = *parseLine(kTwoWays);
  EXPECT_EQ(gameOf(givens, Solutions::One).error(), PuzzleFault::SeveralSolutions);
  EXPECT_EQ(gameOf(givens, Solutions::Several)->solutions, Solutions::Several);
  EXPECT_EQ(gameOf(Grid(), Solutions::Several).error(), PuzzleFault::SeveralSolutions) << "no puzzle at all";
  EXPECT_EQ(gameOf(puzzle().givens, Solutions::Several)->solutions, Solutions::One);
  EXPECT_FALSE(gameOf(givens, Solutions::Several)->level);
}

TEST_F(SeveralSolutionsGameTest, WhatIsOpenedIsRefusedWithAWordOfWhatCanBeDone) {
  m_controller.start(puzzle());
  QSignalSpy found(&m_controller.session(), &GameSession::severalSolutionsFound);
  EXPECT_EQ(open(bytes(kTwoWays)),
            "Text: line 1: more than one solution. The solutions differ in r4c6, r4c9, r5c6 and r5c9.");
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(m_game.state().puzzle, puzzle()) << "never by accident";
  playAllTheSame(found[0][0].value<Grid>());
  EXPECT_EQ(toLine(m_game.state().puzzle.givens), kTwoWays);
  EXPECT_TRUE(m_game.hasSeveralSolutions());
  open(QByteArray(81, '.'));
  EXPECT_EQ(found.size(), 1) << "there is nothing to play";
}

TEST_F(SeveralSolutionsGameTest, EntriesAndNotesOfWhatWasRefusedComeAlong) {
  start();
  enter(kR4c6, 3);
  m_game.play(Move::setNote(kR5c9, Digit(3)));
  const GameState state = m_game.state();
  const std::string text = m_controller.session().textOf(Format::OpenSudoku);
  m_controller.start(puzzle());
  open(QByteArray::fromStdString(text));
  m_game.undo();
  playAllTheSame(state.puzzle.givens);
  EXPECT_EQ(m_game.state(), state);
}

TEST_F(SeveralSolutionsGameTest, CheckSaysThatAnEntryIsRightIfASolutionHasIt) {
  for (const int first : {1, 3}) {
    start();
    enter(kR4c6, first);
    EXPECT_EQ(check().right, CellSet{kR4c6});
    enter(kR4c9, first);  // the second cell is in the same row
    EXPECT_EQ(check().wrong, CellSet{kR4c9});
    m_controller.session().restart();
  }
}

TEST_F(SeveralSolutionsGameTest, EachSolutionSolvesIt) {
  for (const int first : {1, 3}) {
    start();
    fill(first);
    EXPECT_TRUE(m_game.isSolved());
    EXPECT_TRUE(m_game.stored().solvedMs);
    EXPECT_EQ(m_game.state().puzzle.solution, m_game.state().board);
    m_controller.start(puzzle());
  }
}

TEST_F(SeveralSolutionsGameTest, UndoAndRedoGiveTheSameMarks) {
  start();
  m_controller.preferences().setChecksEntries(true);
  std::vector<std::pair<GameState, CellSet>> seen;
  const auto look = [&] { seen.emplace_back(m_game.state(), m_game.marks().wrong); };
  look();
  for (const auto& [cell, digit] : {std::pair(kR4c6, 3), {kR5c9, 1}, {kR4c9, 1}, {kR5c6, 9}}) {
    enter(cell, digit);
    look();
  }
  EXPECT_EQ(m_game.marks().wrong, (CellSet{kR5c9, kR5c6}));
  for (std::size_t at = seen.size() - 1; at-- > 0;) {
    m_game.undo();
    EXPECT_EQ(m_game.state(), seen[at].first) << at;
  }
  for (std::size_t at = 1; at < seen.size(); ++at) {
    m_game.redo();
    EXPECT_EQ(m_game.state(), seen[at].first) << at;
    EXPECT_EQ(m_game.marks().wrong, seen[at].second) << at;
  }
}

TEST_F(SeveralSolutionsGameTest, WhatBecomesRightByAnotherMoveIsShownSo) {
  start();
  enter(kR4c6, 1);
  enter(kR5c9, 3);
  check();
  ASSERT_EQ(m_game.marks().wrong, CellSet{kR5c9});
  QSignalSpy changed(&m_game, &Game::cellsChanged);
  m_game.play(Move::clear(kR4c6));
  EXPECT_EQ(m_game.marks().wrong, CellSet());
  EXPECT_EQ(m_game.marks().right, CellSet{kR5c9});
  EXPECT_EQ(changed[0][0].value<CellSet>(), (CellSet{kR4c6, kR5c9}));
}

TEST_F(SeveralSolutionsGameTest, TheMoveOfAHintCountsForNoMastery) {
  start();
  enter(kR4c6, 3);
  m_controller.hints().explainNextStep();
  ASSERT_TRUE(waitFor([this] {
    const auto& hint = m_controller.hints().hint();
    return hint && hint->kind == Hint::Kind::Step && hint->rung == Rung::Why;
  }));
  m_controller.hints().act(HintAction::Apply);
  EXPECT_EQ(check().wrong, CellSet());
  EXPECT_TRUE(m_controller.history().mastery().empty());
}

TEST_F(SeveralSolutionsGameTest, WhereLogicDecidesNothingTheHintSaysSo) {
  for (const std::string_view givens : {kTwoWays, kOneGiven}) {
    start(givens);
    m_controller.hints().nextStep();
    ASSERT_TRUE(waitFor([this] {
      const auto& hint = m_controller.hints().hint();
      return hint && hint->kind == Hint::Kind::Nothing;
    }));
    const Hint& hint = *m_controller.hints().hint();
    EXPECT_EQ(hint.title, "Several solutions");
    EXPECT_EQ(hint.status, "From here on logic decides nothing: several solutions are left.");
    EXPECT_TRUE(hint.placements.empty() && hint.removals.empty());
    m_controller.hints().act(HintAction::Close);
  }
}

TEST_F(SeveralSolutionsGameTest, AWrongEntryIsNamedAndTakenAway) {
  start();
  enter(kR4c6, 3);
  enter(kR5c9, 1);
  m_controller.hints().nextStep();
  ASSERT_TRUE(waitFor([this] {
    const auto& hint = m_controller.hints().hint();
    return hint && hint->kind == Hint::Kind::Mistake;
  }));
  EXPECT_EQ(m_controller.hints().hint()->wrong, CellSet{kR5c9});
  m_controller.board().clearMistakes();
  EXPECT_TRUE(m_game.state().board.isEmpty(kR5c9));
  EXPECT_EQ(m_game.state().board.at(kR4c6), Digit(3));
}

TEST_F(SeveralSolutionsGameTest, GoingBackToBeforeTheMistakeKeepsWhatIsRight) {
  start();
  enter(kR4c6, 3);
  enter(kR5c9, 1);
  m_controller.board().backToBeforeMistake();
  EXPECT_EQ(m_game.state().board.at(kR4c6), Digit(3));
  EXPECT_TRUE(m_game.state().board.isEmpty(kR5c9));
}

TEST_F(SeveralSolutionsGameTest, GivingUpShowsASolutionWithTheRightEntries) {
  start();
  enter(kR4c6, 3);
  m_controller.board().giveUp();
  EXPECT_TRUE(m_game.isGivenUp());
  EXPECT_TRUE(m_game.isSolved());
  EXPECT_EQ(m_game.state().board.at(kR4c6), Digit(3));
}

TEST_F(SeveralSolutionsGameTest, SinglesAreSolvedAsFarAsThereAreAny) {
  start();
  m_controller.board().solveSingles();
  EXPECT_EQ(m_game.state().board, m_game.state().puzzle.givens) << "none is open";
  enter(kR4c6, 3);
  m_controller.board().solveSingles();
  EXPECT_TRUE(m_game.isSolved());
}

TEST_F(SeveralSolutionsGameTest, FillingWritesAllCandidates) {
  start();
  m_controller.board().fillCandidates();
  EXPECT_EQ(m_game.state().notesAt(kR4c6), (DigitSet{Digit(1), Digit(3)}));
}

TEST_F(SeveralSolutionsGameTest, HasNoIdToBeginItWith) {
  start();
  EXPECT_EQ(m_game.puzzleIdOrCells(), QString());
}

TEST_F(SeveralSolutionsGameTest, OfNotesNoneIsSaidToHaveBeenTheRightOne) {
  start();
  m_controller.board().fillCandidates();
  m_game.play(Move::removeNote(kR4c6, Digit(1)));
  fill(1);
  EXPECT_EQ(m_controller.history().solvedFacts().againstNotes, CellSet());
}

TEST_F(SeveralSolutionsGameTest, AnAlmostEmptyOneIsPlayedToAnyOfItsSolutions) {
  start(kOneGiven);
  for (const Cell cell : m_game.state().board.emptyCells()) {
    const auto digits = digitsOfSolutions(m_game.state().board)[static_cast<std::size_t>(cell.index())];
    Digit last = digits.first();
    for (const Digit digit : digits) last = digit;
    m_game.play(Move::enter(cell, last));
    ASSERT_EQ(m_game.state().puzzle.solution.at(cell), last);
  }
  EXPECT_TRUE(m_game.isSolved());
}

}  // namespace
}  // namespace sudoku
