#pragma once

#include <QPushButton>

namespace sudoku {

/// Makes a push button of the panel beside the board. Tab reaches the button, but a click leaves the keyboard
/// focus with the board. The caller has to set the height.
QPushButton* makePanelButton(const QString& text, QWidget* parent);
/// Makes a button like makePanelButton() that can be switched on; to assistive technology it is a check box.
QPushButton* makePanelToggle(const QString& text, QWidget* parent);

/// The least width of a button with a text, in pixels; the mnemonic sign `&` takes no room.
int leastButtonWidth(const QFontMetrics& metrics, QString text);

}  // namespace sudoku
