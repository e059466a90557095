#pragma once

class QComboBox;
class QPainter;
class QStyleOption;
class QWidget;

namespace sudoku {

struct Theme;

/// Whether the corners of a window can be transparent: on X11 only while a compositing manager runs.
bool canSeeThroughWindows();

/// Whether a widget is the open list of a combo box.
bool isPopupOfBox(const QWidget* widget);

/// Whether a widget paints the entries in the open list of a combo box.
bool isInPopup(const QWidget* widget);

/// Makes the corners of a menu, a tool tip or the list of a combo box transparent. To be called before its
/// window is made.
void makeRounded(QWidget& window);
/// Paints the ground of a menu, a tool tip or the list of a combo box: with square corners if they cannot be
/// transparent.
void paintPopup(QPainter& painter, const QStyleOption& option, double radius, const Theme& theme);

/// Makes a combo box whose list closes look hovered only while the pointer is over it: Qt does not tell the
/// box that the pointer has left it meanwhile.
void watchPopup(QWidget& popup);

/// Gives the entries in the list of a combo box the look of all other lists.
void preparePopup(QComboBox& box);

}  // namespace sudoku
