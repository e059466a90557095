#include <gtest/gtest.h>

#include "ui/keys/boardkeys.h"

namespace sudoku {
namespace {

bool isTaken(const char* key) {
  return boardUseOf(QKeySequence(key)[0]).has_value();
}

TEST(BoardKeysTest, WhatTheBoardTakesIsNotFree) {
  for (const char* key :
       {"1",         "9",          "0",        "Shift+1",     "Ctrl+5",     "Ctrl+Shift+9", "Alt+3",
        "Left",      "Down",       "Shift+Up", "Shift+Right", "Home",       "End",          "Ctrl+Home",
        "Ctrl+End",  "Shift+Home", "PgUp",     "PgDown",      "Shift+PgUp", "Del",          "Backspace",
        "Space",     "Return",     "Enter",    "Alt+Left",    "Alt+Right",  "Esc",          "Tab",
        "Shift+Tab", "Alt+F",      "Alt+H",    "Ctrl+A"})
    EXPECT_TRUE(isTaken(key)) << key;
}

TEST(BoardKeysTest, LettersFunctionKeysAndOtherCombinationsAreFree) {
  for (const char* key : {"S", "Shift+S", "Ctrl+L", "F1", "F12", "?", "Ctrl+0", "Ctrl+Left", "Ctrl+Shift+F",
                          "Alt+Shift+F", "Ctrl+Del", "Ctrl+Return", "Meta+1"})
    EXPECT_FALSE(isTaken(key)) << key;
}

TEST(BoardKeysTest, SayWhatTheKeyIsFor) {
  EXPECT_EQ(boardUseOf(Qt::Key_5)->input, "1 … 9");
  EXPECT_EQ(boardUseOf(Qt::Key_Delete)->does, "Clear the cell");
}

TEST(BoardKeysTest, ASignStandsWithoutShiftAndALetterWithIt) {
  const QKeyEvent question(QEvent::KeyPress, Qt::Key_Question, Qt::ShiftModifier, "?");
  EXPECT_EQ(combinationOf(question), QKeyCombination(Qt::Key_Question));
  const QKeyEvent letter(QEvent::KeyPress, Qt::Key_S, Qt::ShiftModifier, "S");
  EXPECT_EQ(combinationOf(letter), Qt::SHIFT | Qt::Key_S);
  const QKeyEvent digit(QEvent::KeyPress, Qt::Key_7, Qt::KeypadModifier, "7");
  EXPECT_EQ(combinationOf(digit), QKeyCombination(Qt::Key_7));
}

}  // namespace
}  // namespace sudoku
