#pragma once

#include <QLocale>
#include <QString>

namespace sudoku {

/// A text as it begins a sentence: with a capital letter, where the player's language has them.
inline QString capitalised(const QString& text) {
  return text.isEmpty() ? text : QLocale().toUpper(text.first(1)) + text.sliced(1);
}

}  // namespace sudoku
