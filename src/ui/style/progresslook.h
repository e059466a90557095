#pragma once

class QPainter;
class QStyleOptionProgressBar;

namespace sudoku {

struct Theme;

/// How far something is: a slim bar, or as high as its text needs. One whose end is not known is hatched and
/// stands still.
void paintProgress(QPainter& painter, const QStyleOptionProgressBar& bar, const Theme& theme);

}  // namespace sudoku
