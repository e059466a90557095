#include "sizedfont.h"

#include <algorithm>

#include <QGlyphRun>
#include <QPainter>
#include <QTextLayout>
#include <QTransform>

#include <sudoku/grid/digitset.h>

#include "strokes.h"

namespace sudoku {
namespace {

/// The pixel size of the font that is made smaller: so large that the rounding of widths does not matter.
constexpr int kLargeFont = 200;

QFont shaped(QFont font, const Lettering& lettering, SizedFont::Sizes sizes) {
  const bool isWhole = sizes == SizedFont::Sizes::WholePixels;
  font.setPixelSize(isWhole ? std::max(1, qRound(lettering.size)) : kLargeFont);
  font.setBold(lettering.isBold);
  font.setItalic(lettering.isItalic);
  if (!isWhole) font.setHintingPreference(QFont::PreferNoHinting);
  return font;
}

QString textOf(Digit digit) {
  return {QChar(digit.toChar())};
}

}  // namespace

SizedFont::SizedFont(const QFont& font, const Lettering& lettering, Sizes sizes)
    : m_font(shaped(font, lettering, sizes)), m_lettering(lettering), m_sizes(sizes), m_metrics(m_font) {
  m_digitWidths.fill(-1);
  setSize(lettering.size);
}

void SizedFont::setSize(double size) {
  m_signs.reset();
  if (m_sizes == Sizes::Fractions) {
    m_scale = size / kLargeFont;
  } else if (size != m_lettering.size) {
    m_font.setPixelSize(std::max(1, qRound(size)));
    m_metrics = QFontMetricsF(m_font);
    m_digitWidths.fill(-1);
  }
  m_lettering.size = size;
}

double SizedFont::width(const QString& text) const {
  // Most texts of boards and pages are single digits, whose widths are asked for again and again.
  const int digit = text.size() == 1 ? text.front().unicode() - u'0' : -1;
  if (digit < 0 || digit > 9) return m_metrics.horizontalAdvance(text) * m_scale;
  double& known = m_digitWidths[static_cast<std::size_t>(digit)];
  if (known < 0) known = m_metrics.horizontalAdvance(text);
  return known * m_scale;
}

QString SizedFont::elided(const QString& text, double room) const {
  return m_metrics.elidedText(text, Qt::ElideRight, std::max(0.0, room / m_scale));
}

std::vector<qsizetype> SizedFont::lineStarts(const QString& text, double room) const {
  QTextLayout layout(text, m_font);
  QTextOption option;
  option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  layout.setTextOption(option);
  layout.beginLayout();
  std::vector<qsizetype> starts;
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(room / m_scale);
    starts.push_back(line.textStart());
  }
  layout.endLayout();
  return starts;
}

double SizedFont::lineHeight(const QString& text) const {
  QTextLayout layout(text, m_font);
  layout.beginLayout();
  QTextLine line = layout.createLine();
  if (line.isValid()) line.setNumColumns(static_cast<int>(text.size()));
  layout.endLayout();
  return line.isValid() ? line.height() * m_scale : 0;
}

QPointF SizedFont::start(const QPointF& centre, const QString& text) const {
  return centre + QPointF(-width(text), capHeight()) / 2;
}

QRectF SizedFont::ink(const QPointF& start, const QString& text) const {
  const QRectF there = m_metrics.tightBoundingRect(text);
  return {start + there.topLeft() * m_scale, there.size() * m_scale};
}

QPainterPath SizedFont::outline(const QPointF& start, const QString& text) const {
  QPainterPath path;
  path.addText(start / m_scale, m_font, text);
  return m_scale == 1 ? path : QTransform::fromScale(m_scale, m_scale).map(path);
}

void SizedFont::write(QPainter& painter, const QPointF& start, const QString& text) const {
  painter.setFont(m_font);
  if (m_sizes == Sizes::WholePixels) return painter.drawText(start, text);
  const QTransform before = painter.transform();
  painter.translate(start);
  painter.scale(m_scale, m_scale);
  painter.drawText(QPointF(), text);
  painter.setTransform(before);
}

void SizedFont::writeDigits(QPainter& painter, std::span<const PlacedDigit> digits) const {
  // In files, digits stay text that can be searched.
  if (writesShapes(painter)) {
    for (const auto& [digit, centre] : digits) write(painter, start(centre, textOf(digit)), textOf(digit));
    return;
  }
  if (digits.empty()) return;
  const Signs& known = signs();
  QList<quint32> glyphs;
  QList<QPointF> starts;
  glyphs.reserve(static_cast<qsizetype>(digits.size()));
  starts.reserve(static_cast<qsizetype>(digits.size()));
  for (const auto& [digit, centre] : digits) {
    const auto value = static_cast<std::size_t>(digit.value());
    glyphs << known.ofDigits[value];
    starts << centre + known.starts[value];
  }
  QGlyphRun run;
  run.setRawFont(known.font);
  run.setGlyphIndexes(glyphs);
  run.setPositions(starts);
  painter.drawGlyphRun({}, run);
}

const SizedFont::Signs& SizedFont::signs() const {
  if (m_signs) return *m_signs;
  Signs found;
  found.font = QRawFont::fromFont(m_font);
  if (m_sizes == Sizes::Fractions) found.font.setPixelSize(m_lettering.size);
  for (const Digit digit : allDigits()) {
    const auto value = static_cast<std::size_t>(digit.value());
    const auto glyphs = found.font.glyphIndexesForString(textOf(digit));
    if (!glyphs.isEmpty()) found.ofDigits[value] = glyphs.front();
    found.starts[value] = start({}, textOf(digit));
  }
  m_signs = found;
  return *m_signs;
}

}  // namespace sudoku
