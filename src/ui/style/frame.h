#pragma once

class QWidget;

namespace sudoku {

struct Theme;

/// Paints a panel with a thin line round it over the whole widget. To be called only while the widget is
/// painted.
void paintFrame(QWidget& widget, const Theme& theme, double radius);

}  // namespace sudoku
