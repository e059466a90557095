#include "reviewtimeline.h"

#include <algorithm>
#include <cmath>

#include <QEvent>
#include <QPainter>

#include "game/teacher/openedremark.h"
#include "reviewsigns.h"
#include "reviewwords.h"
#include "ui/controls/words.h"
#include "ui/style/direction.h"
#include "ui/style/levelramp.h"
#include "ui/style/strokes.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

// Lengths in the units of the drawing, of which the height of a line of text has 14: from the top down the
// title with the legend, the curve, the bars, the signs, and the clock.
constexpr double kTextUnits = 14;
constexpr double kWholeHeight = 144;
constexpr double kPlotLeft = 66;
constexpr double kPlotRight = 10;
constexpr double kTitleMiddle = 14;
constexpr double kCurveTop = 31;
constexpr double kCurveBottom = 61;
constexpr double kBarsTop = 71;
constexpr double kBarsBottom = 112;
constexpr double kSignMiddle = 123;
constexpr double kClockMiddle = 136;
constexpr double kEntrySign = 9;
constexpr double kLegendSign = 1.7 * kEntrySign;  // with the space between a sign and its words
constexpr double kWidestEntry = 40;
constexpr double kBarShare = 9.0 / 16;  // width of a bar, in parts of the pitch
constexpr double kWidestBar = 14;
constexpr double kLegendLeft = 12;  // of the title and of further lines
constexpr double kLegendGap = 14;
constexpr double kLegendLine = 16;    // height of a further line
constexpr double kWidestRoom = 1000;  // in a wider window the drawing grows, and its text with it
constexpr double kTimelineText = 0.84;
constexpr std::size_t kClockEvery = 10;

}  // namespace

ReviewTimeline::ReviewTimeline(QWidget* parent) : ChartSlider(tr("Time line"), parent) {}

void ReviewTimeline::setReview(const GameReview& review) {
  m_review = review;
  m_mostOpen = 1;
  m_longestMs = 1;
  for (const ReviewedEntry& entry : review.entries) {
    m_mostOpen = std::max(m_mostOpen, entry.open);
    m_longestMs = std::max(m_longestMs, entry.tookMs);
  }
  setCount(review.entries.size());
  m_legend = legendFor(width());
}

QStringList ReviewTimeline::legendWords() const {
  QStringList words;
  for (const LegendItem& item : m_legend) words += item.words;
  return words;
}

QSize ReviewTimeline::sizeHint() const {
  constexpr int kUsualTimeline = 600;
  return {kUsualTimeline, heightForWidth(std::max(kUsualTimeline, width()))};
}

int ReviewTimeline::heightForWidth(int width) const {
  const auto legend = legendFor(width);
  const int lines = legend.empty() ? 0 : legend.back().line;
  return qRound((kWholeHeight + lines * kLegendLine) * fontMetrics().height() / kTextUnits);
}

void ReviewTimeline::resizeEvent(QResizeEvent* /*event*/) {
  m_legend = legendFor(width());
}

void ReviewTimeline::changeEvent(QEvent* event) {
  ChartSlider::changeEvent(event);
  if (event->type() == QEvent::FontChange) m_legend = legendFor(width());
}

double ReviewTimeline::unit() const {
  return height() / (kWholeHeight + legendLines() * kLegendLine);
}

QRectF ReviewTimeline::plot() const {
  const double u = unit();
  return {kPlotLeft * u, kCurveTop * u, width() - (kPlotLeft + kPlotRight) * u,
          (kBarsBottom - kCurveTop) * u};
}

double ReviewTimeline::pitch() const {
  const double fitting =
      plot().width() / static_cast<double>(std::max<std::size_t>(1, m_review.entries.size()));
  return std::min(kWidestEntry * unit(), fitting);
}

double ReviewTimeline::middleOf(std::size_t entry) const {
  return plot().left() + (static_cast<double>(entry) + 0.5) * pitch();
}

std::optional<std::size_t> ReviewTimeline::placeAt(double x) const {
  const double entry = std::floor((x - plot().left()) / pitch());
  return entry < 0 || entry > maximum() ? std::nullopt : std::optional(static_cast<std::size_t>(entry));
}

QString ReviewTimeline::wordsOf(std::size_t place) const {
  return ReviewWords::entry(m_review, place);
}

