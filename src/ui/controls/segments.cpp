#include "segments.h"

#include <algorithm>
#include <utility>

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

#include "ui/style/strokes.h"
#include "ui/style/targets.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kEdge = 2;
constexpr double kIconShare = 1.1;  // side of an icon, in heights of a line of text
constexpr double kIconsHigh = 1.7;  // height of the icons side by side, in heights of a line of text
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
  m_names = names;
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
    button->setAccessibleName(names[index]);
    m_row->addWidget(button);
    // A screen reader checks a button without a click.
    connect(button, &QPushButton::toggled, this, [this, index](bool isOn) {
      if (isOn) take(index);
    });
    m_buttons.push_back(button);
  }
  m_box->setCurrentIndex(current);
  m_taken = current;
  dress();
}

void Segments::setIcons(std::vector<QIcon> icons) {
  m_icons = std::move(icons);
  dress();
}

void Segments::setLook(Look look) {
  if (look == m_look) return;
  m_look = look;
  dress();
}

/// Gives the buttons what the look asks for.
void Segments::dress() {
  const bool isBox = m_look == Look::Box;
  const bool hasIcons = m_look == Look::Icons && m_icons.size() == m_buttons.size();
  const int edge = isBox ? 0 : kEdge;
  m_row->setContentsMargins(edge, edge, edge, edge);
  m_box->setVisible(isBox);
  const int line = fontMetrics().height();
  for (std::size_t index = 0; index < m_buttons.size(); ++index) {
    QPushButton* button = m_buttons[index];
    const QString& name = m_names[static_cast<qsizetype>(index)];
    button->setText(hasIcons ? QString() : name);
    button->setIcon(hasIcons ? m_icons[index] : QIcon());
    button->setIconSize(QSize(1, 1) * qRound(line * kIconShare));
    button->setToolTip(hasIcons ? name : QString());
    button->setMinimumWidth(hasIcons ? 0 : buttonWidth(name));
    button->setMaximumHeight(hasIcons ? std::max(qRound(line * kIconsHigh) - 2 * kEdge, leastTarget(*this))
                                      : QWIDGETSIZE_MAX);
    button->setVisible(!isBox);
  }
  update();
}

int Segments::buttonWidth(const QString& name) const {
  return fontMetrics().horizontalAdvance(name) + fontMetrics().height() * 3 / 2;
}

int Segments::wideWidth() const {
  int width = 2 * kEdge;
  for (const QString& name : m_names) width += buttonWidth(name);
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
  if (event->type() == QEvent::FontChange) dress();
}

void Segments::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  if (m_look == Look::Box) return;
  QPainter painter(this);
  paintFrame(painter, rect(), kSegmentsRadius, QPen(theme.edge, 1), theme.panel);
}

}  // namespace sudoku
