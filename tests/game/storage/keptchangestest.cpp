#include <functional>
#include <memory>

#include <QDateTime>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include "../control/gamefixture.h"
#include "../play/storedgames.h"
#include "game/control/gamecontroller.h"
#include "game/storage/collectionrows.h"

/// Tests of what the player changes in a history besides playing.
namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

void awaitNextMillisecond() {
  const qint64 now = QDateTime::currentMSecsSinceEpoch();
  while (QDateTime::currentMSecsSinceEpoch() == now) {
  }
}

class KeptChangesTest : public FolderTest {
 protected:
  KeptChangesTest() { restart(); }

  void restart() {
    m_controller.reset();
    m_game = std::make_unique<Game>();
    m_store.reset();
    m_store = std::make_unique<GameStore>(m_folder.path());
    m_controller = std::make_unique<GameController>(*m_game, *m_store, m_settings);
    m_controller->start(puzzle());
  }
  QString file(const QString& name) const { return m_files.filePath(name); }
  /// Gives a command and waits for what the controller says about the export or import.
  QString said(const std::function<void()>& command) const {
    QSignalSpy reported(&m_controller->messages(), &PlayerMessages::reported);
    command();
    EXPECT_TRUE(!reported.isEmpty() || reported.wait(kPatienceMs));
    return reported.isEmpty() ? QString() : reported.front().front().toString();
  }
  std::vector<QString> checkpoints() const {
    std::vector<QString> names;
    for (const Checkpoint& checkpoint : m_game->checkpoints()) names.push_back(checkpoint.name);
    return names;
  }

  QTemporaryDir m_files;
  Settings m_settings;
  std::unique_ptr<GameStore> m_store;
  std::unique_ptr<Game> m_game;
  std::unique_ptr<GameController> m_controller;
};

TEST_F(KeptChangesTest, CheckpointsStayAsTheyWereRenamedAndDeleted) {
  for (const char* name : {"a", "b", "c"}) m_controller->board().addCheckpoint(QLatin1String(name));
  m_controller->board().renameCheckpoint(2, u"C"_s);
  m_controller->board().removeCheckpoint(0);
  m_controller->board().renameCheckpoint(0, QString());
  EXPECT_EQ(checkpoints(), (std::vector{u"b"_s, u"C"_s}));
  restart();
  EXPECT_EQ(checkpoints(), (std::vector{u"b"_s, u"C"_s}));
  m_controller->board().addCheckpoint(u"d"_s);
  m_controller->board().removeCheckpoint(0);
  restart();
  EXPECT_EQ(checkpoints(), (std::vector{u"C"_s, u"d"_s}));
}

TEST_F(KeptChangesTest, HelpIsCountedForAGameThatIsNotPlayed) {
  const StoredGame other = keep(m_folder.path(), playedGame(5));
  Library& library = m_controller->history().library();
  QSignalSpy changed(&library, &Library::changed);
  library.recordHelp(other.id, HelpKind::MistakeShown);
  library.recordHelp(other.id, HelpKind::MistakeShown);
  EXPECT_EQ(changed.size(), 2);
  const auto game = library.game(other.id);
  ASSERT_TRUE(game);
  EXPECT_EQ(game->help().of(HelpKind::MistakeShown), other.help().of(HelpKind::MistakeShown) + 2);
  EXPECT_EQ(game->moves, other.moves);
  EXPECT_EQ(game->events.back().position, other.position);
  EXPECT_LT(game->events[game->events.size() - 2].key, game->events.back().key);
  for (const GameSummary& summary : library.games()) EXPECT_TRUE(summary.id != other.id || summary.hadHelp);
}

TEST_F(KeptChangesTest, AGameThatAnotherProgramPlaysIsLeftAlone) {
  const StoredGame other = keep(m_folder.path(), playedGame(5));
  GameStore playing(m_folder.path());
  ASSERT_TRUE(playing.play().resume(other.id));
  EXPECT_FALSE(m_store->library().recordHelpOf(other.id, HelpKind::MistakeShown));
  EXPECT_EQ(m_store->library().game(other.id)->events, other.events);
}

