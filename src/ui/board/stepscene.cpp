#include "stepscene.h"

namespace sudoku {

BoardScene sceneOf(const Position& position, const StepPicture& picture) {
  BoardScene scene;
  scene.givens = position.givens;
  scene.board = position.board;
  scene.picture = picture;
  scene.faintLinks = faintLinksOf(picture, std::nullopt);
  scene.showsNumbers = true;
  for (const Cell cell : position.candidates.openCells())
    scene.candidates[static_cast<std::size_t>(cell.index())] = position.candidates.at(cell);
  return scene;
}

}  // namespace sudoku
