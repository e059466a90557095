#include "dailystreakcard.h"

#include <algorithm>
#include <utility>

#include <QLocale>
#include <QPainter>

#include "dailymarks.h"
#include "dailywords.h"
#include "game/language/numbers.h"
#include "ui/controls/words.h"
#include "ui/style/direction.h"
#include "ui/style/frame.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr double kStreakNumberSize = 1.8;
constexpr double kStreakCaptionSize = 0.92;
constexpr double kStreakCardRadius = 10;
constexpr QLatin1String kPlaceOfDays("{n}");

/// The words before and after the number of a pattern. Those after it stand below it if there are none before
/// it.
struct StreakWords {
  explicit StreakWords(const QString& pattern)
      : before(pattern.section(kPlaceOfDays, 0, 0)), after(pattern.section(kPlaceOfDays, 1)) {
    if (before.isEmpty()) std::swap(below, after);
    below = below.trimmed();
  }

  QString before;
  QString after;
  QString below;
};

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
  const StreakWords words(DailyWords::inARowPattern(m_streaks.now));
  const int number = QFontMetrics(numberFont()).horizontalAdvance(QLocale().toString(m_streaks.now));
  const int beside =
      words.below.isEmpty() ? number + captions.horizontalAdvance(words.before + words.after) : 0;
  const int half = std::max({captions.horizontalAdvance(words.below), beside,
                             captions.horizontalAdvance(DailyWords::longestCaption())});
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
  paintHalf(painter, now, m_streaks.now, DailyWords::inARowPattern(m_streaks.now), m_streaks.now > 0);
  paintHalf(painter, longest, m_streaks.longest, kPlaceOfDays + DailyWords::longestCaption(), false);
}

void DailyStreakCard::paintHalf(QPainter& painter, const QRect& half, int number, const QString& pattern,
                                bool flame) const {
  const Theme& theme = themeOf(this);
  const QString digits = QLocale().toString(number);
  const StreakWords words(pattern);
  const QFont large = numberFont();
  const QFont small = scaled(font(), kStreakCaptionSize);
  const QFontMetrics metrics(large);
  const QFontMetrics captions(small);
  const int side = flame ? metrics.ascent() : 0;
  const int gap = flame ? metrics.ascent() / 6 : 0;
  const int width = side + gap + metrics.horizontalAdvance(digits) +
                    captions.horizontalAdvance(words.before) + captions.horizontalAdvance(words.after);
  const int below = captions.height();
  const int top = half.center().y() - (metrics.height() + below) / 2;
  const QRect area(half.center().x() - width / 2, top, width, metrics.height());
  const Mirror mirror(layoutDirection(), area);
  if (flame)
    paintFlame(painter, mirror(QRectF(area.left(), area.center().y() - side / 2.0, side, side)), theme);
  int left = area.left() + side + gap;
  const auto write = [&](const QString& text, const QFont& font, const QColor& ink) {
    const int advance = QFontMetrics(font).horizontalAdvance(text);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(QPoint(mirror(QRect(left, top, advance, 1)).left(), top + metrics.ascent()), text);
    left += advance;
  };
  write(words.before, small, theme.mutedText);
  write(digits, large, theme.text);
  write(words.after, small, theme.mutedText);
  painter.setFont(small);
  painter.setPen(theme.mutedText);
  painter.drawText(QRect(half.left(), area.bottom() + 1, half.width(), below), Qt::AlignCenter, words.below);
}

}  // namespace sudoku
