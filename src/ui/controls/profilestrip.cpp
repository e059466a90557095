#include "profilestrip.h"

#include <algorithm>

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "game/teacher/profilewords.h"
#include "profilepainter.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kMarkRoom = 7;

}  // namespace

ProfileStrip::ProfileStrip(QWidget* parent) : QAbstractSlider(parent) {
  setOrientation(Qt::Horizontal);
  setAccessibleName(tr("Steps"));
  setFocusPolicy(Qt::TabFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setPageStep(10);
  connect(this, &QAbstractSlider::actionTriggered, this, [this] {
    const auto step = static_cast<std::size_t>(std::clamp(sliderPosition(), minimum(), maximum()));
    if (step < m_profile.steps.size() && step != m_current) emit chosen(step);
  });
}

void ProfileStrip::setProfile(const Profile& profile) {
  m_profile = profile;
  m_current.reset();
  setRange(0, std::max(0, static_cast<int>(profile.steps.size()) - 1));
  setEnabled(!profile.steps.empty());
  update();
}

void ProfileStrip::setCurrent(std::optional<std::size_t> step) {
  m_current = step;
  if (step) setValue(static_cast<int>(*step));
  const bool isKnown = step && *step < m_profile.steps.size();
  setAccessibleDescription(isKnown ? ProfileWords::step(m_profile, *step) : QString());
  update();
}

void ProfileStrip::setTall(bool tall) {
  m_isTall = tall;
  updateGeometry();
}

QSize ProfileStrip::sizeHint() const {
  return {240, (m_isTall ? 3 : 2) * fontMetrics().height() + kMarkRoom};
}

double ProfileStrip::pitch() const {
  return profilePitch(m_profile, width());
}

double ProfileStrip::ground() const {
  return height() - kMarkRoom;
}

std::optional<std::size_t> ProfileStrip::stepAt(double x) const {
  if (m_profile.steps.empty() || x < 0) return std::nullopt;
  const auto step = static_cast<std::size_t>(x / pitch());
  return step < m_profile.steps.size() ? std::optional(step) : std::nullopt;
}

void ProfileStrip::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintProfile(painter, QRectF(0, 0, width(), ground()), m_profile, theme);
  if (m_current && *m_current < m_profile.steps.size()) paintMark(painter, *m_current);
  if (!hasFocus()) return;
  painter.setPen(QPen(theme.accent, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

void ProfileStrip::paintMark(QPainter& painter, std::size_t step) const {
  painter.setPen(Qt::NoPen);
  painter.setBrush(themeOf(this).text);
  const QPointF tip((static_cast<double>(step) + 0.5) * pitch(), ground() + 2);
  painter.drawPolygon(QPolygonF({tip, tip + QPointF(-4, 4.5), tip + QPointF(4, 4.5)}));
}

bool ProfileStrip::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QAbstractSlider::event(event);
  const auto* const help = static_cast<const QHelpEvent*>(event);
  const auto step = stepAt(help->pos().x());
  QToolTip::showText(help->globalPos(), step ? ProfileWords::step(m_profile, *step) : QString(), this);
  return true;
}

void ProfileStrip::mousePressEvent(QMouseEvent* event) {
  chooseAt(event->position().x());
}

void ProfileStrip::mouseMoveEvent(QMouseEvent* event) {
  if ((event->buttons() & Qt::LeftButton) != 0) chooseAt(event->position().x());
}

void ProfileStrip::chooseAt(double x) {
  const auto step = stepAt(x);
  if (step && step != m_current) emit chosen(*step);
}

}  // namespace sudoku
