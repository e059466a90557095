#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

#include <QCoreApplication>
#include <QRegularExpression>

#include <sudoku/making/puzzlemaker.h>

#include "../control/gamefixture.h"
#include "game/control/gamecontroller.h"
#include "plainwords.h"

namespace sudoku {
namespace {

/// Presses Next step up to the end of a puzzle, and checks everything that is said on the way.
class NextStepTest : public FolderTest {
 protected:
  void solve(const Puzzle& puzzle, Level level) {
    m_controller.start(puzzle);
    for (int presses = 0; !m_game.isSolved(); ++presses) {
      ASSERT_LT(presses, 2000) << toLine(puzzle.givens);
      m_controller.hints().nextStep();
      while (!m_controller.hints().hint() || m_controller.hints().hint()->kind == Hint::Kind::Thinking)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
      expectGood(*m_controller.hints().hint(), puzzle, level);
      if (HasFatalFailure()) return;
      m_controller.hints().act(HintAction::WhatIsIt);
      expectGood(*m_controller.hints().hint(), puzzle, level);
      m_controller.hints().act(HintAction::Why);
      expectGood(*m_controller.hints().hint(), puzzle, level);
      m_controller.hints().act(HintAction::Apply);
    }
  }

  void solveMade(Level level, int count, std::uint64_t seed) {
    const PuzzleRequest request{.recipe = {.symmetry = Symmetry::Rotate180}, .level = level};
    for (const auto& made : findPuzzles(request, seed, 1, static_cast<std::size_t>(count))) {
      ASSERT_TRUE(made);
      solve(made->puzzle, level);
    }
  }

 private:
  static void expectGood(const Hint& hint, const Puzzle& puzzle, Level level) {
    ASSERT_EQ(hint.kind, Hint::Kind::Step) << toLine(puzzle.givens);
    for (const auto& [cell, digit] : hint.placements) ASSERT_EQ(puzzle.solution.at(cell), digit);
    for (const auto& [cell, digit] : hint.removals) ASSERT_NE(puzzle.solution.at(cell), digit);
    ASSERT_FALSE(hint.sentences.empty());
    for (const Sentence& sentence : hint.sentences) expectWhole(toPlainText(sentence), level);
    for (const Sentence& sentence : hint.walk) expectWhole(toPlainText(sentence), level);
    for (const LegendEntry& entry : hint.legend) expectWhole(entry.words, level);
    expectWhole(hint.title + ' ' + hint.subtitle + ' ' + hint.status, level);
    const std::string where = toLine(puzzle.givens);
    for (const Sentence& sentence : hint.sentences) support::expectPlain(sentence, where);
    expectAWalkOfItsOwnNumbers(hint, where);
  }

  /// Expects that a walk tells nothing twice, and that its numbers are those on the board.
  static void expectAWalkOfItsOwnNumbers(const Hint& hint, const std::string& where) {
    if (hint.walk.empty()) return;
    std::set<QString> told;
    std::vector<int> numbers;
    ASSERT_EQ(hint.walkNumbers.size(), hint.walk.size()) << where;
    for (std::size_t at = 0; at < hint.walk.size(); ++at) {
      support::expectPlain(hint.walk[at], where);
      EXPECT_TRUE(told.insert(toPlainText(hint.walk[at])).second)
          << where << ": " << qPrintable(toPlainText(hint.walk[at]));
      if (hint.walkNumbers[at] != 0) numbers.push_back(hint.walkNumbers[at]);
    }
    std::vector<int> onBoard;
    for (const StepPicture::Link& link : hint.picture.links) onBoard.push_back(link.number);
    EXPECT_EQ(numbers, onBoard) << where;
  }

  static void expectWhole(const QString& text, Level level) {
    static const QRegularExpression unfilled("[{}%]");
    static const QRegularExpression guess("\\b(try|guess)", QRegularExpression::CaseInsensitiveOption);
    ASSERT_FALSE(text.isEmpty());
    ASSERT_FALSE(unfilled.match(text).hasMatch()) << qPrintable(text);
    ASSERT_FALSE(level < Level::Inhuman && guess.match(text).hasMatch()) << qPrintable(text);
  }

  Settings m_settings;
  GameStore m_store{m_folder.path()};
  Game m_game;
  GameController m_controller{m_game, m_store, m_settings};
};

class NextStepOfLevelTest : public NextStepTest, public testing::WithParamInterface<Level> {};

TEST_P(NextStepOfLevelTest, LeadsToTheEndOfTenPuzzles) {
  solveMade(GetParam(), 10, 20261123);
}

class NextStepOfLevelLongTest : public NextStepTest, public testing::WithParamInterface<Level> {};

TEST_P(NextStepOfLevelLongTest, LeadsToTheEndOf300Puzzles) {
  solveMade(GetParam(), 300, 20261124);
}

class NextStepLongTest : public NextStepTest {};

TEST_F(NextStepLongTest, LeadsToTheEndOf200OfTheHardest) {
  std::ifstream file(SUDOKU_TEST_DATA "/hardest.txt");
  int count = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    ++count;
    solve(puzzle(line), Level::Inhuman);
  }
  EXPECT_EQ(count, 200);
}

std::string nameOfParam(const testing::TestParamInfo<Level>& info) {
  return std::string(nameOf(info.param));
}

INSTANTIATE_TEST_SUITE_P(All, NextStepOfLevelTest,
                         testing::Values(Level::Easy, Level::Medium, Level::Hard, Level::Expert,
                                         Level::Extreme, Level::Inhuman),
                         nameOfParam);
INSTANTIATE_TEST_SUITE_P(All, NextStepOfLevelLongTest,
                         testing::Values(Level::Easy, Level::Medium, Level::Hard, Level::Expert,
                                         Level::Extreme, Level::Inhuman),
                         nameOfParam);

}  // namespace
}  // namespace sudoku
