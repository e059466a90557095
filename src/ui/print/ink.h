#pragma once

#include <array>

#include <QColor>
#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QPointF>
#include <QRectF>
#include <QString>

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

  double width(const QString& text) { return advance(text) * m_scale; }
  double capHeight() { return weight().metrics.capHeight() * m_scale; }

  /// Writes a text whose baseline is at `place`.
  void write(const QPointF& place, const QString& text, Align align = Align::Left);
  /// Writes a text, shortened if it is wider than `room`.
  void writeWithin(const QPointF& place, double room, const QString& text, Align align = Align::Left);

 private:
  /// A font of one weight, with a cache for the widths of its digits.
  struct Weight {
    explicit Weight(const QFont& sized) : font(sized), metrics(sized) { digits.fill(-1); }

    QFont font;
    QFontMetricsF metrics;
    std::array<double, 10> digits{};  ///< width of each digit in pixels of the font; -1: not measured yet
  };

  /// The width of a text in pixels of the font used for measuring.
  double advance(const QString& text);
  Weight& weight() { return m_isBold ? m_bold : m_regular; }

  QPainter& m_painter;
  QFont m_font;
  Weight m_regular;
  Weight m_bold;
  bool m_isBold = false;
  QRgb m_colour = PaperColours::kText;
  double m_scale = 1;  ///< factor from pixels of the font to the painter's units
};

}  // namespace sudoku
