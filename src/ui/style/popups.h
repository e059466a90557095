#pragma once

class QComboBox;
class QPainter;
class QStyleOption;
class QWidget;

namespace sudoku {

struct Theme;

/// Whether corners of a window can be seen through: on X11 only while a compositing manager runs.
bool canSeeThroughWindows();

/// The list of a box to choose in, when it is open.
bool isPopupOfBox(const QWidget* widget);

/// An entry of such a list is painted on this widget.
bool isInPopup(const QWidget* widget);

/// Lets the corners of a menu, a tool tip or the list of a box be seen through. Before its window is made.
void makeRounded(QWidget& window);
/// The ground of such a window: with square corners where nothing shines through them.
void paintPopup(QPainter& painter, const QStyleOption& option, double radius, const Theme& theme);

/// Sees to it that a box whose list closes looks hovered only while the pointer is over it: Qt does not tell
/// the box that the pointer has left it meanwhile.
void watchPopup(QWidget& popup);

/// Gives the entries in the list of a box the look of all other lists.
void preparePopup(QComboBox& box);

}  // namespace sudoku
