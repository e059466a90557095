#include <gtest/gtest.h>

#include <QAction>
#include <QTest>

#include "../windowfixture.h"
#include "ui/window/readaloud.h"

namespace sudoku {
namespace {

using ReadAloudTest = WindowTest;

TEST_F(ReadAloudTest, HousesCellsAndDigitsAreRead) {
  const Grid& board = m_game->state().board;
  EXPECT_EQ(houseText(board, House::row(0)).toStdString(),
            "Row 1: 5, 3, empty, empty, 7, empty, empty, empty, empty");
  EXPECT_EQ(houseText(board, House::box(8)).toStdString(),
            "Box 9: 2, 8, empty, empty, empty, 5, empty, 7, 9");
  EXPECT_EQ(candidatesText(m_game->state(), cellAt(1, 1)).toStdString(), "Row 1 column 1 is 5.");
  EXPECT_EQ(candidatesText(m_game->state(), cellAt(1, 3)).toStdString(), "Row 1 column 3 can be 1, 2, 4.");
  EXPECT_TRUE(placesText(board, Digit(5)).startsWith("5 can go to row "));
  EXPECT_TRUE(remainderText(board).startsWith("51 cells are left: "));
}

TEST_F(ReadAloudTest, KeysPutItIntoTheLineThatIsAnnounced) {
  m_controller->cells().select(cellAt(1, 3));
  key(Qt::Key_F2);
  EXPECT_TRUE(status().startsWith("Row 1: 5, 3,"));
  key(Qt::Key_F6);
  EXPECT_EQ(status(), "No digit is chosen.");
  m_controller->time().setPaused(true);
  key(Qt::Key_F3);
  EXPECT_EQ(status(), "The game is paused.");
}

}  // namespace
}  // namespace sudoku
