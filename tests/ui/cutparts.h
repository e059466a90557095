#pragma once

#include <QWidget>

namespace sudoku {

/// Expects that no text on a page is too long for its label, and that buttons, boards, line edits and lists
/// are within the page as a whole.
void expectNothingCut(const QWidget& page);

}  // namespace sudoku
