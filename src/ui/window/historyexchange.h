#pragma once

class QMenu;
class QWidget;

namespace sudoku {

class HistoryFiles;

/// Adds to a menu the entries that write the whole history into a file, take it in, and restore a backup. The
/// files and the window, which the dialogs belong to, outlive the menu.
void addHistoryActions(QMenu& menu, HistoryFiles& files, QWidget& window);

}  // namespace sudoku
