#include "steplistview.h"

#include <algorithm>

#include <QEvent>
#include <QKeyEvent>

#include "steplistdelegate.h"
#include "ui/style/direction.h"
#include "ui/style/themeof.h"

namespace sudoku {

StepListView::StepListView(QWidget* parent)
    : QListView(parent), m_model(new StepListModel(this)), m_delegate(new StepListDelegate(this)) {
  setModel(m_model);
  setItemDelegate(m_delegate);
  setFrameShape(QFrame::NoFrame);
  setUniformItemSizes(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setMouseTracking(true);
  viewport()->setAutoFillBackground(false);
  connect(this, &QListView::clicked, this, &StepListView::toggle);
  connect(m_model, &QAbstractItemModel::modelReset, this, &StepListView::updateColumns);
}

void StepListView::setTwoLines(bool twoLines) {
  if (twoLines == m_delegate->twoLines()) return;
  m_delegate->setTwoLines(twoLines);
  scheduleDelayedItemsLayout();
  if (currentIndex().isValid()) scrollTo(currentIndex());
}

void StepListView::select(std::size_t step) {
  const int row = m_model->rowOfStep(step);
  if (row < 0) return;
  m_isSelecting = true;
  setCurrentIndex(m_model->index(row));
  scrollTo(m_model->index(row));
  m_isSelecting = false;
}

void StepListView::toggle(const QModelIndex& index) {
  if (!index.isValid() || m_model->row(index.row()).kind != StepRow::Kind::Head) return;
  const int row = index.row();
  m_isSelecting = true;
  m_model->toggle(row);
  setCurrentIndex(m_model->index(row));
  m_isSelecting = false;
}

void StepListView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QListView::currentChanged(current, previous);
  if (current.isValid() && !m_isSelecting) emit chosen(m_model->row(current.row()).first);
}

void StepListView::keyPressEvent(QKeyEvent* event) {
  const QModelIndex current = currentIndex();
  const bool isHead = current.isValid() && m_model->row(current.row()).kind == StepRow::Kind::Head;
  const bool isOpen = isHead && m_model->row(current.row()).isOpen;
  const bool isFromRight = layoutDirection() == Qt::RightToLeft;
  const bool opens = event->key() == (isFromRight ? Qt::Key_Left : Qt::Key_Right) && isHead && !isOpen;
  const bool closes = event->key() == (isFromRight ? Qt::Key_Right : Qt::Key_Left) && isOpen;
  const bool turns = isHead && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                                event->key() == Qt::Key_Space);
  if (opens || closes || turns) return toggle(current);
  // Letters and digits are passed on to the window, since Qt would use them to search the list.
  if (!event->text().isEmpty() && event->text()[0].isPrint()) return event->ignore();
  QListView::keyPressEvent(event);
}

void StepListView::changeEvent(QEvent* event) {
  QListView::changeEvent(event);
  if (event->type() == QEvent::FontChange) updateColumns();
}

void StepListView::updateColumns() {
  QFont bold = font();
  bold.setBold(true);
  const QFontMetrics metrics(bold);
  int widest = metrics.horizontalAdvance(tr("Technique"));
  for (int row = 0; row < m_model->rowCount(); ++row)
    widest = std::max(widest, metrics.horizontalAdvance(m_model->row(row).technique));
  m_delegate->setTechniqueWidth(std::min(widest, 24 * metrics.averageCharWidth()));
  viewport()->update();
}

StepListHeader::StepListHeader(StepListView* list) : QWidget(list->parentWidget()), m_list(list) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize StepListHeader::sizeHint() const {
  return {100, fontMetrics().height() + fontMetrics().height() / 2};
}

void StepListHeader::paintEvent(QPaintEvent* /*event*/) {
  const auto* delegate = qobject_cast<const StepListDelegate*>(m_list->itemDelegate());
  QPainter painter(this);
  const QRect row = Mirror(*this)(QRect(0, 0, m_list->viewport()->width(), height()));
  const auto columns =
      StepColumns::of(row, fontMetrics(), delegate->techniqueWidth(), false, layoutDirection());
  painter.setPen(themeOf(this).mutedText);
  const auto write = [&painter](const QRect& area, Qt::Alignment side, const QString& text) {
    painter.drawText(area, static_cast<int>(side | Qt::AlignVCenter) | Qt::TextDontClip, text);
  };
  write(columns.number, Qt::AlignRight, tr("Step"));
  write(columns.technique, Qt::AlignLeft, tr("Technique"));
  write(columns.level, Qt::AlignLeft, StepListModel::tr("Level"));
  write(columns.score, Qt::AlignRight, tr("Score"));
  write(columns.inShort, Qt::AlignLeft, tr("In short"));
}

}  // namespace sudoku
