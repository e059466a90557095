#include "boardwidget.h"

#include <utility>

#include <QApplication>
#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include "boardlinks.h"
#include "game/control/gamecontroller.h"
#include "game/play/game.h"
#include "game/teacher/questionhints.h"
#include "hintscene.h"
#include "questionsmenu.h"
#include "sceneboard.h"
#include "selectionoutline.h"
#include "solvedframe.h"
#include "struckdigits.h"
#include "ui/controls/digitkeys.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr double kPlaceSize = 0.82;  // font size of row and column numbers, as a multiple of the text's

}  // namespace

BoardWidget::BoardWidget(const Game& game, GameController& controller, QWidget* parent)
    : QWidget(parent), m_game(game), m_controller(controller) {
  setLayoutDirection(Qt::LeftToRight);  // in every language
  setAccessibleName(tr("Board"));
  setAcceptDrops(true);
  m_links = new BoardLinks(m_game, m_controller, this);
  for (int box = 0; box < 9; ++box) addBox(box);
  m_outline = new SelectionOutline(this);
  m_overlay = new SceneBoard(this);
  m_overlay->hide();
  m_solved = new SolvedFrame(this);
  m_struck = new StruckDigits(this);
  m_links->raise();

  connect(&m_game, &Game::started, this, [this] {
    refresh();
    if (isAncestorOf(QApplication::focusWidget()))
      showSelection();
    else
      placeTabStop();
  });
  connect(&m_game, &Game::cellsChanged, this, &BoardWidget::refresh);
  connect(&m_game, &Game::checked, this, &BoardWidget::refresh);
  connect(&m_game, &Game::marksChanged, this, &BoardWidget::refresh);
  connect(&m_game, &Game::chosenDigitChanged, this, &BoardWidget::refresh);
  connect(&m_game, &Game::hintsChanged, this, &BoardWidget::refresh);
  connect(&m_game, &Game::solvedChanged, this, [this](bool isSolved) {
    refresh();
    updateOverlay();
    if (isSolved && !m_game.isGivenUp() && m_choices.animates) m_solved->startWash();
  });
  connect(&m_game, &Game::marksTwoCandidatesChanged, this, &BoardWidget::refresh);
  connect(&m_game, &Game::trialChanged, this, &BoardWidget::refresh);
  connect(&m_controller.hints(), &HintCommands::hintChanged, this, [this] {
    m_pointedAt.reset();
    refresh();
    showHint();
  });
  connect(&m_controller.board(), &BoardCommands::ruledOut, this, &BoardWidget::strike);
  connect(&m_controller.time(), &PlayTime::pausedChanged, this, &BoardWidget::showPause);
  connect(&m_game, &Game::selectionChanged, this, [this] {
    refresh();
    showSelection();
  });
  refresh();
  placeTabStop();
}

void BoardWidget::addBox(int box) {
  auto* panel = new BoxPanel(box, this);
  m_boxes[static_cast<std::size_t>(box)] = panel;
  panel->setLinks(m_links->lines());
  for (CellWidget* cell : panel->cells()) {
    m_cells[static_cast<std::size_t>(cell->cell().index())] = cell;
    connectCell(*cell);
    cell->installEventFilter(this);
  }
}

void BoardWidget::connectCell(CellWidget& cell) {
  CellCommands& cells = m_controller.cells();
  connect(&cell, &CellWidget::pressed, &cells, &CellCommands::select);
  connect(&cell, &CellWidget::extended, &cells, &CellCommands::selectMore);
  connect(&cell, &CellWidget::toggled, &cells, &CellCommands::toggleSelected);
  connect(&cell, &CellWidget::dragged, this,
          [this, &cell](const QPoint& point, bool isPlain) { drag(cell, point, isPlain); });
  connect(&cell, &CellWidget::clicked, this, [this](Cell clicked) {
    if (!m_stroke) m_controller.cells().click(clicked);
  });
  connect(&cell, &CellWidget::released, this, &BoardWidget::endStroke);
  connect(&cell, &CellWidget::activated, this, [this](Cell pressed) {
    // While candidates are marked, only a digit says which of them.
    if (m_controller.marks().target() == MarkTarget::Cell)
      m_controller.cells().activate(pressed);
    else
      m_controller.cells().select(pressed);
  });
  connect(&cell, &CellWidget::cleared, &cells, &CellCommands::clear);
  connect(&cell, &CellWidget::picked, &cells, &CellCommands::pick);
  connect(&cell, &CellWidget::doubleClicked, &cells, &CellCommands::pickAll);
}

