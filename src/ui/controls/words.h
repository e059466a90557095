#pragma once

#include <QString>

#include <sudoku/making/recipe.h>

#include "game/teacher/openedremark.h"

/// Texts that several parts of the window use.
namespace sudoku {

QString boardMethodName(BoardMethod method);
/// The name of a method by which givens are removed when a puzzle is made, with the number of givens that it
/// leaves.
QString digMethodName(DigMethod method);
QString digOrderName(DigOrder order);
QString symmetryName(Symmetry symmetry);

/// A time as `04:37`, or as `1:04:37` if it is an hour or longer.
QString clockText(qint64 elapsedMs);

/// A sentence that says what ends a streak of daily puzzles.
QString streakEndText();

/// Makes a plain text safe for a tool tip, which Qt would take for HTML if the text looks like HTML.
QString plainToolTip(const QString& text);

}  // namespace sudoku
