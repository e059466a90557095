#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include "ui/style/sizedfont.h"

namespace sudoku {

/// The greys for printing, each with a contrast of at least 4.5:1 on white, except for the lines between
/// cells.
struct PaperColours {
  static constexpr QRgb kText = 0xff111418;
  static constexpr QRgb kMuted = 0xff4a4f58;
  static constexpr QRgb kEdge = 0xff111418;
  static constexpr QRgb kLine = 0xff9aa0aa;
};

/// Writes text on paper. Sizes and places are in the painter's units and may have fractions, which a QFont in
/// pixels does not allow.
class Ink {
 public:
  enum class Align : unsigned char { Left, Centre, Right };

  /// The painter outlives the object.
  Ink(QPainter& painter, const QFont& font);

  QPainter& painter() { return m_painter; }
  const QFont& font() const { return m_font; }

  /// Sets the size of later texts, which is the height of the em square.
  void setSize(double size, bool bold = false);
  void setColour(QRgb colour) { m_colour = colour; }

  double width(const QString& text) const { return weight().width(text); }
  /// A text in lines that are no wider than `room`, with the blanks between them.
  QStringList lines(const QString& text, double room) const;
  /// The height of a line of a text, which may be in a script that the font does not have.
  double lineHeight(const QString& text) const { return weight().lineHeight(text); }
  double capHeight() const { return weight().capHeight(); }

  /// Writes a text whose baseline is at a height, from the edge of an area on at which lines begin in the
  /// player's language; shortened if it is wider than the area.
  void writeLine(const QRectF& area, double baseline, const QString& text);
  /// Writes a text whose baseline is at `place`.
  void write(const QPointF& place, const QString& text, Align align = Align::Left);
  /// Writes a text, shortened if it is wider than `room`.
  void writeWithin(const QPointF& place, double room, const QString& text, Align align = Align::Left);

 private:
  const SizedFont& weight() const { return m_isBold ? m_bold : m_regular; }

  QPainter& m_painter;
  QFont m_font;
  SizedFont m_regular;
  SizedFont m_bold;
  bool m_isBold = false;
  QRgb m_colour = PaperColours::kText;
};

}  // namespace sudoku
