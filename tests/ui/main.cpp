#include <gtest/gtest.h>

#include <QApplication>

#include "game/language/translations.h"
#include "ui/board/boardaccessibility.h"
#include "ui/style/sudokustyle.h"

namespace {

/// Whatever the test before has chosen, the next one begins in light.
class BeginInLight : public testing::EmptyTestEventListener {
  void OnTestStart(const testing::TestInfo& /*test*/) override {
    qobject_cast<sudoku::SudokuStyle*>(QApplication::style())->setTheme(sudoku::lightTheme());
  }
};

}  // namespace

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication::setStyle(new sudoku::SudokuStyle);
  const QApplication application(argc, argv);
  sudoku::installBoardAccessibility();
  const sudoku::Translations translations;
  testing::InitGoogleTest(&argc, argv);
  testing::UnitTest::GetInstance()->listeners().Append(new BeginInLight);  // takes it over
  return RUN_ALL_TESTS();
}
