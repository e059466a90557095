#include "allstepspage.h"

#include <set>

#include <QLabel>
#include <QVBoxLayout>

#include <sudoku/logic/stepfinder.h>

namespace sudoku {
namespace {

std::set<Technique> refusedBy(const HintChoices& choices) {
  std::set<Technique> refused;
  for (int index = 0; index <= static_cast<int>(Technique::RefutationTree); ++index)
    if (const auto technique = static_cast<Technique>(index);
        !mayBeOnPath(technique) || !choices.allow(technique))
      refused.insert(technique);
  return refused;
}

}  // namespace

AllStepsPage::AllStepsPage(QWidget* parent)
    : StepsPage(tr("All steps"), parent),
      m_finder([this](const std::vector<ListedStep>& steps) { take(steps); }),
      m_summary(new QLabel(side())) {
  m_summary->setWordWrap(true);
  aboveList()->addWidget(m_summary);
}

void AllStepsPage::open(const Position& position, const HintChoices& choices) {
  m_position = position;
  list()->steps().setRefused(refusedBy(choices));
  showSteps({}, StepListModel::Grouping::Techniques, position);
  m_summary->clear();
  showRemark(tr("Looking for all steps…"));
  m_finder.run([position](const std::stop_token& stop) { return listOpenSteps(position, stop); });
  list()->setFocus();
}

void AllStepsPage::take(const std::vector<ListedStep>& steps) {
  showSteps(steps, StepListModel::Grouping::Techniques, m_position);
  std::set<Technique> techniques;
  for (const ListedStep& listed : steps) techniques.insert(listed.step.technique);
  m_summary->setText(
      StepRows::stepCount(steps.size()) + " · " +
      (techniques.size() == 1 ? tr("one technique") : tr("%1 techniques").arg(techniques.size())));
  if (steps.empty())
    showRemark(tr("No step is open here."));
  else
    showRemark(tr("Choose a technique. The easiest is first."));
}

}  // namespace sudoku
