#include <algorithm>
#include <gtest/gtest.h>
#include <optional>
#include <vector>

#include <QSignalSpy>

#include "game/teacher/question.h"
#include "game/teacher/situation.h"
#include "teacherfixture.h"

namespace sudoku {
namespace {

using AnswerState = AnswerLine::State;

/// A puzzle of level Medium, in which r2c8 cannot be 3 nor 7.
constexpr std::string_view kAskedPuzzle =
    ".6..48..2..1.296..2...659...2.9.....817256394...4.3.2...28..4.5.7.5328.95..6.42.7";
constexpr Cell kR2c8 = Cell::at(1, 7);

class AskerTest : public TeacherTest {
 protected:
  void SetUp() override { begin(kAskedPuzzle); }

  HintCommands& hints() { return m_controller.hints(); }
  /// Waits until the answer to a question is complete.
  const Hint& answer() {
    const auto isLooking = [this] {
      const auto& lines = hint().answers;
      return std::any_of(lines.begin(), lines.end(),
                         [](const AnswerLine& line) { return line.state == AnswerState::Looking; });
    };
    while (isLooking()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return hint();
  }
  const Hint& ask(const Question& question) {
    hints().ask(question);
    return answer();
  }
  /// Chooses one of the answers and waits for what is known of it.
  const Hint& choose(Digit digit) {
    hints().choose({kR2c8, digit});
    while (hint().kind == Hint::Kind::AllOptions)
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return hint();
  }
  AnswerState stateOf(Digit digit) {
    return answer().answers.at(static_cast<std::size_t>(digit.index())).state;
  }
  int helps() {
    const auto& events = m_game.stored().events;
    return static_cast<int>(events.size());
  }
};

TEST_F(AskerTest, AListSaysWhatIsTakenWhatIsGoneAndWhatIsPossible) {
  const Hint& list = ask(kR2c8);
  EXPECT_EQ(list.kind, Hint::Kind::AllOptions);
  EXPECT_EQ(list.title, "r2c8: what can it be?");
  EXPECT_EQ(list.subtitle, QStringLiteral("2 still possible · 3 gone by logic · 4 taken"));
  const std::vector<QString> spoken = {"1: taken by row 2 column 3",
                                       "2: taken by row 1 column 9",
                                       "3: gone, pointing, 1 step",
                                       "4: still possible",
                                       "5: still possible",
                                       "6: taken by row 2 column 7",
                                       "7: gone, naked pair, 2 steps",
                                       "8: gone, hidden pair, 2 steps",
                                       "9: taken by row 3 column 7"};
  for (std::size_t at = 0; at < 9; ++at) EXPECT_EQ(list.answers[at].spoken, spoken[at]);
  EXPECT_EQ(list.answers[0].detail, "same row");
  EXPECT_EQ(list.answers[1].detail, "same box");
  EXPECT_EQ(list.status, "Ask: r2c8 can still be 4 or 5.");
}

TEST_F(AskerTest, AProofIsToldStepByStep) {
  ask(kR2c8);
  choose(Digit(7));
  ASSERT_EQ(hint().kind, Hint::Kind::Proof);
  EXPECT_EQ(hint().title, "Why not 7 in r2c8?");
  EXPECT_EQ(hint().level, Level::Medium);
  ASSERT_EQ(hint().walk.size(), 2U);
  EXPECT_EQ(hint().told, 1);
  EXPECT_TRUE(hint().removals.empty());
  hints().act(HintAction::WalkForward);
  EXPECT_EQ(hint().told, 2);
  EXPECT_EQ(hint().removals, (std::vector<Candidate>{{kR2c8, Digit(7)}}));
  EXPECT_EQ(toPlainText(hint().sentences.back()), "So r2c8 cannot be 7.");
  const auto isNumbered = [](const StepPicture::Mark& mark) {
    return mark.role == Role::Gone && mark.number == 1;
  };
  EXPECT_EQ(std::count_if(hint().picture.marks.begin(), hint().picture.marks.end(), isNumbered), 1);
  hints().act(HintAction::Back);
  EXPECT_EQ(hint().kind, Hint::Kind::AllOptions);
}

TEST_F(AskerTest, RulingOutIsOneMoveAndLeadsBackToTheList) {
  ask(kR2c8);
  choose(Digit(7));
  const auto moves = m_game.stored().moves.size();
  hints().act(HintAction::RuleOut);
  EXPECT_EQ(m_game.stored().moves.size(), moves + 1);
  EXPECT_EQ(answer().kind, Hint::Kind::AllOptions);
  EXPECT_EQ(stateOf(Digit(7)), AnswerState::Gone);
  choose(Digit(7));
  EXPECT_FALSE(hint().offers(HintAction::RuleOut)) << "it has been ruled out";
  m_controller.board().undo();
  EXPECT_FALSE(hasHint());
}

TEST_F(AskerTest, ATakenDigitIsShownWithTheCellThatHasIt) {
  ask(kR2c8);
  choose(Digit(1));
  EXPECT_EQ(hint().kind, Hint::Kind::OneOption);
  EXPECT_EQ(toPlainText(hint().sentences.front()), "r2c3 has the 1 of row 2.");
  EXPECT_EQ(hint().takers, (std::vector<Candidate>{{Cell::at(1, 2), Digit(1)}}));
}

TEST_F(AskerTest, NothingRulesOutTheRightDigit) {
  const Digit right = *m_game.state().puzzle.solution.at(kR2c8);
  ask(kR2c8);
  choose(right);
  while (hint().kind != Hint::Kind::OneOption) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  EXPECT_EQ(toPlainText(hint().sentences.front()),
            QString("%1 is still possible. Nothing here rules it out yet.").arg(right.value()));
}

TEST_F(AskerTest, WhatIfGoesOnToTheContradiction) {
  ask(kR2c8);
  choose(Digit(7));
  askAndWait(HintAction::WhatIf);
  EXPECT_EQ(hint().kind, Hint::Kind::WhatIf);
  EXPECT_EQ(hint().title, "What if r2c8 were 7?");
  while (hint().offers(HintAction::WalkForward)) hints().act(HintAction::WalkForward);
  EXPECT_FALSE(hint().ghost->broken.isEmpty());
  hints().act(HintAction::Back);
  EXPECT_EQ(hint().kind, Hint::Kind::Proof);
}

TEST_F(AskerTest, AListThatTellsWhatIsGoneCountsAsHelpAndOneThatDoesNotIsFree) {
  const auto before = helps();
  ask(kR2c8);
  EXPECT_EQ(helps(), before + 1);
  choose(Digit(7));
  EXPECT_EQ(helps(), before + 2);
  ask(kR2c8);
  EXPECT_EQ(helps(), before + 2) << "what is told again is no help";
  const DigitInHouse places{Digit(1), House::row(1)};
  ask(places);  // the 1 stands in that row, so all places are taken
  EXPECT_EQ(helps(), before + 2);
}

TEST_F(AskerTest, SelectingAnotherCellAsksAboutThatOne) {
  m_controller.cells().select(kR2c8);
  ask(kR2c8);
  m_controller.cells().select(Cell::at(0, 0));
  EXPECT_EQ(answer().title, "r1c1: what can it be?");
  m_controller.cells().select(Cell::at(0, 1));
  EXPECT_EQ(hint().title, "r1c2 is given.");
  EXPECT_EQ(hint().status, "r1c2 is given.");
}

TEST_F(AskerTest, AMoveEndsAQuestion) {
  ask(kR2c8);
  m_controller.cells().select(Cell::at(0, 0));
  m_controller.cells().type(*m_game.state().puzzle.solution.at(Cell::at(0, 0)));
  EXPECT_FALSE(hasHint());
}

TEST_F(AskerTest, AWrongEntryIsSaidFirst) {
  m_controller.cells().select(Cell::at(0, 0));
  const Digit right = *m_game.state().puzzle.solution.at(Cell::at(0, 0));
  const DigitSet others = Candidates(m_game.state().board).at(Cell::at(0, 0)) - DigitSet{right};
  m_controller.cells().type(others.first());
  hints().ask(kR2c8);
  EXPECT_EQ(hint().title, "One entry is wrong");
  hints().act(HintAction::NotYet);
  EXPECT_EQ(answer().kind, Hint::Kind::AllOptions);
  EXPECT_EQ(stateOf(Digit(7)), AnswerState::Gone);
  hints().act(HintAction::Close);
  hints().ask(Cell::at(3, 0));
  EXPECT_EQ(hint().kind, Hint::Kind::AllOptions) << "it is said once";
  m_controller.cells().select(Cell::at(0, 2));
  m_controller.cells().type(*m_game.state().puzzle.solution.at(Cell::at(0, 2)));
  hints().ask(kR2c8);
  hints().act(HintAction::ShowMistake);
  EXPECT_EQ(hint().kind, Hint::Kind::Mistake);
}

TEST_F(AskerTest, AHintAndAQuestionTakeEachOthersPlace) {
  press();
  ask(kR2c8);
  EXPECT_EQ(hint().kind, Hint::Kind::AllOptions);
  hints().nextStep();
  EXPECT_EQ(hint().kind, Hint::Kind::Step);
  hints().askWhyNot({Digit(7)});
  EXPECT_NE(hint().kind, Hint::Kind::Step);
  hints().explainNextStep();
  EXPECT_EQ(hint().kind, Hint::Kind::Step);
}

TEST_F(AskerTest, TheSearchForADigitInAHouseTellsItsPlaces) {
  const Hint& list = ask(DigitInHouse{Digit(7), House::row(1)});
  EXPECT_EQ(list.title, "Where can 7 go in row 2?");
  ASSERT_EQ(list.answers.size(), 9U);
  EXPECT_EQ(list.answers[2].spoken, "r2c3: filled");
  EXPECT_EQ(list.answers[7].state, AnswerState::Gone);
  EXPECT_EQ(list.answers[0].state, AnswerState::Possible);
}

}  // namespace
}  // namespace sudoku
