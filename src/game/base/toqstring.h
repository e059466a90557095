#pragma once

#include <string_view>

#include <QString>

namespace sudoku {

/// Converts UTF-8 text to a QString, such as text from the library of Sudoku logic, which does not use Qt.
/// Precondition: the text is valid UTF-8.
inline QString toQString(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace sudoku
