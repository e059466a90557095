#pragma once

#include <initializer_list>
#include <optional>

#include "ui/board/cellview.h"

namespace sudoku {

/// A cell of which these are true.
inline CellView viewOf(std::initializer_list<bool CellView::*> flags, std::optional<Digit> digit = {}) {
  CellView view;
  for (bool CellView::*flag : flags) view.*flag = true;
  view.digit = digit;
  return view;
}

/// A cell that a check has judged.
inline CellView viewOf(CellView::Mark mark, std::optional<Digit> digit = {}) {
  CellView view;
  view.mark = mark;
  view.digit = digit;
  return view;
}

/// The chosen number where it stands.
inline CellView sameDigitView(Digit digit) {
  CellView view = viewOf({}, digit);
  view.highlighted = digit;
  return view;
}

/// An empty cell in which Hints show a number.
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
