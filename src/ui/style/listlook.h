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

/// Paints the ground of an item of a list, a tree or a table.
void paintItemGround(QPainter& painter, const QStyleOptionViewItem& item, const Theme& theme);
/// Paints the arrow before an item of a tree that has others below it.
void paintBranch(QPainter& painter, const QStyleOption& option, const Theme& theme);
/// Whether a widget is a list, a tree or another scroll area with a frame of its own.
bool hasScrollFrame(const QStyleOption& option, const QWidget* widget);
/// Paints the frame of a scroll area, with a ring as its edge while it has the keyboard focus.
void paintScrollFrame(QPainter& painter, const QStyleOption& option, const Theme& theme);
/// Paints the head of a column of a table, without its text.
void paintHeaderSection(QPainter& painter, const QStyleOption& option, const Theme& theme);
/// The place of a part of a scroll bar, which is a groove without buttons, with a handle of a least length.
QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part, int leastHandle);
/// Paints a scroll bar, whose handle stands where the style puts it.
void paintScrollBar(QPainter& painter, const QStyleOptionComplex& option, const Theme& theme,
                    const QStyle& style, const QWidget* widget);

}  // namespace sudoku
