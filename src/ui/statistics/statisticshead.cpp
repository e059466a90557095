#include "statisticshead.h"

#include <initializer_list>

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/controls/coachbutton.h"
#include "ui/controls/gamebutton.h"
#include "ui/controls/segments.h"
#include "ui/style/textsize.h"

namespace sudoku {
namespace {

constexpr int kHeadGap = 8;

}  // namespace

StatisticsHead::StatisticsHead(const QString& title, QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel(title, this)),
      m_back(new GameButton(this)),
      m_counted(new Segments(tr("Games"), this)),
      m_period(new QComboBox(this)),
      m_export(new CoachButton(tr("Export…"), this)),
      m_first(new QHBoxLayout),
      m_second(new QHBoxLayout) {
  m_title->setFont(bold(scaled(font(), kTitleSize)));
  m_counted->setChoices({tr("All games"), tr("Unaided"), tr("Daily")}, 0);
  m_period->addItems({tr("This month"), tr("This year"), tr("Last 12 months"), tr("Always")});
  m_period->setCurrentIndex(static_cast<int>(StatisticsPeriod::Always));
  m_period->setAccessibleName(tr("Period"));
  m_period->setFocusPolicy(Qt::TabFocus);
  // Its own least width stays that of a larger font in Qt 6.4.
  m_period->setMinimumWidth(1);
  auto* rows = new QVBoxLayout(this);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->setSpacing(kHeadGap);
  rows->addLayout(m_first);
  rows->addLayout(m_second);
  for (QHBoxLayout* row : {m_first, m_second}) row->setSpacing(kHeadGap);
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  connect(m_back, &QPushButton::clicked, this, &StatisticsHead::gameWanted);
  connect(m_export, &QPushButton::clicked, this, &StatisticsHead::exportWanted);
  connect(m_counted, &Segments::chosen, this, &StatisticsHead::changed);
  connect(m_period, &QComboBox::currentIndexChanged, this, &StatisticsHead::changed);
  arrange();
}

GamesCounted StatisticsHead::counted() const {
  return static_cast<GamesCounted>(m_counted->current());
}

StatisticsPeriod StatisticsHead::period() const {
  return static_cast<StatisticsPeriod>(m_period->currentIndex());
}

int StatisticsHead::backWidth(bool hasWord) const {
  const int icon = fontMetrics().height();
  const int word = hasWord ? fontMetrics().horizontalAdvance(tr("Game")) + kHeadGap : 0;
  return icon + word + 2 * kHeadGap + kHeadGap / 2;
}

int StatisticsHead::widthOf(Form form) const {
  int width = m_period->sizeHint().width() + kHeadGap + m_export->sizeHint().width() + kHeadGap;
  width += form == Form::Boxes ? m_counted->boxWidth() : m_counted->wideWidth();
  const bool hasWord = form == Form::Whole || form == Form::NoTitle;
  width += kHeadGap + backWidth(hasWord);
  if (form == Form::Whole) width += 2 * kHeadGap + m_title->sizeHint().width();
  return width;
}

void StatisticsHead::arrange() {
  Form form = Form::Whole;
  while (form != Form::TwoRows && widthOf(form) > width())
    form = static_cast<Form>(static_cast<int>(form) + 1);
  for (QHBoxLayout* row : {m_first, m_second})
    while (QLayoutItem* item = row->takeAt(0)) delete item;
  const bool hasTwoRows = form == Form::TwoRows;
  const bool hasWord = form == Form::Whole || form == Form::NoTitle;
  m_back->setHasWord(hasWord);
  m_title->setVisible(form == Form::Whole || hasTwoRows);
  m_counted->setLook(form == Form::Boxes || hasTwoRows ? Segments::Look::Box : Segments::Look::Names);
  m_first->addWidget(m_back);
  m_first->addSpacing(m_title->isHidden() ? 0 : kHeadGap);
  m_first->addWidget(m_title);
  m_first->addStretch(1);
  QHBoxLayout* choices = hasTwoRows ? m_second : m_first;
  choices->addWidget(m_counted, hasTwoRows ? 1 : 0);
  choices->addWidget(m_period, hasTwoRows ? 1 : 0);
  m_first->addWidget(m_export);
  const int fieldHeight = m_period->sizeHint().height() + kHeadGap / 2;
  for (QWidget* widget : std::initializer_list<QWidget*>{m_back, m_counted, m_period, m_export})
    widget->setFixedHeight(fieldHeight);
  m_back->setFixedWidth(backWidth(hasWord));
}

void StatisticsHead::resizeEvent(QResizeEvent* /*event*/) {
  arrange();
}

void StatisticsHead::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange) return;
  m_title->setFont(bold(scaled(font(), kTitleSize)));
  arrange();
}

}  // namespace sudoku
