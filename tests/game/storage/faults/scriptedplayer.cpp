#include <cstdlib>
#include <iostream>

#include <QCoreApplication>
#include <QDateTime>
#include <QTimeZone>
#include <QTimer>

#include <sudoku/grid/random.h>

#include "../../play/storedgames.h"
#include "game/control/gamecontroller.h"
#include "game/history/statistics.h"
#include "game/storage/gamejson.h"

/// A program that plays by itself, faster than a person, until it is killed; KillTest starts it. After each
/// change that a view is told of it prints a line: `kept` or `trouble`, as the player is told, and the game.
namespace sudoku {
namespace {

class ScriptedPlayer : public QObject {
 public:
  ScriptedPlayer(const QString& directory, QString importFile, std::uint64_t seed)
      : m_store(directory),
        m_controller(m_game, m_store, m_settings),
        m_import(std::move(importFile)),
        m_random(seed) {
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &ScriptedPlayer::act);
    for (const auto signal : {&Game::started, &Game::checkpointsChanged, &Game::trialChanged})
      connect(&m_game, signal, this, &ScriptedPlayer::show);
    connect(&m_game, &Game::cellsChanged, this, &ScriptedPlayer::show);
    connect(&m_game, &Game::checked, this, &ScriptedPlayer::show);
    connect(&m_controller.history().library(), &Library::changed, this, &ScriptedPlayer::show);
    m_controller.time().setWatched(true);
    if (m_controller.history().library().games().empty())
      beginAnother();
    else
      m_controller.start({});
    wait();
  }

 private:
  void wait() { m_next.start(static_cast<int>(5 + m_random.below(46))); }

  void show() {
    StoredGame game = m_game.stored();
    game.elapsedMs = m_controller.time().clock().elapsedMs();
    const bool isKept = m_controller.keeper().state().kind != StorageState::Kind::Trouble;
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    // The creation time is moved to the day on which the game was begun, since the two have to agree.
    const qint64 created =
        game.begunDay ? game.begunDay->startOfDay(QTimeZone::utc()).toMSecsSinceEpoch() : now;
    std::cout << (isKept ? "kept " : "trouble ") << toJson({game, created, now}).toStdString() << std::endl;
  }

  void act() {
    if (m_game.isSolved()) {
      m_controller.session().restart();
    } else {
      actOnBoard();
    }
    wait();
  }

  void actOnBoard() {
    const auto checkpoints = static_cast<std::uint32_t>(m_game.checkpoints().size());
    switch (m_random.below(24)) {
      case 0:
      case 1:
        return m_controller.board().undo();
      case 2:
        return m_controller.board().redo();
      case 3:
        return m_controller.board().addCheckpoint();
      case 4:
        if (checkpoints > 0) m_controller.board().returnTo(m_random.below(checkpoints));
        return;
      case 5:
        return m_game.isTrying() ? m_controller.board().keepTrial() : m_controller.board().beginTrial();
      case 6:
        return m_controller.board().dropTrial();
      case 7:
        return m_controller.board().check();
      case 8:
        return lookAround();
      case 9:
        return m_controller.files().importHistory(m_import);
      case 10:
        return manage();
      default:
        return m_game.play(randomMove(m_game.state().puzzle, m_random));
    }
  }

  /// Reads the library and the statistics.
  void lookAround() {
    const auto games = m_controller.history().library().games();
    if (statisticsOf(games, QTimeZone::utc()).played < 1) std::abort();
  }

  void manage() {
    switch (m_random.below(6)) {
      case 0:
        return m_controller.board().giveUp();
      case 1:
        return m_controller.session().restart();
      case 2:
        return m_controller.session().previousGame();
      case 3:
        return beginAnother();
      default:
        return m_controller.history().library().setStarred({m_game.stored().id}, !m_game.stored().isStarred);
    }
  }

  void beginAnother() { m_controller.start(freshGame(m_random.below(1000)).puzzle); }

  GameStore m_store;
  Game m_game;
  Settings m_settings;
  GameController m_controller;
  QString m_import;
  Random m_random;
  QTimer m_next;
};

}  // namespace
}  // namespace sudoku

/// Arguments: DIRECTORY IMPORTED SEED
int main(int argc, char** argv) {
  const QCoreApplication application(argc, argv);
  const QStringList arguments = QCoreApplication::arguments();
  if (arguments.size() != 4) return 2;
  const sudoku::ScriptedPlayer player(arguments[1], arguments[2], arguments[3].toULongLong());
  return QCoreApplication::exec();
}