TEST_F(KeptChangesTest, AnImportUnitesTheGameBeingPlayed) {
  m_controller->cells().type(Digit(4));
  m_game->select(Selection(kOpen));
  said([this] { m_controller->files().exportHistory(file(u"here.json"_s)); });
  const QTemporaryDir there;
  EXPECT_EQ(importHistory(there.path(), file(u"here.json"_s)).games, 1);
  {
    PlayedStore store(there.path());
    ASSERT_TRUE(store.resumeLatest());
    store.recordMove(0, Move::enter(kOther, Digit(6)), 1000);
  }
  EXPECT_EQ(exportHistory(there.path(), file(u"there.json"_s)).failure, QString());
  m_game->play(Move::setNote(kOther, Digit(7)));
  const std::size_t own = m_game->stored().moves.size();
  QSignalSpy ended(&m_controller->files(), &HistoryFiles::historyImportEnded);
  m_controller->files().importHistory(file(u"there.json"_s));
  EXPECT_TRUE(m_controller->files().isImportingHistory());
  ASSERT_TRUE(ended.wait(kPatienceMs));
  const QString report = ended.front().front().value<ExchangeReport>().toText(u"there.json"_s);
  EXPECT_TRUE(report.contains(u"There already: 1."_s)) << qPrintable(report);
  EXPECT_FALSE(report.contains(u"Being played"_s)) << qPrintable(report);
  EXPECT_EQ(m_game->stored().moves.size(), own + 1);
  m_game->play(Move::setNote(kOther, Digit(8)));
  const StoredGame played = m_game->stored();
  restart();
  EXPECT_EQ(m_game->stored().moves, played.moves);
  EXPECT_EQ(m_game->stored().position, played.position);
}

TEST_F(KeptChangesTest, AnImportLeavesTheBoardAsItStands) {
  m_controller->cells().type(Digit(4));
  said([this] { m_controller->files().exportHistory(file(u"here.json"_s)); });
  const QTemporaryDir there;
  importHistory(there.path(), file(u"here.json"_s));
  m_game->play(Move::setNote(kOther, Digit(7)));
  m_game->select(Selection(kOther));
  m_controller->time().setPaused(true);
  {
    // The game is played on later, and elsewhere on the board.
    awaitNextMillisecond();
    PlayedStore store(there.path());
    ASSERT_TRUE(store.resumeLatest());
    store.recordMove(0, Move::enter(kOther, Digit(6)), 90'000);
  }
  EXPECT_EQ(exportHistory(there.path(), file(u"there.json"_s)).failure, QString());
  const GameState before = m_game->state();
  const std::size_t own = m_game->stored().moves.size();
  QSignalSpy ended(&m_controller->files(), &HistoryFiles::historyImportEnded);
  m_controller->files().importHistory(file(u"there.json"_s));
  ASSERT_TRUE(ended.wait(kPatienceMs));
  EXPECT_EQ(m_game->stored().moves.size(), own + 1) << "a branch";
  EXPECT_EQ(m_game->state(), before);
  EXPECT_EQ(m_game->selectedCell(), kOther);
  EXPECT_TRUE(m_controller->time().isPaused());
  restart();
  EXPECT_EQ(m_game->state(), before);
}

TEST_F(KeptChangesTest, StatisticsBeginAnewAndThatCanBeUndone) {
  keep(m_folder.path(), solvedGame(3));
  const std::size_t all = m_controller->history().gamesThatCount().size();
  ASSERT_GE(all, 1U);
  EXPECT_FALSE(m_controller->history().canUndoStatisticsReset());
  awaitNextMillisecond();
  m_controller->history().resetStatistics();
  EXPECT_TRUE(m_controller->history().gamesThatCount().empty());
  EXPECT_EQ(m_controller->history().library().games().size(), all) << "the games stay";
  EXPECT_TRUE(m_controller->history().canUndoStatisticsReset());
  m_controller->history().resetStatistics();
  m_controller->history().undoStatisticsReset();
  EXPECT_EQ(m_controller->history().gamesThatCount().size(), all) << "as before the first reset";
  EXPECT_FALSE(m_controller->history().canUndoStatisticsReset());
  awaitNextMillisecond();
  m_controller->history().resetStatistics();
  restart();
  EXPECT_FALSE(m_controller->history().canUndoStatisticsReset());
  for (const GameSummary& game : m_controller->history().gamesThatCount())
    EXPECT_GE(game.lastPlayedMs, m_settings.statisticsSince());
}

TEST_F(KeptChangesTest, APuzzleOfACollectionIsBegunAndSaysSoWhenAllAre) {
  QFile list(file(u"Two.txt"_s));
  ASSERT_TRUE(list.open(QIODevice::WriteOnly));
  list.write(bytes(kPuzzle) + '\n' + bytes(kSecondPuzzle) + '\n');
  list.close();
  const qint64 id = importCollection(m_folder.path(), list.fileName()).id;
  ASSERT_GT(id, 0);
  QSignalSpy started(m_game.get(), &Game::started);
  // The collection's first puzzle is being played.
  m_controller->session().playNext({id, {}}, CollectionOrder::AsListed);
  ASSERT_TRUE(started.wait(kPatienceMs));
  EXPECT_EQ(m_game->state().puzzle.givens, puzzle(kSecondPuzzle).givens);
  EXPECT_TRUE(m_game->level());
  const QString all = said([&] { m_controller->session().playNext({id, {}}, CollectionOrder::Random); });
  EXPECT_FALSE(all.isEmpty());
  EXPECT_EQ(m_game->state().puzzle.givens, puzzle(kSecondPuzzle).givens);
}

}  // namespace
}  // namespace sudoku
