#include <memory>

#include <QDateTime>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>

#include <sudoku/play/severalsolutions.h>

#include "../../patience.h"
#include "../play/storedgames.h"
#include "game/control/gamecontroller.h"
#include "game/history/exchange.h"
#include "game/history/gamewords.h"
#include "game/history/libraryfilter.h"
#include "game/history/replay.h"
#include "game/play/gamerecord.h"
#include "game/puzzles/puzzlerating.h"
#include "game/storage/gamejson.h"
#include "game/storage/unite.h"
#include "gamefixture.h"

namespace sudoku {
namespace {

/// The solution of kPuzzle without four digits 1 and 3, which can be filled in in two ways.
constexpr std::string_view kTwoWays =
    "53467891267219534819834256785976.42.42685.79.713924856961537284287419635345286179";
constexpr std::string_view kOneGiven =
    "1................................................................................";
// The empty cells: the first two and the last two hold 1 and 3, or 3 and 1.
constexpr Cell kR4c6(32);
constexpr Cell kR5c9(44);
constexpr Cell kR4c9(35);
constexpr Cell kR5c6(41);

StoredGame severalGame(std::string_view givens = kTwoWays) {
  return *gameOf(*parseLine(givens), Solutions::Several);
}

/// Tests with games of puzzles with several solutions, as the program plays and keeps them.
class SeveralSolutionsGameTest : public FolderTest {
 protected:
  void start(std::string_view givens = kTwoWays) { m_controller.start(severalGame(givens)); }
  void enter(Cell cell, int digit) { m_game.play(Move::enter(cell, Digit(digit))); }
  CheckReport check() {
    m_controller.board().check();
    return m_game.marks();
  }
  void fill(int first) {
    for (const auto& [cell, isFirst] :
         {std::pair(kR4c6, true), {kR5c9, true}, {kR4c9, false}, {kR5c6, false}})
      enter(cell, isFirst ? first : 4 - first);
  }
  /// Opens a text. Returns what the player is told when that is done.
  QString open(const QByteArray& text) {
    QString said;
    const auto take = [&said](const QString& message) { said = message; };
    const QObject context;
    QObject::connect(&m_controller.messages(), &PlayerMessages::reported, &context, take);
    QObject::connect(&m_controller.messages(), &PlayerMessages::failed, &context, take);
    m_controller.session().openText(text, "Text");
    EXPECT_TRUE(waitFor([&said] { return !said.isEmpty(); }));
    return said;
  }
  void playAllTheSame(const Grid& givens) {
    QSignalSpy started(&m_game, &Game::started);
    m_controller.session().playAllTheSame(givens);
    EXPECT_TRUE(started.wait(kPatienceMs));
  }
  GameSummary summary() {
    m_controller.keeper().keepSettings();
    for (const GameSummary& game : m_controller.history().library().games())
      if (game.id == m_game.stored().id) return game;
    ADD_FAILURE();
    return {};
  }

