#include "boardwidget.h"

#include <utility>

#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QWheelEvent>

#include "boardaccessibility.h"
#include "boardgeometry.h"
#include "game/game.h"
#include "game/gamecontroller.h"
#include "sceneboard.h"
#include "solvedbanner.h"
#include "ui/coach/hintscene.h"
#include "ui/digitkeys.h"
#include "ui/style/theme.h"

namespace sudoku {

BoardWidget::BoardWidget(const Game& game, GameController& controller, QWidget* parent)
    : QWidget(parent), m_game(game), m_controller(controller) {
  installBoardAccessibility();
  setAccessibleName(tr("Board"));
  setAcceptDrops(true);
  for (int box = 0; box < 9; ++box) {
    auto* panel = new BoxPanel(box, this);
    m_boxes[static_cast<std::size_t>(box)] = panel;
    for (CellWidget* cell : panel->cells()) {
      m_cells[static_cast<std::size_t>(cell->cell().index())] = cell;
      connect(cell, &CellWidget::pressed, &m_controller, &GameController::select);
      connect(cell, &CellWidget::activated, &m_controller, &GameController::activate);
      connect(cell, &CellWidget::cleared, &m_controller, &GameController::clear);
      connect(cell, &CellWidget::picked, &m_controller, &GameController::pick);
      cell->installEventFilter(this);
    }
  }
  m_overlay = new SceneBoard(this);
  m_overlay->hide();
  m_banner = new SolvedBanner(m_game, m_controller.clock(), this);

  connect(&m_game, &Game::started, this, &BoardWidget::refresh);
  connect(&m_game, &Game::cellsChanged, this, &BoardWidget::refresh);
  connect(&m_game, &Game::checked, this, &BoardWidget::refresh);
  connect(&m_game, &Game::chosenDigitChanged, this, &BoardWidget::refresh);
  connect(&m_game, &Game::hintsChanged, this, &BoardWidget::refresh);
  connect(&m_game, &Game::solvedChanged, this, &BoardWidget::updateOverlay);
  connect(&m_game, &Game::marksTwoCandidatesChanged, this, &BoardWidget::refresh);
  connect(&m_game, &Game::trialChanged, this, &BoardWidget::refresh);
  connect(&m_controller.teacher(), &Teacher::hintChanged, this, [this] {
    m_pointedAt.reset();
    refresh();
    showHint();
  });
  connect(&m_controller, &GameController::pausedChanged, this, &BoardWidget::showPause);
  connect(&m_game, &Game::selectionChanged, this, [this] {
    refresh();
    showSelection();
  });
  refresh();
  cellWidget(selectedCell())->setFocusPolicy(Qt::StrongFocus);
}

Cell BoardWidget::selectedCell() const {
  return m_game.selectedCell();
}

void BoardWidget::setTheme(const Theme& theme) {
  for (BoxPanel* box : m_boxes) box->setTheme(theme);
  m_overlay->setTheme(theme);
  m_banner->setTheme(theme);
}

void BoardWidget::setShowsConflicts(bool shows) {
  m_showsConflicts = shows;
  refresh();
}

void BoardWidget::showScene(std::optional<BoardScene> scene) {
  m_scene = std::move(scene);
  updateOverlay();
}

void BoardWidget::pointAt(const std::optional<Phrase>& phrase) {
  m_pointedAt = phrase;
  showHint();
}

void BoardWidget::showHint() {
  const auto& hint = m_controller.teacher().hint();
  showScene(hint ? std::optional(sceneOf(m_game, *hint, m_pointedAt)) : std::nullopt);
}

bool BoardWidget::eventFilter(QObject* watched, QEvent* event) {
  // The ring that the scene shows is that of the cell below it.
  if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) updateOverlay();
  return QWidget::eventFilter(watched, event);
}

