#include <QTest>

#include "../../patience.h"
#include "../windowfixture.h"
#include "ui/board/struckdigits.h"

namespace sudoku {
namespace {

class StruckDigitsTest : public WindowTest {
 protected:
  StruckDigitsTest() : m_struck(*m_board->findChild<StruckDigits*>()) {}

  void ruleOut(const std::vector<Candidate>& candidates) {
    Step step{Technique::Pointing};
    step.eliminations = candidates;
    m_controller->board().applyStep(step);
  }

  StruckDigits& m_struck;
};

TEST_F(StruckDigitsTest, WhatIsRuledOutWithoutNotesFadesAndIsTold) {
  m_controller->cells().select(cellAt(1, 4));
  m_controller->cells().type(Digit(2), InputMode::Corner);
  m_controller->cells().type(Digit(6), InputMode::Corner);
  const std::vector<Candidate> gone = {{cellAt(1, 3), Digit(2)}, {cellAt(1, 4), Digit(2)}};
  ruleOut(gone);
  EXPECT_EQ(m_struck.candidates(), std::vector{gone.front()}) << "the other one is seen by its notes";
  EXPECT_TRUE(m_struck.isVisible());
  EXPECT_EQ(status(), "2 is crossed out in r1c3 and r1c4.");
  EXPECT_TRUE(waitFor([&] { return !m_struck.isVisible(); }));
  EXPECT_TRUE(m_struck.candidates().empty());
}

TEST_F(StruckDigitsTest, NothingFadesWithoutAnimation) {
  ViewChoices choices = m_settings->viewChoices();
  choices.animates = false;
  m_controller->preferences().setViewChoices(choices);
  m_board->setChoices(choices);
  ruleOut({{cellAt(1, 3), Digit(2)}, {cellAt(1, 3), Digit(1)}});
  EXPECT_TRUE(m_struck.candidates().empty());
  EXPECT_EQ(status(), "1 and 2 are crossed out in r1c3.");
}

}  // namespace
}  // namespace sudoku
