#pragma once

class QWidget;

namespace sudoku {

class Commands;
class HistoryFiles;

/// Sets what the commands do that export or import games, or restore a backup. The dialogs have the window as
/// parent; the files and the window must outlive the commands.
void setHistoryCommands(Commands& commands, HistoryFiles& files, QWidget& window);

}  // namespace sudoku
