#pragma once

#include <QRect>
#include <QSize>

class QPainter;
class QStyleOptionMenuItem;

namespace sudoku {

struct Theme;

/// The size of a menu entry. `text` is the size of its text alone.
QSize menuItemSize(const QStyleOptionMenuItem& item, const QSize& text);

/// Paints a menu entry: sign, text, and at the right its key or an arrow. Letters are underlined only if that
/// is wanted.
void paintMenuItem(QPainter& painter, const QStyleOptionMenuItem& item, const Theme& theme, bool underlines);

/// Paints an entry of the menu bar, with its part of the bar's ground.
void paintMenuBarItem(QPainter& painter, const QStyleOptionMenuItem& item, const Theme& theme,
                      bool underlines);
/// Paints the menu bar where it has no entries.
void paintMenuBarGround(QPainter& painter, const QRect& area, const Theme& theme);

}  // namespace sudoku
