#pragma once

#include <algorithm>
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QSignalSpy>

#include <sudoku/logic/stepfinder.h>

#include "../control/gamefixture.h"
#include "game/control/gamecontroller.h"

namespace sudoku {

/// A puzzle that needs chains.
inline constexpr std::string_view kHarder =
    ".5.1.9.....6.3...71....7..3..27....6....6..1.......9.26...2..35......68.4.5......";

class TeacherTest : public FolderTest {
 protected:
  void begin(std::string_view givens = kPuzzle) { m_controller.start(puzzle(givens)); }

  /// Waits for the hint.
  const Hint& hint() {
    while (!m_controller.hints().hint() || m_controller.hints().hint()->kind == Hint::Kind::Thinking)
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return *m_controller.hints().hint();
  }
  const Hint& press() {
    m_controller.hints().nextStep();
    return hint();
  }
  void ask(HintAction action) { m_controller.hints().act(action); }
  /// Asks something of the hint and waits for the answer, which takes the worker some time.
  const Hint& askAndWait(HintAction action) {
    QSignalSpy changed(&m_controller.hints(), &HintCommands::hintChanged);
    ask(action);
    while (changed.isEmpty()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return hint();
  }
  bool hasHint() { return m_controller.hints().hint().has_value(); }
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

}  // namespace sudoku
