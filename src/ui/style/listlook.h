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

/// The ground of an item of a list, a tree or a table.
void paintItemGround(QPainter& painter, const QStyleOptionViewItem& item, const Theme& theme);
/// The arrow before an item of a tree that has others below it.
void paintBranch(QPainter& painter, const QStyleOption& option, const Theme& theme);
/// A list, a tree or another area that scrolls, with its own frame.
bool hasScrollFrame(const QStyleOption& option, const QWidget* widget);
/// The frame of what scrolls: with a ring as its edge while it has the keyboard.
void paintScrollFrame(QPainter& painter, const QStyleOption& option, const Theme& theme);
/// The title of a column of a table, without its text.
void paintHeaderSection(QPainter& painter, const QStyleOption& option, const Theme& theme);
/// Where a part of a scroll bar is: it is all groove, without buttons, with a handle of a least length.
QRect scrollBarPart(const QStyleOptionSlider& bar, QStyle::SubControl part, int leastHandle);
/// A scroll bar whose handle stands where the style puts it.
void paintScrollBar(QPainter& painter, const QStyleOptionComplex& option, const Theme& theme,
                    const QStyle& style, const QWidget* widget);

}  // namespace sudoku
