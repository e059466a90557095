#include <gtest/gtest.h>

#include <QApplication>

#include "ui/board/boardaccessibility.h"
#include "ui/style/sudokustyle.h"

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication::setStyle(new sudoku::SudokuStyle);
  const QApplication application(argc, argv);
  sudoku::installBoardAccessibility();
  testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
