#pragma once

#include <array>
#include <ostream>

#include <QApplication>

#include "ui/style/sudokustyle.h"
#include "ui/style/theme.h"

namespace sudoku {

struct NamedTheme {
  const char* name;
  const Theme& (*theme)();

  friend std::ostream& operator<<(std::ostream& out, const NamedTheme& named) { return out << named.name; }
};

/// Every theme that can be chosen.
inline constexpr std::array kThemes = {NamedTheme{"light", lightTheme}, NamedTheme{"dark", darkTheme},
                                       NamedTheme{"high contrast", highContrastTheme},
                                       NamedTheme{"high contrast, dark", highContrastDarkTheme}};

/// Shows everything in that theme until the test ends.
inline void showIn(const Theme& theme) {
  qobject_cast<SudokuStyle*>(QApplication::style())->setTheme(theme);
}

}  // namespace sudoku
