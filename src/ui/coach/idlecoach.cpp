#include "idlecoach.h"

#include <QLabel>
#include <QVBoxLayout>

#include "coachbutton.h"
#include "textsize.h"
#include "ui/keys/keytip.h"
#include "ui/keys/menukeys.h"

namespace sudoku {
namespace {

constexpr int kMargin = 16;
constexpr int kButtonHeight = 34;

}  // namespace

IdleCoach::IdleCoach(QWidget* parent)
    : QGroupBox(parent),
      m_nextStep(new CoachButton(tr("Next step"), this, CoachButton::Look::Primary)),
      m_allSteps(new CoachButton(tr("All steps"), this)),
      m_practice(new CoachButton(tr("Practice…"), this)) {
  setAccessibleName(tr("Coach"));
  auto* title = new QLabel(tr("Coach"), this);
  title->setFont(bold(scaled(font(), kTitleSize)));
  auto* words = new QLabel(
      tr("A hint says where to look first, then what is there, then why. You decide how much it tells."),
      this);
  words->setWordWrap(true);
  words->setForegroundRole(QPalette::PlaceholderText);
  connect(m_nextStep, &QPushButton::clicked, this, &IdleCoach::nextStepRequested);
  connect(m_allSteps, &QPushButton::clicked, this, &IdleCoach::allStepsRequested);
  connect(m_practice, &QPushButton::clicked, this, &IdleCoach::practiceRequested);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
  column->setSpacing(8);
  column->addWidget(title);
  column->addWidget(words);
  column->addSpacing(8);
  for (CoachButton* button : {m_nextStep, m_allSteps, m_practice}) {
    button->setMinimumHeight(kButtonHeight);
    column->addWidget(button);
  }
  column->addStretch();
}

void IdleCoach::showKeys(const MenuKeys& keys) {
  bindKeycap(*m_nextStep, *keys.at("next-step").action);
  bindToolTip(*m_nextStep, *keys.at("next-step").action, tr("Where to look, what it is, and why"));
  bindToolTip(*m_allSteps, *keys.at("all-steps").action, tr("All that can be found now"));
  bindToolTip(*m_practice, *keys.at("practice").action, tr("Positions that need one technique"));
}

}  // namespace sudoku
