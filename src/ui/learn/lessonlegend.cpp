#include "lessonlegend.h"

#include <array>

#include <QPainter>

#include "game/language/joined.h"
#include "learnwords.h"
#include "lessonsigns.h"
#include "ui/style/direction.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr std::array kLegendStates = {LessonState::New, LessonState::Learning, LessonState::Known,
                                      LessonState::Refresh};

}  // namespace

LessonLegend::LessonLegend(QWidget* parent) : QLabel(parent) {
  QStringList words;
  for (const LessonState state : kLegendStates) words += LearnWords::legend(state);
  setText(Joined::list(words));
}

QSize LessonLegend::sizeHint() const {
  return {fontMetrics().horizontalAdvance(text()) + 12 * fontMetrics().height(), fontMetrics().height() + 6};
}

void LessonLegend::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  QPainter painter(this);
  const int line = fontMetrics().height();
  const Mirror mirror(*this);
  double left = 1;
  for (const LessonState state : kLegendStates) {
    const QString words = LearnWords::legend(state);
    paintLessonSign(painter, mirror(QPointF(left + line / 2.0, height() / 2.0)), line + 1, state, theme);
    left += 1.45 * line;
    painter.setPen(theme.mutedText);
    painter.drawText(mirror(QRectF(left, 0, width() - left, height())), Qt::AlignLeft | Qt::AlignVCenter,
                     words);
    left += fontMetrics().horizontalAdvance(words) + 1.6 * line;
  }
}

}  // namespace sudoku
