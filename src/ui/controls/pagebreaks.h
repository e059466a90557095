#pragma once

#include <optional>
#include <vector>

namespace sudoku {

/// A piece of text that stands on one page, below the piece before it.
struct PageUnit {
  int height = 0;
  int space = 0;               ///< space above the piece, unless it is the first on its page
  bool staysWithNext = false;  ///< the next piece stands on the same page, if a page is high enough

  friend bool operator==(const PageUnit&, const PageUnit&) = default;
};

/// The page of each unit, from 0; nothing if a unit is higher than a page.
std::optional<std::vector<int>> breakIntoPages(const std::vector<PageUnit>& units, int height);

/// The height of units, one below the other.
int heightOf(const std::vector<PageUnit>& units);

}  // namespace sudoku
