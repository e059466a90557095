#include "sceneboard.h"

#include <cmath>
#include <utility>

#include <QAccessible>
#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTimer>

#include "scenenames.h"
#include "ui/controls/digitkeys.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

// Number of links of a chain that can be painted within a few milliseconds once it is known where their lines
// run.
constexpr std::size_t kFewLinks = 12;

/// A scene to paint off the GUI thread, with its size and theme.
struct PaintOrder {
  BoardScene scene;
  Theme theme;
  QSize pixels;
  double ratio;
  QPointF within;  ///< offset of the board's corner within a device pixel
  QColor ground;   ///< colour round the boxes of the board
};

QSize pixelsAt(const QSize& size, double ratio) {
  return (QSizeF(size) * ratio).toSize() + QSize(1, 1);
}

/// The painted scene; null if painting was stopped.
QImage paintedImage(const ScenePainter& painter, const PaintOrder& order, const std::stop_token& stop) {
  if (stop.stop_requested()) return {};
  QImage image(order.pixels, QImage::Format_RGB32);
  image.setDevicePixelRatio(order.ratio);
  image.fill(order.ground);
  QPainter onImage(&image);
  onImage.translate(order.within);
  painter.paint(onImage, order.scene, order.theme);
  return image;
}

/// Whether digits and links stand in the same places in two scenes.
bool looksTheSame(const BoardScene& a, const BoardScene& b) {
  return a.givens == b.givens && a.board == b.board && a.candidates == b.candidates &&
         a.picture == b.picture && a.candidateColours == b.candidateColours && a.links == b.links;
}

/// The cell to which an arrow key leads, which wraps round at the board's edges; empty for other keys.
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

SceneBoard::SceneBoard(QWidget* parent)
    : QWidget(parent),
      m_finding(new QTimer(this)),
      m_artist([this](const Picture& picture) { take(picture); }) {
  setLayoutDirection(Qt::LeftToRight);  // in every language
  m_finding->setSingleShot(true);
  connect(m_finding, &QTimer::timeout, this, &SceneBoard::forgetLayout);
  setAttribute(Qt::WA_OpaquePaintEvent);
  setInteractive(false);
}

SceneBoard::~SceneBoard() = default;

void SceneBoard::setScene(const BoardScene& scene) {
  BoardScene shown = scene;
  if (m_isInteractive || m_isReadable) {
    if (!shown.selected) shown.selected = m_scene.selected;
    shown.hasFocus = hasFocus();
  }
  if (shown == m_scene) return;
  if (!looksTheSame(shown, m_scene)) forgetLayout();
  const BoardScene before = std::exchange(m_scene, shown);
  forgetPixmap();
  if (hasFocus()) announceChanges(before);
}

/// Tells assistive technology, if any is in use, which cells have changed.
void SceneBoard::announceChanges(const BoardScene& before) {
  if (!QAccessible::isActive()) return;
  for (const Cell cell : allCells()) {
    if (cellName(before, cell) == cellName(m_scene, cell)) continue;
    QAccessibleEvent named(this, QAccessible::NameChanged);
    named.setChild(cell.index());
    QAccessible::updateAccessibility(&named);
  }
}

void SceneBoard::setInteractive(bool interactive) {
  m_isInteractive = interactive;
  setAttribute(Qt::WA_TransparentForMouseEvents, !interactive);
  setFocusPolicy(interactive ? Qt::StrongFocus : m_isReadable ? Qt::TabFocus : Qt::NoFocus);
}

void SceneBoard::setReadable(bool readable) {
  m_isReadable = readable;
  setInteractive(m_isInteractive);
}

bool SceneBoard::isComplete() const {
  return m_isPainted && !m_artist.isRunning() && !m_finding->isActive();
}

QRect SceneBoard::areaOf(Cell cell) const {
  return BoardGeometry(size(), m_margin).cell(cell);
}

std::optional<Cell> SceneBoard::cellAt(const QPoint& point) const {
  return BoardGeometry(size(), m_margin).cellAt(point);
}

void SceneBoard::press(Cell cell) {
  select(cell);
  emit cellClicked(cell);
}

void SceneBoard::setOnPanel(bool onPanel) {
  m_isOnPanel = onPanel;
  forgetPixmap();
}

QColor SceneBoard::groundOf(const Theme& theme) const {
  return m_isOnPanel ? theme.panel : theme.window;
}

void SceneBoard::setMargin(int margin) {
  m_margin = margin;
  forgetLayout();
}

void SceneBoard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) {
    m_lines = {};
    forgetLayout();
  }
  if (event->type() == QEvent::PaletteChange) {
    m_pixmap = {};
    forgetPixmap();
  }
  QWidget::changeEvent(event);
}

