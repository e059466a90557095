#include "gamecontroller.h"

#include <QDir>

#include "game/play/game.h"
#include "game/settings/settings.h"
#include "game/storage/gamestore.h"

namespace sudoku {

GameController::GameController(Game& game, GameStore& store, Settings& settings, QObject* parent,
                               const PuzzleQueue::Maker& make)
    : QObject(parent),
      m_messages(this),
      m_time(game, m_messages, this),
      m_keeper(game, store, m_time.clock(), this),
      m_coach(game, this),
      m_history(game, store.library(), m_keeper, settings, m_messages, this),
      m_forMe([this] { return m_history.learning(); }, make,
              QDir(m_history.library().directory()).filePath("spare-puzzles-for-me.txt"),
              ForMe::kUsualPatience, this),
      m_session(game, m_keeper, m_history.library(), settings, m_time, m_messages, m_forMe, make, this),
      m_moves(game, settings, m_coach, m_time, m_messages, this),
      m_board(game, m_session, m_moves, m_messages, this),
      m_hints(game, m_coach, m_board, m_keeper, m_time, this),
      m_cells(game, m_session, m_coach, settings, m_moves, m_time, m_messages, this),
      m_marks(game, m_coach, m_moves, m_time, m_messages, this),
      m_preferences(settings, game, m_coach.teacher(), m_time, this),
      m_files(game, store, m_keeper, m_session, m_messages, this),
      m_background(store, m_keeper, m_history.library(), m_messages, this) {
  connect(&m_time, &PlayTime::stopped, &m_keeper, &GameKeeper::keepSettings);
  connect(&m_moves, &PlayerMoves::credited, &m_history,
          [this](Technique technique) { m_history.recordMastery(technique, MasteryKind::FoundAlone); });
  connect(&m_preferences, &Preferences::nextLevelChanged, &m_session, &GameSession::prepare);
  connect(&m_preferences, &Preferences::nextForMeChosen, &m_session, &GameSession::prepareForMe);
  connect(&m_session, &GameSession::begun, &m_background, &Background::rateSoon);
  connect(&m_files, &HistoryFiles::historyImportEnded, &m_background, [this] {
    emit m_history.library().changed();
    m_background.rateNow();
    m_background.lookForMissingGames();
  });
}

void GameController::start(const StartRequest& request) {
  m_session.start(request);
  m_background.start();
}

}  // namespace sudoku