void ReviewTimeline::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintPanel(painter, QRectF(rect()), kPanelCorner, theme);
  const double u = unit();
  // In a large window the chart is larger than its text needs, and the text grows with it.
  const QFont plain = scaled(font(), std::max(1.0, u * kTextUnits / fontMetrics().height()));
  painter.setFont(bold(plain));
  painter.setPen(theme.text);
  painter.drawText(Mirror(parentWidget()->layoutDirection(),
                          rect())(QRectF(kLegendLeft * u, 0, width(), 2 * kTitleMiddle * u)),
                   Qt::AlignLeft | Qt::AlignVCenter, tr("Move by move"));
  painter.setFont(scaled(plain, kTimelineText));
  paintLegend(painter);
  if (m_review.entries.empty()) return;
  painter.translate(0, legendLines() * kLegendLine * u);
  for (std::size_t index = 0; index < m_review.entries.size(); ++index)
    if (m_review.entries[index].isTight())
      paintTightGround(
          painter,
          QRectF(middleOf(index) - pitch() / 2, kCurveTop * u, pitch(), (kBarsBottom - kCurveTop) * u),
          theme);
  paintAxes(painter);
  paintCurve(painter);
  paintEntries(painter);
  if (current()) paintChosen(painter, *current());
  painter.resetTransform();
  paintFocus(painter);
}

std::vector<ReviewTimeline::LegendItem> ReviewTimeline::legendItems() const {
  const auto has = [this](EntryVerdict verdict, std::optional<Level> level) -> const ReviewedEntry* {
    const auto& entries = m_review.entries;
    const auto entry = std::find_if(entries.begin(), entries.end(), [&](const ReviewedEntry& each) {
      return each.verdict == verdict && (!level || each.logic->level() == *level);
    });
    return entry == entries.end() ? nullptr : &*entry;
  };
  std::vector<LegendItem> items;
  for (int level = 0; level <= static_cast<int>(Level::Inhuman); ++level)
    if (const auto* entry = has(EntryVerdict::Found, static_cast<Level>(level)))
      items.push_back({entry, tr("found: %1", "a level").arg(levelName(static_cast<Level>(level)))});
  for (const EntryVerdict verdict :
       {EntryVerdict::Insight, EntryVerdict::Guess, EntryVerdict::Mistake, EntryVerdict::Helped})
    if (const auto* entry = has(verdict, {})) items.push_back({entry, ReviewWords::verdictInside(verdict)});
  if (std::any_of(m_review.entries.begin(), m_review.entries.end(),
                  [](const ReviewedEntry& entry) { return entry.isTight(); }))
    items.push_back({nullptr, tr("two steps open, or fewer")});
  return items;
}

/// The legend with the places of its items where the drawing is that wide: beside the title, at the right
/// end, if there is room, otherwise in lines below it.
std::vector<ReviewTimeline::LegendItem> ReviewTimeline::legendFor(int width) const {
  const double u = fontMetrics().height() / kTextUnits;
  const QFontMetrics metrics(scaled(font(), kTimelineText));
  const double room = std::min(width / u, kWidestRoom);
  const double title = QFontMetrics(bold(font())).horizontalAdvance(tr("Move by move")) / u;
  const auto widthOf = [&](const LegendItem& item) {
    return kLegendSign + metrics.horizontalAdvance(item.words) / u + kLegendGap;
  };
  std::vector<LegendItem> items = legendItems();
  double used = 0;
  for (LegendItem& item : items) {
    item.left = used;
    used += widthOf(item);
  }
  if (kLegendLeft + title + kLegendGap + used <= room) {
    for (LegendItem& item : items) item.left -= used;
    return items;
  }
  int line = 1;
  used = kLegendLeft;
  for (LegendItem& item : items) {
    if (used > kLegendLeft && used + widthOf(item) > room) {
      ++line;
      used = kLegendLeft;
    }
    item.line = line;
    item.left = used;
    used += widthOf(item);
  }
  return items;
}

void ReviewTimeline::paintLegend(QPainter& painter) const {
  const Theme& theme = themeOf(this);
  const double u = unit();
  const double sign = kEntrySign * u;
  const Mirror mirror(parentWidget()->layoutDirection(), rect());
  for (const LegendItem& item : m_legend) {
    const double left = (item.line == 0 ? width() : 0) + item.left * u;
    const double middle = (kTitleMiddle + item.line * kLegendLine) * u;
    const QRectF area = mirror(QRectF(left, middle - sign / 2, sign, sign));
    if (item.sign == nullptr)
      paintTightGround(painter, area, theme);
    else
      paintReviewSign(painter, *item.sign, area.center(), sign, theme);
    painter.setPen(theme.mutedText);
    painter.drawText(
        mirror(QRectF(left + kLegendSign * u, middle - kLegendLine * u, width(), 2 * kLegendLine * u)),
        Qt::AlignLeft | Qt::AlignVCenter, item.words);
  }
}

