#pragma once

class QMenu;
class QWidget;

namespace sudoku {

class GameController;

/// Adds to a menu the entries that export and import the whole history, and restore a backup. The controller
/// and the window, to which the dialogs belong, outlive the menu.
void addHistoryActions(QMenu& menu, GameController& controller, QWidget& window);

}  // namespace sudoku
