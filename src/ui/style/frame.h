#pragma once

class QWidget;

namespace sudoku {

struct Theme;

/// Paints a panel with a thin line round it over a whole widget. To be called only from the widget's
/// paintEvent().
void paintFrame(QWidget& widget, const Theme& theme, double radius);

}  // namespace sudoku
