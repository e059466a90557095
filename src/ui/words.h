#pragma once

#include <QString>

#include <sudoku/rating.h>

/// Words that more than one part of the window says.
namespace sudoku {

QString levelName(Level level);

/// `04:37`, or `1:04:37` from an hour on.
QString clockText(qint64 elapsedMs);

}  // namespace sudoku
