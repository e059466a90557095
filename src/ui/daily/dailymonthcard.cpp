#include "dailymonthcard.h"

#include <algorithm>

#include <QEvent>
#include <QLabel>

#include "dailycalendar.h"
#include "dailylegend.h"
#include "dailywords.h"
#include "ui/controls/coachbutton.h"
#include "ui/style/direction.h"
#include "ui/style/frame.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr double kMonthSize = 1.25;
constexpr double kMonthCardRadius = 10;
constexpr int kAnySummaryHeight = 10'000;

/// The padding of the card in pixels, smaller if the card is low.
int monthPadding(int height, int line) {
  return height < 24 * line ? line / 2 : line;
}

}  // namespace

DailyMonthCard::DailyMonthCard(DailyCalendar* calendar, QWidget* parent)
    : QWidget(parent),
      m_earlier(new CoachButton(IconShape::Back, tr("Month before"), this)),
      m_title(new QLabel(this)),
      m_later(new CoachButton(IconShape::Forward, tr("Month after"), this)),
      m_summary(new QLabel(this)),
      m_calendar(calendar),
      m_legend(new DailyLegend(this)) {
  m_calendar->setParent(this);
  m_title->setFont(bold(scaled(font(), kMonthSize)));
  m_title->setAlignment(Qt::AlignCenter);
  m_summary->setForegroundRole(QPalette::PlaceholderText);
  m_summary->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_summary->setWordWrap(true);
  connect(m_earlier, &QPushButton::clicked, this, [this] { m_calendar->turnMonths(-1); });
  connect(m_later, &QPushButton::clicked, this, [this] { m_calendar->turnMonths(1); });
  setTabOrder(m_earlier, m_later);
  setTabOrder(m_later, m_calendar);
  showMonth();
}

void DailyMonthCard::setSummaries(const QStringList& longestFirst) {
  m_summaries = longestFirst;
  m_summary->setAccessibleName(m_summaries.isEmpty() ? QString() : m_summaries.first());
  place();
}

void DailyMonthCard::showMonth() {
  m_title->setText(DailyWords::month(m_calendar->chosenDay()));
  m_earlier->setEnabled(m_calendar->canTurn(-1));
  m_later->setEnabled(m_calendar->canTurn(1));
  place();
}

void DailyMonthCard::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange) return;
  m_title->setFont(bold(scaled(font(), kMonthSize)));
  place();
}

void DailyMonthCard::paintEvent(QPaintEvent* /*event*/) {
  paintFrame(*this, themeOf(this), kMonthCardRadius);
}

void DailyMonthCard::resizeEvent(QResizeEvent* /*event*/) {
  place();
}

void DailyMonthCard::place() {
  const int line = fontMetrics().height();
  const int padding = monthPadding(height(), line);
  const QRect area = placeMonth(rect().adjusted(padding, padding, -padding, -padding));
  const int legendHeight = m_legend->sizeHint().height() + padding / 2;
  const bool hasLegend = area.width() >= m_legend->minimumSizeHint().width() &&
                         area.height() - legendHeight >= m_calendar->leastHeight();
  m_legend->setVisible(hasLegend);
  const int room = area.height() - (hasLegend ? legendHeight : 0);
  placeWidget(*m_calendar, {area.left(), area.top(), area.width(), m_calendar->heightFor(room)});
  if (hasLegend)
    placeWidget(*m_legend, {area.left(), area.bottom() + 1 - m_legend->sizeHint().height(), area.width(),
                            m_legend->sizeHint().height()});
}

/// Places the row with the name of the month. Returns the area below that row.
QRect DailyMonthCard::placeMonth(const QRect& area) {
  const int side = std::max(m_earlier->sizeHint().height(), m_title->sizeHint().height());
  const int between = titleWidth() + fontMetrics().height();
  QRect row = area;
  row.setHeight(side);
  const auto take = [this, &row](QWidget* widget, int width) {
    const QRect part(row.left(), row.top(), width, row.height());
    widget->setGeometry(QStyle::visualRect(layoutDirection(), rect(), part));
    row.setLeft(row.left() + width);
  };
  take(m_earlier, side);
  take(m_title, between);
  take(m_later, side);
  row.setLeft(row.left() + fontMetrics().height() / 2);
  placeSummary(row);
  return area.adjusted(0, side + fontMetrics().height() / 4, 0, 0);
}

void DailyMonthCard::placeSummary(const QRect& area) {
  const QFontMetrics metrics = m_summary->fontMetrics();
  const auto fits = [&](const QString& text) { return metrics.horizontalAdvance(text) + 2 <= area.width(); };
  const auto found = std::find_if(m_summaries.begin(), m_summaries.end(), fits);
  const QString text = found != m_summaries.end() ? *found
                       : m_summaries.isEmpty()    ? QString()
                                                  : m_summaries.last();
  const QRect wrapped =
      metrics.boundingRect(QRect(0, 0, std::max(1, area.width()), kAnySummaryHeight), Qt::TextWordWrap, text);
  m_summary->setText(text);
  m_summary->setVisible(!text.isEmpty() && wrapped.height() <= area.height() &&
                        wrapped.width() <= area.width());
  m_summary->setGeometry(QStyle::visualRect(layoutDirection(), rect(), area));
}

int DailyMonthCard::titleWidth() const {
  int width = 0;
  for (int month = 1; month <= 12; ++month) {
    const QDate day(m_calendar->chosenDay().year(), month, 1);
    width = std::max(width, m_title->fontMetrics().horizontalAdvance(DailyWords::month(day)));
  }
  return width;
}

}  // namespace sudoku
