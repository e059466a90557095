#include "lessonlist.h"

#include <algorithm>
#include <utility>

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStandardItemModel>

#include "game/teacher/techniquewords.h"
#include "learnwords.h"
#include "lessonsigns.h"
#include "ui/controls/levelbars.h"
#include "ui/style/direction.h"
#include "ui/style/rolelook.h"
#include "ui/style/strokes.h"
#include "ui/style/targets.h"
#include "ui/style/textscale.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

enum LessonRole { LessonTechniqueRole = Qt::UserRole, LessonStateRole };

// Lengths are in pixels at a text size of 100 %, and grow with the font.
constexpr int kStageWidth = 96;
constexpr int kLeastTile = 138;
constexpr int kTileHeight = 42;
constexpr int kLessonRowHeight = 32;
constexpr int kStageRowHeight = 24;
constexpr int kTileGap = 8;
constexpr int kStageGap = 16;
constexpr int kListEdge = 8;
constexpr int kLessonSignSide = 18;
constexpr int kMostTileColumns = 6;
constexpr double kTileSmallText = 0.87;
constexpr double kShrunkName = 0.95;

/// How the text is aligned that stands after a name in a row, or below it in a tile.
int besideName(bool isRow) {
  return static_cast<int>(isRow ? Qt::AlignRight : Qt::AlignLeft) | static_cast<int>(Qt::AlignVCenter);
}

}  // namespace

LessonList::LessonList(QWidget* parent) : QListView(parent), m_model(new QStandardItemModel(this)) {
  setModel(m_model);
  setAccessibleName(tr("Lessons"));
  setEditTriggers(NoEditTriggers);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(ScrollPerPixel);
  setFrameShape(NoFrame);
  setMouseTracking(true);
  viewport()->setAutoFillBackground(false);
  for (CourseStage& stage : courseStages()) {
    for (const Technique technique : stage.lessons) {
      auto* item = new QStandardItem(TechniqueWords::title(technique));
      item->setData(static_cast<int>(technique), LessonTechniqueRole);
      item->setToolTip(TechniqueWords::title(technique));
      m_model->appendRow(item);
    }
    m_stages.push_back({std::move(stage)});
  }
  m_places.resize(static_cast<std::size_t>(m_model->rowCount()));
  m_progress.resize(m_places.size());
  connect(this, &QListView::clicked, this, &LessonList::openCurrent);
}

void LessonList::setLearning(const Learning& learning, const QDate& today) {
  const auto next = learning.next();
  int row = 0;
  m_next = -1;
  for (Stage& stage : m_stages) {
    stage.known = 0;
    for (const Technique technique : stage.course.lessons) {
      const LessonProgress& progress = learning.of(technique);
      const bool isNext = next == technique;
      if (isNext) m_next = row;
      if (progress.isKnown()) ++stage.known;
      m_progress[static_cast<std::size_t>(row)] = progress;
      QStandardItem* item = m_model->item(row++);
      item->setData(LearnWords::state(technique, progress, isNext, today), LessonStateRole);
      item->setData(LearnWords::spoken(technique, progress, isNext), Qt::AccessibleTextRole);
    }
  }
  if (!currentIndex().isValid()) setCurrentIndex(m_model->index(std::max(m_next, 0), 0));
  arrange();
}

void LessonList::filter(const QString& text) {
  m_filter = text.trimmed();
  arrange();
  const auto isShown = [this](int row) { return !m_places[static_cast<std::size_t>(row)].isEmpty(); };
  if (isShown(std::max(currentIndex().row(), 0))) return;
  for (int row = 0; row < m_model->rowCount(); ++row)
    if (isShown(row)) return setCurrentIndex(m_model->index(row, 0));
}

void LessonList::openCurrent() {
  const QModelIndex index = currentIndex();
  if (!index.isValid() || visualRect(index).isEmpty()) return;
  emit opened(static_cast<Technique>(index.data(LessonTechniqueRole).toInt()));
}

void LessonList::setRows(bool isRows) {
  if (std::exchange(m_isRows, isRows) != isRows) arrange();
}

LessonState LessonList::stateOf(int row) const {
  return m_progress[static_cast<std::size_t>(row)].state;
}

bool LessonList::isKnown(int row) const {
  return m_progress[static_cast<std::size_t>(row)].isKnown();
}