Cell BoardWidget::selectedCell() const {
  return m_game.selectedCell();
}

void BoardWidget::setChoices(const ViewChoices& choices) {
  m_choices = choices;
  for (CellWidget* cell : m_cells) cell->setDigitLook(choices.digitFamily, choices.digitPercent);
  QFont digits = font();
  if (!choices.digitFamily.isEmpty()) digits.setFamilies({choices.digitFamily});
  m_links->setDigits(digits, choices.digitPercent / 100.0);
  refresh();
  update();
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
  const auto& hint = m_controller.hints().hint();
  showScene(hint ? std::optional(sceneOf(m_game, *hint, m_pointedAt)) : std::nullopt);
}

/// Animates the removal of candidates in cells where the player has made no notes. In other cells it is
/// enough that the note disappears.
void BoardWidget::strike(const std::vector<Candidate>& candidates) {
  if (!m_choices.animates) return;
  std::vector<Candidate> unseen;
  for (const Candidate& candidate : candidates)
    if (m_game.state().allNotesAt(candidate.cell).isEmpty()) unseen.push_back(candidate);
  m_struck->start(unseen);
}

bool BoardWidget::eventFilter(QObject* watched, QEvent* event) {
  // While a scene (the picture of a hint) covers the cells, it has to show the ring round the focused cell.
  if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) updateOverlay();
  const auto* cell = qobject_cast<const CellWidget*>(watched);
  if (cell != nullptr && m_links->takeMouse(*cell, *event)) return true;
  return QWidget::eventFilter(watched, event);
}

/// Paints links in the gaps between boxes, and the numbers of rows and columns, unless a hint's picture
/// covers the board, which has these numbers.
void BoardWidget::paintEvent(QPaintEvent* /*event*/) {
  if (m_overlay->isVisible()) return;
  QPainter painter(this);
  m_links->lines().paint(painter, linkColours(themeOf(this)), rect(), themeOf(this).window);
  if (!m_choices.showsPlaces) return;
  const BoardGeometry geometry = boardGeometry();
  painter.setPen(palette().color(QPalette::PlaceholderText));
  painter.setFont(scaled(font(), kPlaceSize));
  for (int number = 0; number < 9; ++number) {
    painter.drawText(geometry.rowNumber(number), Qt::AlignCenter, QString::number(number + 1));
    painter.drawText(geometry.columnNumber(number), Qt::AlignCenter, QString::number(number + 1));
  }
}

void BoardWidget::resizeEvent(QResizeEvent* /*event*/) {
  const BoardGeometry geometry = boardGeometry();
  for (int box = 0; box < 9; ++box) m_boxes[static_cast<std::size_t>(box)]->setGeometry(geometry.box(box));
  for (CellWidget* cell : m_cells) cell->setNoteSide(geometry.cellSide());
  m_overlay->setMargin(BoardGeometry::marginFor(font()));
  m_overlay->setGeometry(rect());
  m_outline->setGeometry(rect());
  m_outline->setCells(m_game.selection().cells, BoardGeometry::marginFor(font()));
  m_solved->setGeometry(rect());
  m_solved->setBoard(geometry.board(), BoardGeometry::marginFor(font()));
  m_struck->setGeometry(rect());
  m_links->setGeometry(rect());
  refresh();
}

void BoardWidget::keyPressEvent(QKeyEvent* event) {
  if (!takeKey(*event)) QWidget::keyPressEvent(event);
}

bool BoardWidget::takeKey(const QKeyEvent& event) {
  if (typeDigit(event) || moveSelection(event)) return true;
  if (event.matches(QKeySequence::SelectAll)) {
    m_controller.cells().selectAll();
    return true;
  }
  if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) return false;
  return actOnSelected(event.key());
}

