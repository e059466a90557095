#include "profilestrip.h"

#include <QPainter>

#include "game/teacher/profilewords.h"
#include "profilepainter.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kMarkRoom = 7;

}  // namespace

ProfileStrip::ProfileStrip(QWidget* parent) : ChartSlider(tr("Steps"), parent) {
  setFocusPolicy(Qt::TabFocus);
}

void ProfileStrip::setProfile(const Profile& profile) {
  m_profile = profile;
  setCount(profile.steps.size());
  setEnabled(!profile.steps.empty());
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

std::optional<std::size_t> ProfileStrip::placeAt(double x) const {
  if (x < 0) return std::nullopt;
  const auto step = static_cast<std::size_t>(x / pitch());
  return step < count() ? std::optional(step) : std::nullopt;
}

QString ProfileStrip::wordsOf(std::size_t place) const {
  return ProfileWords::step(m_profile, place);
}

void ProfileStrip::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintProfile(painter, QRectF(0, 0, width(), ground()), m_profile, themeOf(this));
  if (current()) paintMark(painter, *current());
  paintFocus(painter);
}

void ProfileStrip::paintMark(QPainter& painter, std::size_t step) const {
  painter.setPen(Qt::NoPen);
  painter.setBrush(themeOf(this).text);
  const QPointF tip((static_cast<double>(step) + 0.5) * pitch(), ground() + 2);
  painter.drawPolygon(QPolygonF({tip, tip + QPointF(-4, 4.5), tip + QPointF(4, 4.5)}));
}

}  // namespace sudoku
