#pragma once

#include <QString>

#include <sudoku/making/recipe.h>

#include "game/teacher/openedremark.h"

/// Words that more than one part of the window uses.
namespace sudoku {

QString boardMethodName(BoardMethod method);
/// The name of a digging method, with the number of givens that it leaves.
QString digMethodName(DigMethod method);
QString digOrderName(DigOrder order);
QString symmetryName(Symmetry symmetry);

/// A time as `04:37`, or from an hour on `1:04:37`.
QString clockText(qint64 elapsedMs);

/// The sentence that says what ends a streak of daily puzzles.
QString streakEndText();

/// A plain text for a tool tip, which would otherwise be taken for HTML if it looks like that.
QString plainToolTip(const QString& text);

}  // namespace sudoku
