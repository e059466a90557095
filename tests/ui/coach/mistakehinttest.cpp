#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "../../patience.h"
#include "../windowfixture.h"

namespace sudoku {
namespace {

/// Tests with a wrong 1 in r1c3, and what the window shows about it.
class MistakeHintTest : public WindowTest {
 protected:
  MistakeHintTest() {
    m_controller->cells().select(cellAt(1, 3));
    m_controller->cells().type(Digit(1));
    m_controller->hints().nextStep();
  }
  bool shows(const QString& name) const {
    return waitFor([&] { return button(name) != nullptr; });
  }
  QPushButton* button(const QString& name) const {
    auto* const found = child<QPushButton>(name);
    return found != nullptr && found->isVisible() ? found : nullptr;
  }
};

TEST_F(MistakeHintTest, TheCellReadsWrongAsLongAsItIsNamed) {
  ASSERT_TRUE(shows("Clear it"));
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 1, wrong");
  EXPECT_NE(button("Back to before the mistake"), nullptr);
  button("Show why")->click();
  ASSERT_TRUE(shows("Walk forward"));
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 1, wrong");
  button("Back")->click();
  ASSERT_TRUE(shows("Clear it"));
  button("Clear it")->click();
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty");
  EXPECT_EQ(status(), "The 1 in r1c3 is cleared.");
  m_controller->board().undo();
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 1");
}

TEST_F(MistakeHintTest, PraiseIsStillThereWhenAllHasFollowed) {
  ASSERT_TRUE(shows("Clear it"));
  button("Clear it")->click();
  m_controller->hints().explainNextStep();
  ASSERT_TRUE(shows("Apply"));
  const Candidate hinted = m_controller->hints().hint()->placements.front();
  m_controller->cells().select(hinted.cell);
  m_controller->cells().type(hinted.digit);
  EXPECT_EQ(status(), "Well seen.");
}

TEST_F(MistakeHintTest, ANoteThatIsPutBackIsNamedOnTheButton) {
  ASSERT_TRUE(shows("Clear it"));
  button("Clear it")->click();
  m_controller->board().fillCandidates();
  m_controller->hints().explainNextStep();
  ASSERT_TRUE(shows("Apply"));
  const Candidate hinted = m_controller->hints().hint()->placements.front();
  m_controller->cells().select(hinted.cell);
  m_controller->cells().type(hinted.digit, InputMode::Corner);
  m_controller->hints().explainNextStep();
  const QString text = QString("Put the %1 back").arg(hinted.digit.value());
  ASSERT_TRUE(shows(text));
  button(text)->click();
  ASSERT_TRUE(shows("Apply"));
  EXPECT_TRUE(m_game->state().notesAt(hinted.cell).contains(hinted.digit));
}

TEST_F(MistakeHintTest, WhatWasCrossedOutWronglyIsToldWhenTheGameEnds) {
  m_controller->board().backToBeforeMistake();
  m_controller->board().fillCandidates();
  m_controller->cells().select(cellAt(1, 3));
  m_controller->cells().type(Digit(4), InputMode::Corner);
  for (int index = 0; index < kCellCount; ++index) {
    if (!m_game->state().board.isEmpty(Cell(index))) continue;
    m_controller->cells().select(Cell(index));
    m_controller->cells().type(Digit(kSolution[static_cast<std::size_t>(index)] - '0'));
  }
  ASSERT_TRUE(m_game->isSolved());
  EXPECT_NE(child<QLabel>("You had crossed out the right digit in r1c3."), nullptr);
}

}  // namespace
}  // namespace sudoku
