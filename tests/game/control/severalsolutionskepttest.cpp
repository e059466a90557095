#include <QDateTime>
#include <QJsonDocument>
#include <QJsonObject>

#include "../play/storedgames.h"
#include "game/history/exchange.h"
#include "game/history/gamewords.h"
#include "game/history/libraryfilter.h"
#include "game/history/replay.h"
#include "game/puzzles/puzzlerating.h"
#include "game/storage/gamejson.h"
#include "game/storage/unite.h"
#include "gamefixture.h"
#include "severalsolutionsfixture.h"

/// Tests of how games of puzzles with several solutions are kept, counted and found again.
namespace sudoku {
namespace {

TEST_F(SeveralSolutionsGameTest, IsResumedAndReplayedAsItStood) {
  start();
  enter(kR4c6, 3);
  enter(kR5c9, 1);
  m_controller.board().beginTrial();
  enter(kR4c9, 1);
  m_controller.board().addCheckpoint("Here");
  m_controller.keeper().keepSettings();
  const StoredGame game = m_game.stored();
  const GameState state = m_game.state();
  const auto kept = m_controller.history().library().game(game.id);
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->solutions, Solutions::Several);
  EXPECT_EQ(kept->puzzle, game.puzzle);
  EXPECT_EQ(kept->moves, game.moves);
  EXPECT_EQ(positionOf(*kept), state);
  EXPECT_EQ(Replay(*kept).positions().back().wrong, CellSet{kR5c9});

  m_controller.start(puzzle());
  m_controller.session().resume(game.id);
  EXPECT_EQ(m_game.state(), state);
  EXPECT_TRUE(m_game.isTrying());
  m_controller.board().dropTrial();
  m_controller.board().returnTo(0);
  EXPECT_EQ(m_game.state().board, state.board);
}

TEST_F(SeveralSolutionsGameTest, StartedAgainItHasSeveralSolutionsStill) {
  start();
  enter(kR4c6, 3);
  m_controller.session().restart();
  EXPECT_TRUE(m_game.hasSeveralSolutions());
  EXPECT_EQ(m_game.position(), 0);
  EXPECT_EQ(m_game.state().puzzle, gameWithSeveralSolutions().puzzle);
}

TEST_F(SeveralSolutionsGameTest, ARowWithoutTheWordForItIsDamage) {
  start();
  enter(kR4c6, 3);
  m_controller.keeper().keepSettings();
  const qint64 id = m_game.stored().id;
  EXPECT_EQ(Intruder(m_folder.path()).run("SELECT level FROM games"), QStringList("several solutions"));
  Intruder(m_folder.path()).run("UPDATE games SET level = 'hard'");
  EXPECT_FALSE(m_controller.history().library().game(id));
  Intruder(m_folder.path()).run("UPDATE games SET level = NULL");
  EXPECT_FALSE(m_controller.history().library().game(id));
  Intruder(m_folder.path()).run("UPDATE games SET level = 'several solutions'");
  EXPECT_TRUE(m_controller.history().library().game(id));
}

TEST_F(SeveralSolutionsGameTest, TheWordForItMakesNothingElseOfAPuzzleOfOneSolution) {
  m_controller.start(puzzle());
  m_controller.keeper().keepSettings();
  Intruder(m_folder.path()).run("UPDATE games SET level = 'several solutions'");
  const auto game = m_controller.history().library().game(m_game.stored().id);
  ASSERT_TRUE(game);
  EXPECT_EQ(game->solutions, Solutions::One);
  EXPECT_EQ(game->puzzle, puzzle());
}

TEST_F(SeveralSolutionsGameTest, AnExportOfItIsReadAgain) {
  start();
  enter(kR4c6, 3);
  enter(kR5c9, 1);
  m_controller.board().check();
  m_controller.keeper().keepSettings();
  const qint64 now = QDateTime::currentMSecsSinceEpoch();
  const KeptGame kept{*m_controller.history().library().game(m_game.stored().id), now, now};
  QJsonObject json = QJsonDocument::fromJson(toJson(kept)).object();
  EXPECT_EQ(json["severalSolutions"], true);
  auto read = toKeptGame(json);
  ASSERT_TRUE(read) << qPrintable(read.error());
  EXPECT_EQ(read->game.solutions, Solutions::Several);
  EXPECT_EQ(read->game.puzzle, kept.game.puzzle);
  EXPECT_EQ(positionOf(read->game), m_game.state());
  EXPECT_EQ(toJson(*read), toJson(kept));
  EXPECT_EQ(unite(*read, kept)->game.solutions, Solutions::Several);
  json["level"] = "hard";
  EXPECT_FALSE(toKeptGame(json)->game.level);
  json["severalSolutions"] = "yes";
  EXPECT_EQ(toKeptGame(json).error(), "its severalSolutions is neither true nor false");
  json["severalSolutions"] = false;
  EXPECT_EQ(toKeptGame(json).error(), "its givens make no puzzle with one solution");
  json.remove("severalSolutions");
  EXPECT_EQ(toKeptGame(json).error(), "its givens make no puzzle with one solution");
  json["severalSolutions"] = true;
  json["givens"] = QString(81, '.');
  EXPECT_EQ(toKeptGame(json).error(), "its givens make no puzzle");
}

TEST_F(SeveralSolutionsGameTest, AHistoryTakesItToAnotherMachine) {
  start();
  enter(kR4c6, 3);
  m_controller.keeper().keepSettings();
  const QTemporaryDir other;
  const QString file = other.filePath("history.json");
  EXPECT_EQ(exportHistory(m_folder.path(), file).failure, QString());
  const ExchangeReport report = importHistory(other.path(), file);
  EXPECT_EQ(report.games, 1) << qPrintable(report.failure);
  GameStore store(other.path());
  const auto latest = store.play().resumeLatest();
  ASSERT_TRUE(latest);
  EXPECT_EQ(latest->solutions, Solutions::Several);
  EXPECT_EQ(positionOf(*latest), m_game.state());
}

TEST_F(SeveralSolutionsGameTest, CountsInNoStatistics) {
  start();
  fill(3);
  ASSERT_EQ(summary().status, GameStatus::Solved);
  EXPECT_EQ(summary().solutions, Solutions::Several);
  EXPECT_FALSE(summary().level);
  EXPECT_TRUE(m_controller.history().gamesThatCount().empty());
  EXPECT_FALSE(m_controller.history().solvedFacts().isRecord);
  EXPECT_FALSE(m_controller.history().solvedFacts().bestMs);
}

TEST_F(SeveralSolutionsGameTest, IsRatedNeitherNowNorLater) {
  start();
  m_controller.keeper().keepSettings();
  EXPECT_EQ(ratePuzzles(m_folder.path(), {}), 0);
  EXPECT_EQ(Intruder(m_folder.path()).run("SELECT count(*) FROM puzzles"), QStringList("0"))
      << "nothing waits";
}

TEST_F(SeveralSolutionsGameTest, TheLibraryFindsItByItsWords) {
  start();
  enter(kR4c6, 3);
  const GameSummary game = summary();
  EXPECT_EQ(GameWords::severalSolutions(), "Several solutions");
  for (const auto& [text, isFound] : {std::pair("several", true), {"solutions", true}, {"No", false}}) {
    LibraryFilter filter;
    filter.text = text;
    EXPECT_EQ(GameChoice(filter, QDate::currentDate()).isAskedFor(game), isFound) << text;
  }
}

}  // namespace
}  // namespace sudoku
