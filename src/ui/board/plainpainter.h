#pragma once

#include <array>

#include <QColor>
#include <QFont>
#include <QPointF>

#include <sudoku/grid/digitset.h>
#include <sudoku/grid/grid.h>
#include <sudoku/play/candidatemarks.h>

#include "boardpainter.h"
#include "boardsquare.h"
#include "ui/style/sizedfont.h"

class QPainter;

namespace sudoku {

struct Theme;

/// A position that is only to be seen: nothing in it is selected or marked.
struct PlainBoard {
  Grid givens;
  Grid board;                                     ///< givens and entries
  std::array<DigitSet, kCellCount> candidates{};  ///< small digits of the empty cells
  DrawnMarks drawn{};                             ///< what the player has drawn on the small digits
};

/// How plain boards of one size look. Measures are in the painter's units.
struct PlainLook {
  BoardSquare square;
  PanelLook panels;
  double digitSize = 0;  ///< font size of large digits; givens are bold
  double smallSize = 0;  ///< font size of candidates
  QColor given;
  QColor entry;
  QColor small;
  QColor ground;  ///< the colour below the board

  friend bool operator==(const PlainLook&, const PlainLook&) = default;
};

/// The look of a small board in the window, whose side is in pixels.
PlainLook smallLook(const Theme& theme, int side);

/// Paints plain boards of one size. To be made once for many boards, since it looks the digits up in the
/// fonts.
class PlainPainter {
 public:
  PlainPainter(const QFont& font, const PlainLook& look);

  const PlainLook& look() const { return m_look; }
  void paint(QPainter& painter, const QPointF& corner, const PlainBoard& board) const;

 private:
  PlainLook m_look;
  QFont m_font;
  SizedFont m_given;
  SizedFont m_entry;
  SizedFont m_small;
};

}  // namespace sudoku
