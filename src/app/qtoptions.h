#pragma once

#include <QStringList>

namespace sudoku {

/// The arguments of a command line that are not for Qt. QApplication would take its own away, but it needs a
/// display; a desktop passes `-session ID`, for one, to a program of the last session. Everything behind `--`
/// is kept.
QStringList withoutQtOptions(const QStringList& arguments);

}  // namespace sudoku
