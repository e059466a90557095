#pragma once

#include <QPushButton>

namespace sudoku {

/// Makes a push button of the panel. Tab reaches it, but a click leaves the keyboard focus with the board.
/// Its owner decides the height.
QPushButton* makePanelButton(const QString& text, QWidget* parent);
/// Makes a button like makePanelButton() that can be on: a check box to assistive technology.
QPushButton* makePanelToggle(const QString& text, QWidget* parent);

/// The least width of a button with a text, whose mnemonic sign is left out.
int leastButtonWidth(const QFontMetrics& metrics, QString text);

}  // namespace sudoku
