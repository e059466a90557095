#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QPointF>
#include <QRectF>
#include <QString>

namespace sudoku {

/// The greys of paper, each at least 4.5:1 on white but for the lines between cells.
struct PaperColours {
  static constexpr QRgb kText = 0xff111418;
  static constexpr QRgb kMuted = 0xff4a4f58;
  static constexpr QRgb kEdge = 0xff111418;
  static constexpr QRgb kLine = 0xff9aa0aa;
};

/// Text on paper. Sizes and places are in the painter's units, whatever fractions they have: fonts themselves
/// come in whole pixels only.
class Ink {
 public:
  enum class Align : unsigned char { Left, Centre, Right };

  /// Precondition: the painter outlives it.
  Ink(QPainter& painter, const QFont& font) : m_painter(painter), m_font(font) {}

  QPainter& painter() { return m_painter; }
  const QFont& font() const { return m_font; }

  /// What follows is written in this size, the height of a line's em.
  void setSize(double size, bool bold = false);
  void setColour(QRgb colour) { m_colour = colour; }

  double width(const QString& text) const;
  double capHeight() const;
  double lineHeight() const;

  /// At a place of the base line.
  void write(const QPointF& place, const QString& text, Align align = Align::Left);
  /// Cut short where it is wider.
  void writeWithin(const QPointF& place, double room, const QString& text, Align align = Align::Left);

 private:
  QPainter& m_painter;
  QFont m_font;
  QRgb m_colour = PaperColours::kText;
  double m_scale = 1;  ///< the painter's units in a pixel of the font
};

}  // namespace sudoku
