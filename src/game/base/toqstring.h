#pragma once

#include <string_view>

#include <QString>

namespace sudoku {

/// What the core says, for Qt. Precondition: it is UTF-8.
inline QString toQString(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace sudoku
