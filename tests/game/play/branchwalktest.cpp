#include <sudoku/grid/random.h>

#include "../control/gamefixture.h"
#include "branchesfixture.h"
#include "storedgames.h"

namespace sudoku {
namespace {

/// A random walk of play, undo, redo, trials, checkpoints and restarts of the program. A plain model of the
/// tree says where the game has to stand, and every position ever reached has to be still there.
class BranchWalkTest : public BranchesTest {
 protected:
  void walk(std::uint64_t seed, int steps) {
    Random random(seed);
    m_controller->session().restart();
    m_positions = {m_game->state()};
    m_parents = {0};
    m_newest = {0};
    m_here = 0;
    for (int step = 0; step < steps && !HasFailure(); ++step) {
      act(random);
      ASSERT_EQ(m_game->position(), m_here);
      ASSERT_EQ(m_game->state(), m_positions[static_cast<std::size_t>(m_here)]);
      expectTrialsOnTheLine();
    }
    for (std::size_t move = 0; move < m_positions.size(); ++move)
      ASSERT_EQ(positionAt(m_game->stored(), static_cast<int>(move)), m_positions[move]);
  }

 private:
  void act(Random& random) {
    const auto choice = random.below(21);
    if (choice < 5) {
      m_controller->board().undo();
      m_here = m_parents[static_cast<std::size_t>(m_here)];
    } else if (choice < 8) {
      m_controller->board().redo();
      if (const int next = m_newest[static_cast<std::size_t>(m_here)]; next != 0) m_here = next;
    } else if (choice == 8) {
      reopen();
      follow(m_here);
    } else if (choice == 9) {
      m_controller->board().addCheckpoint();
    } else if (choice == 10 && !m_game->checkpoints().empty()) {
      const auto count = static_cast<std::uint32_t>(m_game->checkpoints().size());
      m_controller->board().returnTo(random.below(count));
      note();
    } else if (choice == 11) {
      random.below(2) == 0 ? m_controller->board().keepTrial() : m_controller->board().beginTrial();
    } else if (choice == 12) {
      m_controller->board().dropTrial();
      note();
    } else if (choice == 13) {
      goTo(static_cast<int>(random.below(static_cast<std::uint32_t>(m_positions.size()))));
    } else if (choice < 16 && m_positions.size() > 1) {
      again(1 + static_cast<int>(random.below(static_cast<std::uint32_t>(m_positions.size() - 1))));
    } else {
      m_game->play(randomMove(m_game->state().puzzle, random));
      note();
    }
  }

  void goTo(int move) {
    m_controller->board().goTo(move);
    if (move != m_here) follow(move);
  }

  /// The store and an import accept only trials that begin on the present line.
  void expectTrialsOnTheLine() const {
    int last = -1;
    for (const int trial : m_game->trials()) {
      ASSERT_GT(trial, last);
      last = trial;
      int on = m_here;
      while (on > trial) on = m_parents[static_cast<std::size_t>(on)];
      ASSERT_EQ(on, trial);
    }
  }

  /// Makes a move once more from its parent: the game has to go to the same move, and to add none.
  void again(int move) {
    goTo(m_parents[static_cast<std::size_t>(move)]);
    m_game->play(m_game->stored().moveNumbered(move).move);
    follow(move);
  }

  /// Moves the model to another move; from there Redo leads to the newest moves, and from its ancestors to
  /// it.
  void follow(int move) {
    for (std::size_t child = 1; child < m_parents.size(); ++child)
      m_newest[static_cast<std::size_t>(m_parents[child])] = static_cast<int>(child);
    m_here = move;
    for (int on = move; on > 0; on = m_parents[static_cast<std::size_t>(on)])
      m_newest[static_cast<std::size_t>(m_parents[static_cast<std::size_t>(on)])] = on;
  }

  /// Notes a move that has been made, or one that has been gone to again.
  void note() {
    if (m_game->moves().size() < m_positions.size()) {
      if (m_game->position() != m_here) follow(m_game->position());
      return;
    }
    const int move = static_cast<int>(m_positions.size());
    m_newest[static_cast<std::size_t>(m_here)] = move;
    m_positions.push_back(m_game->state());
    m_parents.push_back(m_here);
    m_newest.push_back(0);
    m_here = move;
  }

  std::vector<GameState> m_positions;  // position after each move
  std::vector<int> m_parents;
  std::vector<int> m_newest;
  int m_here = 0;
};

TEST_F(BranchWalkTest, EveryPositionEverReachedIsThere) {
  for (std::uint64_t seed = 1; seed <= 20 && !HasFailure(); ++seed) walk(seed, 60);
}

using BranchWalkLongTest = BranchWalkTest;

TEST_F(BranchWalkLongTest, EveryPositionEverReachedIsThere) {
  for (std::uint64_t seed = 1; seed <= 1000 && !HasFailure(); ++seed) walk(seed, 60);
}

}  // namespace
}  // namespace sudoku
