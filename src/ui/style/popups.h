#pragma once

class QComboBox;
class QPainter;
class QStyleOption;
class QWidget;

namespace sudoku {

struct Theme;

/// Whether windows can have transparent corners; on X11, only while a compositing manager is running.
bool canSeeThroughWindows();

/// Whether a widget is the open list of a combo box.
bool isPopupOfBox(const QWidget* widget);

/// Whether a widget paints the entries in the open list of a combo box.
bool isInPopup(const QWidget* widget);

/// Makes the corners of a menu, a tool tip or a combo box's list transparent. To be called before the native
/// window is created.
void makeRounded(QWidget& window);
/// Paints the background of a menu, a tool tip or a combo box's list; the corners are square if windows
/// cannot have transparent ones.
void paintPopup(QPainter& painter, const QStyleOption& option, double radius, const Theme& theme);

/// Makes sure that a combo box whose list has been closed looks hovered only if the pointer is over it, since
/// Qt does not tell the box that the pointer has left it while the list was open.
void watchPopup(QWidget& popup);

/// Gives the entries in the list of a combo box the look of all other lists.
void preparePopup(QComboBox& box);

}  // namespace sudoku
