#pragma once

#include <QFontMetrics>
#include <QString>

class QLabel;

/// Functions for texts of several lines in which a line may not end inside a name such as X-Wing.
namespace sudoku {

/// A text to be drawn: its hyphens between letters are such that no line ends at them.
QString unbroken(const QString& text);

/// The width of the widest part of such a text that has to stay on one line.
int widestWord(const QString& text, const QFontMetrics& metrics);

/// Shows a text, unbroken(), in a label. The label's accessible name is the text itself.
void showUnbroken(QLabel& label, const QString& text);

}  // namespace sudoku
