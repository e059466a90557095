#pragma once

#include <QKeyCombination>
#include <QKeySequence>

namespace sudoku {

// Keys that go back and forward through the links of a chain in a hint or in an example of the guide to
// techniques, wherever the keyboard focus is.
inline constexpr QKeyCombination kWalkBackKey(Qt::ALT, Qt::Key_Left);
inline constexpr QKeyCombination kWalkForwardKey(Qt::ALT, Qt::Key_Right);

/// Keys that the board and the window handle themselves, so that they are no shortcuts of menu commands. Each
/// function says whether a key belongs to the keys after which it is named.
namespace keyrange {

constexpr bool has(QKeyCombination key, Qt::KeyboardModifiers modifiers) {
  return key.keyboardModifiers() == modifiers;
}
constexpr bool isArrow(QKeyCombination key) {
  return key.key() >= Qt::Key_Left && key.key() <= Qt::Key_Down;
}
constexpr bool isHomeOrEnd(QKeyCombination key) {
  return key.key() == Qt::Key_Home || key.key() == Qt::Key_End;
}
constexpr bool isPageKey(QKeyCombination key) {
  return key.key() == Qt::Key_PageUp || key.key() == Qt::Key_PageDown;
}
constexpr bool isDigit(QKeyCombination key) {
  return key.key() >= Qt::Key_1 && key.key() <= Qt::Key_9;
}

constexpr bool arrows(QKeyCombination key) {
  return has(key, Qt::NoModifier) && isArrow(key);
}
constexpr bool rowEnds(QKeyCombination key) {
  return has(key, Qt::NoModifier) && isHomeOrEnd(key);
}
constexpr bool columnEnds(QKeyCombination key) {
  return has(key, Qt::NoModifier) && isPageKey(key);
}
constexpr bool boardEnds(QKeyCombination key) {
  return has(key, Qt::ControlModifier) && isHomeOrEnd(key);
}
constexpr bool selecting(QKeyCombination key) {
  return has(key, Qt::ShiftModifier) && (isArrow(key) || isHomeOrEnd(key) || isPageKey(key));
}
constexpr bool selectingAll(QKeyCombination key) {
  return has(key, Qt::ControlModifier) && key.key() == Qt::Key_A;
}
constexpr bool digits(QKeyCombination key) {
  return has(key, Qt::NoModifier) && isDigit(key);
}
constexpr bool digitsWithShift(QKeyCombination key) {
  return has(key, Qt::ShiftModifier) && isDigit(key);
}
constexpr bool digitsWithControl(QKeyCombination key) {
  return has(key, Qt::ControlModifier) && isDigit(key);
}
constexpr bool digitsWithBoth(QKeyCombination key) {
  return has(key, Qt::ShiftModifier | Qt::ControlModifier) && isDigit(key);
}
constexpr bool digitsWithAlt(QKeyCombination key) {
  return has(key, Qt::AltModifier) && isDigit(key);
}
constexpr bool enter(QKeyCombination key) {
  return has(key, Qt::NoModifier) && (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter);
}
constexpr bool clearing(QKeyCombination key) {
  return has(key, Qt::NoModifier) && (key.key() == Qt::Key_Delete || key.key() == Qt::Key_Backspace ||
                                      key.key() == Qt::Key_0 || key.key() == Qt::Key_Space);
}
constexpr bool escape(QKeyCombination key) {
  return has(key, Qt::NoModifier) && key.key() == Qt::Key_Escape;
}
constexpr bool questions(QKeyCombination key) {
  return key == QKeyCombination(Qt::Key_Menu) || key == QKeyCombination(Qt::ShiftModifier, Qt::Key_F10);
}
constexpr bool walking(QKeyCombination key) {
  return key == kWalkBackKey || key == kWalkForwardKey;
}
constexpr bool tabs(QKeyCombination key) {
  return key.key() == Qt::Key_Tab || key.key() == Qt::Key_Backtab;
}
constexpr bool underlinedLetters(QKeyCombination key) {
  return has(key, Qt::AltModifier) && key.key() >= Qt::Key_A && key.key() <= Qt::Key_Z;
}

}  // namespace keyrange
}  // namespace sudoku
