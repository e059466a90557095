#include <QApplication>
#include <QClipboard>
#include <QPushButton>
#include <QTest>

#include "../../patience.h"
#include "../windowfixture.h"
#include "ui/panel/solvedcard.h"
#include "ui/window/windowcontent.h"

namespace sudoku {
namespace {

class StatusTest : public WindowTest {
 protected:
  void nameNoClashes() {
    ViewChoices choices;
    choices.marksConflicts = false;
    m_window->findChild<WindowContent*>()->setChoices(choices);
  }
};

TEST_F(StatusTest, AFullBoardWithAMistakeSaysSo) {
  for (const Cell cell : m_game->state().board.emptyCells())
    m_game->play(Move::enter(cell, *m_game->state().puzzle.solution.at(cell)));
  EXPECT_FALSE(m_window->findChild<SolvedCard*>()->isHidden());
  m_game->undo();
  EXPECT_TRUE(m_window->findChild<SolvedCard*>()->isHidden());
  const Cell last = m_game->state().board.emptyCells().first();
  const Digit wrong(m_game->state().puzzle.solution.at(last) == Digit(1) ? 2 : 1);
  m_game->play(Move::enter(last, wrong));
  EXPECT_TRUE(status().startsWith("Every cell is filled, but row 9 has two ")) << qPrintable(status());
  nameNoClashes();
  m_game->undo();
  m_game->redo();
  EXPECT_EQ(status(), "Every cell is filled, but something is wrong. Check shows where.");
  m_game->undo();
  EXPECT_TRUE(status().startsWith("Choose a digit")) << qPrintable(status());
}

TEST_F(StatusTest, SaysWhatCanBeDoneNow) {
  m_controller->board().setHints(true);
  EXPECT_EQ(status(), "Choose a digit to see where it can go.");
  m_controller->cells().chooseDigit(Digit(5));
  EXPECT_EQ(status(), "Marked: where 5 breaks no rule.");
  m_controller->board().setHints(false);
  EXPECT_TRUE(status().startsWith("Click the cells that are 5."));
  m_controller->cells().setInputMode(InputMode::Corner);
  EXPECT_EQ(status(), "Click the cells that may be 5, to note it.");
  m_controller->cells().selectMore(cellAt(5, 5));
  EXPECT_TRUE(status().startsWith("2 cells selected."));
}

TEST_F(StatusTest, AClashIsNamedAsLongAsItIsThere) {
  m_game->play(Move::enter(cellAt(1, 3), Digit(3)));
  EXPECT_EQ(status(), "Row 1 has two 3s.");
  m_game->play(Move::enter(cellAt(1, 4), Digit(3)));
  EXPECT_EQ(status(), "Row 1 has three 3s.");
  m_game->play(Move::enter(cellAt(9, 1), Digit(8)));
  EXPECT_EQ(status(), "Row 9 has two 8s.") << "of the last move first";
  m_controller->board().undo();
  EXPECT_EQ(status(), "Row 1 has three 3s.");
  m_controller->board().undo();
  EXPECT_EQ(status(), "Row 1 has two 3s.");
  m_controller->board().undo();
  EXPECT_EQ(status(), "3 in r1c3 taken back.");
}

TEST_F(StatusTest, EachCommandSaysWhatItDid) {
  m_controller->board().fillCandidates();
  EXPECT_TRUE(status().endsWith("notes written.")) << qPrintable(status());
  m_controller->board().undo();
  EXPECT_TRUE(status().endsWith("notes taken back.")) << qPrintable(status());
  m_controller->board().redo();
  EXPECT_TRUE(status().endsWith("notes written.")) << qPrintable(status());
  m_controller->board().clearNotes();
  EXPECT_TRUE(status().endsWith("notes removed.")) << qPrintable(status());
  m_controller->board().addCheckpoint("Here");
  m_controller->cells().select(cellAt(1, 3));
  m_controller->cells().type(Digit(4));
  m_controller->cells().type(Digit(2));
  m_controller->board().returnTo(0);
  EXPECT_EQ(status(), "Back at Here: 2 in r1c3 taken back.");
  m_controller->board().goTo(0);
  EXPECT_EQ(status(), "5 moves.") << "nothing else is different";
  m_controller->board().setMarksTwoCandidates(true);
  EXPECT_TRUE(status().endsWith("with two candidates are marked.")) << qPrintable(status());
  m_controller->board().solveSingles();
  EXPECT_TRUE(status().startsWith("Solved in")) << "what matters more: " << qPrintable(status());
}

TEST_F(StatusTest, AClashIsStillNamedAfterATrialWasKept) {
  m_controller->board().beginTrial();
  m_game->play(Move::enter(cellAt(1, 3), Digit(3)));
  m_controller->board().keepTrial();
  EXPECT_EQ(status(), "Row 1 has two 3s.");
}

TEST_F(StatusTest, UndoAfterGivingUpSaysWhatGoes) {
  m_controller->board().giveUp();
  m_controller->board().undo();
  EXPECT_TRUE(status().endsWith("entries taken back.")) << qPrintable(status());
}

TEST_F(StatusTest, ACommandThatDoesNothingSaysWhy) {
  const auto refusal = [this](auto command) {
    if constexpr (std::is_same_v<decltype(command), void (CellCommands::*)()>)
      (m_controller->cells().*command)();
    else
      (m_controller->board().*command)();
    return status();
  };
  EXPECT_EQ(refusal(&BoardCommands::clearNotes), "There are no notes.");
  EXPECT_EQ(refusal(&BoardCommands::removeRuledOut), "No note is ruled out.");
  EXPECT_EQ(refusal(&BoardCommands::clearMistakes), "No entry is wrong.");
  EXPECT_EQ(refusal(&BoardCommands::backToBeforeMistake), "No entry is wrong.");
  EXPECT_EQ(refusal(&CellCommands::clearAllColours), "There are no colours.");
  EXPECT_EQ(refusal(&CellCommands::activateSelected), "Choose a digit first.");
  m_controller->cells().select(cellAt(1, 1));
  EXPECT_EQ(refusal(&CellCommands::clearSelected), "A given stays as it is.");
  m_controller->cells().select(cellAt(1, 3));
  EXPECT_TRUE(status().startsWith("Choose a digit")) << "it goes with the next choice";
  EXPECT_EQ(refusal(&CellCommands::clearSelected), "There is nothing to clear.");
  m_controller->cells().select(cellAt(1, 1));
  m_controller->cells().type(Digit(4));
  EXPECT_EQ(status(), "A given stays as it is.");
  m_controller->cells().select(cellAt(1, 3));
  m_controller->cells().type(Digit(4));
  m_controller->cells().type(Digit(4));
  EXPECT_EQ(status(), "The 4 is there already.");
  m_controller->cells().type(Digit(5), InputMode::Corner);
  EXPECT_EQ(status(), "A filled cell has no notes.");
  m_controller->cells().type(Digit(8), InputMode::Colour);
  EXPECT_EQ(status(), "The colours are 1 to 6.");
  m_controller->cells().pick(cellAt(1, 4));
  EXPECT_EQ(status(), "There is no digit to choose in this cell.");
  m_controller->board().goTo(m_game->position());
  EXPECT_EQ(status(), "The game stands there already.");
}

TEST_F(StatusTest, WhatACommandDidDoesNotHideTheCountsOfACheck) {
  m_controller->cells().select(cellAt(1, 3));
  m_controller->cells().type(Digit(4));
  m_controller->board().check();
  m_controller->board().fillCandidates();
  EXPECT_TRUE(status().startsWith("1 right, 0 wrong")) << qPrintable(status());
  m_controller->cells().type(Digit(4));
  EXPECT_EQ(status(), "The 4 is there already.") << "why nothing happens is said even so";
  m_controller->cells().select(cellAt(1, 4));
  EXPECT_TRUE(status().startsWith("1 right, 0 wrong")) << qPrintable(status());
}

TEST_F(StatusTest, AClashThatIsNotToBeMarkedIsNotNamed) {
  nameNoClashes();
  m_game->play(Move::enter(cellAt(1, 3), Digit(3)));
  EXPECT_TRUE(status().startsWith("Choose a digit")) << qPrintable(status());
}

TEST_F(StatusTest, TheCountOfACheckIsWorkedOutAnewAfterUndoRedoAndDrop) {
  m_game->play(Move::enter(cellAt(1, 3), Digit(4)));
  m_game->play(Move::enter(cellAt(1, 4), Digit(2)));
  m_controller->board().check();
  EXPECT_EQ(status(), "1 right, 1 wrong, 49 empty");
  m_controller->board().undo();
  EXPECT_EQ(status(), "1 right, 0 wrong, 50 empty");
  m_controller->board().redo();
  EXPECT_EQ(status(), "1 right, 1 wrong, 49 empty");
  m_controller->board().beginTrial();
  m_game->play(Move::clear(cellAt(1, 4)));
  m_game->play(Move::clear(cellAt(1, 3)));
  m_controller->board().dropTrial();
  EXPECT_EQ(status(), "1 right, 1 wrong, 49 empty");
}

TEST_F(StatusTest, TheCountOfACheckStaysAsLongAsItsMarks) {
  m_game->play(Move::enter(cellAt(1, 3), Digit(4)));
  m_controller->board().check();
  EXPECT_EQ(status(), "1 right, 0 wrong, 50 empty");
  m_controller->cells().chooseDigit(Digit(7));
  EXPECT_EQ(status(), "1 right, 0 wrong, 50 empty");
  m_game->play(Move::enter(cellAt(1, 4), Digit(6)));
  EXPECT_EQ(status(), "1 right, 0 wrong, 49 empty, 1 not checked");
  m_controller->cells().escape();
  EXPECT_TRUE(status().startsWith("Click the cells that are 7.")) << qPrintable(status());
}

TEST_F(StatusTest, AfterNewTheGameBeforeIsOneClickAway) {
  m_game->play(Move::enter(cellAt(1, 3), Digit(4)));
  const GameState before = m_game->state();
  start("2.......75.8.1.46..3....2..3........7269....14...5.7........8.4...17..35.....4..9");
  EXPECT_EQ(status(), "Last game saved.");
  QTest::mouseClick(child<QPushButton>("Go back"), Qt::LeftButton);
  EXPECT_EQ(m_game->state(), before);
}

TEST_F(StatusTest, APuzzleInTheClipboardIsOfferedOnce) {
  QApplication::clipboard()->setText(
      "2.......75.8.1.46..3....2..3........7269....14...5.7........8.4...17..35.....4..9");
  QEvent activate(QEvent::WindowActivate);
  QApplication::sendEvent(m_window.get(), &activate);
  EXPECT_EQ(status(), "The clipboard has a puzzle.");
  QTest::mouseClick(child<QPushButton>("Play it"), Qt::LeftButton);
  ASSERT_TRUE(waitFor([this] { return m_game->state().board.at(cellAt(1, 1)) == Digit(2); }));
  m_controller->cells().chooseDigit(Digit(3));
  QApplication::sendEvent(m_window.get(), &activate);
  EXPECT_NE(status(), "The clipboard has a puzzle.");
  QApplication::clipboard()->setText("no puzzle");
  QApplication::sendEvent(m_window.get(), &activate);
  EXPECT_NE(status(), "The clipboard has a puzzle.");
}

TEST_F(StatusTest, WithoutAnEarlierGameItSaysSo) {
  m_controller->session().previousGame();
  EXPECT_EQ(status(), "There is no earlier game.");
}

}  // namespace
}  // namespace sudoku
