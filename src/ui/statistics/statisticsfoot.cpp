#include "statisticsfoot.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>

#include "game/language/joined.h"
#include "ui/controls/coachbutton.h"
#include "ui/controls/segments.h"

namespace sudoku {
namespace {

constexpr int kFootGap = 12;

}  // namespace

StatisticsFoot::StatisticsFoot(QWidget* parent)
    : QWidget(parent),
      m_text(new QLabel(this)),
      m_parts(new Segments(tr("Part"), this)),
      m_tables(new QCheckBox(tr("As tables"), this)),
      m_reset(new CoachButton(tr("Reset…"), this)),
      m_grid(new QGridLayout(this)),
      m_controls(new QHBoxLayout) {
  m_text->setTextFormat(Qt::PlainText);
  m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  m_text->setForegroundRole(QPalette::PlaceholderText);
  m_tables->setFocusPolicy(Qt::TabFocus);
  m_tables->setToolTip(tr("Shows in tables what the pictures show"));
  m_reset->hide();
  m_controls->setSpacing(kFootGap);
  m_controls->addWidget(m_parts);
  m_controls->addWidget(m_tables);
  m_controls->addWidget(m_reset);
  m_grid->setContentsMargins(0, 0, 0, 0);
  m_grid->setHorizontalSpacing(kFootGap);
  m_grid->setVerticalSpacing(kFootGap / 3);
  m_grid->setColumnStretch(0, 1);
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  connect(m_parts, &Segments::chosen, this, &StatisticsFoot::partChosen);
  connect(m_tables, &QCheckBox::toggled, this, &StatisticsFoot::tablesToggled);
  connect(m_reset, &QPushButton::clicked, this, &StatisticsFoot::resetClicked);
}

void StatisticsFoot::setParts(const QStringList& names, int current) {
  m_parts->setChoices(names, current);
  arrange();
}

int StatisticsFoot::part() const {
  return m_parts->current();
}

bool StatisticsFoot::showsTables() const {
  return m_tables->isChecked();
}

void StatisticsFoot::setOffersTables(bool offers) {
  m_tables->setVisible(offers);
  arrange();
}

void StatisticsFoot::setLow(bool isLow) {
  m_isLow = isLow;
  arrange();
}

void StatisticsFoot::say(const QString& message) {
  m_message = message;
  arrange();
}

void StatisticsFoot::setKnown(int games) {
  m_known = games;
  arrange();
}

void StatisticsFoot::setWithoutEntry(int games) {
  m_withoutEntry = games;
  arrange();
}

void StatisticsFoot::setReviewed(int games, const ReviewCounts& counts) {
  m_reviewed = games;
  m_reviewCounts = counts;
  arrange();
}

void StatisticsFoot::setReset(ResetOffer offer) {
  m_reset->setText(offer == ResetOffer::Undo ? tr("Undo reset") : tr("Reset…"));
  m_reset->setVisible(offer != ResetOffer::None);
  arrange();
}

/// What the controls take with the parts' names side by side.
int StatisticsFoot::wideWidth() const {
  int width = m_parts->wideWidth();
  if (!m_tables->isHidden()) width += kFootGap + m_tables->sizeHint().width();
  if (!m_reset->isHidden()) width += kFootGap + m_reset->sizeHint().width();
  return width;
}

int StatisticsFoot::roomBesideControls() const {
  return width() - m_controls->sizeHint().width() - kFootGap;
}

int StatisticsFoot::textWidth(const QStringList& sentences) const {
  return m_text->fontMetrics().horizontalAdvance(Joined::sentences(sentences));
}

/// Whether the text has a line of its own: in a low window, or as not even its first sentence fits beside the
/// controls.
bool StatisticsFoot::isStacked() const {
  return m_isLow || textWidth(sentences().first(1)) > roomBesideControls();
}

void StatisticsFoot::arrange() {
  m_reset->setFixedHeight(m_parts->sizeHint().height());
  m_parts->setLook(wideWidth() > width() ? Segments::Look::Box : Segments::Look::Names);
  m_grid->removeWidget(m_text);
  m_grid->removeItem(m_controls);
  if (isStacked()) {
    m_grid->addLayout(m_controls, 0, 0, Qt::AlignLeft);
    m_grid->addWidget(m_text, 1, 0);
  } else {
    m_grid->addWidget(m_text, 0, 0);
    m_grid->addLayout(m_controls, 0, 1);
  }
  m_text->setVisible(!m_isLow || !m_message.isEmpty() || m_known > 0 || m_withoutEntry > 0);
  showText();
}

QStringList StatisticsFoot::sentences() const {
  if (!m_message.isEmpty()) return {m_message};
  QStringList sentences;
  if (m_known > 0)
    sentences += tr("With a known solution: %Ln. They count for no record and no streak.", nullptr, m_known);
  if (m_withoutEntry > 0)
    sentences += tr("%Ln games without an entry are not counted.", nullptr, m_withoutEntry);
  if (m_reviewed > 0)
    sentences +=
        tr("Reviewed games: %1, with insights: %2, guesses: %3, mistakes: %4.")
            .arg(QLocale().toString(m_reviewed), QLocale().toString(m_reviewCounts.insights),
                 QLocale().toString(m_reviewCounts.guesses), QLocale().toString(m_reviewCounts.mistakes));
  sentences += tr("Games with Next step or Check count as “with help”.");
  sentences += tr("Given up and unfinished games have no time.");
  sentences += tr("A streak ends with a game that is given up, not with an open one.");
  return sentences;
}

/// Shows those of the sentences at the foot of the page that fit.
void StatisticsFoot::showText() {
  const int room = isStacked() ? width() : roomBesideControls();
  QStringList shown = sentences();
  m_text->setAccessibleName(Joined::sentences(shown));
  m_text->setToolTip(m_message.isEmpty() ? shown.join('\n') : QString());
  while (shown.size() > 1 && textWidth(shown) > room) shown.removeLast();
  m_text->setText(m_text->fontMetrics().elidedText(Joined::sentences(shown), Qt::ElideMiddle, room));
}

void StatisticsFoot::resizeEvent(QResizeEvent* /*event*/) {
  arrange();
}

void StatisticsFoot::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) arrange();
}

}  // namespace sudoku