int LessonList::columnsFor(int width) const {
  const double scale = textScale(fontMetrics(), kPageTextHeight);
  if (m_isRows) return 1;
  const int pitch = qRound((kLeastTile + kTileGap) * scale);
  return std::clamp((width + qRound(kTileGap * scale)) / pitch, 1, kMostTileColumns);
}

void LessonList::arrange() {
  const double scale = textScale(fontMetrics(), kPageTextHeight);
  const auto px = [scale](int length) { return qRound(length * scale); };
  int top = px(kListEdge);
  int row = 0;
  for (Stage& stage : m_stages) {
    const int bottom = arrangeStage(stage, row, top);
    if (bottom > top) top = bottom + px(m_isRows ? kTileGap : kStageGap);
    row += static_cast<int>(stage.course.lessons.size());
  }
  m_height = top - px(m_isRows ? kTileGap : kStageGap) + px(kListEdge);
  updateGeometries();
  viewport()->update();
}

/// Places the lessons of a stage, the first of which has the row `row`, from `top` on. Returns the bottom of
/// the stage; `top` if none of its lessons is shown.
int LessonList::arrangeStage(Stage& stage, int row, int top) {
  const double scale = textScale(fontMetrics(), kPageTextHeight);
  const auto px = [scale](int length) { return qRound(length * scale); };
  const int left = px(kListEdge + 4) + (m_isRows ? 0 : px(kStageWidth));
  const int free = viewport()->width() - left - px(kListEdge);
  const int columns = columnsFor(free);
  const int gap = m_isRows ? 2 : px(kTileGap);
  const int width = (free - (columns - 1) * gap) / columns;
  const int height = std::max(px(m_isRows ? kLessonRowHeight : kTileHeight), leastTarget(*this));
  const int first = top + (m_isRows ? px(kStageRowHeight) : 0);
  const Mirror mirror(*viewport());
  int shown = 0;
  for (std::size_t index = 0; index < stage.course.lessons.size(); ++index) {
    QRect& place = m_places[static_cast<std::size_t>(row) + index];
    const QString name = TechniqueWords::title(stage.course.lessons[index]);
    place = {};
    if (!name.contains(m_filter, Qt::CaseInsensitive)) continue;
    place = mirror(QRect(left + shown % columns * (width + gap), first + shown / columns * (height + gap),
                         width, height));
    ++shown;
  }
  const int lines = (shown + columns - 1) / columns;
  stage.area = shown == 0 ? QRect()
                          : mirror(QRect(px(kListEdge + 4), top, viewport()->width() - px(2 * kListEdge + 4),
                                         first - top + lines * (height + gap) - gap));
  return shown == 0 ? top : stage.area.bottom() + 1;
}

QRect LessonList::visualRect(const QModelIndex& index) const {
  if (!index.isValid() || index.row() >= static_cast<int>(m_places.size())) return {};
  const QRect& place = m_places[static_cast<std::size_t>(index.row())];
  return place.isEmpty() ? QRect() : place.translated(0, -verticalOffset());
}

QModelIndex LessonList::indexAt(const QPoint& point) const {
  for (int row = 0; row < m_model->rowCount(); ++row)
    if (visualRect(m_model->index(row, 0)).contains(point)) return m_model->index(row, 0);
  return {};
}

void LessonList::scrollTo(const QModelIndex& index, ScrollHint /*hint*/) {
  const QRect rect = visualRect(index);
  if (rect.isEmpty()) return;
  const int edge = kTileGap;
  QScrollBar* bar = verticalScrollBar();
  if (rect.top() < edge) bar->setValue(bar->value() + rect.top() - edge);
  if (rect.bottom() > viewport()->height() - edge)
    bar->setValue(bar->value() + rect.bottom() - viewport()->height() + edge);
}

void LessonList::doItemsLayout() {
  QListView::doItemsLayout();
  arrange();
}

int LessonList::verticalOffset() const {
  return verticalScrollBar()->value();
}

/// Sets the range of the scroll bar; the base class would set that of an arrangement of its own.
void LessonList::updateGeometries() {
  verticalScrollBar()->setPageStep(viewport()->height());
  verticalScrollBar()->setSingleStep(fontMetrics().height() * 2);
  verticalScrollBar()->setRange(0, std::max(0, m_height - viewport()->height()));
}

void LessonList::resizeEvent(QResizeEvent* event) {
  QListView::resizeEvent(event);
  arrange();
  scrollTo(currentIndex());
}

void LessonList::changeEvent(QEvent* event) {
  QListView::changeEvent(event);
  if (event->type() == QEvent::FontChange) arrange();
}

