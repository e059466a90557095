#pragma once

class QMenu;
class QWidget;

namespace sudoku {

class GameController;

/// Adds to a menu the entries that write the whole history into a file, take it in, and restore a backup. The
/// controller and the window, which the dialogs belong to, outlive the menu.
void addHistoryActions(QMenu& menu, GameController& controller, QWidget& window);

}  // namespace sudoku