/// Does what a key does with the selected cells or, while candidates are marked, with their marks.
bool BoardWidget::actOnSelected(int key) {
  const bool isOfCells = m_controller.marks().target() == MarkTarget::Cell;
  switch (key) {
    case Qt::Key_0:
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
    case Qt::Key_Space:
      isOfCells ? m_controller.cells().clearSelected() : m_controller.marks().clearThese();
      return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (isOfCells) m_controller.cells().activateSelected();
      return true;
    default:
      return false;
  }
}

/// Enters a digit in the current input mode; Shift, Ctrl or both keys select another mode for this digit.
bool BoardWidget::typeDigit(const QKeyEvent& event) {
  const auto digit = digitOfKey(event);
  if (!digit) return false;
  const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
  if (modifiers == Qt::NoModifier && m_controller.marks().target() != MarkTarget::Cell)
    m_controller.marks().type(*digit);
  else if (modifiers == Qt::NoModifier)
    m_controller.cells().type(*digit);
  else if (modifiers == Qt::ShiftModifier)
    m_controller.cells().type(*digit, InputMode::Corner);
  else if (modifiers == Qt::ControlModifier)
    m_controller.cells().type(*digit, InputMode::Centre);
  else if (modifiers == (Qt::ControlModifier | Qt::ShiftModifier))
    m_controller.cells().type(*digit, InputMode::Colour);
  else
    return false;
  return true;
}

/// Handles a move of the mouse with the left button down. A drag that begins without Shift, Ctrl or a long
/// press paints notes if a note mode and a digit are chosen; any other drag selects cells.
void BoardWidget::drag(const CellWidget& from, const QPoint& point, bool isPlain) {
  const auto* under = qobject_cast<const CellWidget*>(childAt(from.mapTo(this, point)));
  if (under == nullptr) return;
  if (!m_stroke && isPlain && m_controller.cells().paintsNotes() &&
      m_game.selection() == Selection(from.cell()))
    m_stroke = Selection(from.cell());
  if (m_stroke) {
    if (m_stroke->cells.contains(under->cell())) return;
    m_stroke->cells.add(under->cell());
    refresh();
  } else if (under->cell() != selectedCell()) {
    m_controller.cells().selectMore(under->cell());
  }
}

void BoardWidget::endStroke() {
  const auto stroke = std::exchange(m_stroke, std::nullopt);
  if (!stroke) return;
  m_controller.cells().paint(stroke->current, stroke->cells);
  refresh();  // if the drag changed no note, its preview has to disappear
}

/// Changes what the cells display: the notes are as they will be when the current drag ends.
void BoardWidget::showStroke(CellViews& views) const {
  if (!m_stroke || !m_controller.cells().paintsNotes()) return;
  const auto move = m_controller.cells().stroke(m_stroke->current, m_stroke->cells);
  if (!move) return;
  const GameState after = applyMove(m_game.state(), *move);
  for (const Cell cell : m_stroke->cells) {
    CellView& view = views[static_cast<std::size_t>(cell.index())];
    view.notes = after.notesAt(cell);
    view.centreNotes = after.centreNotesAt(cell);
  }
}

void BoardWidget::wheelEvent(QWheelEvent* event) {
  m_controller.cells().stepChosen(takeWheelSteps(event->angleDelta().y(), m_wheelRest));
  event->accept();
}

BoardGeometry BoardWidget::boardGeometry() const {
  return BoardGeometry(size(), BoardGeometry::marginFor(font()));
}

std::optional<House> BoardWidget::lineWithNumberAt(const QPointF& point) const {
  if (!m_choices.showsPlaces && !m_overlay->isVisible()) return std::nullopt;
  const BoardGeometry geometry = boardGeometry();
  for (int number = 0; number < 9; ++number) {
    if (geometry.rowNumber(number).contains(point)) return House::row(number);
    if (geometry.columnNumber(number).contains(point)) return House::column(number);
  }
  return std::nullopt;
}

