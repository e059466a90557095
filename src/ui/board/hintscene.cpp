#include "hintscene.h"

#include "game/play/game.h"

namespace sudoku {

BoardScene sceneOf(const Game& game, const Hint& hint, const std::optional<Phrase>& pointedAt) {
  const GameState& state = game.state();
  BoardScene scene;
  scene.givens = state.puzzle.givens;
  scene.board = state.board;
  scene.candidates = hint.candidates ? *hint.candidates : state.allNotes();
  if (hint.ghost) {
    scene.board = hint.ghost->board;
    scene.candidates = hint.ghost->candidates;
    scene.assumed = hint.ghost->assumed;
    scene.broken = hint.ghost->broken;
  }
  // The answers about a cell mark its candidates, whatever the player has noted there.
  if (hint.kind == Hint::Kind::AllOptions)
    for (const Cell cell : hint.asked) scene.candidates[static_cast<std::size_t>(cell.index())] = {};
  scene.picture = hint.picture;
  scene.toldLinks = hint.toldLinks;
  scene.faintLinks = hint.faintLinks;
  scene.pointedAt = pointedAt;
  scene.selected = game.selectedCell();
  // The texts of hints for easy steps name no cells, so the board needs no numbers of rows and columns at its
  // edge.
  const bool isStep = hint.kind == Hint::Kind::Step || hint.kind == Hint::Kind::Thinking;
  scene.showsNumbers = !isStep || (hint.level && *hint.level >= Level::Medium);
  return scene;
}

}  // namespace sudoku
