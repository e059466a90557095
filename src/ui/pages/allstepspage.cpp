#include "allstepspage.h"

#include <set>

#include <QLabel>
#include <QVBoxLayout>

namespace sudoku {

AllStepsPage::AllStepsPage(QWidget* parent)
    : StepsPage(tr("All steps"), parent),
      m_finder([this](const std::vector<ListedStep>& steps) { take(steps); }),
      m_summary(new QLabel(side())) {
  m_summary->setWordWrap(true);
  sideLayout()->insertWidget(1, m_summary);
}

void AllStepsPage::open(const Position& position) {
  m_position = position;
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
  m_summary->setText(tr("%n steps", nullptr, static_cast<int>(steps.size())) + " · " +
                     tr("%n techniques", nullptr, static_cast<int>(techniques.size())));
  if (steps.empty())
    showRemark(tr("No step is open here."));
  else
    showRemark(tr("Choose a technique. The easiest is first."));
}

}  // namespace sudoku
