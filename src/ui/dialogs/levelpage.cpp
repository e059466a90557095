#include "levelpage.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

#include "game/control/forme.h"
#include "game/practice/formewords.h"
#include "needsbox.h"
#include "readypuzzle.h"
#include "ui/controls/unbroken.h"
#include "ui/controls/words.h"
#include "ui/style/dialogspacing.h"

namespace sudoku {
namespace {

constexpr int kLevelRowSpacing = 6;
/// The line for a puzzle for what the player knows, after Any, the levels and a separator.
constexpr int kForMeLine = 2 + static_cast<int>(Names<Level>::kNames.size());

/// A text that says what a level asks of a player.
QString aboutLevel(std::optional<Level> level) {
  if (!level) return LevelPage::tr("Whatever comes: from easy to very hard.");
  switch (*level) {
    case Level::Easy:
      return LevelPage::tr("Many givens, and always a cell or a digit that can only go one way.");
    case Level::Medium:
      return LevelPage::tr("Pairs, triples and digits that are locked in a row or box.");
    case Level::Hard:
      return LevelPage::tr("Patterns over two or more rows: X-Wing, Skyscraper, wings.");
    case Level::Expert:
      return LevelPage::tr("Larger patterns and short chains.");
    case Level::Extreme:
      return LevelPage::tr("Long chains of reasons.");
    case Level::Inhuman:
      break;
  }
  return LevelPage::tr("No pattern is enough: something has to be tried.");
}

}  // namespace

LevelPage::LevelPage(ForMe& forMe, QWidget* parent)
    : QWidget(parent),
      m_forMe(forMe),
      m_form(new QFormLayout(this)),
      m_level(new QComboBox(this)),
      m_needs(new NeedsBox(forMe, this)),
      m_about(new QLabel(this)),
      m_ready(new ReadyPuzzle(forMe, this)) {
  m_level->addItem(tr("Any"));
  for (const auto& entry : Names<Level>::kNames) m_level->addItem(levelName(entry.value));
  m_level->insertSeparator(m_level->count());
  m_level->addItem(tr("For me"));
  m_level->setAccessibleName(tr("Level"));
  m_about->setWordWrap(true);
  m_about->setMinimumHeight(2 * fontMetrics().lineSpacing());  // nothing below moves with its words
  m_about->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_about->setForegroundRole(QPalette::PlaceholderText);
  m_form->setContentsMargins(kDialogMargin, kDialogMargin, kDialogMargin, kDialogMargin);
  m_form->setVerticalSpacing(kLevelRowSpacing);
  m_form->setHorizontalSpacing(kDialogMargin);
  m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  m_form->addRow(tr("&Level"), m_level);
  m_form->addRow(tr("&Needs"), m_needs);
  m_form->addRow(m_about);
  m_form->addRow(m_ready);
  setMinimumHeight(m_form->minimumSize().height());  // so that the dialog does not grow when all is shown
  connect(m_level, &QComboBox::currentIndexChanged, this, &LevelPage::refresh);
  connect(m_needs, &QComboBox::currentIndexChanged, this, &LevelPage::refresh);
  refresh();
}

std::optional<Level> LevelPage::level() const {
  const int index = m_level->currentIndex();
  return index <= 0 || isForMe() ? std::nullopt : std::optional(static_cast<Level>(index - 1));
}

void LevelPage::setLevel(std::optional<Level> level) {
  m_level->setCurrentIndex(level ? 1 + static_cast<int>(*level) : 0);
}

bool LevelPage::isForMe() const {
  return m_level->currentIndex() == kForMeLine;
}

void LevelPage::chooseForMe() {
  m_level->setCurrentIndex(kForMeLine);
}

std::optional<Technique> LevelPage::needs() const {
  return m_needs->needs();
}

void LevelPage::refresh() {
  const bool isForMe = this->isForMe();
  m_form->setRowVisible(m_needs, isForMe);
  m_form->setRowVisible(m_ready, isForMe);
  showUnbroken(*m_about, isForMe ? ForMeWords::about(m_forMe.learning(), needs(), QDate::currentDate())
                                 : aboutLevel(level()));
  if (isForMe) m_ready->show(needs());
  emit changed();
}

}  // namespace sudoku
