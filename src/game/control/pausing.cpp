#include "pausing.h"

#include <QCoreApplication>
#include <QEvent>

#include "game/play/game.h"
#include "playtime.h"

namespace sudoku {

Pausing::Pausing(const Game& game, PlayTime& time, QObject* parent) : QObject(parent), m_time(time) {
  m_idle.setObjectName("idle");
  m_idle.setSingleShot(true);
  connect(&m_idle, &QTimer::timeout, this, [this] {
    if (m_time.clock().isRunning()) pauseUntilAsked();
  });
  connect(&m_time, &PlayTime::pausedChanged, this, [this] {
    if (m_time.isPaused()) return;
    m_endsWithReturn = false;
    noteInput();
  });
  // Moves need not come from keys or the pointer, since assistive technology can make them too.
  connect(&game, &Game::cellsChanged, this, &Pausing::noteInput);
  connect(&game, &Game::started, this, &Pausing::noteInput);
  QCoreApplication::instance()->installEventFilter(this);
}

void Pausing::setIdleLimit(std::chrono::milliseconds limit) {
  m_limit = limit;
  noteInput();
}

void Pausing::noteInput() {
  if (m_limit.count() > 0)
    m_idle.start(m_limit);
  else
    m_idle.stop();
}

void Pausing::setMinimised(bool minimised) {
  if (!minimised) {
    if (m_endsWithReturn) m_time.setPaused(false);
    noteInput();
  } else if (!m_time.isPaused()) {
    m_time.setPaused(true);
    m_endsWithReturn = m_time.isPaused();
  }
}

void Pausing::screenLocked() {
  pauseUntilAsked();
}

void Pausing::pauseUntilAsked() {
  m_endsWithReturn = false;
  m_time.setPaused(true);
}

bool Pausing::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::Wheel:
    case QEvent::TabletPress:
    case QEvent::TabletMove:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
      noteInput();
      break;
    default:
      break;
  }
  return QObject::eventFilter(watched, event);
}

}  // namespace sudoku
