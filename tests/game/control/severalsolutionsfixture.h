#pragma once

#include <memory>

#include <QSignalSpy>

#include "../../patience.h"
#include "../play/storedgames.h"
#include "game/control/gamecontroller.h"
#include "game/history/exchange.h"
#include "game/play/gamerecord.h"
#include "game/puzzles/puzzlerating.h"
#include "gamefixture.h"

namespace sudoku {

/// The solution of kPuzzle without four digits 1 and 3, which can be filled in in two ways.
inline constexpr std::string_view kTwoWays =
    "53467891267219534819834256785976.42.42685.79.713924856961537284287419635345286179";
inline constexpr std::string_view kOneGiven =
    "1................................................................................";
// The empty cells: the first two and the last two hold 1 and 3, or 3 and 1.
inline constexpr Cell kR4c6(32);
inline constexpr Cell kR5c9(44);
inline constexpr Cell kR4c9(35);
inline constexpr Cell kR5c6(41);

inline StoredGame gameWithSeveralSolutions(std::string_view givens = kTwoWays) {
  return *gameOf(*parseLine(givens), Solutions::Several);
}

/// Tests with games of puzzles with several solutions, as the program plays and keeps them.
class SeveralSolutionsGameTest : public FolderTest {
 protected:
  void start(std::string_view givens = kTwoWays) { m_controller.start(gameWithSeveralSolutions(givens)); }
  void enter(Cell cell, int digit) { m_game.play(Move::enter(cell, Digit(digit))); }
  CheckReport check() {
    m_controller.board().check();
    return m_game.marks();
  }
  void fill(int first) {
    for (const auto& [cell, isFirst] :
         {std::pair(kR4c6, true), {kR5c9, true}, {kR4c9, false}, {kR5c6, false}})
      enter(cell, isFirst ? first : 4 - first);
  }
  /// Opens a text. Returns what the player is told when that is done.
  QString open(const QByteArray& text) {
    QString said;
    const auto take = [&said](const QString& message) { said = message; };
    const QObject context;
    QObject::connect(&m_controller.messages(), &PlayerMessages::reported, &context, take);
    QObject::connect(&m_controller.messages(), &PlayerMessages::failed, &context, take);
    m_controller.session().openText(text, "Text");
    EXPECT_TRUE(waitFor([&said] { return !said.isEmpty(); }));
    return said;
  }
  void playAllTheSame(const Grid& givens) {
    QSignalSpy started(&m_game, &Game::started);
    m_controller.session().playAllTheSame(givens);
    EXPECT_TRUE(started.wait(kPatienceMs));
  }
  GameSummary summary() {
    m_controller.keeper().keepSettings();
    for (const GameSummary& game : m_controller.history().library().games())
      if (game.id == m_game.stored().id) return game;
    ADD_FAILURE();
    return {};
  }

  Settings m_settings;
  std::unique_ptr<GameStore> m_store = std::make_unique<GameStore>(m_folder.path());
  Game m_game;
  GameController m_controller{m_game, *m_store, m_settings};
};

}  // namespace sudoku
