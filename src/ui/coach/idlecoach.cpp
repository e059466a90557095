#include "idlecoach.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/controls/coachbutton.h"
#include "ui/keys/keytip.h"
#include "ui/keys/menukeys.h"
#include "ui/style/textscale.h"
#include "ui/style/textsize.h"

namespace sudoku {
namespace {

constexpr double kIdleMargin = 16;
constexpr double kIdleSpacing = 8;
constexpr double kIdleButtonHeight = 34;

}  // namespace

IdleCoach::IdleCoach(QWidget* parent)
    : QGroupBox(parent),
      m_title(new QLabel(tr("Coach"), this)),
      m_nextStep(new CoachButton(tr("Next step"), this, CoachButton::Look::Primary)),
      m_ask(new CoachButton(tr("Ask about this cell"), this)),
      m_allSteps(new CoachButton(tr("All steps"), this)),
      m_learn(new CoachButton(tr("Learn…"), this)),
      m_practice(new CoachButton(tr("Practice…"), this)) {
  setAccessibleName(tr("Coach"));
  auto* words = new QLabel(
      tr("Next step says where to look first, then what is there, then why. You decide how much it tells."),
      this);
  words->setWordWrap(true);
  words->setForegroundRole(QPalette::PlaceholderText);
  connect(m_nextStep, &QPushButton::clicked, this, &IdleCoach::nextStepRequested);
  connect(m_ask, &QPushButton::clicked, this, &IdleCoach::askRequested);
  connect(m_allSteps, &QPushButton::clicked, this, &IdleCoach::allStepsRequested);
  connect(m_learn, &QPushButton::clicked, this, &IdleCoach::learnRequested);
  connect(m_practice, &QPushButton::clicked, this, &IdleCoach::practiceRequested);
  m_column = new QVBoxLayout(this);
  m_column->addWidget(m_title);
  m_column->addWidget(words);
  for (CoachButton* button : {m_nextStep, m_ask, m_allSteps, m_learn, m_practice})
    m_column->addWidget(button);
  m_column->addStretch();
  setMeasures();
}

void IdleCoach::setOffersSteps(bool offers) {
  m_nextStep->setEnabled(offers);
  m_ask->setEnabled(offers);
  m_allSteps->setEnabled(offers);
}

void IdleCoach::changeEvent(QEvent* event) {
  QGroupBox::changeEvent(event);
  if (event->type() == QEvent::FontChange) setMeasures();
}

void IdleCoach::setMeasures() {
  const auto px = [scale = textScale(fontMetrics())](double measure) { return qRound(measure * scale); };
  m_title->setFont(bold(scaled(font(), kTitleSize)));
  m_column->setContentsMargins(px(kIdleMargin), px(kIdleMargin), px(kIdleMargin), px(kIdleMargin));
  m_column->setSpacing(px(kIdleSpacing));
  for (CoachButton* button : {m_nextStep, m_ask, m_allSteps, m_learn, m_practice})
    button->setMinimumHeight(px(kIdleButtonHeight));
}

const QWidget* IdleCoach::controlOf(FirstTip tip) const {
  return tip == FirstTip::Learn ? m_learn : m_nextStep;
}

void IdleCoach::showKeys(const MenuKeys& keys) {
  bindKeycap(*m_nextStep, *keys.at("next-step").action);
  bindToolTip(*m_nextStep, *keys.at("next-step").action, tr("Where to look, what it is, and why"));
  bindKeycap(*m_ask, *keys.at("ask").action);
  bindToolTip(*m_ask, *keys.at("ask").action, tr("What it can be, and why not another digit"));
  bindToolTip(*m_allSteps, *keys.at("all-steps").action, tr("All that can be found now"));
  bindToolTip(*m_learn, *keys.at("learn").action, tr("Lessons from the rules to the hardest techniques"));
  bindToolTip(*m_practice, *keys.at("practice").action, tr("Positions that need one technique"));
}

}  // namespace sudoku
