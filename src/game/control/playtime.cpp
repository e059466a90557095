#include "playtime.h"

#include "game/play/game.h"
#include "playermessages.h"

namespace sudoku {

PlayTime::PlayTime(const Game& game, PlayerMessages& messages, QObject* parent)
    : QObject(parent), m_game(game), m_messages(messages) {
  connect(&m_game, &Game::started, this, &PlayTime::runClock);
  connect(&m_game, &Game::solvedChanged, this, [this](bool solved) {
    runClock();
    if (solved) emit stopped();
  });
}

void PlayTime::setPaused(bool paused) {
  if (paused == m_isPaused || (paused && (!m_game.isStarted() || m_game.isSolved()))) return;
  m_isPaused = paused;
  runClock();
  if (paused) emit stopped();
  emit pausedChanged();
  if (paused) sayPaused();
}

bool PlayTime::allowsPlay() {
  if (m_isPaused) sayPaused();
  return mayPlay();
}

void PlayTime::sayPaused() {
  emit m_messages.reported(tr("The game is paused."));
}

void PlayTime::setWatched(bool watched) {
  if (watched == m_isWatched) return;
  m_isWatched = watched;
  runClock();
  if (!watched) emit stopped();  // stores the time, since the page shown instead of the board may need it
}

void PlayTime::setMaking(bool isMaking) {
  m_isMaking = isMaking;
  runClock();
}

void PlayTime::begin(qint64 elapsedMs) {
  m_clock.setElapsedMs(elapsedMs);
  setPaused(false);
}

void PlayTime::runClock() {
  m_clock.setRunning(m_isWatched && !m_isPaused && !m_isMaking && m_game.isStarted() && !m_game.isSolved());
}

}  // namespace sudoku