/// The lesson in the row of tiles above or below the current one that is nearest to it.
QModelIndex LessonList::besideRow(int direction) const {
  const int current = currentIndex().row();
  const QRect from = m_places[static_cast<std::size_t>(current)];
  int found = current;
  for (int row = 0; row < m_model->rowCount(); ++row) {
    const QRect& place = m_places[static_cast<std::size_t>(row)];
    if (place.isEmpty() || (place.top() - from.top()) * direction <= 0) continue;
    const QRect& best = m_places[static_cast<std::size_t>(found)];
    const auto far = [&](const QRect& each) {
      return std::pair(std::abs(each.top() - from.top()), std::abs(each.left() - from.left()));
    };
    if (found == current || far(place) < far(best)) found = row;
  }
  return m_model->index(found, 0);
}

QModelIndex LessonList::moveCursor(CursorAction action, Qt::KeyboardModifiers /*modifiers*/) {
  std::vector<int> shown;
  for (int row = 0; row < m_model->rowCount(); ++row)
    if (!m_places[static_cast<std::size_t>(row)].isEmpty()) shown.push_back(row);
  if (shown.empty()) return {};
  const auto current = std::find(shown.begin(), shown.end(), currentIndex().row());
  if (current == shown.end() || action == MoveHome) return m_model->index(shown.front(), 0);
  const bool isFromRight = layoutDirection() == Qt::RightToLeft;
  if (action == MoveLeft) action = isFromRight ? MoveNext : MovePrevious;
  if (action == MoveRight) action = isFromRight ? MovePrevious : MoveNext;
  switch (action) {
    case MoveEnd:
      return m_model->index(shown.back(), 0);
    case MovePrevious:
      return m_model->index(current == shown.begin() ? *current : *std::prev(current), 0);
    case MoveNext:
      return m_model->index(std::next(current) == shown.end() ? *current : *std::next(current), 0);
    case MoveUp:
      return besideRow(-1);
    case MoveDown:
      return besideRow(1);
    default:
      return m_model->index(action == MovePageUp ? shown.front() : shown.back(), 0);
  }
}

void LessonList::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) return openCurrent();
  // Letters are shortcuts of the page here, and no search for a name.
  if (!event->text().isEmpty() && event->text().at(0).isPrint()) return event->ignore();
  QListView::keyPressEvent(event);
}

bool LessonList::viewportEvent(QEvent* event) {
  const auto type = event->type();
  if (type == QEvent::HoverMove || type == QEvent::HoverLeave) viewport()->update();
  return QListView::viewportEvent(event);
}

void LessonList::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(viewport());
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(0, -verticalOffset());
  bool isFirst = true;
  int row = 0;
  for (const Stage& stage : m_stages) {
    const int last = row + static_cast<int>(stage.course.lessons.size());
    if (!stage.area.isEmpty()) paintStage(painter, stage, std::exchange(isFirst, false));
    int before = -1;
    for (int each = row; each < last && !m_isRows; ++each) {
      if (m_places[static_cast<std::size_t>(each)].isEmpty()) continue;
      if (before >= 0 && m_filter.isEmpty()) paintPath(painter, before, each);
      before = each;
    }
    row = last;
  }
  for (int each = 0; each < m_model->rowCount(); ++each) paintTile(painter, each);
}

void LessonList::paintStage(QPainter& painter, const Stage& stage, bool isFirst) const {
  const Theme& theme = themeOf(this);
  const int line = fontMetrics().height();
  const QRect& area = stage.area;
  const Mirror mirror(layoutDirection(), area);
  if (!isFirst && !m_isRows)
    paintAcross(painter, area.left() - 2,
                area.top() - qRound(kTileGap * textScale(fontMetrics(), kPageTextHeight)), area.width() + 4,
                theme.line);
  painter.setFont(bold(font()));
  painter.setPen(theme.text);
  const QString name = LearnWords::stage(stage.course.level);
  const int top = m_isRows ? area.top() + 2 : area.top() + line / 3;
  painter.drawText(QRect(area.left(), top, area.width(), line), Qt::AlignLeft | Qt::AlignVCenter, name);
  const int behind = painter.fontMetrics().horizontalAdvance(name) + line / 2;
  painter.setFont(scaled(font(), kTileSmallText));
  paintLevelBars(painter, mirror(QRect(area.left() + behind, top, line + 6, line)), stage.course.level,
                 theme);
  painter.setPen(theme.mutedText);
  const QString known = tr("%1 of %2 known").arg(stage.known).arg(stage.course.lessons.size());
  const QRect below = m_isRows ? QRect(area.left(), top, area.width(), line)
                               : QRect(area.left(), top + line + 2, area.width(), line);
  painter.drawText(below, besideName(m_isRows), known);
}

