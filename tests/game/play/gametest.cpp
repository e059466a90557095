#include <memory>

#include <QSignalSpy>

#include <sudoku/grid/random.h>

#include "../control/gamefixture.h"
#include "game/play/game.h"
#include "storedgames.h"

Q_DECLARE_METATYPE(sudoku::CellSet)

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

class GameTest : public testing::Test {
 protected:
  GameTest() { m_game.start(fresh()); }

  static StoredGame fresh() {
    StoredGame game;
    game.puzzle = puzzle();
    game.level = Level::Easy;
    return game;
  }
  std::vector<Move> moves() const {
    std::vector<Move> moves;
    for (const PlayedMove& played : m_game.moves()) moves.push_back(played.move);
    return moves;
  }

  Game m_game;
};

TEST_F(GameTest, BeforeTheFirstStartNothingCanBePlayed) {
  Game game;
  game.play(Move::enter(kOpen, Digit(4)));
  game.check();
  EXPECT_FALSE(game.isStarted());
  EXPECT_TRUE(game.state().board.isEmpty(kOpen));
  EXPECT_EQ(game.position(), 0);
}

TEST_F(GameTest, AMoveIsRecordedBeforeItIsShown) {
  QStringList order;
  QObject::connect(&m_game, &Game::moveMade, [&] { order << "recorded"; });
  QObject::connect(&m_game, &Game::cellsChanged, [&] { order << "shown"; });
  m_game.play(Move::enter(kOpen, Digit(4)));
  EXPECT_EQ(order, (QStringList{"recorded", "shown"}));
  order.clear();
  QObject::connect(&m_game, &Game::positionChanged, [&] { order << "position"; });
  m_game.undo();
  m_game.redo();
  EXPECT_EQ(order, (QStringList{"position", "shown", "position", "shown"}));
}

TEST_F(GameTest, AMoveThatChangesNothingIsNone) {
  QSignalSpy recorded(&m_game, &Game::moveMade);
  m_game.play(Move::enter(Cell(0), Digit(4)));
  m_game.play(Move::clear(kOpen));
  EXPECT_EQ(recorded.count(), 0);
  EXPECT_FALSE(m_game.canUndo());
}

TEST_F(GameTest, CellsChangedNamesTheEntryAndThePeersWhoseNotesGo) {
  m_game.play(Move::setNote(kOther, Digit(4)));
  CellSet changed;
  QObject::connect(&m_game, &Game::cellsChanged, [&](CellSet cells) { changed = cells; });
  m_game.play(Move::enter(kOpen, Digit(4)));
  EXPECT_EQ(changed, (CellSet{kOpen, kOther}));
  m_game.undo();
  EXPECT_EQ(changed, (CellSet{kOpen, kOther}));
  EXPECT_TRUE(m_game.state().notesAt(kOther).contains(Digit(4)));
}

TEST_F(GameTest, CellsChangedNamesJustWhatUndoAndRedoChange) {
  Random random(6);
  GameState shown = m_game.state();
  const auto changedSinceShown = [&] {
    CellSet changed;
    for (const Cell cell : allCells())
      if (shown.board.at(cell) != m_game.state().board.at(cell) ||
          shown.notesAt(cell) != m_game.state().notesAt(cell))
        changed.add(cell);
    return changed;
  };
  int announced = 0;
  QObject::connect(&m_game, &Game::cellsChanged, [&](CellSet cells) {
    EXPECT_EQ(cells, changedSinceShown());
    shown = m_game.state();
    ++announced;
  });
  for (int step = 0; step < 1000; ++step) {
    const Cell cell(static_cast<int>(random.below(81)));
    const Digit digit(1 + static_cast<int>(random.below(9)));
    switch (random.below(4)) {
      case 0:
        m_game.undo();
        break;
      case 1:
        m_game.redo();
        break;
      case 2:
        m_game.play(Move::enter(cell, digit));
        break;
      default:
        m_game.play(random.below(2) == 0 ? Move::setNote(cell, digit) : Move::removeNote(cell, digit));
    }
    ASSERT_EQ(shown, m_game.state());
  }
  EXPECT_GT(announced, 300);
}

TEST_F(GameTest, UndoAndRedoGoThroughAHundredMovesAndBack) {
  Random random(5);
  std::vector<GameState> states{m_game.state()};
  while (states.size() <= 100) {
    m_game.play(randomMove(puzzle(), random));
    if (m_game.state() != states.back()) states.push_back(m_game.state());
  }
  for (std::size_t step = 100; step > 0; --step) {
    EXPECT_EQ(m_game.state(), states[step]);
    m_game.undo();
  }
  EXPECT_FALSE(m_game.canUndo());
  for (std::size_t step = 0; step < 100; ++step) {
    EXPECT_EQ(m_game.state(), states[step]);
    m_game.redo();
  }
  EXPECT_EQ(m_game.state(), states[100]);
  EXPECT_FALSE(m_game.canRedo());
}

