#include "histogramchart.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include <QLocale>
#include <QPainter>

#include "game/language/joined.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr double kHistogramBarGap = 3;
constexpr double kBarRadius = 3;
constexpr double kPaleBar = 0.42;

}  // namespace

HistogramChart::HistogramChart(QWidget* parent) : StatisticsChart(tr("Spread of times"), parent) {}

void HistogramChart::setHistogram(TimeHistogram histogram, std::optional<qint64> medianMs) {
  m_histogram = std::move(histogram);
  m_medianMs = medianMs;
  setAccessibleDescription(description());
  update();
}

int HistogramChart::games() const {
  return std::accumulate(m_histogram.counts.begin(), m_histogram.counts.end(), 0);
}

QString HistogramChart::note() const {
  if (!m_medianMs) return {};
  return tr("%1, %2", "number of games, in which unit")
      .arg(StatisticsWords::games(games()), StatisticsWords::unit(TimeAxis::unitOf(m_histogram.widthMs)));
}

QString HistogramChart::description() const {
  if (!m_medianMs) return tr("No game with a time yet");
  const auto& counts = m_histogram.counts;
  const auto most = std::max_element(counts.begin(), counts.end());
  const qint64 from = (most - counts.begin()) * m_histogram.widthMs;
  return Joined::sentences(
      {tr("%1.", "a number of games, as a sentence").arg(StatisticsWords::games(games())),
       tr("The median is %1.", "a time").arg(StatisticsWords::time(*m_medianMs)),
       tr("The highest bar begins at %1: %2.", "a time, a number of games")
           .arg(StatisticsWords::time(from), QLocale().toString(*most))});
}

QRectF HistogramChart::plotArea() const {
  const QFontMetrics metrics(smallFont());
  const double side = metrics.horizontalAdvance("00");
  const double top = fontMetrics().height() * 1.25 + metrics.height();
  return {side, top, width() - 2 * side, height() - top - metrics.height() * 1.4};
}

void HistogramChart::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (!m_medianMs) return paintEmpty(painter, description());
  const QRectF area = plotArea();
  painter.setFont(smallFont());
  painter.setLayoutDirection(Qt::LeftToRight);  // times grow to the right in every language
  paintBars(painter, area);
  paintScale(painter, area);
  paintMedian(painter, area);
}

void HistogramChart::paintBars(QPainter& painter, const QRectF& area) const {
  const Theme& theme = themeOf(this);
  const double pitch = area.width() / static_cast<double>(m_histogram.counts.size());
  const int most = *std::max_element(m_histogram.counts.begin(), m_histogram.counts.end());
  const auto last = static_cast<qint64>(m_histogram.counts.size()) - 1;
  const auto ofMedian = static_cast<std::size_t>(std::min(*m_medianMs / m_histogram.widthMs, last));
  QColor pale = theme.accent;
  pale.setAlphaF(static_cast<float>(kPaleBar));
  for (std::size_t bin = 0; bin < m_histogram.counts.size(); ++bin) {
    const int count = m_histogram.counts[bin];
    if (count == 0) continue;
    const double barHeight = std::max(2.0, area.height() * count / most);
    const QRectF bar(area.left() + static_cast<double>(bin) * pitch + kHistogramBarGap / 2,
                     area.bottom() - barHeight, pitch - kHistogramBarGap, barHeight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(bin == ofMedian ? theme.accent : pale);
    painter.drawRoundedRect(bar, kBarRadius, kBarRadius);
  }
}

void HistogramChart::paintScale(QPainter& painter, const QRectF& area) const {
  const Theme& theme = themeOf(this);
  const QFontMetrics metrics(painter.font());
  const double pitch = area.width() / static_cast<double>(m_histogram.counts.size());
  const int bins = static_cast<int>(m_histogram.counts.size());
  const TimeUnit unit = TimeAxis::unitOf(m_histogram.widthMs);
  painter.setPen(QPen(theme.line, 1));
  painter.drawLine(area.bottomLeft() + QPointF(0, 0.5), area.bottomRight() + QPointF(0, 0.5));
  painter.setPen(theme.mutedText);
  const QString widest = StatisticsWords::inUnit((bins - 1) * m_histogram.widthMs, unit) + '+';
  const int every = 1 + static_cast<int>(metrics.horizontalAdvance(widest + "  ") / pitch);
  // Every few bins one is labelled, counted from the first. If the last bin is open, so that it has all
  // longer times, they are counted so that the last one has a label.
  const int first = m_histogram.isOpen ? (bins - 1) % every : 0;
  for (int bin = first; bin <= bins; bin += every) {
    const bool isOpenEnd = m_histogram.isOpen && bin >= bins - 1;
    if (bin == bins && m_histogram.isOpen) break;
    const QString text =
        StatisticsWords::inUnit(bin * m_histogram.widthMs, unit) + (isOpenEnd ? "+" : QString());
    const double middle = area.left() + bin * pitch;
    painter.drawText(QRectF(middle - 100, area.bottom() + metrics.height() * 0.3, 200, metrics.height()),
                     Qt::AlignHCenter | Qt::AlignTop, text);
  }
}

void HistogramChart::paintMedian(QPainter& painter, const QRectF& area) const {
  const Theme& theme = themeOf(this);
  const double pitch = area.width() / static_cast<double>(m_histogram.counts.size());
  const double x = std::min(
      area.left() + static_cast<double>(*m_medianMs) / static_cast<double>(m_histogram.widthMs) * pitch,
      area.right());
  const QFontMetrics metrics(smallFont());
  painter.setPen(QPen(theme.text, 1.4, Qt::DashLine));
  painter.drawLine(QPointF(x, fontMetrics().height() * 0.3), QPointF(x, area.bottom()));
  const int most = *std::max_element(m_histogram.counts.begin(), m_histogram.counts.end());
  for (std::size_t bin = 0; bin < m_histogram.counts.size(); ++bin) {
    const QString count = QLocale().toString(m_histogram.counts[bin]);
    const double textWidth = metrics.horizontalAdvance(count) + 2;
    if (m_histogram.counts[bin] == 0 || textWidth > pitch) continue;
    const double barTop = area.bottom() - std::max(2.0, area.height() * m_histogram.counts[bin] / most);
    QRectF place(0, barTop - metrics.height() - 1, textWidth, metrics.height());
    place.moveCenter({area.left() + (static_cast<double>(bin) + 0.5) * pitch, place.center().y()});
    // The number of games above a bar hides the part of the dashed median line behind it.
    if (place.left() < x && x < place.right()) painter.fillRect(place, theme.panel);
    painter.setPen(theme.mutedText);
    painter.drawText(place, Qt::AlignCenter, count);
  }
  painter.setFont(bold(smallFont()));
  painter.setPen(theme.text);
  const QString text = tr("median %1", "a time").arg(StatisticsWords::time(*m_medianMs));
  const double textWidth = painter.fontMetrics().horizontalAdvance(text);
  const double gap = fontMetrics().height() * 0.4;
  const double left = x + gap + textWidth <= width() ? x + gap : x - gap - textWidth;
  painter.drawText(QRectF(std::max(0.0, left), 0, textWidth + 2, fontMetrics().height() * 1.2),
                   Qt::AlignLeft | Qt::AlignVCenter, text);
}

}  // namespace sudoku
