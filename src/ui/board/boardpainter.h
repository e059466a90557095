#pragma once

#include <optional>
#include <span>
#include <vector>

#include <QBrush>
#include <QColor>
#include <QFont>
#include <QLineF>
#include <QPainterPath>
#include <QPen>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <sudoku/grid/digit.h>

#include "ui/style/rolelook.h"
#include "ui/style/sizedfont.h"

class QPainter;

namespace sudoku {

struct Theme;

/// The look of a board's panels, the boxes with the lines between their cells. Measures are in the painter's
/// units.
struct PanelLook {
  QBrush ground = {};  ///< fill of panels
  QColor edge = {};
  QColor line = {};  ///< colour of the lines between cells
  double edgeWidth = 1;
  double lineWidth = 0;  ///< 0: no lines
  double lineGap = 0;    ///< distance from the ends of the lines to the edge of the panel
  double radius = 0;
  bool isSharp = true;  ///< edges and lines are moved onto pixels, if the painter has pixels

  friend bool operator==(const PanelLook&, const PanelLook&) = default;
};

/// The look of panels of a side in pixels in the window.
PanelLook panelLook(const Theme& theme, double panelSide);

/// Paints the parts of all boards of digits, on the screen and on paper: panels, cells and rings round them,
/// marks, digits. The caller says what to show where, and in which look.
class BoardPainter {
 public:
  /// The painter outlives the object. The font is that of digits and texts.
  explicit BoardPainter(QPainter& painter, const QFont& font = {});

  /// Paints a panel without lines, its edge along the inside of the area.
  void paintPanel(const QRectF& area, const PanelLook& look);
  /// Paints the lines between the cells of a panel: where BoardGeometry has them if they are sharp, else at
  /// its thirds.
  void paintLines(const QRectF& panel, const PanelLook& look);

  /// Fills a cell, a panel or the like.
  void fill(const QRectF& area, double radius, const QBrush& brush);
  /// Fills an area with the fill of a role and its texture. `scale` is that of lines.
  void fill(const QPainterPath& area, const RoleLook& look, double scale);
  /// Paints a line round a cell, along the edge of an area.
  void ring(const QRectF& area, double radius, const QPen& pen);
  /// Paints a line round cells.
  void ring(const QPainterPath& outline, const QPen& pen);
  /// Paints the edge of an area that has a role.
  void edge(const QPainterPath& outline, const RoleLook& look, double scale);
  void circle(const QPointF& centre, double radius, const QPen& pen, const QBrush& brush = Qt::NoBrush);
  void disc(const QPointF& centre, double radius, const QBrush& brush);
  void line(const QLineF& line, const QPen& pen);
  void tick(const QRectF& area, const QPen& pen);
  /// Paints a slanted cross whose ends are at the corners of an area.
  void cross(const QRectF& area, const QPen& pen);

  /// Writes a text in the middle of a place. With a halo, it is surrounded by a line of that pen.
  void write(const QPointF& centre, const QString& text, const Lettering& lettering, const QColor& colour,
             const std::optional<QPen>& halo = std::nullopt);
  void write(const QPointF& centre, Digit digit, const Lettering& lettering, const QColor& colour,
             const std::optional<QPen>& halo = std::nullopt);
  /// The width of a text.
  double width(const QString& text, const Lettering& lettering) { return sized(lettering).width(text); }
  /// Writes many digits of one font.
  void write(std::span<const PlacedDigit> digits, const SizedFont& font, const QColor& colour);

 private:
  const SizedFont& sized(const Lettering& lettering);

  QPainter& m_painter;
  QFont m_font;
  std::vector<SizedFont> m_fonts;  ///< sizes that were needed so far
};

}  // namespace sudoku