TEST_F(GameTest, AMoveAfterUndoIsABranchAndDropsNothing) {
  m_game.play(Move::enter(kOpen, Digit(4)));
  m_game.play(Move::enter(kOther, Digit(6)));
  m_game.undo();
  m_game.play(Move::enter(kOther, Digit(2)));
  EXPECT_FALSE(m_game.canRedo());
  EXPECT_EQ(m_game.position(), 3);
  EXPECT_EQ(moves(), (std::vector<Move>{Move::enter(kOpen, Digit(4)), Move::enter(kOther, Digit(6)),
                                        Move::enter(kOther, Digit(2))}));
  EXPECT_EQ(m_game.stored().lineTo(3), (std::vector<int>{1, 3}));
  m_game.undo();
  m_game.redo();
  EXPECT_EQ(m_game.state().board.at(kOther), Digit(2)) << "the newest";
}

TEST_F(GameTest, AKeptGameComesBackWithItsHistory) {
  StoredGame kept = fresh();
  kept.append(Move::enter(kOpen, Digit(4)));
  kept.append(Move::setNote(kOther, Digit(6)));
  kept.append(Move::enter(kOther, Digit(6)));
  kept.position = 2;
  kept.chosenDigit = Digit(9);
  kept.hints = true;
  kept.inputMode = InputMode::Centre;
  kept.chosenColour = Digit(2);
  kept.selection = Selection(kOther).extendedTo(kOpen);
  QSignalSpy started(&m_game, &Game::started);
  m_game.start(kept);
  EXPECT_EQ(started.count(), 1);
  EXPECT_EQ(m_game.position(), 2);
  EXPECT_EQ(m_game.chosenDigit(), Digit(9));
  EXPECT_TRUE(m_game.hints());
  EXPECT_EQ(m_game.inputMode(), InputMode::Centre);
  EXPECT_EQ(m_game.chosenColour(), Digit(2));
  EXPECT_EQ(m_game.selection(), kept.selection);
  EXPECT_TRUE(m_game.state().board.isEmpty(kOther));
  m_game.redo();
  EXPECT_EQ(m_game.state().board.at(kOther), Digit(6));
}

TEST_F(GameTest, TheStoredGameIsHowTheGameStands) {
  m_game.start(fresh());
  m_game.play(Move::enter(kOpen, Digit(4)));
  m_game.play(Move::enter(kOther, Digit(6)));
  m_game.undo();
  m_game.chooseDigit(Digit(7));
  EXPECT_EQ(moves(), (std::vector<Move>{Move::enter(kOpen, Digit(4)), Move::enter(kOther, Digit(6))}));
  EXPECT_EQ(m_game.stored().position, 1);
  EXPECT_EQ(m_game.stored().chosenDigit, Digit(7));
  m_game.setRow(12);
  m_game.setLabels({u"Evening"_s, {u"again"_s}, true});
  m_game.timeLastMove(5000);
  EXPECT_EQ(m_game.stored().id, 12);
  EXPECT_EQ(m_game.stored().name, u"Evening"_s);
  EXPECT_EQ(m_game.stored().tags, QStringList(u"again"_s));
  EXPECT_TRUE(m_game.stored().isStarred);
  EXPECT_EQ(m_game.stored().elapsedMs, 5000);
  EXPECT_EQ(m_game.moves().back().elapsedMs, 5000);
}

TEST_F(GameTest, AGameCanBeStartedAgainWhereItStands) {
  m_game.play(Move::enter(kOpen, Digit(4)));
  m_game.play(Move::enter(kOther, Digit(6)));
  m_game.undo();
  const GameState state = m_game.state();
  m_game.start(m_game.stored());
  EXPECT_EQ(m_game.state(), state);
  EXPECT_EQ(m_game.moves().size(), 2U);
  m_game.redo();
  EXPECT_EQ(m_game.state().board.at(kOther), Digit(6));
}

TEST_F(GameTest, CheckReportsEntriesAndMarksGoWithTheNextChange) {
  m_game.play(Move::enter(kOpen, Digit(4)));
  m_game.play(Move::enter(kOther, Digit(2)));
  QSignalSpy checked(&m_game, &Game::checked);
  m_game.check();
  EXPECT_EQ(checked.count(), 1);
  EXPECT_EQ(m_game.marks().right, CellSet{kOpen});
  EXPECT_EQ(m_game.marks().wrong, CellSet{kOther});
  EXPECT_EQ(m_game.marks().empty.size(), 49);
  m_game.play(Move::clear(kOther));
  EXPECT_TRUE(m_game.marks().wrong.isEmpty());
  EXPECT_EQ(m_game.marks().right, CellSet{kOpen});
  m_game.start(fresh());
  EXPECT_TRUE(m_game.marks().right.isEmpty());
}

