#pragma once

#include <QPushButton>

namespace sudoku {

/// A push button of the panel. Tab reaches it, but a click leaves the keyboard with the board. It takes the
/// height that it is given.
QPushButton* makePanelButton(const QString& text, QWidget* parent);
/// The same that can be on: a check box to assistive technology.
QPushButton* makePanelToggle(const QString& text, QWidget* parent);

/// The width that a button of such a text needs at least, its mnemonic left out.
int leastButtonWidth(const QFontMetrics& metrics, QString text);

}  // namespace sudoku
