#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QTest>

#include "../windowfixture.h"
#include "ui/board/boardscene.h"
#include "ui/board/sceneboard.h"
#include "ui/replay/movelistmodel.h"
#include "ui/replay/movelistview.h"
#include "ui/replay/movespage.h"
#include "ui/window/pages.h"

namespace sudoku {
namespace {

/// Tests with a game of a 4 and a wrong 2; on a newer branch, a note and the right 6 instead of the 2.
class MovesPageTest : public WindowTest {
 protected:
  MovesPageTest() {
    m_game->play(Move::enter(kFirst, Digit(4)));
    m_game->play(Move::enter(kSecond, Digit(2)));
    m_controller->board().undo();
    m_game->play(Move::setNote(kSecond, Digit(6)));
    m_controller->board().addCheckpoint("Here & there");
    m_game->play(Move::enter(kSecond, Digit(6)));
  }

  void open() const {
    for (QAction* action : m_window->findChildren<QAction*>())
      if (action->objectName() == "moves") action->trigger();
  }
  Pages* pages() const { return m_window->findChild<Pages*>(); }
  MovesPage* page() const { return m_window->findChild<MovesPage*>(); }
  MoveListView* list() const { return page()->findChild<MoveListView*>(); }
  MoveListModel& model() const { return list()->moves(); }
  /// All items as a screen reader reads them, those within folds indented.
  QStringList read(const QModelIndex& parent = {}, int depth = 0) const {
    QStringList texts;
    for (int row = 0; row < model().rowCount(parent); ++row) {
      const QModelIndex index = model().index(row, 0, parent);
      QString text = index.data(Qt::AccessibleTextRole).toString();
      texts += QString(depth, '-') + text.remove(", 00:00");
      texts += read(index, depth + 1);
    }
    return texts;
  }
  QModelIndex itemOf(int move) const { return model().indexOfRow(model().list().rowOf(move)); }
  void clickOn(const QModelIndex& index) const {
    list()->scrollTo(index);
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->visualRect(index).center());
  }

  static constexpr Cell kFirst{2};
  static constexpr Cell kSecond{3};
};

TEST_F(MovesPageTest, TheLineIsListedWithItsBranchesFolded) {
  open();
  EXPECT_FALSE(pages()->showsGame());
  EXPECT_EQ(read(), QStringList({"0: Start", "1: 4 in r1c3", "-Branch of one move: 2 in r1c4",
                                 "--2: 2 in r1c4", "2: Note 6 in r1c4, Here & there", "3: 6 in r1c4, here"}));
  EXPECT_TRUE(list()->isExpanded(itemOf(1)));
  EXPECT_FALSE(list()->isExpanded(itemOf(2).parent()));
  EXPECT_EQ(list()->currentIndex(), itemOf(4));
  EXPECT_EQ(QApplication::focusWidget(), list());
  EXPECT_EQ(QAccessible::queryAccessibleInterface(list())->text(QAccessible::Name), "Moves");
  EXPECT_EQ(QAccessible::queryAccessibleInterface(list())->role(), QAccessible::Tree);
}

TEST_F(MovesPageTest, AClickGoesThereAndBackToTheGame) {
  open();
  clickOn(itemOf(3));
  EXPECT_TRUE(pages()->showsGame());
  EXPECT_EQ(m_game->position(), 3);
  EXPECT_EQ(name(1, 4), "Row 1 column 4: empty, notes 6");
  EXPECT_EQ(m_game->moves().size(), 4U);
  open();
  clickOn(itemOf(2).parent());
  EXPECT_EQ(m_game->position(), 2) << "the head of a branch leads to its end";
  m_controller->board().undo();
  EXPECT_EQ(m_game->position(), 1);
}

TEST_F(MovesPageTest, KeysLookAndEnterGoesThere) {
  open();
  QTest::keyClick(list(), Qt::Key_Home);
  EXPECT_EQ(m_game->position(), 4) << "who looks stays";
  EXPECT_TRUE(page()->board()->scene().board.isEmpty(kFirst));
  QTest::keyClick(list(), Qt::Key_Down);
  EXPECT_EQ(page()->board()->scene().board.at(kFirst), Digit(4));
  EXPECT_EQ(page()->board()->scene().selected, kFirst);
  QTest::keyClick(list(), Qt::Key_Down);
  QTest::keyClick(list(), Qt::Key_Right);
  EXPECT_TRUE(list()->isExpanded(itemOf(2).parent()));
  QTest::keyClick(list(), Qt::Key_Down);
  QTest::keyClick(list(), Qt::Key_Return);
  EXPECT_EQ(m_game->position(), 2);
  EXPECT_TRUE(pages()->showsGame());
}

TEST_F(MovesPageTest, EscapeLeadsBackAndChangesNothing) {
  open();
  QTest::keyClick(list(), Qt::Key_Home);
  QTest::keyClick(list(), Qt::Key_Escape);
  EXPECT_TRUE(pages()->showsGame());
  EXPECT_EQ(m_game->position(), 4);
}

TEST_F(MovesPageTest, WhatWasNotCheckedIsNotToldWrong) {
  m_controller->board().goTo(2);
  open();
  EXPECT_TRUE(read().filter("wrong").isEmpty());
  EXPECT_TRUE(page()->board()->scene().broken.isEmpty());
  m_controller->board().check();
  open();
  EXPECT_EQ(read().filter("wrong"), QStringList("2: 2 in r1c4, wrong, checked, here"));
  m_controller->board().goTo(4);
  open();
  EXPECT_TRUE(read().filter("wrong").isEmpty()) << "it is not on the board now";
}

TEST_F(MovesPageTest, WhereMistakesAreShownTheyAreListed) {
  m_controller->preferences().setChecksEntries(true);
  open();
  EXPECT_EQ(read().filter("wrong"), QStringList("--2: 2 in r1c4, wrong"));
}

TEST_F(MovesPageTest, TrialsAndWhatIsPutBackAreNamed) {
  m_controller->board().beginTrial();
  m_game->play(Move::enter(Cell(5), Digit(8)));
  m_controller->board().beginTrial();
  m_game->play(Move::enter(Cell(6), Digit(9)));
  open();
  EXPECT_EQ(read().mid(5), QStringList({"3: 6 in r1c4, trial begins", "4: 8 in r1c6, trial 2 begins",
                                        "5: 9 in r1c7, here"}));
  m_controller->board().dropTrial();
  open();
  EXPECT_EQ(read().back(), "6: Back to move 4, here");
}

TEST_F(MovesPageTest, APausedGameDoesNotShowThem) {
  m_controller->time().setPaused(true);
  open();
  pages()->showMoves();
  EXPECT_TRUE(pages()->showsGame());
  EXPECT_EQ(status(), "The game is paused.");
}

TEST_F(MovesPageTest, TheListHasRoomInAnyWindow) {
  open();
  for (const QSize& size : {QSize(560, 420), QSize(700, 1000), QSize(1020, 720)}) {
    m_window->resize(size);
    QApplication::processEvents();
    EXPECT_GE(list()->height(), 5 * list()->visualRect(itemOf(0)).height()) << size.width();
    EXPECT_GE(page()->board()->width(), 320);
    const QRect listed(list()->mapTo(page(), QPoint()), list()->size());
    EXPECT_FALSE(listed.intersects(page()->board()->geometry()));
  }
}

}  // namespace
}  // namespace sudoku