void SceneBoard::focusInEvent(QFocusEvent* event) {
  m_scene.hasFocus = true;
  QWidget::focusInEvent(event);
  select(m_scene.selected.value_or(m_scene.entering.value_or(Cell(0))));
}

void SceneBoard::focusOutEvent(QFocusEvent* event) {
  m_scene.hasFocus = false;
  if (!m_isInteractive) m_scene.selected.reset();
  forgetPixmap();
  QWidget::focusOutEvent(event);
}

void SceneBoard::keyPressEvent(QKeyEvent* event) {
  const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
  if (!isPlain || !m_scene.selected) return QWidget::keyPressEvent(event);
  if (const auto cell = neighbour(*m_scene.selected, event->key())) return select(*cell);
  if (!m_isInteractive) return QWidget::keyPressEvent(event);
  if (const auto digit = digitOfKey(*event)) return clickCandidate(*digit);
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
  // At a fractional scale the board's corner can lie inside a device pixel. The picture is painted with the
  // same offset, so that its lines do not shift.
  const QPointF corner = onWidget.deviceTransform().map(QPointF());
  const QPointF within = (corner - QPointF(std::floor(corner.x()), std::floor(corner.y()))) / ratio;
  if (m_pixmap.devicePixelRatio() != ratio || m_pixmapWithin != within) m_pixmap = {};
  if (m_pixmap.isNull() || !m_isPainted) paintScene(ratio, within);
  onWidget.drawPixmap(-within, m_pixmap);
}

/// Paints a scene with few links, whose routes are known, at once. For any other scene, shows the previous
/// picture, or no links, until another thread has painted the scene.
void SceneBoard::paintScene(double ratio, const QPointF& within) {
  const bool hasRoutes = painter().routes().size() == m_scene.picture.links.size();
  const bool isQuick = hasRoutes && m_scene.picture.links.size() <= kFewLinks;
  if (isQuick || m_pixmap.isNull()) {
    m_artist.cancel();
    const Theme& theme = themeOf(this);
    m_pixmap = QPixmap::fromImage(paintedImage(
        *m_painter, {m_scene, theme, pixelsAt(size(), ratio), ratio, within, groundOf(theme)}, {}));
  }
  if (!isQuick) askForPicture(ratio, within);
  m_pixmapWithin = within;
  m_isPainted = true;
}

void SceneBoard::askForPicture(double ratio, const QPointF& within) {
  const Theme& theme = themeOf(this);
  const PaintOrder order{m_scene, theme, pixelsAt(size(), ratio), ratio, within, groundOf(theme)};
  m_artist.run([painter = m_painter, order](const std::stop_token& stop) {
    Picture picture{painter, {}};
    if (painter->routes().empty()) {
      auto routed = std::make_shared<ScenePainter>(*painter);
      routed->setRoutes(findRoutes(order.scene.picture, painter->layout(), stop));
      picture.painter = std::move(routed);
    }
    picture.image = paintedImage(*picture.painter, order, stop);
    return picture;
  });
}

void SceneBoard::take(const Picture& picture) {
  m_painter = picture.painter;
  m_pixmap = QPixmap::fromImage(picture.image);
  update();
}

void SceneBoard::resizeEvent(QResizeEvent* /*event*/) {
  forgetLayout();
}

void SceneBoard::select(Cell cell) {
  m_scene.selected = cell;
  forgetPixmap();
  if (!hasFocus() || !QAccessible::isActive()) return;
  QAccessibleEvent reached(this, QAccessible::Focus);
  reached.setChild(cell.index());
  QAccessible::updateAccessibility(&reached);
}

void SceneBoard::clickCandidate(Digit digit) {
  const Candidate candidate{*m_scene.selected, digit};
  for (const SceneDigit& shown : painter().layout().digits())
    if (shown.kind == SceneDigit::Kind::Small && shown.candidate == candidate)
      return emit candidateClicked(candidate);
}

void SceneBoard::forgetLayout() {
  m_painter.reset();
  m_artist.cancel();
  m_pixmap = {};
  forgetPixmap();
}

void SceneBoard::forgetPixmap() {
  m_isPainted = false;
  update();
}

const ScenePainter& SceneBoard::painter() {
  if (m_painter == nullptr) {
    const auto made =
        std::make_shared<ScenePainter>(SceneLayout(m_scene, BoardGeometry(size(), m_margin), font()), font());
    findLines(*made);
    m_painter = made;
  }
  return *m_painter;
}

/// Finds the lines of some of the player's links that are not known, and has the rest found later.
void SceneBoard::findLines(ScenePainter& painter) {
  m_finding->stop();
  if (m_scene.links.empty()) return;
  m_lines = DrawnLinks(m_scene.links, layoutOf(m_scene, painter.layout()), m_lines, kLinesAtOnce);
  painter.setDrawn(m_lines);
  if (!m_lines.isComplete()) m_finding->start();
}

}  // namespace sudoku