  Settings m_settings;
  std::unique_ptr<GameStore> m_store = std::make_unique<GameStore>(m_folder.path());
  Game m_game;
  GameController m_controller{m_game, *m_store, m_settings};
};

TEST_F(SeveralSolutionsGameTest, IsBegunOnlyWhereThePlayerSaysSo) {
  const Grid givens = *parseLine(kTwoWays);
  EXPECT_EQ(gameOf(givens, Solutions::One).error(), PuzzleFault::SeveralSolutions);
  EXPECT_EQ(gameOf(givens, Solutions::Several)->solutions, Solutions::Several);
  EXPECT_EQ(gameOf(Grid(), Solutions::Several).error(), PuzzleFault::SeveralSolutions) << "no puzzle at all";
  EXPECT_EQ(gameOf(puzzle().givens, Solutions::Several)->solutions, Solutions::One);
  EXPECT_FALSE(gameOf(givens, Solutions::Several)->level);
}

TEST_F(SeveralSolutionsGameTest, WhatIsOpenedIsRefusedWithAWordOfWhatCanBeDone) {
  m_controller.start(puzzle());
  QSignalSpy found(&m_controller.session(), &GameSession::severalSolutionsFound);
  EXPECT_EQ(open(bytes(kTwoWays)),
            "Text: line 1: more than one solution. The solutions differ in r4c6, r4c9, r5c6 and r5c9.");
  ASSERT_EQ(found.size(), 1);
  EXPECT_EQ(m_game.state().puzzle, puzzle()) << "never by accident";
  playAllTheSame(found[0][0].value<Grid>());
  EXPECT_EQ(toLine(m_game.state().puzzle.givens), kTwoWays);
  EXPECT_TRUE(m_game.hasSeveralSolutions());
  open(QByteArray(81, '.'));
  EXPECT_EQ(found.size(), 1) << "there is nothing to play";
}

TEST_F(SeveralSolutionsGameTest, EntriesAndNotesOfWhatWasRefusedComeAlong) {
  start();
  enter(kR4c6, 3);
  m_game.play(Move::setNote(kR5c9, Digit(3)));
  const GameState state = m_game.state();
  const std::string text = m_controller.session().textOf(Format::OpenSudoku);
  m_controller.start(puzzle());
  open(QByteArray::fromStdString(text));
  m_game.undo();
  playAllTheSame(state.puzzle.givens);
  EXPECT_EQ(m_game.state(), state);
}

TEST_F(SeveralSolutionsGameTest, CheckSaysThatAnEntryIsRightIfASolutionHasIt) {
  for (const int first : {1, 3}) {
    start();
    enter(kR4c6, first);
    EXPECT_EQ(check().right, CellSet{kR4c6});
    enter(kR4c9, first);  // the second cell is in the same row
    EXPECT_EQ(check().wrong, CellSet{kR4c9});
    m_controller.session().restart();
  }
}

TEST_F(SeveralSolutionsGameTest, EachSolutionSolvesIt) {
  for (const int first : {1, 3}) {
    start();
    fill(first);
    EXPECT_TRUE(m_game.isSolved());
    EXPECT_TRUE(m_game.stored().solvedMs);
    EXPECT_EQ(m_game.state().puzzle.solution, m_game.state().board);
    m_controller.start(puzzle());
  }
}

TEST_F(SeveralSolutionsGameTest, UndoAndRedoGiveTheSameMarks) {
  start();
  m_controller.preferences().setChecksEntries(true);
  std::vector<std::pair<GameState, CellSet>> seen;
  const auto look = [&] { seen.emplace_back(m_game.state(), m_game.marks().wrong); };
  look();
  for (const auto& [cell, digit] : {std::pair(kR4c6, 3), {kR5c9, 1}, {kR4c9, 1}, {kR5c6, 9}}) {
    enter(cell, digit);
    look();
  }
  EXPECT_EQ(m_game.marks().wrong, (CellSet{kR5c9, kR5c6}));
  for (std::size_t at = seen.size() - 1; at-- > 0;) {
    m_game.undo();
    EXPECT_EQ(m_game.state(), seen[at].first) << at;
  }
  for (std::size_t at = 1; at < seen.size(); ++at) {
    m_game.redo();
    EXPECT_EQ(m_game.state(), seen[at].first) << at;
    EXPECT_EQ(m_game.marks().wrong, seen[at].second) << at;
  }
}

TEST_F(SeveralSolutionsGameTest, WhatBecomesRightByAnotherMoveIsShownSo) {
  start();
  enter(kR4c6, 1);
  enter(kR5c9, 3);
  check();
  ASSERT_EQ(m_game.marks().wrong, CellSet{kR5c9});
  QSignalSpy changed(&m_game, &Game::cellsChanged);
  m_game.play(Move::clear(kR4c6));
  EXPECT_EQ(m_game.marks().wrong, CellSet());
  EXPECT_EQ(m_game.marks().right, CellSet{kR5c9});
  EXPECT_EQ(changed[0][0].value<CellSet>(), (CellSet{kR4c6, kR5c9}));
}

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
  EXPECT_EQ(m_game.state().puzzle, severalGame().puzzle);
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

TEST_F(SeveralSolutionsGameTest, TheMoveOfAHintCountsForNoMastery) {
  start();
  enter(kR4c6, 3);
  m_controller.hints().explainNextStep();
  ASSERT_TRUE(waitFor([this] {
    const auto& hint = m_controller.hints().teacher().hint();
    return hint && hint->kind == Hint::Kind::Step && hint->rung == Rung::Why;
  }));
  m_controller.hints().ask(HintAction::Apply);
  EXPECT_EQ(check().wrong, CellSet());
  EXPECT_TRUE(m_controller.history().mastery().empty());
}

TEST_F(SeveralSolutionsGameTest, WhereLogicDecidesNothingTheHintSaysSo) {
  for (const std::string_view givens : {kTwoWays, kOneGiven}) {
    start(givens);
    m_controller.hints().nextStep();
    ASSERT_TRUE(waitFor([this] {
      const auto& hint = m_controller.hints().teacher().hint();
      return hint && hint->kind == Hint::Kind::Nothing;
    }));
    const Hint& hint = *m_controller.hints().teacher().hint();
    EXPECT_EQ(hint.title, "Several solutions");
    EXPECT_EQ(hint.status, "From here on logic decides nothing: several solutions are left.");
    EXPECT_TRUE(hint.placements.empty() && hint.removals.empty());
    m_controller.hints().ask(HintAction::Close);
  }
}

TEST_F(SeveralSolutionsGameTest, AWrongEntryIsNamedAndTakenAway) {
  start();
  enter(kR4c6, 3);
  enter(kR5c9, 1);
  m_controller.hints().nextStep();
  ASSERT_TRUE(waitFor([this] {
    const auto& hint = m_controller.hints().teacher().hint();
    return hint && hint->kind == Hint::Kind::Mistake;
  }));
  EXPECT_EQ(m_controller.hints().teacher().hint()->wrong, CellSet{kR5c9});
  m_controller.board().clearMistakes();
  EXPECT_TRUE(m_game.state().board.isEmpty(kR5c9));
  EXPECT_EQ(m_game.state().board.at(kR4c6), Digit(3));
}

TEST_F(SeveralSolutionsGameTest, GoingBackToBeforeTheMistakeKeepsWhatIsRight) {
  start();
  enter(kR4c6, 3);
  enter(kR5c9, 1);
  m_controller.board().backToBeforeMistake();
  EXPECT_EQ(m_game.state().board.at(kR4c6), Digit(3));
  EXPECT_TRUE(m_game.state().board.isEmpty(kR5c9));
}

TEST_F(SeveralSolutionsGameTest, GivingUpShowsASolutionWithTheRightEntries) {
  start();
  enter(kR4c6, 3);
  m_controller.board().giveUp();
  EXPECT_TRUE(m_game.isGivenUp());
  EXPECT_TRUE(m_game.isSolved());
  EXPECT_EQ(m_game.state().board.at(kR4c6), Digit(3));
}

TEST_F(SeveralSolutionsGameTest, SinglesAreSolvedAsFarAsThereAreAny) {
  start();
  m_controller.board().solveSingles();
  EXPECT_EQ(m_game.state().board, m_game.state().puzzle.givens) << "none is open";
  enter(kR4c6, 3);
  m_controller.board().solveSingles();
  EXPECT_TRUE(m_game.isSolved());
}

TEST_F(SeveralSolutionsGameTest, FillingWritesAllCandidates) {
  start();
  m_controller.board().fillCandidates();
  EXPECT_EQ(m_game.state().notesAt(kR4c6), (DigitSet{Digit(1), Digit(3)}));
}

TEST_F(SeveralSolutionsGameTest, HasNoIdToBeginItWith) {
  start();
  EXPECT_EQ(m_game.puzzleIdOrCells(), QString());
}

TEST_F(SeveralSolutionsGameTest, OfNotesNoneIsSaidToHaveBeenTheRightOne) {
  start();
  m_controller.board().fillCandidates();
  m_game.play(Move::removeNote(kR4c6, Digit(1)));
  fill(1);
  EXPECT_EQ(m_controller.history().solvedFacts().againstNotes, CellSet());
}

TEST_F(SeveralSolutionsGameTest, AnAlmostEmptyOneIsPlayedToAnyOfItsSolutions) {
  start(kOneGiven);
  for (const Cell cell : m_game.state().board.emptyCells()) {
    const auto digits = digitsOfSolutions(m_game.state().board)[static_cast<std::size_t>(cell.index())];
    Digit last = digits.first();
    for (const Digit digit : digits) last = digit;
    m_game.play(Move::enter(cell, last));
    ASSERT_EQ(m_game.state().puzzle.solution.at(cell), last);
  }
  EXPECT_TRUE(m_game.isSolved());
}

}  // namespace
}  // namespace sudoku
