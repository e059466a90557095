#include <algorithm>
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include <sudoku/logic/stepfinder.h>

#include "../../patience.h"
#include "../control/gamefixture.h"
#include "game/control/gamecontroller.h"

namespace sudoku {
namespace {

/// A puzzle that needs chains.
constexpr std::string_view kHarder =
    ".5.1.9.....6.3...71....7..3..27....6....6..1.......9.26...2..35......68.4.5......";

class TeacherTest : public FolderTest {
 protected:
  void begin(std::string_view givens = kPuzzle) { m_controller.start(puzzle(givens)); }

  /// Waits for the hint.
  const Hint& hint() {
    while (!m_controller.hints().teacher().hint() ||
           m_controller.hints().teacher().hint()->kind == Hint::Kind::Thinking)
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return *m_controller.hints().teacher().hint();
  }
  const Hint& press() {
    m_controller.hints().nextStep();
    return hint();
  }
  void ask(HintAction action) { m_controller.hints().ask(action); }
  /// Asks something of the hint and waits for the answer, which takes the worker some time.
  const Hint& askAndWait(HintAction action) {
    QSignalSpy changed(&m_controller.hints().teacher(), &Teacher::hintChanged);
    ask(action);
    while (changed.isEmpty()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return hint();
  }
  bool hasHint() { return m_controller.hints().teacher().hint().has_value(); }
  bool offers(HintAction action) {
    const auto& actions = hint().actions;
    return std::find(actions.begin(), actions.end(), action) != actions.end();
  }
  /// Makes a right entry, a wrong one in r1c3, and another right one.
  void enterAround(Digit wrong) {
    for (const Cell cell : {Cell(3), Cell(2), Cell(5)}) {
      m_controller.cells().select(cell);
      m_controller.cells().type(cell == Cell(2) ? wrong : *m_game.state().puzzle.solution.at(cell));
    }
  }
  /// Plays until the next step is one that removes candidates, and lets that be told completely.
  const Hint& climbToElimination() {
    for (;;) {
      m_controller.hints().explainNextStep();
      if (!hint().removals.empty()) return hint();
      ask(HintAction::Apply);
    }
  }

  Settings m_settings;
  GameStore m_store{m_folder.path()};
  Game m_game;
  GameController m_controller{m_game, m_store, m_settings};
};

TEST_F(TeacherTest, EachPressTellsOneRungMore) {
  begin();
  const Hint where = press();
  EXPECT_EQ(where.kind, Hint::Kind::Step);
  EXPECT_EQ(where.rung, Rung::Where);
  EXPECT_FALSE(where.technique);
  EXPECT_TRUE(where.placements.empty());
  EXPECT_TRUE(where.pattern.isEmpty());

  const Hint what = press();
  EXPECT_EQ(what.rung, Rung::What);
  EXPECT_TRUE(what.technique);
  EXPECT_TRUE(what.placements.empty());

  const Hint why = press();
  EXPECT_EQ(why.rung, Rung::Why);
  ASSERT_EQ(why.placements.size(), 1U);
  EXPECT_GE(why.sentences.size(), 2U);

  m_controller.hints().nextStep();
  EXPECT_FALSE(hasHint());
  const auto [cell, digit] = why.placements.front();
  EXPECT_EQ(m_game.state().board.at(cell), digit);
  m_controller.board().undo();
  EXPECT_TRUE(m_game.state().board.isEmpty(cell));
}

TEST_F(TeacherTest, BackGoesARungDownAndCloseEnds) {
  begin();
  m_controller.hints().explainNextStep();
  EXPECT_EQ(hint().rung, Rung::Why);
  ask(HintAction::Back);
  EXPECT_EQ(hint().rung, Rung::What);
  ask(HintAction::Back);
  EXPECT_EQ(hint().rung, Rung::Where);
  ask(HintAction::Apply);  // an action that this rung does not offer
  EXPECT_TRUE(hasHint());
  ask(HintAction::Close);
  EXPECT_FALSE(hasHint());
}

TEST_F(TeacherTest, AnyMoveEndsTheHintAndTheHintedOneIsPraised) {
  begin();
  m_controller.hints().explainNextStep();
  const Candidate hinted = hint().placements.front();
  const Cell other = hinted.cell == Cell(2) ? Cell(3) : Cell(2);
  m_controller.cells().select(other);
  m_controller.cells().chooseDigit(Digit(9));
  m_controller.board().check();
  EXPECT_TRUE(hasHint());
  QSignalSpy reported(&m_controller.messages(), &PlayerMessages::reported);
  m_controller.cells().type(*m_game.state().puzzle.solution.at(other));
  EXPECT_FALSE(hasHint());
  EXPECT_TRUE(reported.isEmpty());
  m_controller.board().undo();

  m_controller.hints().explainNextStep();
  hint();
  m_controller.cells().select(hinted.cell);
  m_controller.cells().type(hinted.digit);
  EXPECT_FALSE(hasHint());
  ASSERT_EQ(reported.size(), 1);
  EXPECT_EQ(reported.front().front().toString(), "Well seen.");
}

TEST_F(TeacherTest, WhatAHintHasToldIsNotCreditedWhenItIsPlayedAfterwards) {
  begin();
  m_controller.hints().explainNextStep();
  const Candidate told = hint().placements.front();
  ask(HintAction::Close);
  m_controller.cells().select(told.cell);
  m_controller.cells().type(told.digit);
  // The next step, which no hint tells, is credited; moves are examined one after the other.
  const auto next = nextStep(positionOf(m_game.state().board), StepOrder::ByLevel);
  ASSERT_TRUE(next && !next->placements.empty());
  m_controller.cells().select(next->placements.front().cell);
  m_controller.cells().type(next->placements.front().digit);
  const auto credits = [this] {
    int count = 0;
    for (const auto& [technique, counts] : m_controller.history().mastery()) count += counts.foundAlone;
    return count;
  };
  ASSERT_TRUE(waitFor([&] { return credits() > 0; }));
  EXPECT_EQ(credits(), 1);
}

TEST_F(TeacherTest, ACandidateThatIsCrossedOutAsHintedIsPraisedAndDone) {
  begin(kHarder);
  m_controller.board().fillCandidates();
  const auto removals = climbToElimination().removals;
  QSignalSpy reported(&m_controller.messages(), &PlayerMessages::reported);
  // The right digit of a cell is not removed by the step: its note is not praised.
  const Candidate gone = removals.front();
  m_controller.cells().select(gone.cell);
  m_controller.cells().type(*m_game.state().puzzle.solution.at(gone.cell), InputMode::Corner);
  EXPECT_TRUE(reported.isEmpty());
  m_controller.board().undo();
  for (const auto& [cell, digit] : removals) {
    m_controller.hints().explainNextStep();
    EXPECT_TRUE(hint().offers(HintAction::Apply));
    m_controller.cells().select(cell);
    reported.clear();
    m_controller.cells().type(digit, InputMode::Corner);
    EXPECT_EQ(reported.size(), 1);
  }
  m_controller.hints().explainNextStep();
  for (const Candidate& candidate : removals)
    EXPECT_EQ(std::count(hint().removals.begin(), hint().removals.end(), candidate), 0);
}

TEST_F(TeacherTest, AnAppliedEliminationIsRememberedAndTheNextStepGoesOn) {
  begin(kHarder);
  const auto removals = climbToElimination().removals;
  ask(HintAction::Apply);
  for (const auto& [cell, digit] : removals) EXPECT_TRUE(m_game.state().ruledOutAt(cell).contains(digit));
  EXPECT_TRUE(m_game.state().notesAt(removals.front().cell).isEmpty());
  m_controller.hints().explainNextStep();
  EXPECT_NE(hint().removals, removals);
  m_controller.board().undo();
  for (const auto& [cell, digit] : removals) EXPECT_FALSE(m_game.state().ruledOutAt(cell).contains(digit));
}

TEST_F(TeacherTest, AWrongEntryComesFirstAndIsClearedAlone) {
  begin();
  enterAround(Digit(1));
  const GameState later = m_game.state();
  QSignalSpy reported(&m_controller.messages(), &PlayerMessages::reported);
  EXPECT_EQ(press().kind, Hint::Kind::Mistake);
  EXPECT_EQ(hint().actions.front(), HintAction::ClearIt);
  EXPECT_EQ(hint().wrong, CellSet{Cell(2)});
  m_controller.hints().nextStep();
  EXPECT_FALSE(hasHint());
  EXPECT_TRUE(m_game.state().board.isEmpty(Cell(2)));
  EXPECT_FALSE(m_game.state().board.isEmpty(Cell(3)));
  EXPECT_FALSE(m_game.state().board.isEmpty(Cell(5)));
  EXPECT_EQ(reported.back().front().toString(), "The 1 in r1c3 is cleared.");
  m_controller.board().undo();
  EXPECT_EQ(m_game.state(), later);
}

TEST_F(TeacherTest, BackToBeforeTheMistakeSaysWhatItTakesBack) {
  begin();
  enterAround(Digit(1));
  const GameState later = m_game.state();
  press();
  EXPECT_EQ(toPlainText(hint().sentences.back()),
            "To go back to before the mistake takes one right entry away too.");
  QSignalSpy reported(&m_controller.messages(), &PlayerMessages::reported);
  ask(HintAction::BackToBeforeMistake);
  EXPECT_FALSE(hasHint());
  EXPECT_TRUE(m_game.state().board.isEmpty(Cell(2)));
  EXPECT_TRUE(m_game.state().board.isEmpty(Cell(5)));
  EXPECT_FALSE(m_game.state().board.isEmpty(Cell(3)));
  EXPECT_EQ(reported.back().front().toString(),
            "Back to before the mistake: one right entry went too. Undo brings it back.");
  m_controller.board().undo();
  EXPECT_EQ(m_game.state(), later);
}

TEST_F(TeacherTest, ShowWhyPlaysTheRefutationOnTheGhostBoard) {
  begin();
  enterAround(Digit(1));
  press();
  ask(HintAction::ShowWhy);
  ASSERT_TRUE(hint().ghost);
  EXPECT_EQ(hint().kind, Hint::Kind::Mistake);
  EXPECT_EQ(hint().wrong, CellSet{Cell(2)});
  EXPECT_EQ(hint().ghost->board.at(Cell(2)), Digit(1));
  EXPECT_TRUE(hint().ghost->broken.isEmpty());
  const auto length = static_cast<int>(hint().walk.size());
  ASSERT_GT(length, 0);
  // The key S goes on link by link, and then takes the entry away.
  for (int told = 1; told <= length; ++told) {
    EXPECT_EQ(hint().actions.front(), HintAction::WalkForward);
    m_controller.hints().nextStep();
    EXPECT_EQ(hint().told, told);
  }
  EXPECT_FALSE(hint().ghost->broken.isEmpty());
  ask(HintAction::WalkBack);
  EXPECT_EQ(hint().told, length - 1);
  ask(HintAction::WalkForward);
  EXPECT_EQ(hint().actions.front(), HintAction::ClearIt);
  ask(HintAction::Back);
  EXPECT_FALSE(hint().ghost);
  EXPECT_TRUE(offers(HintAction::ShowWhy));
  ask(HintAction::ShowWhy);
  for (int told = 0; told <= length; ++told) m_controller.hints().nextStep();
  EXPECT_FALSE(hasHint());
  EXPECT_TRUE(m_game.state().board.isEmpty(Cell(2)));
}

TEST_F(TeacherTest, SeveralWrongEntriesAreClearedInOneMove) {
  begin();
  enterAround(Digit(1));
  m_controller.cells().select(Cell(6));
  m_controller.cells().type(Digit(2));
  const GameState later = m_game.state();
  EXPECT_EQ(press().title, "Two entries are wrong");
  ask(HintAction::ClearIt);
  EXPECT_EQ(m_game.state().board.at(Cell(2)), std::nullopt);
  EXPECT_EQ(m_game.state().board.at(Cell(6)), std::nullopt);
  EXPECT_NE(m_game.state().board.at(Cell(5)), std::nullopt);
  m_controller.board().undo();
  EXPECT_EQ(m_game.state(), later);
}

TEST_F(TeacherTest, AsksOnceWhetherNotesAreComplete) {
  begin(kHarder);
  climbToElimination();
  ask(HintAction::Close);
  // The player's notes have already ruled out what the step would remove.
  m_controller.hints().explainNextStep();
  const auto removals = hint().removals;
  ask(HintAction::Close);
  for (const auto& [cell, digit] : removals) {
    m_controller.cells().select(cell);
    const Digit right = *m_game.state().puzzle.solution.at(cell);
    if (!m_game.state().notesAt(cell).contains(right)) m_controller.cells().type(right, InputMode::Corner);
  }
  EXPECT_EQ(press().kind, Hint::Kind::NotesQuestion);
  EXPECT_EQ(toPlainText(hint().sentences.front()), "Do you note every candidate?");
  EXPECT_EQ(toPlainText(hint().sentences[1]), "Then a missing one counts as crossed out.");
  EXPECT_EQ(askAndWait(HintAction::No).kind, Hint::Kind::Step);
  EXPECT_EQ(m_game.notesComplete(), false);
  ask(HintAction::Close);
  EXPECT_EQ(press().kind, Hint::Kind::Step);
}

TEST_F(TeacherTest, DoesNotAskWhereTheAnswerChangesNothing) {
  begin(kHarder);
  m_controller.hints().explainNextStep();
  const auto first = hint().placements;
  ASSERT_FALSE(first.empty());
  ask(HintAction::Close);
  // With all possible digits noted in a cell, the notes rule nothing out.
  const Cell cell = m_game.state().board.emptyCells().first();
  m_controller.cells().select(cell);
  for (const Digit digit : candidatesOf(m_game.state()).at(cell))
    m_controller.cells().type(digit, InputMode::Corner);
  m_controller.hints().explainNextStep();
  EXPECT_EQ(hint().kind, Hint::Kind::Step);
  EXPECT_EQ(hint().placements, first);
  EXPECT_EQ(m_game.notesComplete(), std::nullopt);
}

TEST_F(TeacherTest, FillingInTheCandidatesAnswersTheQuestionUntilItIsUndone) {
  begin(kHarder);
  m_controller.board().fillCandidates();
  EXPECT_EQ(m_game.notesComplete(), true);
  m_controller.board().undo();
  EXPECT_EQ(m_game.notesComplete(), std::nullopt);
  m_controller.board().redo();
  EXPECT_EQ(m_game.notesComplete(), true);
  // The only note left in a cell is a naked single: the easiest step of the notes.
  const Cell cell = m_game.state().board.emptyCells().first();
  const Digit right = *m_game.state().puzzle.solution.at(cell);
  m_controller.cells().select(cell);
  for (const Digit digit : m_game.state().notesAt(cell))
    if (digit != right) m_controller.cells().type(digit, InputMode::Corner);
  for (;;) {
    m_controller.hints().explainNextStep();
    if (hint().placements.empty() || *hint().technique == Technique::NakedSingle) break;
    ask(HintAction::Apply);
  }
  EXPECT_EQ(hint().technique, Technique::NakedSingle);
}

TEST_F(TeacherTest, ADigitThatNotesLackIsToldWhenAStepRestsOnItAndPutBack) {
  begin(kHarder);
  m_controller.board().fillCandidates();
  m_controller.hints().explainNextStep();
  const auto conclusions = hint().placements;
  ASSERT_FALSE(conclusions.empty());
  const auto [cell, digit] = conclusions.front();
  ask(HintAction::Close);

  // A note is missing in a cell on which the step does not rest, so that the hint does not mention it.
  Cell far = cell;
  for (const Cell open : m_game.state().board.emptyCells())
    if (!peersOf(cell).contains(open) && open != cell) far = open;
  ASSERT_NE(far, cell);
  m_controller.cells().select(far);
  m_controller.cells().type(*m_game.state().puzzle.solution.at(far), InputMode::Corner);
  EXPECT_EQ(press().kind, Hint::Kind::Step);
  ask(HintAction::Close);

  m_controller.cells().select(cell);
  m_controller.cells().type(digit, InputMode::Corner);
  const GameState lacking = m_game.state();
  m_controller.hints().explainNextStep();
  EXPECT_EQ(hint().kind, Hint::Kind::WrongNotes);
  EXPECT_TRUE(toPlainText(hint().sentences.front()).startsWith("You crossed out the right digit in r"));
  EXPECT_EQ(hint().actions.front(), HintAction::PutNoteBack);
  EXPECT_FALSE(offers(HintAction::FillCandidates)) << "what was crossed out rightly would come back";
  EXPECT_EQ(hint().lacking, (Candidate{cell, digit}));
  askAndWait(HintAction::PutNoteBack);
  EXPECT_EQ(hint().kind, Hint::Kind::Step);
  EXPECT_EQ(hint().rung, Rung::Why);
  EXPECT_EQ(m_game.state(), applyMove(lacking, Move::setNote(cell, digit)));
}

TEST_F(TeacherTest, WhatThePlayerCrossedOutStaysSoWhenTheCandidatesAreFilledIn) {
  begin(kHarder);
  m_controller.board().fillCandidates();
  const auto removals = climbToElimination().removals;
  ask(HintAction::Close);
  for (const auto& [cell, digit] : removals) {
    m_controller.cells().select(cell);
    m_controller.cells().type(digit, InputMode::Corner);
  }
  m_controller.board().fillCandidates();
  for (const auto& [cell, digit] : removals) EXPECT_FALSE(m_game.state().notesAt(cell).contains(digit));
  // A removal that was taught is not taught again, also if the notes are not said to be complete.
  m_controller.board().setNotesComplete(false);
  m_controller.board().fillCandidates();
  for (const auto& [cell, digit] : removals) EXPECT_FALSE(m_game.state().notesAt(cell).contains(digit));
  m_controller.board().setNotesComplete(false);
  m_controller.hints().explainNextStep();
  for (const Candidate& candidate : removals)
    EXPECT_EQ(std::count(hint().removals.begin(), hint().removals.end(), candidate), 0) << "taught twice";
}

TEST_F(TeacherTest, AnotherStepAsHardIsShownInItsPlace) {
  begin();
  m_controller.hints().explainNextStep();
  const auto first = hint().placements;
  ASSERT_TRUE(offers(HintAction::ShowAnother));
  askAndWait(HintAction::ShowAnother);
  EXPECT_EQ(hint().rung, Rung::Why);
  EXPECT_EQ(hint().level, Level::Easy);
  EXPECT_NE(hint().placements, first);
}

TEST_F(TeacherTest, APositionThatIsPlayedOnKeepsItsNotes) {
  const Puzzle harder = puzzle(kHarder);
  Position position = positionOf(harder.givens);
  const Cell cell = position.candidates.openCells().first();
  const Digit gone = (position.candidates.at(cell) - DigitSet{*harder.solution.at(cell)}).first();
  position.candidates.eliminate(cell, gone);
  m_controller.session().playNotedPosition(harder, position);
  for (const Cell open : position.candidates.openCells())
    EXPECT_EQ(m_game.state().notesAt(open), position.candidates.at(open));
  EXPECT_TRUE(m_game.state().ruledOutAt(cell).contains(gone));
  EXPECT_EQ(m_game.notesComplete(), true);
}

TEST_F(TeacherTest, RefusedTechniquesAreNotUsed) {
  begin(kHarder);
  climbToElimination();
  const Technique used = *hint().technique;
  HintChoices choices;
  choices.refused.insert(used);
  m_controller.preferences().setHintChoices(choices);
  EXPECT_FALSE(hasHint());
  m_controller.hints().explainNextStep();
  EXPECT_NE(hint().technique, used);
  EXPECT_EQ(m_settings.hintChoices(), choices);

  m_controller.preferences().setHintChoices({.most = Level::Easy});
  m_controller.hints().explainNextStep();
  EXPECT_EQ(hint().kind, Hint::Kind::Nothing);
}

TEST_F(TeacherTest, AWalkTellsOneLinkAfterTheOther) {
  begin(kHarder);
  while (climbToElimination().walk.empty()) ask(HintAction::Apply);
  const auto links = static_cast<int>(hint().picture.links.size());
  const auto length = static_cast<int>(hint().walk.size());
  EXPECT_FALSE(hint().toldLinks);
  for (int told = 1; told <= length; ++told) {
    ask(HintAction::WalkForward);
    EXPECT_EQ(hint().told, told);
    EXPECT_GE(*hint().toldLinks, told - 1 - (length - links));
  }
  EXPECT_EQ(hint().toldLinks, links);
  ask(HintAction::WalkForward);
  EXPECT_EQ(hint().told, length);
  ask(HintAction::WalkBack);
  EXPECT_EQ(hint().told, length - 1);
}

}  // namespace
}  // namespace sudoku
