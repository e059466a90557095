#pragma once

#include <QRect>
#include <QSize>

class QPainter;
class QStyleOptionMenuItem;

namespace sudoku {

struct Theme;

/// The size of a menu entry. `text` is the size of the entry's text alone.
QSize menuItemSize(const QStyleOptionMenuItem& item, const QSize& text);

/// Paints a menu entry: its check mark or icon, its text and, at the right, its shortcut or the arrow of a
/// submenu. Mnemonics are underlined if `underlines`.
void paintMenuItem(QPainter& painter, const QStyleOptionMenuItem& item, const Theme& theme, bool underlines);

/// Paints an entry of the menu bar, with the bar's background under the entry. Mnemonics are underlined if
/// `underlines`.
void paintMenuBarItem(QPainter& painter, const QStyleOptionMenuItem& item, const Theme& theme,
                      bool underlines);
/// Paints the background of the menu bar where there are no entries.
void paintMenuBarGround(QPainter& painter, const QRect& area, const Theme& theme);

}  // namespace sudoku
