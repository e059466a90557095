#pragma once

#include <QString>

#include <sudoku/formats/formats.h>
#include <sudoku/making/recipe.h>

#include "game/teacher/openedremark.h"

/// Words that more than one part of the window says.
namespace sudoku {

QString boardMethodName(BoardMethod method);
/// With how many givens it leaves.
QString digMethodName(DigMethod method);
QString digOrderName(DigOrder order);
QString symmetryName(Symmetry symmetry);
/// With a mnemonic for menus. Precondition: canWrite(format).
QString formatName(Format format);

/// `04:37`, or `1:04:37` from an hour on.
QString clockText(qint64 elapsedMs);

/// What ends a streak of daily puzzles.
QString streakEndText();

/// A text as a tool tip, which would else be taken for HTML if it looks like that.
QString plainToolTip(const QString& text);

}  // namespace sudoku
