#include "gamepaper.h"

#include <sudoku/rating/explainer.h>

#include "game/play/game.h"
#include "game/play/gamerecord.h"
#include "ui/board/drawnlinks.h"
#include "ui/board/hintscene.h"

namespace sudoku {

PaperPuzzle paperPuzzleOf(const Game& game, bool asItStands) {
  const GameState& state = game.state();
  PuzzleRecord record = recordOf(state);
  if (!asItStands) {
    record.board = record.givens;
    record.notes = {};
  }
  PaperPuzzle puzzle = unratedPaperPuzzle(record);
  if (asItStands) {
    puzzle.drawn = {state.candidateColours, state.links};
    puzzle.colours = state.colours;
  }
  if (!game.hasSeveralSolutions()) puzzle.solution = state.puzzle.solution;
  puzzle.level = game.level();
  if (const auto id = parsePuzzleId(game.puzzleId().toStdString())) puzzle.number = shortNumber(*id);
  return puzzle;
}

PaperPuzzle withRating(PaperPuzzle puzzle, const std::stop_token& stop) {
  if (!puzzle.solution) return puzzle;
  const auto rating = rateByExplainer({puzzle.givens, *puzzle.solution}, stop);
  if (rating && rating->difficulty < kBeyondExplainer) puzzle.explainer = rating->difficulty;
  puzzle.profile = profileOf({puzzle.givens, *puzzle.solution}, stop);
  return puzzle;
}

BoardScene pictureSceneOf(const Game& game, const std::optional<Hint>& hint) {
  BoardScene scene;
  if (hint) {
    scene = sceneOf(game, *hint, std::nullopt);
    scene.showsNumbers = true;
  } else {
    scene.givens = game.state().puzzle.givens;
    scene.board = game.state().board;
    scene.candidates = game.state().notes;
    addDrawn(scene, game.state());
  }
  scene.selected.reset();
  return scene;
}

PaperHint paperHintOf(const Game& game, const Hint& hint) {
  PaperHint paper{pictureSceneOf(game, hint), hint.title, hint.subtitle, {}};
  for (const Sentence& sentence : hint.sentences) paper.sentences << toPlainText(sentence);
  for (const Sentence& sentence : hint.walk) paper.sentences << toPlainText(sentence);
  return paper;
}

}  // namespace sudoku
