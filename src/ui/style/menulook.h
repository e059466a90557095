#pragma once

#include <QRect>
#include <QSize>

class QPainter;
class QStyleOptionMenuItem;

namespace sudoku {

struct Theme;

/// What an entry of a menu needs. The width of the text alone comes in.
QSize menuItemSize(const QStyleOptionMenuItem& item, const QSize& text);

/// An entry: sign, text, and at the right its key or an arrow. Letters are underlined only where that is
/// wanted.
void paintMenuItem(QPainter& painter, const QStyleOptionMenuItem& item, const Theme& theme, bool underlines);

/// The same in the bar, with its part of the bar's ground.
void paintMenuBarItem(QPainter& painter, const QStyleOptionMenuItem& item, const Theme& theme,
                      bool underlines);
/// The bar where it has no entries.
void paintMenuBarGround(QPainter& painter, const QRect& area, const Theme& theme);

}  // namespace sudoku
