#include "lessonladder.h"

#include <algorithm>
#include <utility>

#include <QPainter>
#include <QStringList>

#include "ui/controls/ladder.h"
#include "ui/style/direction.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kStages = 3;
constexpr int kStageBar = 4;
constexpr int kStageBarGap = 4;
constexpr double kStageName = 0.87;

int indexOfPresent(const std::vector<LessonLadder::Dot>& dots) {
  const auto at = std::find(dots.begin(), dots.end(), LessonLadder::Dot::Present);
  return at == dots.end() ? static_cast<int>(dots.size()) : static_cast<int>(at - dots.begin()) + 1;
}

}  // namespace

LessonLadder::LessonLadder(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void LessonLadder::setState(LessonStage stage, std::vector<Dot> seen, std::vector<Dot> found) {
  m_stage = stage;
  m_seen = std::move(seen);
  m_found = std::move(found);
  const auto count = [](const std::vector<Dot>& dots) { return static_cast<int>(dots.size()); };
  switch (stage) {
    case LessonStage::See:
      setAccessibleName(tr("See it, part %1 of %2").arg(indexOfPresent(m_seen)).arg(count(m_seen)));
      break;
    case LessonStage::Find:
      setAccessibleName(tr("Find it, exercise %1 of %2").arg(indexOfPresent(m_found)).arg(count(m_found)));
      break;
    case LessonStage::Use:
      setAccessibleName(tr("Use it"));
      break;
    case LessonStage::End:
      setAccessibleName(tr("The end of the lesson"));
      break;
  }
  update();
}

QFont LessonLadder::nameFont(bool isPresent) const {
  const QFont small = scaled(font(), kStageName);
  return isPresent ? bold(small) : small;
}

QSize LessonLadder::sizeHint() const {
  const int line = QFontMetrics(nameFont(true)).height();
  return {300, kStageBar + 3 + line + line};
}

void LessonLadder::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QStringList names = {tr("See it"), tr("Find it"), tr("Use it")};
  const auto used = std::vector<Dot>{m_stage == LessonStage::End   ? Dot::Done
                                     : m_stage == LessonStage::Use ? Dot::Present
                                                                   : Dot::Ahead};
  const double bar = (width() - (kStages - 1) * kStageBarGap) / static_cast<double>(kStages);
  const int line = QFontMetrics(nameFont(true)).height();
  const Mirror mirror(*this);
  for (int stage = 0; stage < kStages; ++stage) {
    const double left = stage * (bar + kStageBarGap);
    const bool isPresent = stage == static_cast<int>(m_stage);
    paintProgressBar(painter, mirror(QRectF(left, 0, bar, kStageBar)), stage <= static_cast<int>(m_stage),
                     themeOf(this));
    painter.setPen(palette().color(isPresent ? QPalette::WindowText : QPalette::PlaceholderText));
    painter.setFont(nameFont(isPresent));
    painter.drawText(mirror(QRectF(left, kStageBar + 3, bar, line)), Qt::AlignLeft | Qt::AlignVCenter,
                     names[stage]);
    paintDots(painter,
              stage == 0   ? m_seen
              : stage == 1 ? m_found
                           : used,
              left, kStageBar + 3 + line + line / 2.0, bar);
  }
}

void LessonLadder::paintDots(QPainter& painter, const std::vector<Dot>& dots, double left, double centre,
                             double width) const {
  const Theme& theme = themeOf(this);
  const double line = QFontMetrics(nameFont(false)).height();
  const double radius = 0.3 * line;
  // Where there are too many parts for dots, the number of the part stands beside the text.
  if (static_cast<double>(dots.size()) * line > width) return;
  const Mirror mirror(*this);
  double middle = left + radius + 1;
  for (const Dot dot : dots) {
    const QColor ink = dot == Dot::Ahead ? theme.mutedText : theme.accent;
    painter.setPen(QPen(ink, dot == Dot::Present ? 2 : 1.2));
    painter.setBrush(dot == Dot::Done ? QBrush(ink) : QBrush(Qt::NoBrush));
    painter.drawEllipse(mirror(QPointF(middle, centre)), radius, radius);
    if (dot == Dot::Helped) {
      painter.setBrush(ink);
      painter.drawEllipse(mirror(QPointF(middle, centre)), radius / 3, radius / 3);
    }
    middle += line;
  }
}

}  // namespace sudoku
