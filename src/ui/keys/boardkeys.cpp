#include "boardkeys.h"

#include <array>

#include <QCoreApplication>

#include "ui/controls/digitkeys.h"

namespace sudoku {
namespace {

struct KeyRow {
  const char* input;
  const char* does;
  bool (*takes)(QKeyCombination key);
};

struct MouseRow {
  const char* input;
  const char* does;
};

constexpr Qt::KeyboardModifiers kShiftAndControl = Qt::ShiftModifier | Qt::ControlModifier;

bool isPlain(QKeyCombination key) {
  return key.keyboardModifiers() == Qt::NoModifier;
}
bool isArrow(QKeyCombination key) {
  return key.key() >= Qt::Key_Left && key.key() <= Qt::Key_Down;
}
bool isRowEnd(QKeyCombination key) {
  return key.key() == Qt::Key_Home || key.key() == Qt::Key_End;
}
bool isColumnEnd(QKeyCombination key) {
  return key.key() == Qt::Key_PageUp || key.key() == Qt::Key_PageDown;
}
template <int modifiers>
bool isDigitWith(QKeyCombination key) {
  return key.key() >= Qt::Key_1 && key.key() <= Qt::Key_9 &&
         key.keyboardModifiers() == Qt::KeyboardModifiers::fromInt(modifiers);
}
bool isClearing(QKeyCombination key) {
  return isPlain(key) && (key.key() == Qt::Key_Delete || key.key() == Qt::Key_Backspace ||
                          key.key() == Qt::Key_0 || key.key() == Qt::Key_Space);
}

constexpr std::array kKeyRows = {
    KeyRow{QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Arrow keys"),
           QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Go from cell to cell"),
           [](QKeyCombination key) { return isPlain(key) && isArrow(key); }},
    KeyRow{QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Home, End"),
           QT_TRANSLATE_NOOP("sudoku::BoardKeys", "First or last cell of the row"),
           [](QKeyCombination key) { return isPlain(key) && isRowEnd(key); }},
    KeyRow{QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Page Up, Page Down"),
           QT_TRANSLATE_NOOP("sudoku::BoardKeys", "First or last cell of the column"),
           [](QKeyCombination key) { return isPlain(key) && isColumnEnd(key); }},
    KeyRow{
        QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Ctrl+Home, Ctrl+End"),
        QT_TRANSLATE_NOOP("sudoku::BoardKeys", "First or last cell of the board"),
        [](QKeyCombination key) { return key.keyboardModifiers() == Qt::ControlModifier && isRowEnd(key); }},
    KeyRow{QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Shift and one of these"),
           QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Select several cells"),
           [](QKeyCombination key) {
             return key.keyboardModifiers() == Qt::ShiftModifier &&
                    (isArrow(key) || isRowEnd(key) || isColumnEnd(key));
           }},
    KeyRow{QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Ctrl+A"),
           QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Select every cell"),
           [](QKeyCombination key) { return key == QKeyCombination(Qt::ControlModifier, Qt::Key_A); }},
    KeyRow{QT_TRANSLATE_NOOP("sudoku::BoardKeys", "1 … 9"),
           QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Write the digit, or what the mode says"),
           isDigitWith<Qt::NoModifier>},
    KeyRow{QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Shift and 1 … 9"),
           QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Write a note"), isDigitWith<Qt::ShiftModifier>},
    KeyRow{QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Ctrl and 1 … 9"),
           QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Write a centre note"), isDigitWith<Qt::ControlModifier>},
    KeyRow{QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Ctrl, Shift and 1 … 6"),
           QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Colour the cell"), isDigitWith<kShiftAndControl.toInt()>},
    KeyRow{QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Alt and 1 … 9"),
           QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Choose the digit"), isDigitWith<Qt::AltModifier>},
    KeyRow{QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Enter"),
           QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Write the chosen digit"),
           [](QKeyCombination key) {
             return isPlain(key) && (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter);
           }},
    KeyRow{QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Delete, Backspace, 0, Space"),
           QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Clear the cell"), isClearing},
    KeyRow{QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Esc"),
           QT_TRANSLATE_NOOP("sudoku::BoardKeys", "End what is shown, or drop the digit"),
           [](QKeyCombination key) { return isPlain(key) && key.key() == Qt::Key_Escape; }},
    KeyRow{QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Alt and ← or →"),
           QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Walk through a chain, link by link"),
           [](QKeyCombination key) { return key == kWalkBackKey || key == kWalkForwardKey; }},
    KeyRow{QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Tab, Shift+Tab"),
           QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Go between the board and the buttons"),
           [](QKeyCombination key) { return key.key() == Qt::Key_Tab || key.key() == Qt::Key_Backtab; }},
    KeyRow{QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Alt and an underlined letter"),
           QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Open the menu, or press the button"),
           [](QKeyCombination key) {
             return key.keyboardModifiers() == Qt::AltModifier && key.key() >= Qt::Key_A &&
                    key.key() <= Qt::Key_Z;
           }},
};

constexpr std::array kMouseRows = {
    MouseRow{QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Click"),
             QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Select the cell, write the chosen digit")},
    MouseRow{QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Click on an open cell, then a digit"),
             QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Write the digit, if none is chosen")},
    MouseRow{QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Right click, long press"),
             QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Clear the cell")},
    MouseRow{QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Drag, Shift and click"),
             QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Select several cells")},
    MouseRow{QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Drag with a digit chosen, for notes"),
             QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Paint the note")},
    MouseRow{QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Ctrl and click"),
             QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Take the cell in or out of the selection")},
    MouseRow{QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Wheel"),
             QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Choose the next digit")},
    MouseRow{QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Middle click"),
             QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Choose the digit of the cell")},
    MouseRow{QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Double click"),
             QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Choose the digit of a given, select all like it")},
};

template <typename Row>
BoardUse useOf(const Row& row) {
  return {QCoreApplication::translate("sudoku::BoardKeys", row.input),
          QCoreApplication::translate("sudoku::BoardKeys", row.does)};
}

template <typename Rows>
std::vector<BoardUse> usesOf(const Rows& rows) {
  std::vector<BoardUse> uses;
  uses.reserve(rows.size());
  for (const auto& row : rows) uses.push_back(useOf(row));
  return uses;
}

}  // namespace

std::vector<BoardUse> boardKeyUses() {
  return usesOf(kKeyRows);
}

std::vector<BoardUse> boardMouseUses() {
  return usesOf(kMouseRows);
}

std::optional<BoardUse> boardUseOf(QKeyCombination key) {
  for (const KeyRow& row : kKeyRows)
    if (row.takes(key)) return useOf(row);
  return std::nullopt;
}

QKeyCombination combinationOf(const QKeyEvent& event) {
  Qt::KeyboardModifiers modifiers = event.modifiers() & ~(Qt::KeypadModifier | Qt::GroupSwitchModifier);
  if (const auto digit = digitOfKey(event))
    return QKeyCombination(modifiers, static_cast<Qt::Key>(Qt::Key_0 + digit->value()));
  const bool isSign =
      event.key() > Qt::Key_Space && event.key() < Qt::Key_Escape && !QChar(event.key()).isLetterOrNumber();
  if (isSign) modifiers.setFlag(Qt::ShiftModifier, false);
  return QKeyCombination(modifiers, static_cast<Qt::Key>(event.key()));
}

}  // namespace sudoku
