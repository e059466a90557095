#include "dailycalendar.h"

#include <algorithm>
#include <utility>

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>

#include "dailydelegate.h"
#include "dailymonth.h"

namespace sudoku {
namespace {

/// The first day of the calendar, long before anybody's first game.
QDate firstDayOfAll() {
  return {2000, 1, 1};
}

/// The names of weekdays above a calendar, abbreviated to fit the columns.
class WeekdayHeader : public QHeaderView {
 public:
  explicit WeekdayHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
    setMinimumSectionSize(1);
    setSectionsClickable(false);
  }

  QSize sizeHint() const override { return {200, fontMetrics().height() + 4}; }

 protected:
  void paintSection(QPainter* painter, const QRect& rect, int section) const override {
    QString name = DailyMonth::weekday(section, QLocale::ShortFormat);
    if (fontMetrics().horizontalAdvance(name) > rect.width() - 2)
      name = DailyMonth::weekday(section, QLocale::NarrowFormat);
    painter->setPen(palette().color(QPalette::PlaceholderText));
    painter->drawText(rect, Qt::AlignCenter, name);
  }
  void paintEvent(QPaintEvent* event) override {
    // Paints the sections itself: the style would fill the header's background and hide the card under the
    // calendar.
    QPainter painter(viewport());
    for (int section = 0; section < count(); ++section)
      paintSection(&painter, QRect(sectionViewportPosition(section), 0, sectionSize(section), height()),
                   section);
    Q_UNUSED(event)
  }
};

/// The number of days by which an arrow key moves the chosen day, negative for earlier days; 0 for other
/// keys.
int daysOf(int key, bool isMirrored) {
  switch (key) {
    case Qt::Key_Left:
      return isMirrored ? 1 : -1;
    case Qt::Key_Right:
      return isMirrored ? -1 : 1;
    case Qt::Key_Up:
      return -DailyMonth::kWeekdays;
    case Qt::Key_Down:
      return DailyMonth::kWeekdays;
    default:
      return 0;
  }
}

}  // namespace

DailyCalendar::DailyCalendar(DailyResults results, QWidget* parent)
    : QTableView(parent), m_month(new DailyMonth(std::move(results), this)) {
  setAccessibleName(tr("Calendar"));
  setHorizontalHeader(new WeekdayHeader(this));
  setModel(m_month);
  setItemDelegate(new DailyDelegate(this));
  setFrameShape(QFrame::NoFrame);
  setShowGrid(false);
  setCornerButtonEnabled(false);
  setTabKeyNavigation(false);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
  setSelectionMode(QAbstractItemView::SingleSelection);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setMouseTracking(true);
  viewport()->setAutoFillBackground(false);
  horizontalHeader()->viewport()->setAutoFillBackground(false);
  horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  verticalHeader()->setMinimumSectionSize(1);
  verticalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  verticalHeader()->hide();
  chooseDay(m_month->results().today());
}

const DailyResults& DailyCalendar::results() const {
  return m_month->results();
}

void DailyCalendar::setResults(DailyResults results) {
  m_month->setResults(std::move(results));
}

QDate DailyCalendar::chosenDay() const {
  return m_month->dayAt(currentIndex());
}

void DailyCalendar::chooseDay(QDate day) {
  day = std::clamp(day, firstDayOfAll(), lastDay());
  if (day.year() != m_month->month().year() || day.month() != m_month->month().month())
    m_month->setMonth(day);
  setCurrentIndex(m_month->indexOf(day));
}

void DailyCalendar::turnMonths(int months) {
  if (!canTurn(months)) return;
  const QDate day = chosenDay().addMonths(months);
  chooseDay(months > 0 ? std::min(day, results().today()) : day);
}

bool DailyCalendar::canTurn(int months) const {
  const QDate first = m_month->month().addMonths(months);
  return first >= firstDayOfAll() && first <= lastDay();
}

QDate DailyCalendar::lastDay() const {
  const QDate today = results().today();
  return {today.year(), today.month(), today.daysInMonth()};
}

int DailyCalendar::heightFor(int room) const {
  const int header = horizontalHeader()->sizeHint().height();
  const int week = (room - header) / DailyMonth::kMostWeeks;
  if (week < DailyDelegate::fullHeight(fontMetrics())) return room;
  return header + week * m_month->rowCount();
}

int DailyCalendar::leastHeight() const {
  return horizontalHeader()->sizeHint().height() +
         m_month->rowCount() * DailyDelegate::leastHeight(fontMetrics());
}

void DailyCalendar::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QTableView::currentChanged(current, previous);
  if (current.isValid()) emit dayChosen(chosenDay());
}

void DailyCalendar::initViewItemOption(QStyleOptionViewItem* option) const {
  QTableView::initViewItemOption(option);
  // DailyDelegate paints the chosen day, so the view must not fill its whole cell with the colour of a
  // selection.
  for (const auto role : {QPalette::Highlight, QPalette::Base, QPalette::AlternateBase})
    option->palette.setColor(role, Qt::transparent);
}

void DailyCalendar::keyPressEvent(QKeyEvent* event) {
  if (event->modifiers().testFlag(Qt::AltModifier) || event->modifiers().testFlag(Qt::ControlModifier))
    return event->ignore();
  if (event->key() == Qt::Key_PageUp) return turnMonths(-1);
  if (event->key() == Qt::Key_PageDown) return turnMonths(1);
  if (event->key() == Qt::Key_Home) return chooseDay(results().today());
  const int days = daysOf(event->key(), layoutDirection() == Qt::RightToLeft);
  if (days != 0) return chooseDay(chosenDay().addDays(days));
  QTableView::keyPressEvent(event);
}

}  // namespace sudoku
