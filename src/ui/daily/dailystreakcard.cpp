#include "dailystreakcard.h"

#include <algorithm>

#include <QLocale>
#include <QPainter>

#include "dailymarks.h"
#include "dailywords.h"
#include "ui/controls/words.h"
#include "ui/style/frame.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr double kStreakNumberSize = 1.8;
constexpr double kStreakCaptionSize = 0.92;
constexpr double kStreakCardRadius = 10;

}  // namespace

DailyStreakCard::DailyStreakCard(QWidget* parent) : QLabel(parent) {
  setToolTip(streakEndText());
}

void DailyStreakCard::setStreaks(const DailyStreaks& streaks) {
  m_streaks = streaks;
  setText(tr("%1, longest streak %2", "'12 days in a row' and a number of days")
              .arg(DailyWords::inARow(streaks.now), QLocale().toString(streaks.longest)));
  update();
}

QFont DailyStreakCard::numberFont() const {
  return bold(scaled(font(), kStreakNumberSize));
}

QSize DailyStreakCard::sizeHint() const {
  const QFontMetrics captions(scaled(font(), kStreakCaptionSize));
  const int half = std::max(captions.horizontalAdvance(DailyWords::inARowCaption(m_streaks.now)),
                            captions.horizontalAdvance(DailyWords::longestCaption()));
  const int line = fontMetrics().height();
  return {2 * (half + line), QFontMetrics(numberFont()).height() + captions.height() + 2 * line};
}

void DailyStreakCard::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  paintFrame(*this, theme, kStreakCardRadius);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QRect now = rect();
  now.setWidth(width() / 2);
  QRect longest = rect();
  longest.setLeft(now.right() + 1);
  const int inset = height() / 5;
  painter.setPen(QPen(theme.line, 1));
  painter.drawLine(QPointF(longest.left() + 0.5, inset), QPointF(longest.left() + 0.5, height() - inset));
  if (layoutDirection() == Qt::RightToLeft) std::swap(now, longest);
  paintHalf(painter, now, m_streaks.now, DailyWords::inARowCaption(m_streaks.now), m_streaks.now > 0);
  paintHalf(painter, longest, m_streaks.longest, DailyWords::longestCaption(), false);
}

void DailyStreakCard::paintHalf(QPainter& painter, const QRect& half, int number, const QString& caption,
                                bool flame) const {
  const Theme& theme = themeOf(this);
  const QString digits = QLocale().toString(number);
  const QFont large = numberFont();
  const QFont small = scaled(font(), kStreakCaptionSize);
  const QFontMetrics metrics(large);
  const int side = flame ? metrics.ascent() : 0;
  const int gap = flame ? metrics.ascent() / 6 : 0;
  const int width = side + gap + metrics.horizontalAdvance(digits);
  const int below = QFontMetrics(small).height();
  const int top = half.center().y() - (metrics.height() + below) / 2;
  const QRect area(half.center().x() - width / 2, top, width, metrics.height());
  if (flame) paintFlame(painter, QRectF(area.left(), area.center().y() - side / 2.0, side, side), theme);
  painter.setFont(large);
  painter.setPen(theme.text);
  painter.drawText(area.adjusted(side + gap, 0, 4, 0), Qt::AlignLeft | Qt::AlignVCenter, digits);
  painter.setFont(small);
  painter.setPen(theme.mutedText);
  painter.drawText(QRect(half.left(), area.bottom() + 1, half.width(), below), Qt::AlignCenter, caption);
}

}  // namespace sudoku
