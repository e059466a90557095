#include <functional>
#include <vector>

#include <QSignalSpy>

#include "../play/storedgames.h"
#include "game/control/gamecontroller.h"
#include "game/play/commandmoves.h"
#include "game/play/game.h"
#include "game/play/gamerecord.h"
#include "gamefixture.h"

namespace sudoku {
namespace {

constexpr Cell kThirdCell(5);
constexpr Cell kGiven(0);

TEST(SelectionTest, GrowsAndShrinksButIsNeverEmpty) {
  Selection selection(kOpen);
  selection = selection.extendedTo(kOther);
  EXPECT_EQ(selection.cells, (CellSet{kOpen, kOther}));
  EXPECT_EQ(selection.current, kOther);
  EXPECT_EQ(selection.extendedTo(kOpen).current, kOpen);
  selection = selection.toggled(kOther);
  EXPECT_EQ(selection, Selection(kOpen));
  EXPECT_EQ(selection.toggled(kOpen), Selection(kOpen));
  EXPECT_EQ(selection.toggled(kThirdCell), selection.extendedTo(kThirdCell));
}

TEST(SelectionTest, ComesBackFromItsText) {
  Random random(1);
  for (int count = 0; count < 200; ++count) {
    Selection selection;
    for (std::uint32_t some = random.below(9); some > 0; --some)
      selection = selection.toggled(Cell(static_cast<int>(random.below(kCellCount))));
    EXPECT_TRUE(selection.cells.contains(selection.current));
    EXPECT_EQ(toSelection(toText(selection)), selection);
  }
  for (const char* text : {"", " ", "81", "-1", "1,2", "1 x", "1  2"})
    EXPECT_FALSE(toSelection(text)) << text;
}

class KeptInputTest : public FolderTest {};

/// Tests with a game and the player's input.
class InputTest : public FolderTest {
 protected:
  InputTest() { m_controller.start(puzzle()); }

  const GameState& state() const { return m_game.state(); }
  void selectBoth() {
    m_controller.cells().select(kOpen);
    m_controller.cells().selectMore(kOther);
  }

