#include "windowpausing.h"

#include <algorithm>
#include <array>
#include <chrono>

#include <QAction>
#include <QActionGroup>
#include <QDBusConnection>
#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QWidget>

#include "game/control/pausing.h"
#include "game/control/playtime.h"
#include "game/play/game.h"
#include "game/settings/settings.h"
#include "pages.h"
#include "screenlock.h"
#include "ui/keys/namedaction.h"

namespace sudoku {
namespace {

/// The entries of the menus that show the board or what follows from it, or act on it, by their names.
constexpr std::array kAboutBoard = {"check",
                                    "moves",
                                    "checkpoint",
                                    "try",
                                    "keep-tried",
                                    "drop-tried",
                                    "give-up",
                                    "give-up-path",
                                    "undo",
                                    "redo",
                                    "next-step",
                                    "explain-step",
                                    "path",
                                    "all-steps",
                                    "fill",
                                    "clear-notes",
                                    "remove-ruled-out",
                                    "mark-two",
                                    "solve-singles",
                                    "save-as",
                                    "copy",
                                    "copy-givens",
                                    "copy-id",
                                    "copy-picture",
                                    "copy-link",
                                    "save-picture",
                                    "print",
                                    "qr-code",
                                    "read-row",
                                    "read-column",
                                    "read-box",
                                    "read-places",
                                    "read-left",
                                    "read-candidates"};

bool isAboutBoard(const QAction& action) {
  const QString name = action.objectName();
  return name.startsWith(QLatin1String("copy-as-")) ||
         std::any_of(kAboutBoard.begin(), kAboutBoard.end(),
                     [&name](const char* other) { return name == QLatin1String(other); });
}

}  // namespace

WindowPausing::WindowPausing(const Game& game, PlayTime& time, const Settings& settings, const Pages& pages,
                             QWidget* window)
    : QObject(window),
      m_game(game),
      m_time(time),
      m_settings(settings),
      m_pages(pages),
      m_window(window),
      m_pausing(new Pausing(game, time, this)),
      m_aboutBoard(new QActionGroup(this)) {
  m_aboutBoard->setExclusionPolicy(QActionGroup::ExclusionPolicy::None);
  connect(&m_time, &PlayTime::pausedChanged, this, [this] { m_aboutBoard->setEnabled(!m_time.isPaused()); });
  m_window->installEventFilter(this);
  connect(&m_pages, &Pages::turned, m_pausing, &Pausing::noteInput);
}

void WindowPausing::addAction(QMenu& menu) {
  QAction* pause = addNamedAction(menu, tr("P&ause"), "pause", Qt::Key_P);
  pause->setCheckable(true);
  connect(pause, &QAction::triggered, &m_time, &PlayTime::setPaused);
  const auto show = [this, pause] {
    pause->setEnabled(m_game.isStarted() && !m_game.isSolved());
    pause->setChecked(m_time.isPaused());
  };
  connect(&m_time, &PlayTime::pausedChanged, pause, show);
  connect(&m_game, &Game::started, pause, show);
  connect(&m_game, &Game::solvedChanged, pause, show);
  show();
}

void WindowPausing::takeActions() {
  for (QAction* action : m_window->findChildren<QAction*>())
    if (isAboutBoard(*action)) m_aboutBoard->addAction(action);
}

void WindowPausing::explainKey(const QKeyEvent& event) const {
  const QKeySequence key(event.keyCombination());
  const auto actions = m_aboutBoard->actions();
  if (std::any_of(actions.begin(), actions.end(),
                  [&key](const QAction* action) { return action->shortcuts().contains(key); }))
    m_time.allowsPlay();  // tells the player that the game is paused
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
