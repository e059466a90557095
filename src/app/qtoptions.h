#pragma once

#include <QStringList>

namespace sudoku {

/// The arguments of a command line that are not options of Qt. QApplication could remove its options itself,
/// but needs a display; a desktop may pass `-session ID` to a program of the last session, for example. All
/// arguments after `--` are kept.
QStringList withoutQtOptions(const QStringList& arguments);

}  // namespace sudoku