  Settings m_settings;
  GameStore m_store{m_folder.path()};
  Game m_game;
  GameController m_controller{m_game, m_store, m_settings};
};

TEST_F(InputTest, ModesAreSteppedAndToggled) {
  std::vector<InputMode> modes;
  for (int count = 0; count < 4; ++count) {
    m_controller.cells().stepInputMode();
    modes.push_back(m_game.inputMode());
  }
  EXPECT_EQ(modes, (std::vector{InputMode::Corner, InputMode::Centre, InputMode::Colour, InputMode::Digit}));
  m_controller.cells().toggleInputMode(InputMode::Centre);
  EXPECT_EQ(m_game.inputMode(), InputMode::Centre);
  m_controller.cells().toggleInputMode(InputMode::Corner);
  EXPECT_EQ(m_game.inputMode(), InputMode::Corner);
  m_controller.cells().toggleInputMode(InputMode::Corner);
  EXPECT_EQ(m_game.inputMode(), InputMode::Digit);
}

TEST_F(InputTest, SelectingWritesNothing) {
  m_controller.cells().chooseDigit(Digit(4));
  const GameState before = state();
  selectBoth();
  EXPECT_EQ(m_game.selection().cells, (CellSet{kOpen, kOther}));
  EXPECT_EQ(m_game.selectedCell(), kOther);
  m_controller.cells().toggleSelected(kThirdCell);
  m_controller.cells().toggleSelected(kOther);
  EXPECT_EQ(m_game.selection().cells, (CellSet{kOpen, kThirdCell}));
  m_controller.cells().selectCells(Selection(kGiven).extendedTo(kOpen));
  EXPECT_EQ(m_game.selectedCell(), kOpen);
  m_controller.cells().select(kThirdCell);
  EXPECT_EQ(m_game.selection(), Selection(kThirdCell));
  EXPECT_EQ(state(), before);
}

TEST_F(InputTest, ADigitGoesIntoAllSelectedCellsOrOutOfAllInOneStep) {
  m_controller.cells().select(kOpen);
  m_controller.cells().type(Digit(4));
  m_controller.cells().type(Digit(4));
  EXPECT_EQ(state().board.at(kOpen), Digit(4)) << "a single cell keeps it";
  selectBoth();
  m_controller.cells().selectMore(kGiven);
  m_controller.cells().type(Digit(4));
  EXPECT_EQ(state().board.at(kOpen), Digit(4));
  EXPECT_EQ(state().board.at(kOther), Digit(4));
  EXPECT_EQ(state().board.at(kGiven), Digit(5));
  m_controller.cells().type(Digit(4));
  EXPECT_EQ(state().board, state().puzzle.givens);
  m_controller.board().undo();
  m_controller.board().undo();
  EXPECT_EQ(state().board.at(kOpen), Digit(4));
  EXPECT_TRUE(state().board.isEmpty(kOther));
}

TEST_F(InputTest, EachModeWritesItsOwn) {
  selectBoth();
  m_controller.cells().type(Digit(1), InputMode::Corner);
  m_controller.cells().type(Digit(2), InputMode::Centre);
  m_controller.cells().type(Digit(3), InputMode::Colour);
  EXPECT_EQ(m_game.inputMode(), InputMode::Digit);
  for (const Cell cell : {kOpen, kOther}) {
    EXPECT_EQ(state().notesAt(cell), DigitSet{Digit(1)});
    EXPECT_EQ(state().centreNotesAt(cell), DigitSet{Digit(2)});
    EXPECT_EQ(state().coloursAt(cell), DigitSet{Digit(3)});
  }
  for (const InputMode mode : {InputMode::Corner, InputMode::Centre, InputMode::Colour}) {
    m_controller.cells().setInputMode(mode);
    m_controller.cells().type(Digit(6));
    m_controller.cells().type(Digit(6));
    m_controller.cells().type(Digit(4));
  }
  EXPECT_EQ(state().notesAt(kOther), (DigitSet{Digit(1), Digit(4)}));
  EXPECT_EQ(state().centreNotesAt(kOther), (DigitSet{Digit(2), Digit(4)}));
  EXPECT_EQ(state().coloursAt(kOther), (DigitSet{Digit(3), Digit(4)}));
  const GameState before = state();
  m_controller.cells().type(Digit(7));
  EXPECT_EQ(state(), before) << "there is no colour 7";
}

TEST_F(InputTest, AClickWritesTheChosenNumberOrColourAsTheModeSays) {
  m_controller.cells().chooseDigit(Digit(8));
  m_controller.cells().chooseColour(Digit(2));
  m_controller.cells().setInputMode(InputMode::Centre);
  m_controller.cells().activate(kOpen);
  EXPECT_EQ(state().centreNotesAt(kOpen), DigitSet{Digit(8)});
  m_controller.cells().setInputMode(InputMode::Colour);
  m_controller.cells().activate(kGiven);
  EXPECT_EQ(state().coloursAt(kGiven), DigitSet{Digit(2)});
  m_controller.cells().activate(kGiven);
  EXPECT_TRUE(state().coloursAt(kGiven).isEmpty());
  selectBoth();
  m_controller.cells().activateSelected();
  EXPECT_EQ(state().coloursAt(kOpen), DigitSet{Digit(2)});
  EXPECT_EQ(state().coloursAt(kOther), DigitSet{Digit(2)});
  EXPECT_EQ(m_game.selection().cells.size(), 2);
}

TEST_F(InputTest, ThePadChoosesForOneCellAndWritesIntoSeveral) {
  m_controller.cells().select(kOpen);
  m_controller.cells().press(Digit(4));
  EXPECT_EQ(m_game.chosenDigit(), Digit(4));
  EXPECT_TRUE(state().board.isEmpty(kOpen));
  m_controller.cells().press(Digit(4));
  EXPECT_EQ(m_game.chosenDigit(), std::nullopt);
  selectBoth();
  m_controller.cells().press(Digit(4));
  EXPECT_EQ(m_game.chosenDigit(), std::nullopt);
  EXPECT_EQ(state().board.at(kOpen), Digit(4));
  m_controller.cells().setInputMode(InputMode::Colour);
  m_controller.cells().press(Digit(6));
  EXPECT_EQ(state().coloursAt(kOther), DigitSet{Digit(6)});
  m_controller.cells().select(kThirdCell);
  m_controller.cells().press(Digit(6));
  EXPECT_EQ(m_game.chosenColour(), Digit(6));
  EXPECT_TRUE(state().coloursAt(kThirdCell).isEmpty());
  m_controller.cells().press(Digit(6));
  EXPECT_EQ(m_game.chosenColour(), std::nullopt);
  m_controller.cells().stepChosen(-1);
  EXPECT_EQ(m_game.chosenColour(), Digit(6));
  m_controller.cells().stepChosen(1);
  EXPECT_EQ(m_game.chosenColour(), Digit(1));
  EXPECT_EQ(m_game.chosenDigit(), std::nullopt);
}

TEST_F(InputTest, ClearingLeavesColoursAndColoursHaveCommandsOfTheirOwn) {
  selectBoth();
  m_controller.cells().type(Digit(2), InputMode::Colour);
  m_controller.cells().type(Digit(5), InputMode::Colour);
  m_controller.cells().type(Digit(1), InputMode::Corner);
  m_controller.cells().type(Digit(3), InputMode::Centre);
  m_controller.cells().clearSelected();
  for (const Cell cell : {kOpen, kOther}) {
    EXPECT_TRUE(state().allNotesAt(cell).isEmpty());
    EXPECT_EQ(state().coloursAt(cell), (DigitSet{Digit(2), Digit(5)}));
  }
  m_controller.board().undo();
  EXPECT_EQ(state().centreNotesAt(kOther), DigitSet{Digit(3)}) << "one step";
  m_controller.cells().select(kOpen);
  m_controller.cells().clearColours();
  EXPECT_TRUE(state().coloursAt(kOpen).isEmpty());
  EXPECT_FALSE(state().coloursAt(kOther).isEmpty());
  m_controller.cells().clearAllColours();
  EXPECT_EQ(state().colours, GameState(puzzle()).colours);
  QSignalSpy refused(&m_controller.messages(), &PlayerMessages::refused);
  m_controller.cells().clearColours();
  m_controller.cells().clearAllColours();
  ASSERT_EQ(refused.size(), 2);
  EXPECT_EQ(refused[1][0].toString(), "There are no colours.");
  m_controller.board().undo();
  EXPECT_EQ(state().coloursAt(kOther), (DigitSet{Digit(2), Digit(5)}));
  m_controller.cells().setInputMode(InputMode::Colour);
  m_controller.cells().clear(kOther);
  EXPECT_TRUE(state().coloursAt(kOther).isEmpty()) << "in Colour mode clearing is about colours";
  EXPECT_FALSE(state().notesAt(kOther).isEmpty());
}

TEST_F(InputTest, EscapeEndsOneThingAtATime) {
  m_controller.cells().chooseDigit(Digit(7));
  m_controller.cells().select(kOpen);
  m_controller.cells().type(Digit(1));
  m_controller.board().check();
  m_controller.cells().selectMore(kOther);
  m_controller.cells().escape();
  EXPECT_EQ(m_game.selection(), Selection(kOther));
  EXPECT_EQ(m_game.marks().wrong, CellSet{kOpen});
  QSignalSpy marks(&m_game, &Game::marksChanged);
  m_controller.cells().escape();
  EXPECT_EQ(marks.size(), 1);
  EXPECT_TRUE(m_game.marks().wrong.isEmpty());
  EXPECT_EQ(m_game.chosenDigit(), Digit(7));
  m_controller.cells().chooseColour(Digit(3));
  m_controller.cells().setInputMode(InputMode::Colour);
  m_controller.cells().escape();
  EXPECT_EQ(m_game.chosenColour(), std::nullopt);
  EXPECT_EQ(m_game.chosenDigit(), Digit(7));
  m_controller.cells().escape();
  EXPECT_EQ(m_game.chosenDigit(), std::nullopt);
}

TEST_F(InputTest, UndoAfterEveryCommandGivesTheStateBefore) {
  Random random(3);
  for (int count = 0; count < 600; ++count) {
    m_controller.cells().selectCells(Selection(Cell(static_cast<int>(random.below(kCellCount)))));
    for (std::uint32_t more = random.below(3); more > 0; --more)
      m_controller.cells().selectMore(Cell(static_cast<int>(random.below(kCellCount))));
    const Digit digit(1 + static_cast<int>(random.below(kDigitCount)));
    const auto mode = static_cast<InputMode>(random.below(kInputModes));
    const std::vector<std::function<void()>> commands = {
        [&] { m_controller.cells().type(digit, mode); }, [&] { m_controller.cells().type(digit, mode); },
        [&] { m_controller.cells().type(digit, mode); }, [&] { m_controller.cells().clearSelected(); },
        [&] { m_controller.cells().clearColours(); },    [&] { m_controller.board().fillCandidates(); },
        [&] { m_controller.board().removeRuledOut(); },  [&] { m_controller.board().clearNotes(); },
    };
    const GameState before = state();
    const std::size_t moves = m_game.moves().size();
    commands[random.below(commands.size())]();
    ASSERT_EQ(positionOf(m_game.stored()), state()) << "played again";
    if (m_game.moves().size() == moves) continue;
    ASSERT_EQ(m_game.moves().size(), moves + 1) << "one step";
    const GameState after = state();
    m_controller.board().undo();
    ASSERT_EQ(state(), before);
    m_controller.board().redo();
    ASSERT_EQ(state(), after);
  }
}

TEST_F(InputTest, CommandsOnAllNotesActOnBothSets) {
  m_controller.cells().select(kOpen);
  m_controller.cells().type(Digit(1), InputMode::Corner);
  m_controller.cells().type(Digit(5), InputMode::Centre);  // the 5 stands in this row already
  m_controller.cells().type(Digit(4), InputMode::Centre);
  m_controller.board().removeRuledOut();
  EXPECT_EQ(state().centreNotesAt(kOpen), DigitSet{Digit(4)});
  EXPECT_EQ(state().notesAt(kOpen), DigitSet{Digit(1)});
  m_controller.board().clearNotes();
  EXPECT_TRUE(state().allNotesAt(kOpen).isEmpty());
  m_controller.board().undo();
  m_controller.board().fillCandidates();
  EXPECT_EQ(state().notesAt(kOpen), candidatesOf(state()).at(kOpen));
  EXPECT_EQ(state().centreNotesAt(kOpen), DigitSet{Digit(4)});
}

TEST_F(InputTest, EntriesEraseNotesUnlessThePlayerDoesThatAlone) {
  const Digit right = *state().puzzle.solution.at(kOpen);
  m_controller.cells().select(kOther);
  m_controller.cells().type(right, InputMode::Corner);
  m_controller.cells().type(right, InputMode::Centre);
  m_controller.preferences().setErasesNotes(false);
  m_controller.cells().select(kOpen);
  m_controller.cells().type(right);
  EXPECT_FALSE(m_game.moves().back().move.erases);
  EXPECT_EQ(state().notesAt(kOther), DigitSet{right});
  m_controller.board().undo();
  m_controller.preferences().setErasesNotes(true);
  m_controller.cells().type(right);
  EXPECT_TRUE(state().allNotesAt(kOther).isEmpty());
  EXPECT_EQ(positionOf(m_game.stored()), state()) << "whatever is preferred";
}

TEST_F(InputTest, WrongEntriesAreMarkedAsTheyAreMade) {
  m_controller.cells().select(kOpen);
  m_controller.cells().type(Digit(1));
  EXPECT_TRUE(m_game.marks().wrong.isEmpty());
  EXPECT_FALSE(m_game.help().any());
  m_controller.preferences().setChecksEntries(true);
  EXPECT_EQ(m_game.marks().wrong, CellSet{kOpen}) << "what stands there already";
  EXPECT_EQ(m_game.help().of(HelpKind::CheckedAsTyped), 1);
  m_controller.cells().select(kOther);
  m_controller.cells().type(*state().puzzle.solution.at(kOther));
  EXPECT_EQ(m_game.marks().wrong, CellSet{kOpen});
  EXPECT_EQ(m_game.help().of(HelpKind::CheckedAsTyped), 1) << "the same game";
  m_controller.cells().type(Digit(2));
  EXPECT_EQ(m_game.marks().wrong, (CellSet{kOpen, kOther}));
  EXPECT_EQ(m_game.help().of(HelpKind::CheckedAsTyped), 2);
  EXPECT_EQ(m_game.stored().events.back().mistakes, 1);
  m_controller.board().undo();
  EXPECT_EQ(m_game.marks().wrong, CellSet{kOpen});
  m_controller.board().redo();
  EXPECT_EQ(m_game.marks().wrong, (CellSet{kOpen, kOther}));
  m_controller.cells().type(Digit(1), InputMode::Colour);
  EXPECT_EQ(m_game.marks().wrong, (CellSet{kOpen, kOther})) << "a colour is no other entry";
  m_controller.preferences().setChecksEntries(false);
  m_controller.cells().select(kThirdCell);
  m_controller.cells().type(Digit(2));
  EXPECT_FALSE(m_game.marks().wrong.contains(kThirdCell));
  EXPECT_EQ(m_game.help().of(HelpKind::Check), 0);
}

TEST_F(InputTest, AGameIsHelpedOnceEvenIfNoEntryIsWrong) {
  m_controller.preferences().setChecksEntries(true);
  EXPECT_FALSE(m_game.help().any()) << "nothing was said yet";
  for (const Cell cell : {kOpen, kOther}) {
    m_controller.cells().select(cell);
    m_controller.cells().type(*state().puzzle.solution.at(cell));
  }
  EXPECT_EQ(m_game.help().of(HelpKind::CheckedAsTyped), 1);
  EXPECT_TRUE(Settings().entryChoices().checks);
  EXPECT_TRUE(Settings().entryChoices().erasesNotes);
}

TEST_F(KeptInputTest, ModeSelectionAndColourSurviveARestart) {
  const QString path = m_folder.path();
  StoredGame before;
  for (const bool isAgain : {false, true}) {
    Settings settings;
    GameStore store(path);
    Game game;
    GameController controller(game, store, settings);
    controller.start(isAgain ? StartRequest() : StartRequest(puzzle()));
    if (!isAgain) {
      controller.cells().select(kOpen);
      controller.cells().selectMore(kOther);
      controller.cells().setInputMode(InputMode::Centre);
      controller.cells().chooseColour(Digit(5));
      controller.cells().type(Digit(3));
      controller.cells().type(Digit(2), InputMode::Colour);
      controller.cells().toggleSelected(kThirdCell);
      before = game.stored();
    }
    EXPECT_EQ(game.inputMode(), InputMode::Centre);
    EXPECT_EQ(game.chosenColour(), Digit(5));
    EXPECT_EQ(game.selection(), before.selection);
    EXPECT_EQ(game.state(), positionOf(before));
  }
}

TEST_F(InputTest, ANewGameKeepsTheModeAndTheCell) {
  selectBoth();
  m_controller.cells().setInputMode(InputMode::Corner);
  m_controller.start(puzzle(kSecondPuzzle));
  EXPECT_EQ(m_game.inputMode(), InputMode::Corner);
  EXPECT_EQ(m_game.selection(), Selection(kOther));
}

TEST_F(InputTest, NoCommandChangesAPausedGame) {
  selectBoth();
  m_controller.cells().setInputMode(InputMode::Colour);
  m_controller.cells().type(Digit(1));
  m_controller.time().setPaused(true);
  const GameState before = state();
  const Selection selection = m_game.selection();
  m_controller.cells().type(Digit(2));
  m_controller.cells().press(Digit(2));
  m_controller.cells().activateSelected();
  m_controller.cells().clearSelected();
  m_controller.cells().clearColours();
  m_controller.cells().clearAllColours();
  m_controller.cells().selectMore(kThirdCell);
  m_controller.cells().toggleSelected(kOpen);
  EXPECT_EQ(state(), before);
  EXPECT_EQ(m_game.selection(), selection);
}

}  // namespace
}  // namespace sudoku
