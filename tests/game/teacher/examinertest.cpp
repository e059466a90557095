#include <gtest/gtest.h>
#include <vector>

#include <QCoreApplication>
#include <QTest>

#include "../../patience.h"
#include "../control/gamefixture.h"
#include "game/teacher/examiner.h"

namespace sudoku {
namespace {

class ExaminerTest : public testing::Test {
 protected:
  ExaminerTest() {
    QObject::connect(&m_examiner, &Examiner::credited, &m_receiver,
                     [this](Technique technique) { m_credited.push_back(technique); });
  }

  /// The right entry of a 5 in r5c5, where no other digit is left.
  const Move m_right = Move::enter(Cell::at(4, 4), Digit(5));

  QObject m_receiver;
  std::vector<Technique> m_credited;
  Examiner m_examiner;
};

TEST_F(ExaminerTest, ARightEntryIsCreditedToTheEasiestTechnique) {
  m_examiner.examine(GameState(puzzle()), m_right, Level::Easy, false);
  ASSERT_TRUE(waitFor([this] { return !m_credited.empty(); }));
  EXPECT_LE(infoOf(m_credited.front()).level, Level::Medium);
}

TEST_F(ExaminerTest, AWrongEntryAndANoteAreNot) {
  const GameState start(puzzle());
  m_examiner.examine(start, Move::enter(Cell::at(4, 4), Digit(6)), Level::Easy, false);
  m_examiner.examine(start, Move::setNote(Cell::at(4, 4), Digit(5)), Level::Easy, true);
  m_examiner.examine(start, Move::removeNote(Cell::at(0, 2), Digit(1)), Level::Easy, false);
  m_examiner.examine(start, m_right, Level::Easy, false);
  ASSERT_TRUE(waitFor([this] { return !m_credited.empty(); }));
  QCoreApplication::processEvents();
  EXPECT_EQ(m_credited.size(), 1U);
}

TEST_F(ExaminerTest, TheEndStopsTheWork) {
  {
    Examiner examiner;
    QObject::connect(&examiner, &Examiner::credited, &m_receiver,
                     [this](Technique technique) { m_credited.push_back(technique); });
    for (int index = 0; index < 100; ++index)
      examiner.examine(GameState(puzzle()), m_right, Level::Easy, false);
  }
  QCoreApplication::processEvents();
  EXPECT_LT(m_credited.size(), 100U);
}

}  // namespace
}  // namespace sudoku
