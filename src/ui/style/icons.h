#pragma once

#include <QIcon>

namespace sudoku {

enum class IconShape { Undo, Redo, Notes, Close, Back, Forward };

/// An icon as a line drawing in the colour of the button's text, sharp at any size.
QIcon lineIcon(IconShape shape);
/// Paints the line drawing of an icon in any colour.
void paintLineIcon(QPainter& painter, const QRectF& area, IconShape shape, const QColor& colour);

enum class StatusShape { Trouble, Notice };

/// An icon for a message, in a colour of its own: a triangle or a disc.
QIcon statusIcon(StatusShape shape, const QColor& colour);

/// The application's icon: a box of nine cells, one of which is blue.
QIcon applicationIcon();

}  // namespace sudoku