void ReviewTimeline::paintAxes(QPainter& painter) const {
  const Theme& theme = themeOf(this);
  const double u = unit();
  painter.setLayoutDirection(Qt::LeftToRight);
  painter.setPen(theme.mutedText);
  const double line = painter.fontMetrics().height();
  const auto write = [&](double middle, Qt::Alignment side, const QString& text) {
    const double left = side.testFlag(Qt::AlignLeft) ? kLegendLeft * u : 0;
    painter.drawText(QRectF(left, middle - 2 * line, (kPlotLeft - 6) * u - left, 4 * line),
                     static_cast<int>(side | Qt::AlignVCenter), text);
  };
  write((kCurveTop + kCurveBottom) / 2 * u, Qt::AlignLeft, tr("steps\nopen", "the axis of a chart"));
  write((kBarsTop + kBarsBottom) / 2 * u, Qt::AlignLeft, tr("time\ntaken", "the axis of a chart"));
  write(kCurveTop * u + line / 3, Qt::AlignRight, QString::number(m_mostOpen));
  write(kCurveBottom * u - line / 8, Qt::AlignRight, QString::number(0));
  write(kBarsTop * u + line / 3, Qt::AlignRight, ReviewWords::wait(m_longestMs));
  write(kBarsBottom * u - line / 8, Qt::AlignRight, QString::number(0));
  for (const double bottom : {kCurveBottom, kBarsBottom})
    paintAcross(painter, plot().left(), bottom * u, plot().width(), theme.line);
}

void ReviewTimeline::paintCurve(QPainter& painter) const {
  const Theme& theme = themeOf(this);
  const double u = unit();
  QPolygonF curve;
  int open = 0;
  for (std::size_t index = 0; index < m_review.entries.size(); ++index) {
    // How much was open at a mistake is not known, so the curve keeps its height there.
    if (m_review.entries[index].verdict != EntryVerdict::Mistake) open = m_review.entries[index].open;
    const double y = (kCurveBottom - (kCurveBottom - kCurveTop) * open / m_mostOpen) * u;
    const double x = plot().left() + static_cast<double>(index) * pitch();
    curve << QPointF(x, y) << QPointF(x + pitch(), y);
  }
  QPolygonF area = curve;
  area << QPointF(curve.back().x(), kCurveBottom * u) << QPointF(curve.front().x(), kCurveBottom * u);
  QColor fill = theme.accent;
  fill.setAlphaF(0.1F);
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  painter.drawPolygon(area);
  painter.setPen(QPen(theme.accent, 1.6 * u));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(curve);
}

void ReviewTimeline::paintEntries(QPainter& painter) const {
  const Theme& theme = themeOf(this);
  const double u = unit();
  const double wide = std::min(kBarShare * pitch(), kWidestBar * u);
  const double side = std::min(kEntrySign * u, 0.9 * pitch());
  for (std::size_t index = 0; index < m_review.entries.size(); ++index) {
    const ReviewedEntry& entry = m_review.entries[index];
    const double part =
        std::sqrt(static_cast<double>(std::max(entry.tookMs, qint64{0})) / static_cast<double>(m_longestMs));
    const double high = std::max(1.5, part * (kBarsBottom - kBarsTop)) * u;
    const QRectF bar(middleOf(index) - wide / 2, kBarsBottom * u - high, wide, high);
    const QColor ink = reviewColour(entry, theme);
    const bool isHollow = entry.verdict == EntryVerdict::Guess;
    painter.setPen(isHollow ? QPen(ink, 1.4 * u) : QPen(Qt::NoPen));
    painter.setBrush(isHollow ? QBrush(theme.panel) : QBrush(ink));
    painter.drawRoundedRect(bar, 1.5 * u, 1.5 * u);
    paintReviewSign(painter, entry, {middleOf(index), kSignMiddle * u}, side, theme);
    const bool isLast = index + 1 == m_review.entries.size() && index % kClockEvery >= kClockEvery / 2;
    if (index % kClockEvery != 0 && !isLast) continue;
    painter.setPen(theme.mutedText);
    const QString clock = clockText(entry.atMs);
    const double room = painter.fontMetrics().horizontalAdvance(clock) + 2;
    const double left = std::clamp(middleOf(index) - room / 2, 0.0, width() - room);
    painter.drawText(QRectF(left, (kClockMiddle - 8) * u, room, 16 * u), Qt::AlignCenter, clock);
  }
}

void ReviewTimeline::paintChosen(QPainter& painter, std::size_t entry) const {
  const double u = unit();
  const double half = std::max(pitch() / 2, 4 * u);
  painter.setPen(QPen(themeOf(this).accent, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(
      QRectF(middleOf(entry) - half, (kCurveTop - 4) * u, 2 * half, (kSignMiddle + 8 - kCurveTop + 4) * u), 4,
      4);
}

}  // namespace sudoku
