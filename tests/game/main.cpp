#include <gtest/gtest.h>

#include <QGuiApplication>

#include "game/language/translations.h"

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QGuiApplication application(argc, argv);
  const sudoku::Translations translations;
  testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