void BoardWidget::resizeEvent(QResizeEvent* /*event*/) {
  const BoardGeometry geometry(size(), BoardGeometry::marginFor(font()));
  for (int box = 0; box < 9; ++box) m_boxes[static_cast<std::size_t>(box)]->setGeometry(geometry.box(box));
  m_overlay->setMargin(BoardGeometry::marginFor(font()));
  m_overlay->setGeometry(rect());
  m_banner->setGeometry(m_boxes[4]->geometry());
}

void BoardWidget::keyPressEvent(QKeyEvent* event) {
  const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
  const bool asNote = modifiers == Qt::ShiftModifier || modifiers == Qt::ControlModifier;
  const auto digit = digitOfKey(*event);
  if (digit && (modifiers == Qt::NoModifier || asNote)) return m_controller.type(*digit, asNote);
  if (modifiers == Qt::NoModifier) {
    if (moveSelection(*event)) return;
    switch (event->key()) {
      case Qt::Key_0:
      case Qt::Key_Delete:
      case Qt::Key_Backspace:
      case Qt::Key_Space:
        return m_controller.clear(selectedCell());
      case Qt::Key_Return:
      case Qt::Key_Enter:
        return m_controller.activate(selectedCell());
      default:
        break;
    }
  }
  QWidget::keyPressEvent(event);
}

void BoardWidget::wheelEvent(QWheelEvent* event) {
  m_controller.stepChosen(takeWheelSteps(event->angleDelta().y(), m_wheelRest));
  event->accept();
}

void BoardWidget::dragEnterEvent(QDragEnterEvent* event) {
  if (!event->mimeData()->hasUrls() && !event->mimeData()->hasText()) return;
  // Never a move: the text or file stays where it comes from.
  event->setDropAction(Qt::CopyAction);
  event->accept();
}

void BoardWidget::dropEvent(QDropEvent* event) {
  event->setDropAction(Qt::CopyAction);
  event->accept();
  emit dropped(*event->mimeData());
}

void BoardWidget::refresh() {
  const CellViews views = m_controller.isPaused()
                              ? hiddenCellViews(selectedCell())
                              : cellViewsOf(m_game, m_showsConflicts, m_controller.teacher().hint());
  for (const Cell cell : allCells()) cellWidget(cell)->setView(views[static_cast<std::size_t>(cell.index())]);
}

void BoardWidget::showPause() {
  refresh();
  updateOverlay();
  for (BoxPanel* box : m_boxes) box->setEnabled(!m_controller.isPaused());
}

void BoardWidget::showSelection() {
  for (CellWidget* cell : m_cells)
    cell->setFocusPolicy(cell->cell() == selectedCell() ? Qt::StrongFocus : Qt::ClickFocus);
  cellWidget(selectedCell())->setFocus();
  updateOverlay();
}

void BoardWidget::updateOverlay() {
  const bool isShown = m_scene && !m_game.isSolved() && !m_controller.isPaused();
  if (isShown) {
    BoardScene scene = *m_scene;
    scene.selected = selectedCell();
    scene.hasFocus = cellWidget(selectedCell())->hasFocus();
    m_overlay->setScene(scene);
  }
  m_overlay->setVisible(isShown);
}

bool BoardWidget::moveSelection(const QKeyEvent& event) {
  const int row = selectedCell().row();
  const int column = selectedCell().column();
  switch (event.key()) {
    case Qt::Key_Left:
      m_controller.select(Cell::at(row, (column + 8) % 9));
      return true;
    case Qt::Key_Right:
      m_controller.select(Cell::at(row, (column + 1) % 9));
      return true;
    case Qt::Key_Up:
      m_controller.select(Cell::at((row + 8) % 9, column));
      return true;
    case Qt::Key_Down:
      m_controller.select(Cell::at((row + 1) % 9, column));
      return true;
    case Qt::Key_Home:
      m_controller.select(Cell::at(row, 0));
      return true;
    case Qt::Key_End:
      m_controller.select(Cell::at(row, 8));
      return true;
    case Qt::Key_PageUp:
      m_controller.select(Cell::at(0, column));
      return true;
    case Qt::Key_PageDown:
      m_controller.select(Cell::at(8, column));
      return true;
    default:
      return false;
  }
}

}  // namespace sudoku
