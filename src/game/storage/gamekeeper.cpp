#include "gamekeeper.h"

#include <cstdlib>
#include <utility>

#include <QLocale>

#include "gamestore.h"

namespace sudoku {
namespace {

constexpr int kRetryMs = 1000;
constexpr int kSyncedAfterMs = 900;
constexpr qint64 kKeepClockMs = 10'000;

}  // namespace

GameKeeper::GameKeeper(Game& game, GameStore& store, GameClock& clock, QObject* parent)
    : QObject(parent), m_game(game), m_store(store), m_clock(clock) {
  connect(&m_game, &Game::moveMade, this, &GameKeeper::keepMove);
  connect(&m_game, &Game::positionChanged, this, &GameKeeper::keepPosition);
  connect(&m_game, &Game::helpRecorded, this, &GameKeeper::keepHelp);
  connect(&m_game, &Game::settingsChanged, this, &GameKeeper::keepSettings);
  connect(&m_game, &Game::checkpointsEdited, this, &GameKeeper::keepCheckpoints);
  connect(&m_clock, &GameClock::ticked, this, &GameKeeper::keepClock);
  connect(&m_store.play(), &PlayStore::rowChanged, &m_game, &Game::setRow);
  m_store.play().setSource([&game]() -> const StoredGame& { return game.stored(); });
  m_retry.setInterval(kRetryMs);
  connect(&m_retry, &QTimer::timeout, this, &GameKeeper::tryAgain);
  m_afterChange.setSingleShot(true);
  m_afterChange.setInterval(kSyncedAfterMs);
  connect(&m_afterChange, &QTimer::timeout, this, &GameKeeper::report);
}

GameKeeper::~GameKeeper() {
  keepSettings();
  // GameStore may have to write the game once more after m_game has been destroyed.
  m_store.play().setSource([last = m_game.stored()]() -> const StoredGame& { return last; });
}

StorageState GameKeeper::state() const {
  StorageState state = m_store.state();
  if (state.kind == StorageState::Kind::Trouble || state.kind == StorageState::Kind::Rescue) return state;
  if (m_offersReturn)
    state = {StorageState::Kind::Notice,
             tr("Your games can be read again. What you played meanwhile is kept as a game of its own."),
             state.sentence + (state.details.isEmpty() ? QString() : '\n' + state.details)};
  if (!m_backup) return state;
  const QString day = QLocale().toString(m_backup->backup.day, QLocale::LongFormat);
  const QString sentence =
      tr("%Ln games of the backup of %1 are missing here.", nullptr, static_cast<int>(m_backup->missing))
          .arg(day);
  return {StorageState::Kind::Notice, QStringList({state.sentence, sentence}).join(' ').trimmed(),
          state.details, m_backup->backup.path};
}

bool GameKeeper::hasUnkeptMoves() const {
  return m_store.play().hasUnwrittenMoves();
}

std::optional<StoredGame> GameKeeper::resumeLatest() {
  auto game = m_store.play().resumeLatest();
  if (game) m_keptMs = game->elapsedMs;
  if (!game && isWaiting()) m_missing = Missing::Replaced;
  report();
  return game;
}

std::optional<StoredGame> GameKeeper::resumePrevious() {
  keepSettings();
  return resumed(m_store.play().resumePrevious());
}

std::optional<StoredGame> GameKeeper::resumeUnfinished(const Grid& givens) {
  keepSettings();
  return resumed(m_store.play().resumeUnfinished(givens));
}

std::optional<StoredGame> GameKeeper::resume(qint64 id) {
  keepSettings();
  return resumed(m_store.play().resume(id));
}

StoredGame GameKeeper::add(StoredGame game) {
  // A game that was begun only because the last game could not be read may be replaced by the latter later; a
  // game that the player has begun may not.
  if (m_missing == Missing::Replaced && m_game.isStarted()) m_missing = Missing::PlayedOn;
  m_offersReturn = false;
  m_keptMs = game.elapsedMs;
  StoredGame added = m_store.play().add(std::move(game));
  report();
  return added;
}

std::optional<StoredGame> GameKeeper::unite(const KeptGame& other) {
  if (m_missing != Missing::Nothing) return std::nullopt;
  keepSettings();
  auto united = m_store.play().unite(other);
  if (united) m_keptMs = united->elapsedMs;
  report();
  return united;
}

void GameKeeper::keepMove() {
  if (m_missing == Missing::Replaced) m_missing = Missing::PlayedOn;
  m_keptMs = m_clock.elapsedMs();
  m_game.timeLastMove(m_keptMs);
  m_store.play().recordMove(m_game.stored(), m_game.state().board);
  report();
}

void GameKeeper::keepHelp() {
  if (m_missing == Missing::Replaced) m_missing = Missing::PlayedOn;
  m_keptMs = m_clock.elapsedMs();
  m_game.timeLastHelp(m_keptMs);
  m_store.play().recordHelp(m_game.stored());
  report();
}

void GameKeeper::keepPosition() {
  takeTime();
  m_store.play().recordPosition(m_game.stored(), m_game.state().board);
  report();
}

void GameKeeper::keepCheckpoints() {
  takeTime();
  m_store.play().recordCheckpoints(m_game.stored());
  report();
}

void GameKeeper::keepSettings() {
  if (m_missing == Missing::Replaced) return;
  takeTime();
  m_store.play().recordSettings(m_game.stored());
  report();
}

/// Copies the playing time from the clock into the game.
void GameKeeper::takeTime() {
  m_keptMs = m_clock.elapsedMs();
  m_game.setElapsedMs(m_keptMs);
}

MasteryTable GameKeeper::mastery() {
  auto table = m_store.library().mastery();
  report();
  return table;
}

void GameKeeper::recordMastery(Technique technique, MasteryKind kind) {
  m_store.library().recordMastery(technique, kind);
  report();
}

LearningLog GameKeeper::learning() {
  auto log = m_store.library().learning();
  report();
  return log;
}

void GameKeeper::recordLearning(Technique technique, LearningKind kind) {
  m_store.library().recordLearning(technique, kind);
  report();
}

void GameKeeper::tryAgain() {
  if (m_missing == Missing::Replaced)
    replaceStandIn();
  else
    m_store.tryAgain();
  report();
}

void GameKeeper::offerBackup(const std::optional<BackupOffer>& offer) {
  m_backup = offer;
  report();
}

void GameKeeper::dismissNotice() {
  m_offersReturn = false;
  m_backup.reset();
  m_store.dismissNotice();
  report();
}

void GameKeeper::keepClock() {
  // Saves the time now if the next tick would be later than kKeepClockMs after the last save.
  if (std::abs(m_clock.elapsedMs() - m_keptMs) + m_clock.tickMs() > kKeepClockMs) keepSettings();
}

/// Resumes the game played last, if it can be read now, in place of the one that was begun because it could
/// not be read.
void GameKeeper::replaceStandIn() {
  if (m_store.isRescuing()) m_store.tryAgain();
  if (m_store.isRescuing() || !m_store.open()) return;
  m_store.play().drop();
  const auto latest = m_store.play().resumeLatest();
  if (latest || !isWaiting()) m_missing = Missing::Nothing;
  if (latest) {
    m_keptMs = latest->elapsedMs;
    emit latestFound(*latest);
  } else if (m_game.isStarted()) {
    m_game.setRow(m_store.play().add(m_game.stored()).id);
    keepSettings();
  }
}

/// Notes that the player now plays a resumed game, if there is one. Returns that game.
std::optional<StoredGame> GameKeeper::resumed(std::optional<StoredGame> game) {
  if (game) {
    m_missing = Missing::Nothing;
    m_offersReturn = false;
    m_keptMs = game->elapsedMs;
  }
  report();
  return game;
}

/// Whether some games cannot be read at present.
bool GameKeeper::isWaiting() const {
  return m_store.isRescuing() || m_store.state().kind == StorageState::Kind::Trouble;
}

/// Emits stateChanged() if the state of the storage has changed.
void GameKeeper::report() {
  const bool isWaiting = this->isWaiting();
  if (m_missing == Missing::PlayedOn && !isWaiting) {
    m_missing = Missing::Nothing;
    m_offersReturn = m_store.play().hasEarlierGame();
  }
  if (isWaiting && !m_retry.isActive()) m_retry.start();
  if (!isWaiting) m_retry.stop();
  m_afterChange.start();
  const bool wasRescuing = std::exchange(m_isRescuing, m_store.isRescuing());
  const StorageState now = state();
  if (std::exchange(m_reported, now) != now) emit stateChanged();
  if (wasRescuing && !m_isRescuing) emit gamesRescued();
}

}  // namespace sudoku
