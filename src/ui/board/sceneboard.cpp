#include "sceneboard.h"

#include <cmath>

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "boardaccessibility.h"
#include "ui/digitkeys.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

/// What decides where digits and links stand.
bool looksTheSame(const BoardScene& a, const BoardScene& b) {
  return a.givens == b.givens && a.board == b.board && a.candidates == b.candidates && a.picture == b.picture;
}

/// Where an arrow key leads, wrapping.
std::optional<Cell> neighbour(Cell cell, int key) {
  const int row = cell.row();
  const int column = cell.column();
  switch (key) {
    case Qt::Key_Left:
      return Cell::at(row, (column + 8) % 9);
    case Qt::Key_Right:
      return Cell::at(row, (column + 1) % 9);
    case Qt::Key_Up:
      return Cell::at((row + 8) % 9, column);
    case Qt::Key_Down:
      return Cell::at((row + 1) % 9, column);
    default:
      return std::nullopt;
  }
}

}  // namespace

SceneBoard::SceneBoard(QWidget* parent) : QWidget(parent), m_theme(&lightTheme()) {
  installBoardAccessibility();
  setAttribute(Qt::WA_OpaquePaintEvent);
  setInteractive(false);
}

SceneBoard::~SceneBoard() = default;

void SceneBoard::setScene(const BoardScene& scene) {
  BoardScene shown = scene;
  if (m_isInteractive) {
    if (!shown.selected) shown.selected = m_scene.selected;
    shown.hasFocus = hasFocus();
  }
  if (shown == m_scene) return;
  if (!looksTheSame(shown, m_scene)) forgetLayout();
  m_scene = shown;
  forgetPixmap();
}

void SceneBoard::setTheme(const Theme& theme) {
  m_theme = &theme;
  forgetPixmap();
}

void SceneBoard::setInteractive(bool interactive) {
  m_isInteractive = interactive;
  setAttribute(Qt::WA_TransparentForMouseEvents, !interactive);
  setFocusPolicy(interactive ? Qt::StrongFocus : Qt::NoFocus);
}

void SceneBoard::setMargin(int margin) {
  m_margin = margin;
  forgetLayout();
}

void SceneBoard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) forgetLayout();
  QWidget::changeEvent(event);
}

void SceneBoard::focusInEvent(QFocusEvent* event) {
  m_scene.hasFocus = true;
  if (!m_scene.selected) m_scene.selected = Cell(0);
  forgetPixmap();
  QWidget::focusInEvent(event);
}

void SceneBoard::focusOutEvent(QFocusEvent* event) {
  m_scene.hasFocus = false;
  forgetPixmap();
  QWidget::focusOutEvent(event);
}

void SceneBoard::keyPressEvent(QKeyEvent* event) {
  const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
  if (!m_isInteractive || !isPlain || !m_scene.selected) return QWidget::keyPressEvent(event);
  if (const auto digit = digitOfKey(*event)) return clickCandidate(*digit);
  if (const auto cell = neighbour(*m_scene.selected, event->key())) return select(*cell);
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    emit cellClicked(*m_scene.selected);
    return;
  }
  QWidget::keyPressEvent(event);
}

void SceneBoard::mousePressEvent(QMouseEvent* event) {
  if (!m_isInteractive || event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
  const auto cell = painter().layout().geometry().cellAt(event->position());
  if (!cell) return;
  const auto candidate = painter().layout().candidateAt(event->position());
  select(*cell);
  emit cellClicked(*cell);
  if (candidate && !m_clicksCells) emit candidateClicked(*candidate);
}

void SceneBoard::paintEvent(QPaintEvent* /*event*/) {
  QPainter onWidget(this);
  const double ratio = onWidget.deviceTransform().m11();
  // At a fractional scale the board begins within a pixel, and so does the picture: lines stay where they
  // are.
  const QPointF corner = onWidget.deviceTransform().map(QPointF());
  const QPointF within = (corner - QPointF(std::floor(corner.x()), std::floor(corner.y()))) / ratio;
  if (m_pixmap.isNull() || m_pixmap.devicePixelRatio() != ratio || m_pixmapWithin != within) {
    m_pixmapWithin = within;
    m_pixmap = QPixmap((QSizeF(size()) * ratio).toSize() + QSize(1, 1));
    m_pixmap.setDevicePixelRatio(ratio);
    m_pixmap.fill(m_theme->window);
    QPainter onPixmap(&m_pixmap);
    onPixmap.translate(within);
    painter().paint(onPixmap, m_scene, *m_theme);
  }
  onWidget.drawPixmap(-within, m_pixmap);
}

void SceneBoard::resizeEvent(QResizeEvent* /*event*/) {
  forgetLayout();
}

void SceneBoard::select(Cell cell) {
  m_scene.selected = cell;
  forgetPixmap();
}

void SceneBoard::clickCandidate(Digit digit) {
  const Candidate candidate{*m_scene.selected, digit};
  for (const SceneDigit& shown : painter().layout().digits())
    if (shown.kind == SceneDigit::Kind::Small && shown.candidate == candidate)
      return emit candidateClicked(candidate);
}

void SceneBoard::forgetLayout() {
  m_painter.reset();
  forgetPixmap();
}

void SceneBoard::forgetPixmap() {
  m_pixmap = {};
  update();
}

const ScenePainter& SceneBoard::painter() {
  if (m_painter == nullptr)
    m_painter = std::make_unique<ScenePainter>(m_scene, BoardGeometry(size(), m_margin), font());
  return *m_painter;
}

}  // namespace sudoku
