#include "allstepspage.h"

#include <set>

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <sudoku/logic/stepfinder.h>

#include "ui/controls/coachbutton.h"

namespace sudoku {
namespace {

std::set<Technique> refusedBy(const HintChoices& choices) {
  std::set<Technique> refused;
  for (const Technique technique : allTechniques())
    if (!mayBeOnPath(technique) || !choices.allow(technique)) refused.insert(technique);
  return refused;
}

}  // namespace

AllStepsPage::AllStepsPage(QWidget* parent)
    : StepsPage(tr("All steps"), parent),
      m_search([this](const std::vector<ListedStep>& more) { addSteps(more); }),
      m_summary(new QLabel(side())),
      m_apply(new CoachButton(tr("Apply"), side(), CoachButton::Look::Primary)) {
  m_summary->setWordWrap(true);
  aboveList()->addWidget(m_summary);
  auto* row = new QHBoxLayout;
  row->addStretch(1);
  row->addWidget(m_apply);
  sideLayout()->addLayout(row);
  m_apply->setToolTip(tr("Makes the move of the chosen step; that counts as help"));
  connect(m_apply, &QPushButton::clicked, this,
          [this] { emit applyWanted(list()->steps().steps()[*currentStep()].step); });
}

void AllStepsPage::open(const Position& position, const HintChoices& choices) {
  list()->steps().setRefused(refusedBy(choices));
  m_search.findOpenSteps(position);
  beginSteps(StepListModel::Grouping::Techniques, position);
  list()->setFocus();
}

void AllStepsPage::showStep(std::size_t step) {
  StepsPage::showStep(step);
  m_apply->setEnabled(true);
}

void AllStepsPage::showCount() {
  const std::vector<ListedStep>& steps = list()->steps().steps();
  m_apply->setEnabled(currentStep().has_value());
  std::set<Technique> techniques;
  for (const ListedStep& listed : steps) techniques.insert(listed.step.technique);
  m_summary->setText(steps.empty() ? QString()
                                   : StepRows::stepCount(steps.size()) + " · " +
                                         tr("%Ln techniques", nullptr, static_cast<int>(techniques.size())));
  if (currentStep()) return;
  if (!steps.empty())
    showRemark(tr("Choose a technique. The easiest is first."));
  else if (m_search.isRunning())
    showRemark(tr("Looking for all steps…"));
  else if (!list()->steps().allSteps().empty())
    showRemark(tr("No step is like that."));
  else
    showRemark(tr("No step is open here."));
}

bool AllStepsPage::takeNextStep() {
  if (currentStep())
    m_apply->click();
  else
    choose(0);
  return true;
}

}  // namespace sudoku
