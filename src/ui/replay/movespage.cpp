#include "movespage.h"

#include <QVBoxLayout>

#include "game/play/commandmoves.h"
#include "game/play/corrections.h"
#include "game/play/gamerecord.h"
#include "movelistmodel.h"
#include "movelistview.h"
#include "ui/board/boardscene.h"
#include "ui/board/drawnlinks.h"
#include "ui/controls/keynames.h"

namespace sudoku {

MovesPage::MovesPage(QWidget* parent)
    : BoardPage(tr("Moves"), tr("The game as it stood then"), parent), m_list(new MoveListView(side())) {
  sideLayout()->addWidget(m_list, 1);
  setFocusProxy(m_list);
  connect(m_list, &MoveListView::pointedAt, this, &MovesPage::showMove);
  connect(m_list, &MoveListView::wanted, this, &MovesPage::moveWanted);
}

void MovesPage::open(const Game& game) {
  m_game = game.stored();
  m_tellsMistakes = game.checksEntries() || game.isSolved() || game.isGivenUp();
  m_list->setGame(m_game, game.position());
  MoveListModel& moves = m_list->moves();
  if (m_tellsMistakes) {
    moves.setShowsMistakes(true);
  } else {
    const std::vector<int> rows = moves.list().rowsOfWrong(game.position(), game.marks().wrong);
    moves.setWrongRows({rows.begin(), rows.end()});
  }
  showMove(game.position());
  m_list->setFocus();
}

void MovesPage::showRoom(Room /*room*/) {}

void MovesPage::showMove(int move) {
  const GameState state = positionAt(m_game, move);
  BoardScene scene;
  scene.givens = state.puzzle.givens;
  scene.board = state.board;
  scene.candidates = state.allNotes();
  addDrawn(scene, state);
  scene.hasFocus = true;
  if (move > 0) {
    const GameState before = positionAt(m_game, m_game.moveNumbered(move).parent);
    const CellSet changed = applyMoveWithChanges(before, m_game.moveNumbered(move).move).changed;
    if (changed.size() == 1) scene.selected = changed.first();
  }
  if (m_tellsMistakes) scene.broken = wrongEntries(state);
  setScene(scene);
  setStatus(m_list->currentIndex().data(Qt::AccessibleTextRole).toString() + '.',
            withKeys(tr("A click or {Enter} goes there.")));
}

}  // namespace sudoku
