#include "pagepreview.h"

#include <algorithm>
#include <utility>

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include "paperdocument.h"
#include "ui/style/icons.h"

namespace sudoku {
namespace {

constexpr QSize kLeastPaper(130, 150);

}  // namespace

PagePreview::PagePreview(QWidget* parent) : QWidget(parent) {
  m_paper = new QWidget(this);
  m_paper->setMinimumSize(kLeastPaper);
  m_paper->installEventFilter(this);
  m_back = new QToolButton(this);
  m_back->setIcon(lineIcon(IconShape::Back));
  m_back->setAccessibleName(tr("Page before"));
  m_back->setToolTip(tr("Page before"));
  m_forward = new QToolButton(this);
  m_forward->setIcon(lineIcon(IconShape::Forward));
  m_forward->setAccessibleName(tr("Next page"));
  m_forward->setToolTip(tr("Next page"));
  m_place = new QLabel(this);
  m_place->setAlignment(Qt::AlignCenter);
  connect(m_back, &QToolButton::clicked, this, [this] { turnTo(m_page - 1); });
  connect(m_forward, &QToolButton::clicked, this, [this] { turnTo(m_page + 1); });

  auto* row = new QHBoxLayout;
  row->addStretch();
  row->addWidget(m_back);
  row->addWidget(m_place);
  row->addWidget(m_forward);
  row->addStretch();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_paper, 1);
  column->addLayout(row);
  turnTo(0);
}

void PagePreview::show(std::shared_ptr<const PaperDocument> document) {
  m_document = std::move(document);
  turnTo(m_page);
}

void PagePreview::turnTo(int page) {
  const int count = m_document ? m_document->pageCount() : 0;
  m_page = std::clamp(page, 0, std::max(0, count - 1));
  m_back->setEnabled(m_page > 0);
  m_forward->setEnabled(m_page + 1 < count);
  m_place->setText(count == 0 ? tr("No page yet") : tr("Page %L1 of %L2").arg(m_page + 1).arg(count));
  m_painted = {};
  m_paper->update();
}

bool PagePreview::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_paper && event->type() == QEvent::Resize) m_painted = {};
  if (watched != m_paper || event->type() != QEvent::Paint) return QWidget::eventFilter(watched, event);
  paintPaper(*m_paper);
  return true;
}

void PagePreview::paintPaper(QWidget& area) {
  const QSizeF paper = m_document ? m_document->pageSize() : QPageSize::size(QPageSize::A4, QPageSize::Point);
  const QSizeF size = paper.scaled(area.size(), Qt::KeepAspectRatio);
  if (m_painted.isNull()) {
    const double ratio = area.devicePixelRatioF();
    m_painted = QPixmap((size * ratio).toSize());
    m_painted.setDevicePixelRatio(ratio);
    m_painted.fill(Qt::white);
    QPainter painter(&m_painted);
    painter.scale(size.width() / paper.width(), size.height() / paper.height());
    if (m_document) m_document->paintPage(painter, m_page);
  }
  const QPointF corner((area.width() - size.width()) / 2, (area.height() - size.height()) / 2);
  QPainter painter(&area);
  painter.drawPixmap(corner, m_painted);
  painter.setPen(palette().color(QPalette::Mid));
  painter.drawRect(QRectF(corner, size).adjusted(0.5, 0.5, -0.5, -0.5));
}

}  // namespace sudoku
