#include "profilegraphic.h"

#include <QAccessibleWidget>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "game/teacher/profilewords.h"
#include "profilepainter.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

QAccessibleInterface* makeProfileInterface(const QString& /*type*/, QObject* object) {
  auto* graphic = qobject_cast<ProfileGraphic*>(object);
  return graphic == nullptr ? nullptr : new QAccessibleWidget(graphic, QAccessible::Graphic);
}

}  // namespace

ProfileGraphic::ProfileGraphic(QWidget* parent) : QWidget(parent) {
  QAccessible::installFactory(makeProfileInterface);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ProfileGraphic::setProfile(const Profile& profile) {
  m_profile = profile;
  setAccessibleName(profile.steps.empty() ? QString() : ProfileWords::sentence(summaryOf(profile)));
  update();
}

QSize ProfileGraphic::sizeHint() const {
  return {10 * fontMetrics().height(), 26 * fontMetrics().height() / 14};
}

bool ProfileGraphic::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip || m_profile.steps.empty()) return QWidget::event(event);
  const auto* const help = static_cast<const QHelpEvent*>(event);
  const auto step = static_cast<std::size_t>(help->pos().x() / profilePitch(m_profile, width()));
  QToolTip::showText(help->globalPos(),
                     step < m_profile.steps.size() ? ProfileWords::step(m_profile, step) : QString(), this);
  return true;
}

void ProfileGraphic::paintEvent(QPaintEvent* /*event*/) {
  if (m_profile.steps.empty()) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintProfile(painter, QRectF(0, 0, width(), height() - 1), m_profile, themeOf(this));
}

}  // namespace sudoku
