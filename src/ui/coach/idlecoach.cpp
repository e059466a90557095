#include "idlecoach.h"

#include <QLabel>
#include <QVBoxLayout>

#include "coachbutton.h"
#include "textsize.h"

namespace sudoku {
namespace {

constexpr int kMargin = 16;
constexpr int kButtonHeight = 34;

}  // namespace

IdleCoach::IdleCoach(QWidget* parent) : QGroupBox(parent) {
  setAccessibleName(tr("Coach"));
  auto* title = new QLabel(tr("Coach"), this);
  title->setFont(bold(scaled(font(), kTitleSize)));
  auto* words = new QLabel(
      tr("A hint says where to look first, then what is there, then why. You decide how much it tells."),
      this);
  words->setWordWrap(true);
  words->setForegroundRole(QPalette::PlaceholderText);
  auto* nextStep = new CoachButton(tr("Next step"), this, CoachButton::Look::Primary);
  nextStep->setKeycap(QStringLiteral("S"));
  auto* allSteps = new CoachButton(tr("All steps"), this);
  auto* practice = new CoachButton(tr("Practice…"), this);
  connect(nextStep, &QPushButton::clicked, this, &IdleCoach::nextStepRequested);
  connect(allSteps, &QPushButton::clicked, this, &IdleCoach::allStepsRequested);
  connect(practice, &QPushButton::clicked, this, &IdleCoach::practiceRequested);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
  column->setSpacing(8);
  column->addWidget(title);
  column->addWidget(words);
  column->addSpacing(8);
  for (CoachButton* button : {nextStep, allSteps, practice}) {
    button->setMinimumHeight(kButtonHeight);
    column->addWidget(button);
  }
  column->addStretch();
}

}  // namespace sudoku
