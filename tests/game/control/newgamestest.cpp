#include <memory>
#include <optional>
#include <stop_token>

#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include "../../patience.h"
#include "../base/endlesswork.h"
#include "../play/storedgames.h"
#include "game/control/gamecontroller.h"
#include "game/storage/collectionimport.h"
#include "gamefixture.h"

/// Tests of which games stay in the library, which comes next, and what is said at the start.
namespace sudoku {
namespace {

class NewGamesTest : public FolderTest {
 protected:
  NewGamesTest() { reopen(); }

  void reopen() {
    m_controller.reset();
    m_game = std::make_unique<Game>();
    m_store.reset();
    m_store = std::make_unique<GameStore>(m_folder.path(), std::chrono::hours(1));
    m_controller = std::make_unique<GameController>(*m_game, *m_store, m_settings);
  }
  /// Presses New until another game is there. Returns the key of that game.
  UniqueId newGame() {
    const UniqueId before = m_game->stored().key;
    m_controller->session().newGame();
    EXPECT_TRUE(waitFor([&] { return m_game->stored().key != before; }));
    return m_game->stored().key;
  }
  std::size_t count() { return m_controller->history().library().games().size(); }
  qint64 importTwo() {
    QFile list(m_folder.filePath("Two.txt"));
    EXPECT_TRUE(list.open(QIODevice::WriteOnly));
    list.write(bytes(kPuzzle) + '\n' + bytes(kSecondPuzzle) + '\n');
    list.close();
    return importCollection(m_folder.path(), list.fileName()).id;
  }

