#include "exclusivetoggle.h"

#include <utility>

#include <QSignalBlocker>

namespace sudoku {

ExclusiveToggle::ExclusiveToggle(QWidget* parent) : QAbstractButton(parent) {
  setCheckable(true);
  setAutoExclusive(true);
  setFocusPolicy(Qt::TabFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setAttribute(Qt::WA_Hover);
  // Assistive technology toggles the button without a click, and a click on a button that is checked already
  // does not toggle it, so both signals are needed.
  connect(this, &QAbstractButton::toggled, this, [this](bool on) {
    if (on) emit chosen(m_pressedBy);
  });
  connect(this, &QAbstractButton::clicked, this, [this] {
    if (!std::exchange(m_clickChecks, false)) emit chosen(m_pressedBy);
  });
}

void ExclusiveToggle::showChosen(bool chosen) {
  if (chosen == isChecked()) return;
  const QSignalBlocker blocker(this);
  // Qt does not uncheck an exclusive button, so it is made non-exclusive for a moment.
  if (!chosen) setAutoExclusive(false);
  setChecked(chosen);
  setAutoExclusive(true);
  if (chosen) takeTabStop();
}

void ExclusiveToggle::takeTabStop() {
  const auto siblings = parentWidget()->findChildren<ExclusiveToggle*>(QString(), Qt::FindDirectChildrenOnly);
  for (ExclusiveToggle* each : siblings) each->setFocusPolicy(each == this ? Qt::TabFocus : Qt::NoFocus);
}

void ExclusiveToggle::mouseReleaseEvent(QMouseEvent* event) {
  m_pressedBy = PressedBy::Pointer;
  QAbstractButton::mouseReleaseEvent(event);
  m_pressedBy = PressedBy::Other;
}

void ExclusiveToggle::nextCheckState() {
  m_clickChecks = true;
  QAbstractButton::nextCheckState();
}

}  // namespace sudoku
