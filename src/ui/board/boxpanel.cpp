#include "boxpanel.h"

#include <QPainter>

#include "boardgeometry.h"
#include "boardpainter.h"
#include "drawnlinks.h"
#include "ui/style/themeof.h"

namespace sudoku {

BoxPanel::BoxPanel(int box, QWidget* parent) : QWidget(parent) {
  for (std::size_t place = 0; place < m_cells.size(); ++place) {
    const int row = box / 3 * 3 + static_cast<int>(place) / 3;
    const int column = box % 3 * 3 + static_cast<int>(place) % 3;
    m_cells[place] = new CellWidget(Cell::at(row, column), this);
  }
}

void BoxPanel::setLinks(const DrawnLinks& links) {
  m_links = &links;
  for (CellWidget* cell : m_cells) cell->setLinks(links, *parentWidget());
}

void BoxPanel::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  BoardPainter parts(painter);
  const PanelLook look = panelLook(themeOf(this), width());
  parts.paintPanel(rect(), look);
  parts.paintLines(rect(), look);
  if (m_links == nullptr) return;
  painter.translate(-pos());
  m_links->paint(painter, linkColours(themeOf(this)), geometry(), themeOf(this).panel);
}

void BoxPanel::resizeEvent(QResizeEvent* /*event*/) {
  for (std::size_t place = 0; place < m_cells.size(); ++place)
    m_cells[place]->setGeometry(BoardGeometry::cellInPanel(size(), static_cast<int>(place)));
}

}  // namespace sudoku
