#include "makingbar.h"

#include <algorithm>
#include <chrono>

#include <QEvent>
#include <QProgressBar>

#include "game/control/gamesession.h"
#include "ui/controls/panelbutton.h"
#include "ui/style/direction.h"
#include "ui/style/targets.h"

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr auto kBarPatience = 500ms;
constexpr int kMakingBarHeight = 6;
constexpr int kBarGap = 8;
constexpr int kLeastBar = 40;

}  // namespace

MakingBar::MakingBar(GameSession& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_bar(new QProgressBar(this)),
      m_cancel(makePanelButton(tr("Cancel"), this)) {
  m_bar->setRange(0, 0);
  m_bar->setTextVisible(false);
  m_bar->setAccessibleName(tr("Making a puzzle"));
  m_cancel->setToolTip(tr("Does without a new game"));
  m_patience.setSingleShot(true);
  m_patience.setInterval(kBarPatience);
  connect(&m_patience, &QTimer::timeout, this, [this] { setDue(true); });
  connect(m_cancel, &QPushButton::clicked, &m_session, &GameSession::cancelNew);
  connect(&m_session, &GameSession::awaitedChanged, this, &MakingBar::follow);
}

void MakingBar::follow() {
  if (!m_session.awaitsNew()) {
    m_patience.stop();
    setDue(false);
  } else if (!m_isDue && !m_patience.isActive()) {
    m_patience.start();
  }
}

void MakingBar::setDue(bool isDue) {
  if (m_isDue == isDue) return;
  m_isDue = isDue;
  emit dueChanged();
}

int MakingBar::cancelWidth() const {
  const QFontMetrics metrics = fontMetrics();
  return std::max(leastButtonWidth(metrics, m_cancel->text()) + metrics.height() / 2, leastTarget(*this));
}

int MakingBar::leastWidth() const {
  return kLeastBar + kBarGap + cancelWidth();
}

void MakingBar::place() {
  const int left = width() - cancelWidth();
  placeWidget(*m_cancel, {left, 0, cancelWidth(), height()});
  placeWidget(*m_bar, {0, (height() - kMakingBarHeight) / 2, left - kBarGap, kMakingBarHeight});
}

void MakingBar::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) place();
}

void MakingBar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  place();
}

}  // namespace sudoku
