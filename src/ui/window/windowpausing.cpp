#include "windowpausing.h"

#include <algorithm>
#include <chrono>

#include <QAction>
#include <QDBusConnection>
#include <QEvent>
#include <QKeyEvent>
#include <QWidget>

#include "commands.h"
#include "game/control/pausing.h"
#include "game/control/playtime.h"
#include "game/play/game.h"
#include "game/settings/settings.h"
#include "pages.h"
#include "screenlock.h"

namespace sudoku {

WindowPausing::WindowPausing(const Game& game, PlayTime& time, const Settings& settings, const Pages& pages,
                             QWidget* window)
    : QObject(window),
      m_game(game),
      m_time(time),
      m_settings(settings),
      m_pages(pages),
      m_window(window),
      m_pausing(new Pausing(game, time, this)) {
  m_window->installEventFilter(this);
  connect(&m_pages, &Pages::turned, m_pausing, &Pausing::noteInput);
}

void WindowPausing::setCommands(Commands& commands) {
  m_commands = &commands;
  commands.setTicking(
      "pause", [this](bool isTicked) { m_time.setPaused(isTicked); }, [this] { return m_time.isPaused(); });
  connect(&m_time, &PlayTime::pausedChanged, this, [this] { m_commands->setPaused(m_time.isPaused()); });
}

void WindowPausing::explainKey(const QKeyEvent& event) const {
  const QKeySequence key(event.keyCombination());
  const auto table = commandTable();
  if (std::any_of(table.begin(), table.end(), [this, &key](const CommandRow& row) {
        return row.inPause == InPause::Off && m_commands->action(row.id)->shortcuts().contains(key);
      }))
    m_time.allowsPlay();  // shows the message that the game is paused
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