/// Paints the line from a tile to the next one of its stage, which may be in the next row.
void LessonList::paintPath(QPainter& painter, int row, int next) const {
  const Theme& theme = themeOf(this);
  const bool isDone = isKnown(row) && isKnown(next);
  const QRect from = m_places[static_cast<std::size_t>(row)];
  const QRect to = m_places[static_cast<std::size_t>(next)];
  const QColor ink = isDone ? roleLook(Role::Placed, theme).line : theme.line;
  painter.setPen(QPen(ink, 2, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  if (from.top() == to.top())
    return painter.drawLine(QPointF(std::min(from.right(), to.right()) + 1, from.center().y()),
                            QPointF(std::max(from.left(), to.left()), to.center().y()));
  const double middle = (from.bottom() + 1 + to.top()) / 2.0;
  painter.drawPolyline(
      QPolygonF({QPointF(from.center().x(), from.bottom() + 1), QPointF(from.center().x(), middle),
                 QPointF(to.center().x(), middle), QPointF(to.center().x(), to.top())}));
}

/// A text for a width, in a slightly smaller font or cut if it does not fit.
QString LessonList::elided(const QString& text, QFont* font, int width) const {
  if (QFontMetrics(*font).horizontalAdvance(text) <= width) return text;
  *font = scaled(*font, kShrunkName);
  return QFontMetrics(*font).elidedText(text, Qt::ElideMiddle, width);
}

void LessonList::paintTile(QPainter& painter, int row) const {
  const QRect tile = m_places[static_cast<std::size_t>(row)];
  if (tile.isEmpty()) return;
  const Theme& theme = themeOf(this);
  const double scale = textScale(fontMetrics(), kPageTextHeight);
  const QModelIndex index = m_model->index(row, 0);
  const bool isNext = row == m_next;
  const QPoint pointer = viewport()->mapFromGlobal(QCursor::pos()) + QPoint(0, verticalOffset());
  const bool isUnder = viewport()->underMouse() && tile.contains(pointer);
  const QPen edge = isNext ? QPen(theme.accent, 2) : QPen(m_isRows ? theme.line : theme.edge, 1);
  paintFrame(painter, QRectF(tile), kButtonCorner, edge,
             isNext    ? theme.onFill
             : isUnder ? theme.hover
                       : theme.panel);
  if (hasFocus() && index == currentIndex()) {
    painter.setPen(QPen(isNext ? theme.onText : theme.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(tile).adjusted(4, 4, -4, -4), kButtonCorner - 3, kButtonCorner - 3);
  }
  const int pad = qRound(8 * scale);
  const double side = kLessonSignSide * scale;
  const Mirror mirror(layoutDirection(), tile);
  paintLessonSign(painter, mirror(QPointF(tile.left() + pad + side / 2, tile.center().y() + 0.5)), side,
                  stateOf(row), theme);
  const int left = tile.left() + pad + qRound(side) + pad - 2;
  const int width = tile.right() - left - pad * 3 / 4;
  const int line = fontMetrics().height();
  const QFont small = scaled(font(), kTileSmallText);
  const QString state = index.data(LessonStateRole).toString();
  const int stateWidth = QFontMetrics(small).horizontalAdvance(state);
  QFont name = isNext ? bold(font()) : font();
  const QString words = elided(index.data().toString(), &name, m_isRows ? width - stateWidth - pad : width);
  painter.setFont(name);
  painter.setPen(isNext ? theme.onText : theme.text);
  const QRect upper = m_isRows ? QRect(left, tile.top(), width, tile.height())
                               : QRect(left, tile.center().y() - line + 1, width, line);
  painter.drawText(mirror(upper), Qt::AlignLeft | Qt::AlignVCenter, words);
  painter.setFont(small);
  painter.setPen(isNext ? theme.onText : theme.mutedText);
  const QRect lower = m_isRows ? QRect(left, tile.top(), width - pad / 2, tile.height())
                               : QRect(left, tile.center().y() + 1, width, line);
  painter.drawText(mirror(lower), besideName(m_isRows),
                   QFontMetrics(small).elidedText(state, Qt::ElideRight, width));
}

}  // namespace sudoku
