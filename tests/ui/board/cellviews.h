#pragma once

#include <initializer_list>
#include <optional>

#include "ui/board/cellview.h"

namespace sudoku {

/// A cell with some flags set.
inline CellView viewOf(std::initializer_list<bool CellView::*> flags, std::optional<Digit> digit = {}) {
  CellView view;
  for (bool CellView::*flag : flags) view.*flag = true;
  view.digit = digit;
  return view;
}

/// A cell that a check has judged right or wrong.
inline CellView viewOf(CellView::Mark mark, std::optional<Digit> digit = {}) {
  CellView view;
  view.mark = mark;
  view.digit = digit;
  return view;
}

/// A cell that shows the chosen digit.
inline CellView sameDigitView(Digit digit) {
  CellView view = viewOf({}, digit);
  view.highlighted = digit;
  return view;
}

/// An empty cell in which a number is marked as possible.
inline CellView possibleView(Digit digit, DigitSet notes = {}) {
  CellView view;
  view.possible = digit;
  view.notes = notes;
  return view;
}

inline CellView colouredView(DigitSet colours) {
  CellView view;
  view.colours = colours;
  return view;
}

}  // namespace sudoku
