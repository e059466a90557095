#pragma once

#include <array>

#include <QFont>
#include <QPointF>
#include <QRawFont>

#include <sudoku/grid/grid.h>

class QPainter;

namespace sudoku {

struct Theme;

/// Paints small boards of one size: givens bold, entries in a colour of their own. To be made once for many
/// boards, since it looks the digits up in the fonts.
class SmallBoard {
 public:
  /// The side of a board is in pixels.
  SmallBoard(const QFont& font, int side);

  int side() const { return m_side; }
  void paint(QPainter& painter, const QPointF& corner, const Grid& givens, const Grid& board,
             const Theme& theme) const;

 private:
  /// Digits in one of the two fonts: their glyphs, and where these start from the middle of a cell.
  struct Digits {
    QRawFont font;
    std::array<quint32, 10> signs{};
    std::array<QPointF, 10> starts{};
  };

  static Digits digitsOf(QFont font);
  QPointF middleOf(Cell cell) const;
  void paintDigits(QPainter& painter, const Grid& board, CellSet cells, const Digits& digits) const;

  int m_side;
  double m_gap;  ///< between boxes, in pixels
  double m_cellSide;
  Digits m_givens;
  Digits m_entries;
};

}  // namespace sudoku
