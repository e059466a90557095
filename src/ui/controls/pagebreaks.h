#pragma once

#include <optional>
#include <vector>

namespace sudoku {

/// A piece of text that is not divided between pages; the pieces of a page follow each other downwards.
struct PageUnit {
  int height = 0;
  int space = 0;               ///< space above the piece in pixels, unless the piece is the first on its page
  bool staysWithNext = false;  ///< whether the next piece of the document has to be on the same page, if a
                               ///< page is high enough for both

  friend bool operator==(const PageUnit&, const PageUnit&) = default;
};

/// The page of each piece of text, counted from 0; empty if a piece is higher than a page.
std::optional<std::vector<int>> breakIntoPages(const std::vector<PageUnit>& units, int height);

/// The height in pixels of pieces of text one below the other.
int heightOf(const std::vector<PageUnit>& units);

}  // namespace sudoku
