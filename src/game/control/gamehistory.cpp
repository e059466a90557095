#include "gamehistory.h"

#include <algorithm>
#include <utility>

#include <QDateTime>

#include "game/base/localday.h"
#include "game/history/replay.h"
#include "game/history/statistics.h"
#include "game/history/statisticsseries.h"
#include "game/play/corrections.h"
#include "game/play/game.h"
#include "game/play/notehistory.h"
#include "game/settings/settings.h"
#include "game/storage/gamekeeper.h"
#include "game/storage/librarystore.h"
#include "playermessages.h"

namespace sudoku {
namespace {

std::optional<qint64> medianTimeOf(const std::vector<GameSummary>& games) {
  std::vector<qint64> times;
  for (const GameSummary& game : games)
    if (const auto time = timeOf(game)) times.push_back(*time);
  return times.size() > 1 ? std::optional(medianOf(std::move(times))) : std::nullopt;
}

/// Adds the best and median times of the level of a solved game, whose id is `own`.
void addLevelTimes(SolvedFacts& facts, const std::vector<GameSummary>& games, qint64 own) {
  const auto lesser = [](std::optional<qint64> best, qint64 time) {
    return std::min(best.value_or(time), time);
  };
  for (const GameSummary& game : games) {
    if (!wasSolvedAlone(game)) continue;
    facts.bestMs = lesser(facts.bestMs, game.elapsedMs);
    if (game.id != own) facts.bestBeforeMs = lesser(facts.bestBeforeMs, game.elapsedMs);
  }
  facts.medianMs = medianTimeOf(games);
}

}  // namespace

GameHistory::GameHistory(const Game& game, LibraryStore& store, GameKeeper& keeper, Settings& settings,
                         PlayerMessages& messages, QObject* parent)
    : QObject(parent), m_game(game), m_keeper(keeper), m_settings(settings), m_library(store) {
  connect(&m_keeper, &GameKeeper::gamesRescued, &m_library, &Library::changed);
  connect(&m_library, &Library::notWritten, this, [this, &messages] {
    m_keeper.tryAgain();
    emit messages.reported(tr("This cannot be kept now."));
  });
  connect(&m_game, &Game::started, this, &GameHistory::forgetSolvedFacts);
  connect(&m_game, &Game::solvedChanged, this, &GameHistory::forgetSolvedFacts);
  connect(&m_library, &Library::changed, this, &GameHistory::forgetSolvedFacts);
}

const SolvedFacts& GameHistory::solvedFacts() {
  if (m_solvedFacts) return *m_solvedFacts;
  SolvedFacts facts;
  const auto games = gamesThatCount();
  const qint64 own = m_game.stored().id;
  for (const GameSummary& game : games) {
    if (game.id != own) continue;
    facts.foreknowledge = game.foreknowledge;
    facts.isAlone = wasSolvedAlone(game);
  }
  addLevelTimes(facts, gamesOfLevel(games, m_game.level()), own);
  // If the puzzle has several solutions, no crossed out digit is right or wrong.
  if (!m_game.hasSeveralSolutions())
    facts.againstNotes = enteredAgainstNotes(m_game.state().puzzle, appliedMoves(m_game.stored()));
  facts.isRecord = m_game.isSolved() && recordGames(games).contains(own);
  return m_solvedFacts.emplace(facts);
}

std::vector<GameSummary> GameHistory::gamesThatCount() {
  auto games = gamesSince(m_library.games(), m_settings.statisticsSince());
  std::erase_if(games, [](const GameSummary& game) { return game.solutions == Solutions::Several; });
  return games;
}

std::optional<qint64> GameHistory::medianMsOf(std::optional<Level> level) {
  return medianTimeOf(gamesOfLevel(gamesThatCount(), level));
}

void GameHistory::resetStatistics() {
  if (!m_countedSince) m_countedSince = m_settings.statisticsSince();
  m_settings.setStatisticsSince(QDateTime::currentMSecsSinceEpoch());
  forgetSolvedFacts();
}

void GameHistory::undoStatisticsReset() {
  if (!m_countedSince) return;
  m_settings.setStatisticsSince(*std::exchange(m_countedSince, std::nullopt));
  forgetSolvedFacts();
}

MasteryTable GameHistory::mastery() {
  return m_keeper.mastery();
}

void GameHistory::recordMastery(Technique technique, MasteryKind kind) {
  m_keeper.recordMastery(technique, kind);
}

Learning GameHistory::learning() {
  return {m_keeper.learning(), m_keeper.mastery(), localDay(QDateTime::currentMSecsSinceEpoch())};
}

void GameHistory::recordLearning(Technique technique, LearningKind kind) {
  m_keeper.recordLearning(technique, kind);
}

void GameHistory::startCourseWith(Technique technique) {
  for (int left = learning().choicesToStart(technique); left > 0; --left)
    recordLearning(technique, LearningKind::Start);
}

}  // namespace sudoku
