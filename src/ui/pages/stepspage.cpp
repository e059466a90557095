#include "stepspage.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include "game/language/joined.h"
#include "game/teacher/phrases.h"
#include "game/teacher/techniquewords.h"
#include "stepbox.h"
#include "ui/board/sceneboard.h"
#include "ui/board/stepscene.h"

namespace sudoku {
namespace {

constexpr int kLines = 9;
constexpr int kLinesIfWide = 7;

QStringList namesOf(const std::vector<Candidate>& candidates, Digit digit) {
  QStringList names;
  for (const Candidate& candidate : candidates)
    if (candidate.digit == digit) names += Phrases::name(candidate.cell);
  return names;
}

}  // namespace

StepsPage::StepsPage(const QString& title, QWidget* parent)
    : BoardPage(title, tr("The chosen step on the board"), parent),
      m_explainer([this](const TaughtStep& taught) { take(taught); }) {
  m_above = new QWidget(side());
  m_aboveLayout = new QVBoxLayout(m_above);
  m_aboveLayout->setContentsMargins(0, 0, 0, 0);
  m_aboveLayout->setSpacing(6);
  makeFilter();
  m_list = new StepListView(side());
  m_list->setAccessibleName(title);
  m_header = new StepListHeader(m_list);
  m_box = new StepBox(side());
  makeParts();
  sideLayout()->addWidget(m_parts);
  sideLayout()->addWidget(m_above);
  sideLayout()->addWidget(m_filter);
  sideLayout()->addWidget(m_header);
  sideLayout()->addWidget(m_list, 1);
  sideLayout()->addWidget(m_box, 1);
  connect(m_list, &StepListView::chosen, this, &StepsPage::choose);
  connect(m_box, &StepBox::techniqueWanted, this, &StepsPage::techniqueWanted);
  connect(m_box, &StepBox::pointedAt, this, [this](const std::optional<Phrase>& phrase) {
    BoardScene scene = board()->scene();
    scene.pointedAt = phrase;
    setScene(scene);
  });
}

void StepsPage::makeFilter() {
  m_filter = new QLineEdit(side());
  m_filter->setAccessibleName(tr("Filter the steps"));
  m_filter->setPlaceholderText(tr("Filter: wing, r4c5, 7"));
  m_filter->setToolTip(
      tr("Shows the steps of a technique, of a cell (r4c5), of a digit, or of all of these"));
  m_filter->setClearButtonEnabled(true);
  connect(m_filter, &QLineEdit::textChanged, this,
          [this](const QString& text) { changeSteps([&] { m_list->steps().setFilter(StepFilter(text)); }); });
}

void StepsPage::makeParts() {
  m_parts = new QWidget(side());
  auto* row = new QHBoxLayout(m_parts);
  row->setContentsMargins(0, 0, 0, 0);
  auto* group = new QButtonGroup(m_parts);
  for (const QString& text : {tr("Steps"), tr("Why")}) {
    auto* button = new QPushButton(text, m_parts);
    button->setCheckable(true);
    group->addButton(button, group->buttons().isEmpty() ? 0 : 1);
    row->addWidget(button);
  }
  group->button(0)->setChecked(true);
  connect(group, &QButtonGroup::idClicked, this, [this](int part) {
    m_showsWhy = part == 1;
    showPart();
  });
}

void StepsPage::beginSteps(StepListModel::Grouping grouping, const Position& position) {
  m_explainer.cancel();
  m_current.reset();
  m_list->steps().clear(grouping);
  m_box->setRemark({});
  setScene(sceneOf(position, {}));
  showCount();
}

void StepsPage::addSteps(const std::vector<ListedStep>& more) {
  changeSteps([&] { m_list->steps().add(more); });
}

/// Changes the list by calling `change`. The chosen step stays chosen if it is still in the list, and the
/// scroll bar keeps its position.
void StepsPage::changeSteps(const std::function<void()>& change) {
  std::optional<ListedStep> chosen;
  if (m_current) chosen = m_list->steps().steps()[*m_current];
  const int scrolled = m_list->verticalScrollBar()->value();
  change();
  m_current.reset();
  const std::vector<ListedStep>& steps = m_list->steps().steps();
  for (std::size_t step = 0; chosen && step < steps.size(); ++step)
    if (steps[step].step == chosen->step && steps[step].position == chosen->position) m_current = step;
  if (m_current) m_list->select(*m_current);
  m_list->verticalScrollBar()->setValue(scrolled);
  showCount();
}

void StepsPage::showRemark(const QString& words) {
  m_box->setRemark(words);
  setStatus(words);
}

void StepsPage::choose(std::size_t step) {
  if (step >= m_list->steps().steps().size() || m_current == step) return;
  m_current = step;
  m_list->select(step);
  const ListedStep& listed = m_list->steps().steps()[step];
  m_box->setTechnique(listed.step.technique);
  setScene(sceneOf(listed.position, {}));
  showStep(step);
  m_explainer.run([listed](const std::stop_token& /*stop*/) { return teach(listed.step, listed.position); });
}

void StepsPage::take(const TaughtStep& taught) {
  m_box->setExplanation(taught.explanation);
  setScene(sceneOf(taught.position, taught.picture));
}

QString StepsPage::effectOf(const ListedStep& listed) const {
  const QString name = TechniqueWords::title(listed.step.technique);
  if (!listed.step.placements.empty()) {
    const Candidate& placed = listed.step.placements.front();
    return tr("%1: %2 goes into %3.").arg(name, Phrases::digit(placed.digit), Phrases::name(placed.cell));
  }
  QStringList parts;
  for (int value = 1; value <= kDigitCount; ++value) {
    const QStringList cells = namesOf(listed.step.eliminations, Digit(value));
    if (!cells.isEmpty()) parts += tr("%1 goes from %2", "digit, cells").arg(value).arg(Joined::list(cells));
  }
  return tr("%1: %2.", "technique, what goes").arg(name, Joined::list(parts));
}

void StepsPage::showStep(std::size_t step) {
  setStatus(effectOf(m_list->steps().steps()[step]));
}

void StepsPage::showRoom(Room room) {
  m_list->setTwoLines(room != Room::Wide);
  m_header->setVisible(room == Room::Wide);
  m_parts->setVisible(room == Room::Low);
  // The box that explains a step has the same height for all steps, so that the list above it does not move.
  if (room == Room::Low)
    m_box->setLines(std::nullopt);
  else
    m_box->setLines(room == Room::Wide ? kLinesIfWide : kLines);
  showPart();
}

void StepsPage::showPart() {
  const bool takesTurns = room() == Room::Low;
  for (QWidget* part : std::initializer_list<QWidget*>{m_above, m_filter, m_list})
    part->setVisible(!takesTurns || !m_showsWhy);
  m_box->setVisible(!takesTurns || m_showsWhy);
}

}  // namespace sudoku
