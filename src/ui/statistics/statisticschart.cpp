#include "statisticschart.h"

#include <algorithm>
#include <array>

#include <QAccessibleWidget>
#include <QPainter>

#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr double kSmallText = 0.88;
constexpr qint64 kAxisMinute = 60'000;
constexpr qint64 kAxisHour = 60 * kAxisMinute;
constexpr std::array<qint64, 16> kRoundStepsMs = {1'000,
                                                  5'000,
                                                  10'000,
                                                  30'000,
                                                  kAxisMinute,
                                                  2 * kAxisMinute,
                                                  5 * kAxisMinute,
                                                  10 * kAxisMinute,
                                                  15 * kAxisMinute,
                                                  20 * kAxisMinute,
                                                  30 * kAxisMinute,
                                                  kAxisHour,
                                                  2 * kAxisHour,
                                                  5 * kAxisHour,
                                                  10 * kAxisHour,
                                                  20 * kAxisHour};

QAccessibleInterface* makeChartInterface(const QString& /*type*/, QObject* object) {
  auto* chart = qobject_cast<StatisticsChart*>(object);
  return chart == nullptr ? nullptr : new QAccessibleWidget(chart, QAccessible::Chart);
}

}  // namespace

StatisticsChart::StatisticsChart(const QString& name, QWidget* parent) : QWidget(parent) {
  QAccessible::installFactory(makeChartInterface);
  setAccessibleName(name);
}

QSize StatisticsChart::sizeHint() const {
  return {12 * fontMetrics().height(), 8 * fontMetrics().height()};
}

QSize StatisticsChart::minimumSizeHint() const {
  return {8 * fontMetrics().height(), 4 * fontMetrics().height()};
}

QFont StatisticsChart::smallFont() const {
  return scaled(font(), kSmallText);
}

void StatisticsChart::paintEmpty(QPainter& painter, const QString& text) const {
  painter.setPen(themeOf(this).mutedText);
  painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, text);
}

TimeAxis TimeAxis::reaching(qint64 longestMs, int mostSteps) {
  const auto stepsOf = [longestMs](qint64 step) { return (longestMs + step - 1) / step; };
  const auto* round = std::find_if(kRoundStepsMs.begin(), kRoundStepsMs.end(),
                                   [&](qint64 step) { return stepsOf(step) <= mostSteps; });
  qint64 step = round == kRoundStepsMs.end() ? kRoundStepsMs.back() : *round;
  while (stepsOf(step) > mostSteps) step *= 2;
  return {step, static_cast<int>(stepsOf(step)), unitOf(step)};
}

TimeUnit TimeAxis::unitOf(qint64 stepMs) {
  if (stepMs % kAxisHour == 0) return TimeUnit::Hours;
  return stepMs % kAxisMinute == 0 ? TimeUnit::Minutes : TimeUnit::Seconds;
}

}  // namespace sudoku
