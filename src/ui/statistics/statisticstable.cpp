#include "statisticstable.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>

#include "statisticsdelegate.h"
#include "ui/style/targets.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kRowsHighUpTo = 9;    // tables with more rows than this have lower rows
constexpr double kLeastRow = 1.55;  // least height of a row, as a multiple of the text's height
constexpr double kMostRow = 2.3;
constexpr int kLeastRowsSeen = 2;
constexpr double kFocusRadius = 5;

}  // namespace

StatisticsTable::StatisticsTable(const QString& name, QWidget* parent)
    : QTableView(parent), m_model(new StatisticsTableModel(this)) {
  setAccessibleName(name);
  setModel(m_model);
  setItemDelegate(new StatisticsDelegate(this));
  setHorizontalHeader(new StatisticsHeader(this));
  verticalHeader()->hide();
  verticalHeader()->setMinimumSectionSize(1);
  setFrameShape(QFrame::NoFrame);
  setShowGrid(false);
  setWordWrap(false);
  setTabKeyNavigation(false);
  setCornerButtonEnabled(false);
  setSelectionBehavior(QAbstractItemView::SelectRows);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  viewport()->setAutoFillBackground(false);
}

void StatisticsTable::setTable(StatisticsTableData table) {
  const int row = currentIndex().row();
  m_isFilling = true;
  m_model->setTable(std::move(table));
  if (m_model->rowCount() > 0) chooseRow(std::clamp(row, 0, m_model->rowCount() - 1));
  m_isFilling = false;
  measure();
  fit();
}

void StatisticsTable::chooseRow(int row) {
  const bool wasFilling = std::exchange(m_isFilling, true);
  setCurrentIndex(m_model->index(row, 0));
  m_isFilling = wasFilling;
}

int StatisticsTable::leastRow() const {
  return std::max(static_cast<int>(fontMetrics().height() * kLeastRow), leastTarget(*this));
}

QSize StatisticsTable::minimumSizeHint() const {
  const int row = leastRow();
  return {8 * fontMetrics().height(), horizontalHeader()->sizeHint().height() + kLeastRowsSeen * row};
}

QSize StatisticsTable::sizeHint() const {
  return minimumSizeHint();
}

void StatisticsTable::paintEvent(QPaintEvent* event) {
  const Theme& theme = themeOf(this);
  QTableView::paintEvent(event);
  QPainter painter(viewport());
  painter.setRenderHint(QPainter::Antialiasing);
  if (m_model->rowCount() == 0) {
    painter.setPen(theme.mutedText);
    const int edge = fontMetrics().height();
    painter.drawText(viewport()->rect().adjusted(edge, 0, -edge, 0), Qt::AlignCenter | Qt::TextWordWrap,
                     m_emptyText);
  } else if (hasFocus() && currentIndex().isValid()) {
    QRect row = visualRect(currentIndex());
    row.setLeft(0);
    row.setRight(viewport()->width() - 1);
    painter.setPen(QPen(theme.accent, 2));
    painter.drawRoundedRect(QRectF(row).adjusted(1, 1, -1, -1), kFocusRadius, kFocusRadius);
  }
}

void StatisticsTable::resizeEvent(QResizeEvent* event) {
  QTableView::resizeEvent(event);
  fit();
}

void StatisticsTable::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange) return;
  measure();
  fit();
}

void StatisticsTable::keyPressEvent(QKeyEvent* event) {
  // Letters, digits, Esc and Enter are commands of the page or the window; Qt would search the table or edit
  // a cell.
  const bool isText = !event->text().isEmpty() && event->text()[0].isPrint();
  const bool isOthers = event->key() == Qt::Key_Escape || event->key() == Qt::Key_Return;
  if (isText || isOthers) return event->ignore();
  QTableView::keyPressEvent(event);
}

void StatisticsTable::focusInEvent(QFocusEvent* event) {
  QTableView::focusInEvent(event);
  viewport()->update();
}

void StatisticsTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QTableView::currentChanged(current, previous);
  viewport()->update();
  if (!m_isFilling && current.isValid() && current.row() != previous.row()) emit rowChosen(current.row());
}

int StatisticsTable::naturalWidth(int column) const {
  QStyleOptionViewItem option;
  option.font = font();
  option.fontMetrics = fontMetrics();
  const QString name = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
  const int sides = -statisticsInside({}, column, fontMetrics().height(), layoutDirection()).width();
  int width = fontMetrics().horizontalAdvance(name) + sides + 1;
  for (int row = 0; row < m_model->rowCount(); ++row)
    width = std::max(width, itemDelegate()->sizeHint(option, m_model->index(row, column)).width());
  return width;
}

void StatisticsTable::measure() {
  m_widths.clear();
  for (int column = 0; column < m_model->columnCount(); ++column) m_widths.push_back(naturalWidth(column));
}

void StatisticsTable::fit() {
  const int room = viewport()->width();
  std::vector<bool> isShown(m_widths.size(), true);
  int used = std::accumulate(m_widths.begin(), m_widths.end(), 0);
  for (const int column : m_model->table().expendable) {
    if (used <= room) break;
    isShown[static_cast<std::size_t>(column)] = false;
    used -= m_widths[static_cast<std::size_t>(column)];
  }
  const int shown = static_cast<int>(std::count(isShown.begin(), isShown.end(), true));
  const int more = std::max(0, room - used) / std::max(1, shown);
  int rest = std::max(0, room - used) - shown * more;
  for (std::size_t index = 0; index < m_widths.size(); ++index) {
    const int column = static_cast<int>(index);
    setColumnHidden(column, !isShown[index]);
    // The first column also gets the pixels that remain from the division.
    if (isShown[index]) setColumnWidth(column, m_widths[index] + more + std::exchange(rest, 0));
  }
  const int height = fontMetrics().height();
  const int rows = std::max(1, m_model->rowCount());
  const double least = leastRow();
  const double row = rows > kRowsHighUpTo ? least
                                          : std::clamp(static_cast<double>(viewport()->height()) / rows,
                                                       least, std::max(least, kMostRow * height));
  verticalHeader()->setDefaultSectionSize(static_cast<int>(row));
  if (currentIndex().isValid()) scrollTo(currentIndex());
}

StatisticsHeader::StatisticsHeader(StatisticsTable* table)
    : QHeaderView(Qt::Horizontal, table), m_table(table) {
  setSectionResizeMode(QHeaderView::Fixed);
  setMinimumSectionSize(1);
  setHighlightSections(false);
  viewport()->setAutoFillBackground(false);
}

QSize StatisticsHeader::sizeHint() const {
  return {100, fontMetrics().height() * 7 / 4};
}

void StatisticsHeader::paintSection(QPainter* painter, const QRect& area, int column) const {
  const Theme& theme = themeOf(this);
  painter->save();
  painter->setPen(theme.line);
  painter->drawLine(area.bottomLeft(), area.bottomRight());
  painter->setPen(theme.mutedText);
  painter->drawText(statisticsInside(area, column, fontMetrics().height(), layoutDirection()),
                    m_table->content().headerData(column, orientation(), Qt::TextAlignmentRole).toInt(),
                    m_table->content().headerData(column, orientation(), Qt::DisplayRole).toString());
  painter->restore();
}

}  // namespace sudoku
