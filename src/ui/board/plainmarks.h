#pragma once

#include <QFont>

#include "drawnlinks.h"

class QPainter;

namespace sudoku {

struct PlainBoard;
struct PlainLook;

/// Paints what the player has drawn on a plain board, so that it can be told apart in black and white:
/// colours of cells as textures, those of small digits as shapes, links as kinds of line.
class PlainMarks {
 public:
  /// Finds the lines of the links. Board and look outlive the object.
  PlainMarks(const PlainBoard& board, const PlainLook& look, const QFont& font);

  /// The board of a look in its usual size, for which lines are found.
  static BoardGeometry geometryOf(const PlainLook& look);

  // All paint at the place of a board whose corner is the painter's origin.
  /// Paints the colours of cells, on which the links and digits stand.
  void paintCells(QPainter& painter) const;
  /// Paints the links, on which the digits stand.
  void paintLinks(QPainter& painter) const;
  /// Paints the coloured small digits, with the shapes round them.
  void paintColoured(QPainter& painter) const;

 private:
  const PlainBoard& m_board;
  const PlainLook& m_look;
  QFont m_font;
  BoardGeometry m_geometry;  ///< the board in its usual size
  double m_scale;            ///< the look's units in one of its pixels
  DrawnLinks m_lines;
};

}  // namespace sudoku
