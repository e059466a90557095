#pragma once

#include <functional>

#include <QWidget>

namespace sudoku {

/// Expects that no text on a page is too long for its label, and that buttons, boards, line edits and lists
/// are within the page as a whole.
void expectNothingCut(const QWidget& page);

/// Calls `look` with the window in its smallest size, upright, as usual and large, each with text of the
/// usual size and half as large again, for which small windows grow too.
void atEachSizeAndTextSize(QWidget& window, const std::function<void()>& look);

}  // namespace sudoku
