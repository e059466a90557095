#include "libraryflow.h"

#include <algorithm>

#include "ui/style/direction.h"

namespace sudoku {

LibraryFlow::LibraryFlow(QWidget* parent, int spacing) : QLayout(parent) {
  setContentsMargins(0, 0, 0, 0);
  setSpacing(spacing);
}

LibraryFlow::~LibraryFlow() {
  for (const QLayoutItem* item : m_items) delete item;
}

QLayoutItem* LibraryFlow::itemAt(int index) const {
  return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* LibraryFlow::takeAt(int index) {
  QLayoutItem* item = itemAt(index);
  if (item != nullptr) m_items.erase(m_items.begin() + index);
  return item;
}

std::vector<LibraryFlow::Place> LibraryFlow::placesFor(int width) const {
  std::vector<Place> places;
  QPoint corner;
  int lineHeight = 0;
  for (QLayoutItem* item : m_items) {
    if (item->isEmpty()) continue;
    const QSize size = item->sizeHint().boundedTo({width, QLAYOUTSIZE_MAX});
    if (corner.x() > 0 && corner.x() + size.width() > width) {
      corner = QPoint(0, corner.y() + lineHeight + spacing());
      lineHeight = 0;
    }
    places.push_back({item, QRect(corner, size)});
    corner.rx() += size.width() + spacing();
    lineHeight = std::max(lineHeight, size.height());
  }
  return places;
}

int LibraryFlow::heightForWidth(int width) const {
  int height = 0;
  for (const Place& place : placesFor(width)) height = std::max(height, place.area.bottom() + 1);
  return height;
}

QSize LibraryFlow::sizeHint() const {
  QSize size;
  for (const Place& place : placesFor(QLAYOUTSIZE_MAX))
    size = size.expandedTo({place.area.right() + 1, place.area.bottom() + 1});
  return size;
}

QSize LibraryFlow::minimumSize() const {
  QSize size;
  for (const QLayoutItem* item : m_items)
    if (!item->isEmpty()) size = size.expandedTo(item->minimumSize());
  return size;
}

void LibraryFlow::setGeometry(const QRect& area) {
  QLayout::setGeometry(area);
  for (const Place& place : placesFor(area.width()))
    place.item->setGeometry(
        Mirror(parentWidget()->layoutDirection(), area)(place.area.translated(area.topLeft())));
}

}  // namespace sudoku