  Settings m_settings;
  std::unique_ptr<GameStore> m_store;
  std::unique_ptr<Game> m_game;
  std::unique_ptr<GameController> m_controller;
};

TEST_F(NewGamesTest, AGameWithoutAMoveLeavesTheLibraryWhenTwoOthersAreBegun) {
  newGame();
  const UniqueId second = newGame();
  EXPECT_EQ(count(), 2U) << "the one that Previous game leads to stays";
  const UniqueId third = newGame();
  EXPECT_EQ(count(), 2U);
  m_controller->session().previousGame();
  EXPECT_EQ(m_game->stored().key, second);
  reopen();
  m_controller->start({});
  newGame();
  EXPECT_EQ(count(), 2U) << "those of an earlier start, too";
  for (const GameSummary& game : m_controller->history().library().games()) EXPECT_NE(game.id, 0);
  EXPECT_NE(third, second);
}

TEST_F(NewGamesTest, WhatSomethingWasDoneWithStays) {
  newGame();
  m_game->play(Move::enter(m_game->state().board.emptyCells().first(), Digit(1)));
  newGame();
  m_controller->history().library().rename(m_game->stored().id, "Mine");
  newGame();
  m_game->recordHelp(HelpKind::Check);
  newGame();
  newGame();
  EXPECT_EQ(count(), 5U);
}

/// The list of spare puzzles may be older than a game that took one of them, if the program was killed.
TEST_F(NewGamesTest, APuzzleThatWasBegunIsNotGivenByNewAgain) {
  const auto played = parsePuzzleId("1-backtracking-all:36-44-180-10590380919521690900");
  const auto fresh = parsePuzzleId("1-backtracking-all:36-44-180-1884871951439679575");
  ASSERT_TRUE(played && fresh);
  m_controller->start(*played);
  m_controller.reset();
  QFile spare(m_folder.filePath("spare-puzzles.txt"));
  ASSERT_TRUE(spare.open(QIODevice::WriteOnly));
  for (const PuzzleId& id : {*played, *fresh})
    spare.write("easy " + QByteArray::fromStdString(toText(id)) + '\n');
  spare.close();
  m_game = std::make_unique<Game>();
  m_store.reset();
  m_store = std::make_unique<GameStore>(m_folder.path(), std::chrono::hours(1));
  m_controller = std::make_unique<GameController>(
      *m_game, *m_store, m_settings, nullptr,
      [](const PuzzleRequest&, const std::stop_token& stop) -> std::optional<SparePuzzle> {
        EndlessWork()(stop);
        return std::nullopt;
      });
  m_controller->start({});
  EXPECT_EQ(m_game->state().puzzle.givens, makePuzzle(*played).givens);
  newGame();
  EXPECT_EQ(m_game->state().puzzle.givens, makePuzzle(*fresh).givens);
}

TEST_F(NewGamesTest, TheClockStandsWhileAPuzzleIsMadeAsThePlayerWantsIt) {
  newGame();
  m_controller->time().setWatched(true);
  ASSERT_TRUE(m_controller->time().clock().isRunning());
  m_controller->session().request(IdRequest{"no id"});
  EXPECT_FALSE(m_controller->time().clock().isRunning());
  ASSERT_TRUE(waitFor([this] { return !m_controller->session().isMakingPuzzle(); }));
  EXPECT_TRUE(m_controller->time().clock().isRunning()) << "there is no such puzzle";
  m_controller->session().request(IdRequest{"no id"});
  m_controller->session().cancelRequest();
  EXPECT_TRUE(m_controller->time().clock().isRunning());
}

TEST_F(NewGamesTest, WhatIsNotFromNewStays) {
  m_controller->start(puzzle());
  const PuzzleId id{{BoardMethod::Backtracking, DigMethod::All, Symmetry::Rotate180}, 48213};
  m_controller->start(id);
  m_controller->session().playDaily(QDate(2026, 11, 24), Level::Easy,
                                    {{id.recipe, 48214}, makePuzzle({id.recipe, 48214})});
  newGame();
  newGame();
  newGame();
  EXPECT_EQ(count(), 5U);
}

TEST_F(NewGamesTest, AfterTheDeletionOfThePresentGameItCannotBeGoneBackTo) {
  m_controller->start(puzzle());
  m_game->play(Move::enter(kOpen, Digit(4)));
  const qint64 id = m_game->stored().id;
  bool keeps = true;
  QObject::connect(m_game.get(), &Game::started, m_controller.get(),
                   [&] { keeps = m_controller->session().keepsGameBefore(); });
  m_controller->history().library().remove({id});
  ASSERT_TRUE(waitFor([&] { return m_game->stored().id != id; }));
  EXPECT_FALSE(keeps);
  EXPECT_TRUE(m_controller->session().keepsGameBefore());
  QSignalSpy none(&m_controller->session(), &GameSession::noPreviousGame);
  m_controller->session().previousGame();
  EXPECT_EQ(none.size(), 1);
}

TEST_F(NewGamesTest, TheStartNamesTheGameThatWasLeft) {
  m_controller->start(puzzle());
  const qint64 id = m_game->stored().id;
  m_game->play(Move::enter(kOpen, Digit(4)));
  reopen();
  QSignalSpy left(&m_controller->session(), &GameSession::leftGameFound);
  m_controller->start(puzzle(kSecondPuzzle));
  ASSERT_EQ(left.size(), 1);
  const auto game = left[0][0].value<LeftGame>();
  EXPECT_EQ(game.id, id);
  EXPECT_EQ(game.emptyCells, 50);
  EXPECT_EQ(game.level, Level::Easy);
  m_controller->start(puzzle());  // like a later start of the program
  EXPECT_EQ(left.size(), 1);
}

TEST_F(NewGamesTest, NothingWasLeftWithoutAMoveOrIfAllIsSolved) {
  keep(m_folder.path(), solvedGame(1));
  keep(m_folder.path(), freshGame(2));
  reopen();
  QSignalSpy left(&m_controller->session(), &GameSession::leftGameFound);
  m_controller->start({});
  EXPECT_EQ(left.size(), 0);
}

TEST_F(NewGamesTest, TheNextOfACollectionIsBegunFromTheGame) {
  const qint64 id = importTwo();
  m_controller->start(puzzle(kSecondPuzzle));
  EXPECT_EQ(m_controller->session().place(), (Membership{id, "Two", 2, 2}));
  QSignalSpy started(m_game.get(), &Game::started);
  m_controller->session().playNextInCollection();
  ASSERT_TRUE(started.wait(kPatienceMs));
  EXPECT_EQ(m_game->state().puzzle.givens, puzzle().givens) << "round from the last to the first";
  EXPECT_EQ(m_controller->session().place(), (Membership{id, "Two", 1, 2}));
  QSignalSpy said(&m_controller->messages(), &PlayerMessages::reported);
  m_controller->session().playNextInCollection();
  EXPECT_EQ(said.size(), 1) << "each has been begun";
  m_controller->start(freshGame(5).puzzle);
  EXPECT_EQ(m_controller->session().place(), std::nullopt);
}

TEST_F(NewGamesTest, TheNextOneObeysTheListThatIsPlayedThrough) {
  const qint64 id = importTwo();
  const CollectionWalk walk{id, std::make_shared<const std::vector<int>>(std::vector{2})};
  QSignalSpy started(m_game.get(), &Game::started);
  m_controller->session().playNext(walk, CollectionOrder::AsListed);
  ASSERT_TRUE(started.wait(kPatienceMs));
  EXPECT_EQ(m_game->state().puzzle.givens, puzzle(kSecondPuzzle).givens);
  QSignalSpy said(&m_controller->messages(), &PlayerMessages::reported);
  m_controller->session().playNextInCollection();
  EXPECT_EQ(said.size(), 1) << "the first is not among those listed";
}

TEST_F(NewGamesTest, TechniquesOfAPuzzleOfACollectionAreNotTold) {
  const qint64 id = importTwo();
  QSignalSpy said(&m_controller->messages(), &PlayerMessages::reported);
  QSignalSpy judged(m_controller->findChild<PuzzleOpener*>(), &PuzzleOpener::judged);
  m_controller->session().playNext({id, {}}, CollectionOrder::AsListed);
  ASSERT_TRUE(!judged.empty() || judged.wait(kPatienceMs));
  for (const auto& each : said) EXPECT_FALSE(each[0].toString().contains("Single", Qt::CaseInsensitive));
  EXPECT_TRUE(judged[0][0].toString().contains("single", Qt::CaseInsensitive));
}

TEST_F(NewGamesTest, APuzzleOfACollectionIsPlayedByItsNumber) {
  const qint64 id = importTwo();
  QSignalSpy started(m_game.get(), &Game::started);
  m_controller->session().playPuzzle({id, {}}, 2);
  ASSERT_TRUE(started.wait(kPatienceMs));
  EXPECT_EQ(m_game->state().puzzle.givens, puzzle(kSecondPuzzle).givens);
  QSignalSpy failed(&m_controller->messages(), &PlayerMessages::failed);
  m_controller->session().playPuzzle({id, {}}, 3);
  EXPECT_EQ(failed.size(), 1);
}

}  // namespace
}  // namespace sudoku
