#pragma once

class QMenu;
class QWidget;

namespace sudoku {

class HistoryFiles;

/// Adds to a menu the entries that export and import the whole history, and restore a backup. The files
/// and the window, to which the dialogs belong, outlive the menu.
void addHistoryActions(QMenu& menu, HistoryFiles& files, QWidget& window);

}  // namespace sudoku
