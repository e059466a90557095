#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <QFont>
#include <QFontMetricsF>
#include <QPainterPath>
#include <QPointF>
#include <QRawFont>
#include <QRectF>
#include <QString>

#include <sudoku/grid/digit.h>

class QPainter;

namespace sudoku {

/// The size of letters, which is the height of their em in the painter's units, and their shape.
struct Lettering {
  double size = 0;
  bool isBold = false;
  bool isItalic = false;

  friend bool operator==(const Lettering&, const Lettering&) = default;
};

/// A digit and the middle of the place where it stands.
struct PlacedDigit {
  Digit digit;
  QPointF centre;
};

/// A font in one size, weight and slant, with the measures that put a text in the middle of a place. Measures
/// are kept, so an object belongs to one thread.
class SizedFont {
 public:
  enum class Sizes : std::uint8_t {
    WholePixels,  ///< sizes of a screen, hinted as the desktop wants it
    Fractions,    ///< any size: the shapes of a large font, made smaller
  };

  SizedFont(const QFont& font, const Lettering& lettering, Sizes sizes = Sizes::WholePixels);

  const Lettering& lettering() const { return m_lettering; }
  void setSize(double size);

  double width(const QString& text) const;
  double capHeight() const { return m_metrics.capHeight() * m_scale; }
  /// A text, cut short if it is wider than `room`.
  QString elided(const QString& text, double room) const;
  /// Where the lines of a text begin that is broken to be no wider than `room`, as its script allows.
  std::vector<qsizetype> lineStarts(const QString& text, double room) const;
  /// The height of a line of a text, which may be in a script that the font does not have.
  double lineHeight(const QString& text) const;
  /// Where a text begins on its base line that is in the middle of a place: by its width, and by the height
  /// of digits and capitals, not that of the line.
  QPointF start(const QPointF& centre, const QString& text) const;
  /// The area that a text covers which begins at a place on its base line.
  QRectF ink(const QPointF& start, const QString& text) const;
  /// The outline of such a text.
  QPainterPath outline(const QPointF& start, const QString& text) const;

  /// Writes a text from a place on its base line on, in the colour of the painter's pen.
  void write(QPainter& painter, const QPointF& start, const QString& text) const;
  /// Writes many digits, at fractions of pixels. A painter of pixels gets them in one call.
  void writeDigits(QPainter& painter, std::span<const PlacedDigit> digits) const;

 private:
  /// The font and its signs for digits, as a painter takes many at once, and where a sign begins from the
  /// middle of its place.
  struct Signs {
    QRawFont font;
    std::array<quint32, 10> ofDigits{};
    std::array<QPointF, 10> starts{};
  };

  const Signs& signs() const;

  QFont m_font;
  Lettering m_lettering;
  Sizes m_sizes;
  QFontMetricsF m_metrics;
  double m_scale = 1;                              ///< the painter's units in a pixel of the font
  mutable std::array<double, 10> m_digitWidths{};  ///< in pixels of the font; -1: not measured yet
  mutable std::optional<Signs> m_signs;
};

}  // namespace sudoku
