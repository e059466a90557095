#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <sudoku/grid/random.h>
#include <sudoku/play/gamestate.h>

/// Games and moves for the tests of play.
namespace sudoku {

/// A game that has just begun, of a puzzle of a pinned seed.
GameState gameOf(std::uint64_t seed);

/// The digit that the solution has in a cell.
Digit rightFor(const GameState& state, Cell cell);

/// Some digit that breaks no rule now, but is not the solution's.
std::optional<Digit> harmlessWrongFor(const GameState& state, Cell cell);

/// The game with all corner notes in its open cells.
GameState withAllNotes(GameState state);

/// A game that is solved.
GameState solvedGame(std::uint64_t seed);

/// The game with all notes of both sets in its open cells and all colours in all cells.
GameState withAllOfEachKind(GameState state);

/// The cells that differ in any way, by definition.
CellSet changedCells(const GameState& before, const GameState& after);

Digit randomDigit(Random& random);

/// Any move, over one to five cells, givens and filled ones too; one that restores goes to `target`.
Move randomMove(Random& random, const GameState& target);

/// A random move, and what comes of it: the target of one that restores is some position before.
class RandomPlay {
 public:
  explicit RandomPlay(std::uint64_t seed) : m_random(seed), m_states{gameOf(seed)} {}

  const GameState& start() const { return m_states.front(); }
  const GameState& state() const { return m_states.back(); }
  Move next() {
    const auto index = m_random.below(static_cast<std::uint32_t>(m_states.size()));
    return randomMove(m_random, m_states[index]);
  }
  void take(const GameState& state) { m_states.push_back(state); }

 private:
  Random m_random;
  std::vector<GameState> m_states;
};

}  // namespace sudoku
