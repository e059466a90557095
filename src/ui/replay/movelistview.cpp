#include "movelistview.h"

#include <utility>

#include <QKeyEvent>

#include "movelistdelegate.h"
#include "movelistmodel.h"

namespace sudoku {

MoveListView::MoveListView(QWidget* parent) : QTreeView(parent), m_model(new MoveListModel(this)) {
  setLayoutDirection(Qt::LeftToRight);  // as all notation
  setAccessibleName(tr("Moves"));
  setModel(m_model);
  setItemDelegate(new MoveListDelegate(this));
  setHeaderHidden(true);
  setUniformRowHeights(true);
  setExpandsOnDoubleClick(false);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setMouseTracking(true);
  connect(this, &QTreeView::clicked, this,
          [this](const QModelIndex& index) { emit wanted(m_model->row(index).move); });
}

void MoveListView::setGame(const StoredGame& game, int here) {
  m_isSelecting = true;
  m_model->setGame(game, here);
  // The rows of moves after which branches begin are opened, so that the headings of the branches are
  // visible. The headings themselves stay closed.
  const auto& rows = m_model->list().rows();
  for (int row = 0; row < static_cast<int>(rows.size()); ++row)
    if (rows[static_cast<std::size_t>(row)].kind != MoveRow::Kind::Branch &&
        !rows[static_cast<std::size_t>(row)].rows.empty())
      expand(m_model->indexOfRow(row));
  makeCurrent(m_model->list().rowOf(here));
  m_isSelecting = false;
}

void MoveListView::setHere(int move) {
  m_model->setHere(move);
  if (m_model->list().rowOf(currentMove()) != m_model->list().rowOf(move))
    makeCurrent(m_model->list().rowOf(move));
}

void MoveListView::makeCurrent(int row) {
  const bool wasSelecting = std::exchange(m_isSelecting, true);
  setCurrentIndex(m_model->indexOfRow(row));
  scrollTo(m_model->indexOfRow(row));
  m_isSelecting = wasSelecting;
}

int MoveListView::currentMove() const {
  return currentIndex().isValid() ? m_model->row(currentIndex()).move : 0;
}

void MoveListView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QTreeView::currentChanged(current, previous);
  if (current.isValid() && !m_isSelecting) emit pointedAt(m_model->row(current).move);
}

void MoveListView::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    if (currentIndex().isValid()) emit wanted(currentMove());
    return;
  }
  // Letters and digits are passed on to the window, since Qt would use them to search the list.
  if (!event->text().isEmpty() && event->text()[0].isPrint()) return event->ignore();
  QTreeView::keyPressEvent(event);
}

}  // namespace sudoku
