#pragma once

#include <QStyle>

class QPainter;
class QStyleOption;
class QStyleOptionComplex;
class QStyleOptionSlider;
class QStyleOptionViewItem;
class QWidget;

namespace sudoku {

struct Theme;

/// Paints the background of an item in a list, a tree or a table.
void paintItemGround(QPainter& painter, const QStyleOptionViewItem& item, const Theme& theme);
/// Paints the arrow before an item of a tree that has child items.
void paintBranch(QPainter& painter, const QStyleOption& option, const Theme& theme);
/// Whether a widget is a list, a tree or another scroll area that has a frame.
bool hasScrollFrame(const QStyleOption& option, const QWidget* widget);
/// Paints the frame of a scroll area; it is thicker while the area has the keyboard focus.
void paintScrollFrame(QPainter& painter, const QStyleOption& option, const Theme& theme);
/// Paints the header of a table's column without its text.
void paintHeaderSection(QPainter& painter, const QStyleOption& option, const Theme& theme);
/// The area of a part of a scroll bar, which has no arrow buttons; `leastHandle` is the least length of its
/// handle in pixels.
QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part, int leastHandle);
/// Paints a scroll bar, whose handle is where `style` places it.
void paintScrollBar(QPainter& painter, const QStyleOptionComplex& option, const Theme& theme,
                    const QStyle& style, const QWidget* widget);

}  // namespace sudoku
