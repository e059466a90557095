#include "statisticspanel.h"

#include <QLabel>
#include <QVBoxLayout>

#include "statisticstable.h"
#include "ui/style/frame.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr double kPanelRadius = 10;
constexpr int kPanelEdge = 12;
constexpr int kRoundEdge = 5;  // space in pixels that keeps a table clear of the frame's rounded corners

}  // namespace

StatisticsPanel::StatisticsPanel(QWidget* note, QWidget* chart, StatisticsTable* table, QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel(this)),
      m_note(note),
      m_chart(chart),
      m_table(table),
      m_head(new QHBoxLayout) {
  m_title->setFont(bold(font()));
  m_title->setTextFormat(Qt::PlainText);
  m_head->setSpacing(kRoundEdge);
  m_head->addWidget(m_title, 1);
  m_head->addWidget(m_note);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kPanelEdge, kPanelEdge * 2 / 3, kPanelEdge, kRoundEdge);
  column->setSpacing(kRoundEdge);
  column->addLayout(m_head);
  column->addWidget(m_chart, 1);
  column->addWidget(m_table, 1);
  m_table->hide();
}

void StatisticsPanel::setTitle(const QString& title) {
  m_title->setText(title);
  arrangeHead();
}

void StatisticsPanel::setShowsTable(bool showsTable) {
  m_chart->setVisible(!showsTable);
  m_note->setVisible(!showsTable);
  m_table->setVisible(showsTable);
}

void StatisticsPanel::paintEvent(QPaintEvent* /*event*/) {
  paintFrame(*this, themeOf(this), kPanelRadius);
}

void StatisticsPanel::resizeEvent(QResizeEvent* /*event*/) {
  arrangeHead();
}

void StatisticsPanel::arrangeHead() {
  const int needed = m_title->sizeHint().width() + m_note->sizeHint().width() + kPanelEdge;
  const bool isWide = needed <= width() - 2 * kPanelEdge;
  m_head->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

StatisticsTablePanel::StatisticsTablePanel(StatisticsTable* table, QWidget* parent) : QWidget(parent) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(2, kRoundEdge, 2, kRoundEdge);
  column->addWidget(table);
}

void StatisticsTablePanel::paintEvent(QPaintEvent* /*event*/) {
  paintFrame(*this, themeOf(this), kPanelRadius);
}

}  // namespace sudoku
