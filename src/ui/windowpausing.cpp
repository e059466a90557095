#include "windowpausing.h"

#include <chrono>

#include <QAction>
#include <QDBusConnection>
#include <QEvent>
#include <QMenu>
#include <QWidget>

#include "game/game.h"
#include "game/gamecontroller.h"
#include "game/pausing.h"
#include "game/settings.h"
#include "ui/keys/namedaction.h"
#include "ui/pages/pages.h"
#include "ui/screenlock.h"

namespace sudoku {

WindowPausing::WindowPausing(const Game& game, GameController& controller, const Settings& settings,
                             const Pages& pages, QWidget* window)
    : QObject(window),
      m_game(game),
      m_controller(controller),
      m_settings(settings),
      m_pages(pages),
      m_window(window),
      m_pausing(new Pausing(game, controller, this)) {
  m_window->installEventFilter(this);
  connect(&m_pages, &Pages::turned, m_pausing, &Pausing::noteInput);
}

void WindowPausing::addAction(QMenu& menu) {
  QAction* pause = addNamedAction(menu, tr("P&ause"), "pause", Qt::Key_P);
  pause->setCheckable(true);
  connect(pause, &QAction::triggered, &m_controller, &GameController::setPaused);
  const auto show = [this, pause] {
    pause->setEnabled(m_game.isStarted() && !m_game.isSolved());
    pause->setChecked(m_controller.isPaused());
  };
  connect(&m_controller, &GameController::pausedChanged, pause, show);
  connect(&m_game, &Game::started, pause, show);
  connect(&m_game, &Game::solvedChanged, pause, show);
  show();
}

void WindowPausing::applyPreferences() {
  m_pausing->setIdleLimit(std::chrono::minutes(m_settings.pauseAfterMinutes()));
}

void WindowPausing::watchScreen() {
  auto* screen = new ScreenLock(QDBusConnection::sessionBus(), QDBusConnection::systemBus(), this);
  connect(screen, &ScreenLock::locked, this, [this] {
    if (m_pages.showsGame()) m_pausing->screenLocked();
  });
}

bool WindowPausing::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::WindowStateChange) {
    const bool isMinimised = m_window->isMinimized();
    if (!isMinimised || m_pages.showsGame()) m_pausing->setMinimised(isMinimised);
  }
  return QObject::eventFilter(watched, event);
}

}  // namespace sudoku
