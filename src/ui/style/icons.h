#pragma once

#include <QIcon>

namespace sudoku {

enum class IconShape { Undo, Redo, Notes, Close, Back, Forward };

/// An icon as a line drawing in the colour of the button's text, sharp at any size.
QIcon lineIcon(IconShape shape);
/// Paints a line drawing in any colour.
void paintLineIcon(QPainter& painter, const QRectF& area, IconShape shape, const QColor& colour);

enum class StatusShape { Trouble, Notice };

/// A sign before a message, in a colour of its own: a triangle, or a disc.
QIcon statusIcon(StatusShape shape, const QColor& colour);

/// The program's own icon: a box of nine cells, one of them blue.
QIcon applicationIcon();

}  // namespace sudoku
