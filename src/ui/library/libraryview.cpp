#include "libraryview.h"

#include <algorithm>
#include <unordered_set>

#include <QContextMenuEvent>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include "librarydelegate.h"
#include "librarymodel.h"
#include "ui/style/themeof.h"

namespace sudoku {

LibraryView::LibraryView(QWidget* parent)
    : QListView(parent), m_model(new LibraryModel(this)), m_delegate(new LibraryDelegate(this)) {
  setModel(m_model);
  setItemDelegate(m_delegate);
  setAccessibleName(tr("Games"));
  setFrameShape(QFrame::NoFrame);
  setUniformItemSizes(true);
  setMovement(QListView::Static);
  setSelectionMode(QAbstractItemView::ExtendedSelection);
  setSelectionRectVisible(true);
  setResizeMode(QListView::Adjust);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setMouseTracking(true);
  viewport()->setAutoFillBackground(false);
  setShowsCards(true);
}

void LibraryView::setShowsCards(bool showsCards) {
  m_delegate->setShowsCards(showsCards);
  setFlow(showsCards ? QListView::LeftToRight : QListView::TopToBottom);
  setWrapping(showsCards);
  arrangeColumns();
  if (currentIndex().isValid()) scrollTo(currentIndex());
}

void LibraryView::setEmptyText(const QString& text) {
  m_emptyText = text;
  viewport()->update();
}

const GameSummary* LibraryView::chosen() const {
  if (selectionModel()->isSelected(currentIndex())) return &m_model->game(currentIndex().row());
  const QItemSelection selection = selectionModel()->selection();
  return selection.isEmpty() ? nullptr : &m_model->game(selection.front().top());
}

std::vector<int> LibraryView::selectedRows() const {
  std::vector<int> rows;
  for (const QItemSelectionRange& range : selectionModel()->selection())
    for (int row = range.top(); row <= range.bottom(); ++row) rows.push_back(row);
  std::sort(rows.begin(), rows.end());
  return rows;
}

std::vector<const GameSummary*> LibraryView::selected() const {
  const std::vector<int> rows = selectedRows();
  std::vector<const GameSummary*> games;
  games.reserve(rows.size());
  for (const int row : rows)
    if (m_model->idAt(row) > 0) games.push_back(&m_model->game(row));
  return games;
}

int LibraryView::selectedCount() const {
  int count = 0;
  for (const QItemSelectionRange& range : selectionModel()->selection()) count += range.height();
  return count;
}

void LibraryView::choose(int row) {
  // ClearAndSelect: with Ctrl held, Qt would otherwise add the row to the selection or remove it.
  selectionModel()->setCurrentIndex(m_model->index(row), QItemSelectionModel::ClearAndSelect);
  if (currentIndex().isValid()) scrollTo(currentIndex());
}

void LibraryView::selectMore(const std::vector<qint64>& ids) {
  const std::unordered_set<qint64> wanted(ids.begin(), ids.end());
  QItemSelection selection;
  for (int row = 0; row < m_model->rowCount(); ++row)
    if (wanted.contains(m_model->idAt(row))) selection.select(m_model->index(row), m_model->index(row));
  selectionModel()->select(selection, QItemSelectionModel::Select);
}

void LibraryView::contextMenuEvent(QContextMenuEvent* event) {
  const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
  const QModelIndex pressed = isByKey ? currentIndex() : indexAt(event->pos());
  if (!pressed.isValid()) return;
  if (!selectionModel()->isSelected(pressed)) choose(pressed.row());
  emit menuWanted(isByKey ? viewport()->mapToGlobal(visualRect(pressed).center()) : event->globalPos());
}

void LibraryView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QListView::currentChanged(current, previous);
  emit chosenChanged();
}

void LibraryView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
  QListView::selectionChanged(selected, deselected);
  emit chosenChanged();
}

void LibraryView::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Delete && event->modifiers() == Qt::NoModifier &&
      selectionModel()->hasSelection())
    return emit removalWanted();
  if (event->matches(QKeySequence::SelectAll)) return selectAll();
  // Letters and digits are commands of the window; Qt would search the list for them.
  if (!event->text().isEmpty() && event->text()[0].isPrint()) return event->ignore();
  QListView::keyPressEvent(event);
}

void LibraryView::changeEvent(QEvent* event) {
  QListView::changeEvent(event);
  if (event->type() == QEvent::FontChange) arrangeColumns();
}

void LibraryView::resizeEvent(QResizeEvent* event) {
  arrangeColumns();
  QListView::resizeEvent(event);
}

void LibraryView::paintEvent(QPaintEvent* event) {
  QListView::paintEvent(event);
  if (m_model->rowCount() > 0) return;
  QPainter painter(viewport());
  painter.setPen(themeOf(this).mutedText);
  painter.drawText(viewport()->rect(), Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
}

void LibraryView::arrangeColumns() {
  if (!m_delegate->showsCards()) return setGridSize({});
  // The width of the scroll bar is always subtracted, since whether it is needed depends on the number of
  // columns.
  const int width = this->width() - verticalScrollBar()->sizeHint().width() - 1;
  const QSize least = LibraryDelegate::leastCardSize(fontMetrics());
  const int columns = std::max(1, width / least.width());
  m_delegate->setCardSize({width / columns, least.height()});
  setGridSize({width / columns, least.height()});
}

}  // namespace sudoku
