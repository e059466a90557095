#include "segments.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

#include "ui/style/strokes.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kEdge = 2;
constexpr double kSegmentsRadius = 8;

}  // namespace

Segments::Segments(const QString& name, QWidget* parent)
    : QWidget(parent), m_row(new QHBoxLayout(this)), m_box(new QComboBox(this)) {
  setAccessibleName(name);
  m_box->setAccessibleName(name);
  m_box->setFocusPolicy(Qt::TabFocus);
  m_box->hide();
  m_row->setContentsMargins(kEdge, kEdge, kEdge, kEdge);
  m_row->setSpacing(0);
  m_row->addWidget(m_box, 1);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  connect(m_box, &QComboBox::activated, this, &Segments::take);
}

void Segments::setChoices(const QStringList& names, int current) {
  for (QPushButton* button : m_buttons) delete button;
  m_buttons.clear();
  m_box->clear();
  m_box->addItems(names);
  for (int index = 0; index < names.size(); ++index) {
    auto* button = new QPushButton(names[index], this);
    button->setCheckable(true);
    button->setAutoExclusive(true);
    button->setAutoDefault(false);
    button->setFlat(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAttribute(Qt::WA_Hover);
    button->setChecked(index == current);
    button->setVisible(!m_isBox);
    button->setMinimumWidth(buttonWidth(names[index]));
    m_row->addWidget(button);
    connect(button, &QPushButton::clicked, this, [this, index] { take(index); });
    m_buttons.push_back(button);
  }
  m_box->setCurrentIndex(current);
  m_taken = current;
}

void Segments::setBox(bool isBox) {
  m_isBox = isBox;
  m_row->setContentsMargins(isBox ? 0 : kEdge, isBox ? 0 : kEdge, isBox ? 0 : kEdge, isBox ? 0 : kEdge);
  m_box->setVisible(isBox);
  for (QPushButton* button : m_buttons) button->setVisible(!isBox);
  update();
}

int Segments::buttonWidth(const QString& name) const {
  return fontMetrics().horizontalAdvance(name) + fontMetrics().height() * 3 / 2;
}

int Segments::wideWidth() const {
  int width = 2 * kEdge;
  for (const QPushButton* button : m_buttons) width += buttonWidth(button->text());
  return width;
}

int Segments::boxWidth() const {
  return m_box->sizeHint().width();
}

void Segments::take(int index) {
  const bool isOther = index != m_taken;
  m_taken = index;
  m_box->setCurrentIndex(index);
  m_buttons[static_cast<std::size_t>(index)]->setChecked(true);
  if (isOther) emit chosen(index);
}

void Segments::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange) return;
  for (QPushButton* button : m_buttons) button->setMinimumWidth(buttonWidth(button->text()));
}

void Segments::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  if (m_isBox) return;
  QPainter painter(this);
  paintFrame(painter, rect(), kSegmentsRadius, QPen(theme.edge, 1), theme.panel);
}

}  // namespace sudoku