/// A press on the number of a row or column asks where the chosen digit can go in it.
void BoardWidget::mousePressEvent(QMouseEvent* event) {
  const auto house = lineWithNumberAt(event->position());
  const auto digit = m_game.chosenDigit();
  if (event->button() != Qt::LeftButton || !house || !digit) return QWidget::mousePressEvent(event);
  m_controller.hints().ask(DigitInHouse{*digit, *house});
}

/// Opens the menu of questions about the selected cell and the chosen digit, by the keyboard alone: a right
/// click clears the cell.
void BoardWidget::contextMenuEvent(QContextMenuEvent* event) {
  if (event->reason() != QContextMenuEvent::Keyboard || m_controller.time().isPaused())
    return event->ignore();
  QMenu* menu = makeQuestionsMenu(m_game, m_controller.hints(), selectedCell(), this);
  const CellWidget* cell = cellWidget(selectedCell());
  menu->popup(cell->mapToGlobal(cell->rect().center()));
  event->accept();
}

void BoardWidget::dragEnterEvent(QDragEnterEvent* event) {
  if (!event->mimeData()->hasUrls() && !event->mimeData()->hasText()) return;
  // A drop copies: the text or file stays where it comes from.
  event->setDropAction(Qt::CopyAction);
  event->accept();
}

void BoardWidget::dropEvent(QDropEvent* event) {
  event->setDropAction(Qt::CopyAction);
  event->accept();
  emit dropped(*event->mimeData());
}

void BoardWidget::refresh() {
  CellViews views = m_controller.time().isPaused()
                        ? hiddenCellViews(selectedCell())
                        : cellViewsOf(m_game, m_choices, m_controller.hints().hint());
  if (!m_controller.cells().clicksWrite())
    for (CellView& view : views) view.ghost.reset();
  showStroke(views);
  for (const Cell cell : allCells()) cellWidget(cell)->setView(views[static_cast<std::size_t>(cell.index())]);
  m_links->refresh(views);
  m_solved->setFramed(m_game.isStarted() && m_game.isSolved() && !m_game.isGivenUp());
}

void BoardWidget::showPause() {
  refresh();
  updateOverlay();
  for (BoxPanel* box : m_boxes) box->setEnabled(!m_controller.time().isPaused());
}

void BoardWidget::placeTabStop() {
  for (CellWidget* cell : m_cells)
    cell->setFocusPolicy(cell->cell() == selectedCell() ? Qt::StrongFocus : Qt::ClickFocus);
}

void BoardWidget::showSelection() {
  placeTabStop();
  cellWidget(selectedCell())->setFocus();
  m_outline->setCells(m_game.selection().cells, BoardGeometry::marginFor(font()));
  updateOverlay();
}

void BoardWidget::updateOverlay() {
  const bool isShown = m_scene && !m_game.isSolved() && !m_controller.time().isPaused();
  if (isShown) {
    BoardScene scene = *m_scene;
    scene.selected = selectedCell();
    // The cell that the player asks about stands out also while the list of answers has the keyboard.
    const auto& hint = m_controller.hints().hint();
    scene.hasFocus = cellWidget(selectedCell())->hasFocus() || (hint && hint->isOfQuestion());
    m_overlay->setScene(scene);
  }
  m_overlay->setVisible(isShown);
}

/// Moves the selection by arrow keys, Home and End. With Shift, the new cell is added to the selection;
/// Ctrl+Home and Ctrl+End lead to the corners of the board.
bool BoardWidget::moveSelection(const QKeyEvent& event) {
  const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
  auto cell = cellFrom(selectedCell(), event.key());
  if (modifiers == Qt::ControlModifier) {
    if (event.key() != Qt::Key_Home && event.key() != Qt::Key_End) return false;
    cell = event.key() == Qt::Key_Home ? Cell::at(0, 0) : Cell::at(8, 8);
  } else if (modifiers != Qt::NoModifier && modifiers != Qt::ShiftModifier) {
    return false;
  }
  if (!cell) return false;
  if (modifiers == Qt::ShiftModifier)
    m_controller.cells().selectMore(*cell);
  else
    m_controller.cells().select(*cell);
  return true;
}

}  // namespace sudoku