TEST_F(GameTest, TheCountsOfACheckAreOfTheWholeBoardAfterUndoAndRedo) {
  m_game.play(Move::enter(kOpen, Digit(4)));
  m_game.play(Move::enter(kOther, Digit(2)));
  m_game.check();
  EXPECT_EQ(m_game.counts(), (CheckCounts{1, 1, 49, 0}));
  m_game.undo();
  EXPECT_EQ(m_game.counts(), (CheckCounts{1, 0, 50, 0}));
  m_game.undo();
  EXPECT_EQ(m_game.counts(), (CheckCounts{0, 0, 51, 0}));
  m_game.redo();
  m_game.redo();
  EXPECT_EQ(m_game.counts(), (CheckCounts{1, 1, 49, 0}));
  EXPECT_EQ(m_game.marks().wrong, CellSet{kOther});
  EXPECT_EQ(m_game.help().of(HelpKind::Check), 1) << "nothing new is told";
}

TEST_F(GameTest, WhatNoCheckHasJudgedStaysUnknownAfterUndoAndRedo) {
  m_game.play(Move::enter(kOpen, Digit(4)));
  m_game.check();
  m_game.play(Move::enter(kOther, Digit(2)));
  EXPECT_EQ(m_game.counts(), (CheckCounts{1, 0, 49, 1}));
  m_game.undo();
  EXPECT_EQ(m_game.counts(), (CheckCounts{1, 0, 50, 0}));
  m_game.redo();
  EXPECT_EQ(m_game.counts(), (CheckCounts{1, 0, 49, 1}));
  m_game.clearMarks();
  m_game.undo();
  m_game.undo();
  m_game.redo();
  EXPECT_TRUE(m_game.marks().right.isEmpty()) << "marks that were taken away do not come back";
}

TEST_F(GameTest, AsThePlayerTypesEveryEntryIsCounted) {
  m_game.setChecksEntries(true);
  m_game.play(Move::enter(kOpen, Digit(4)));
  m_game.play(Move::enter(kOther, Digit(2)));
  EXPECT_EQ(m_game.counts(), (CheckCounts{1, 1, 49, 0}));
  m_game.undo();
  EXPECT_EQ(m_game.counts(), (CheckCounts{1, 0, 50, 0}));
}

TEST_F(GameTest, WhatIsAskedOfASolvedGameIsNoHelp) {
  m_game.play(solvingMove(m_game.stored()));
  ASSERT_TRUE(m_game.isSolved());
  m_game.check();
  m_game.recordHelp(HelpKind::PathSeen);
  m_game.undo();
  m_game.recordHelp(HelpKind::RungWhy);
  m_game.recordHelp(HelpKind::GivenUp);
  EXPECT_FALSE(m_game.help().any());
  EXPECT_FALSE(m_game.isGivenUp());
}

TEST_F(GameTest, SolvingIsAnnouncedAndUndoOpensTheGameAgain) {
  std::vector<bool> said;
  QObject::connect(&m_game, &Game::solvedChanged, [&](bool solved) { said.push_back(solved); });
  for (const Cell cell : m_game.state().board.emptyCells())
    m_game.play(Move::enter(cell, *m_game.state().puzzle.solution.at(cell)));
  EXPECT_TRUE(m_game.isSolved());
  m_game.play(Move::clear(kOpen));
  EXPECT_TRUE(m_game.isSolved());
  m_game.undo();
  EXPECT_FALSE(m_game.isSolved());
  m_game.redo();
  EXPECT_EQ(said, (std::vector{true, false, true}));
}

TEST_F(GameTest, ChoicesAreSaidOnceAndOnlyWhenTheyChange) {
  QSignalSpy chosen(&m_game, &Game::chosenDigitChanged);
  QSignalSpy hints(&m_game, &Game::hintsChanged);
  QSignalSpy modes(&m_game, &Game::inputModeChanged);
  QSignalSpy colours(&m_game, &Game::chosenColourChanged);
  QSignalSpy selection(&m_game, &Game::selectionChanged);
  QSignalSpy recorded(&m_game, &Game::settingsChanged);
  for (int time = 0; time < 2; ++time) {
    m_game.chooseDigit(Digit(3));
    m_game.setHints(true);
    m_game.setInputMode(InputMode::Corner);
    m_game.chooseColour(Digit(6));
    m_game.select(Selection(Cell(7)));
  }
  for (const QSignalSpy* spy : {&chosen, &hints, &modes, &colours, &selection}) EXPECT_EQ(spy->count(), 1);
  EXPECT_EQ(recorded.count(), 4) << "the selection waits for the next change";
}

}  // namespace
}  // namespace sudoku
