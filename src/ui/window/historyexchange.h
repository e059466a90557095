#pragma once

class QWidget;

namespace sudoku {

class Commands;
class HistoryFiles;

/// Says what the commands do that export and import the whole history, and restore a backup. The files and
/// the window, to which the dialogs belong, outlive the commands.
void setHistoryCommands(Commands& commands, HistoryFiles& files, QWidget& window);

}  // namespace sudoku
