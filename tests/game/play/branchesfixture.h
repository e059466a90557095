#pragma once

#include <memory>

#include "../control/gamefixture.h"
#include "game/control/gamecontroller.h"

namespace sudoku {

class BranchesTest : public FolderTest {
 protected:
  BranchesTest() { reopen(); }

  void reopen() {
    m_controller.reset();
    m_game = std::make_unique<Game>();
    m_store.reset();
    m_store = std::make_unique<GameStore>(m_folder.path(), std::chrono::hours(1));
    m_controller = std::make_unique<GameController>(*m_game, *m_store, m_settings);
    if (const auto games = m_controller->history().library().games(); games.empty())
      m_controller->start(puzzle());
    else
      m_controller->start({});
  }
  Digit at(Cell cell) const { return m_game->state().board.at(cell).value_or(Digit(9)); }
  bool isOpen(Cell cell) const { return m_game->state().board.isEmpty(cell); }

  Settings m_settings;
  std::unique_ptr<GameStore> m_store;
  std::unique_ptr<Game> m_game;
  std::unique_ptr<GameController> m_controller;
};

}  // namespace sudoku
