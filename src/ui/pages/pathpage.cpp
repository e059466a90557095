#include "pathpage.h"

#include <array>
#include <chrono>

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "game/teacher/openedremark.h"
#include "game/teacher/profilewords.h"
#include "game/teacher/techniquewords.h"
#include "ui/controls/badge.h"
#include "ui/controls/coachbutton.h"
#include "ui/controls/pageicons.h"
#include "ui/controls/profilestrip.h"
#include "ui/controls/unbroken.h"

namespace sudoku {
namespace {

constexpr std::array kSecondsAStep = {1, 2, 4};

}  // namespace

PathPage::PathPage(QWidget* parent)
    : StepsPage(tr("Solution path"), parent),
      m_search([this](const std::vector<ListedStep>& more) { take(more); }),
      m_rater([this](const std::optional<PuzzleFigures>& figures) {
        m_figures = figures;
        showSummary();
      }),
      m_player(this) {
  makeOptions();
  makeControls();
  m_player.setObjectName("player");
  connect(&m_player, &QTimer::timeout, this, [this] { go(1); });
  connect(m_fold, &QCheckBox::toggled, this, [this] {
    list()->steps().setGrouping(grouping());
    if (currentStep()) list()->select(*currentStep());
  });
  connect(m_fromStart, &QCheckBox::toggled, this, &PathPage::find);
  connect(m_copy, &QPushButton::clicked, this, [this] {
    QGuiApplication::clipboard()->setText(StepRows::asText(list()->steps().steps()));
    setStatus(tr("The path is copied, one step a line."));
  });
  connect(m_strip, &ProfileStrip::chosen, this, &PathPage::choose);
}

void PathPage::makeOptions() {
  m_badge = new Badge(side());
  addToHeader(m_badge);
  m_fold = new QCheckBox(tr("Fold singles"), side());
  m_fold->setChecked(true);
  m_fromStart = new QCheckBox(tr("From the start"), side());
  m_copy = new QPushButton(pageIcon(PageIcon::Copy), {}, side());
  m_copy->setAccessibleName(tr("Copy as text"));
  m_copy->setToolTip(tr("Copy as text"));
  m_options = new QHBoxLayout;
  m_options->setSpacing(8);
  m_options->addWidget(m_fold);
  m_options->addWidget(m_fromStart);
  m_options->addStretch(1);
  m_options->addWidget(m_copy);
  m_summary = new QLabel(side());
  m_summary->setWordWrap(true);
  m_strip = new ProfileStrip(side());
  m_course = new QLabel(side());
  m_course->setWordWrap(true);
  aboveList()->addLayout(m_options);
  aboveList()->addWidget(m_summary);
  aboveList()->addWidget(m_strip);
  aboveList()->addWidget(m_course);
}

void PathPage::makeControls() {
  m_controls = new QHBoxLayout;
  m_controls->setSpacing(6);
  m_first = addControl(m_controls, static_cast<int>(PageIcon::First), tr("First step"));
  m_previous = addControl(m_controls, static_cast<int>(PageIcon::Previous), tr("Previous step"));
  m_play = addControl(m_controls, static_cast<int>(PageIcon::Play), {});
  m_next = addControl(m_controls, static_cast<int>(PageIcon::Next), tr("Following step"));
  m_last = addControl(m_controls, static_cast<int>(PageIcon::Last), tr("Last step"));
  m_controls->addStretch(1);
  auto* begin = new QHBoxLayout;
  m_number = new QLabel(side());
  m_speed = new QComboBox(side());
  m_speed->setAccessibleName(tr("Seconds a step"));
  m_speed->setToolTip(tr("How long each step is shown while the path plays"));
  for (const int seconds : kSecondsAStep) m_speed->addItem(tr("%1 s", "seconds").arg(seconds), seconds);
  m_speed->setCurrentIndex(1);
  connect(m_speed, &QComboBox::currentIndexChanged, this, &PathPage::setInterval);
  setInterval();
  m_playFrom = new CoachButton(tr("Play from here"), side(), CoachButton::Look::Primary);
  begin->addWidget(m_number);
  begin->addStretch(1);
  begin->addWidget(m_speed);
  begin->addWidget(m_playFrom);
  sideLayout()->addLayout(m_controls);
  sideLayout()->addLayout(begin);
  connect(m_first, &QPushButton::clicked, this, [this] { choose(0); });
  connect(m_previous, &QPushButton::clicked, this, [this] { go(-1); });
  connect(m_next, &QPushButton::clicked, this, [this] { go(1); });
  connect(m_last, &QPushButton::clicked, this, [this] { choose(list()->steps().steps().size() - 1); });
  connect(m_play, &QPushButton::clicked, this, [this] { setPlaying(!m_player.isActive()); });
  connect(m_playFrom, &QPushButton::clicked, this, [this] {
    if (currentStep()) emit playWanted(list()->steps().steps()[*currentStep()].position);
  });
}

QPushButton* PathPage::addControl(QHBoxLayout* row, int icon, const QString& name) {
  auto* button = new QPushButton(pageIcon(static_cast<PageIcon>(icon)), {}, side());
  button->setAccessibleName(name);
  button->setToolTip(name);
  row->addWidget(button);
  return button;
}

void PathPage::open(const Puzzle& puzzle, Solutions solutions, const Position& position, Use use) {
  m_playFrom->setVisible(use == Use::Play);
  if (m_puzzle != puzzle) {
    m_figures.reset();
    m_rater.cancel();
  }
  m_puzzle = puzzle;
  m_solutions = solutions;
  m_position = position;
  if (!m_figures && m_solutions == Solutions::One)
    m_rater.run([puzzle](const std::stop_token& stop) { return figuresOf(puzzle, stop); });
  find();
  list()->setFocus();
}

void PathPage::close() {
  setPlaying(false);
  m_search.cancel();
  m_rater.cancel();
}

void PathPage::find() {
  if (!m_puzzle) return;
  setPlaying(false);
  const Position start = m_fromStart->isChecked() ? positionOf(m_puzzle->givens) : m_position;
  m_search.findPath(start);
  beginSteps(grouping(), start);
}

/// Adds steps of the solution path that have been found. The very first one is chosen, unless the player has
/// chosen a step.
void PathPage::take(const std::vector<ListedStep>& more) {
  const bool isFirst = list()->steps().allSteps().empty();
  addSteps(more);
  if (isFirst && !currentStep()) choose(0);
}

void PathPage::showCount() {
  const std::vector<ListedStep>& steps = list()->steps().steps();
  showProfile();
  showSummary();
  if (currentStep())
    showNumber(*currentStep());
  else if (!steps.empty())
    showRemark(tr("Choose a step."));
  else if (m_search.isRunning())
    showRemark(tr("Looking for the path…"));
  else if (!list()->steps().allSteps().empty())
    showRemark(tr("No step is like that."));
  else if (m_solutions == Solutions::Several)
    showRemark(tr("Logic decides nothing here: several solutions are left."));
  else
    showRemark(tr("There is nothing left to find."));
  updateControls();
}

/// Shows how the difficulty of the path runs, and in a sentence once all of it has been found.
void PathPage::showProfile() {
  Profile profile;
  for (const ListedStep& listed : list()->steps().steps())
    profile.steps.push_back(profileStepOf(listed.step, listed.position));
  m_strip->setProfile(profile);
  m_strip->setCurrent(currentStep());
  const bool isWhole = !m_search.isRunning() && !profile.steps.empty() && m_solutions == Solutions::One &&
                       profile.steps.size() == list()->steps().allSteps().size();
  showUnbroken(*m_course, isWhole ? ProfileWords::sentence(summaryOf(profile)) : QString());
  m_course->setVisible(isWhole && room() != Room::Low);
}

void PathPage::showSummary() {
  const std::vector<ListedStep>& steps = list()->steps().steps();
  QStringList parts;
  if (m_figures && room() == Room::Low) parts += levelName(m_figures->level);
  if (!m_search.isRunning()) parts += StepRows::stepCount(steps.size());
  if (m_figures) {
    const int difficulty = m_figures->explainer.difficulty;
    parts += tr("SE %1.%2").arg(difficulty / 10).arg(difficulty % 10);
    const std::string hodoku(nameOf(m_figures->hodoku.level));
    parts += tr("HoDoKu %1 %2").arg(QString::fromStdString(hodoku)).arg(m_figures->hodoku.score);
  }
  if (const auto hardest = hardestOf(steps))
    parts += tr("hardest step %1").arg(TechniqueWords::inside(*hardest));
  if (m_solutions == Solutions::Several) parts += tr("several solutions");
  showUnbroken(*m_summary, parts.join(" · "));
  m_badge->setVisible(m_figures && room() != Room::Low);
  if (m_figures) m_badge->setLevel(m_figures->level);
}

void PathPage::showStep(std::size_t step) {
  const std::vector<ListedStep>& steps = list()->steps().steps();
  m_strip->setCurrent(step);
  showNumber(step);
  if (step + 1 == steps.size() && !m_search.isRunning()) setPlaying(false);
  updateControls();
}

/// Shows the number of a step among the steps found so far.
void PathPage::showNumber(std::size_t step) {
  const std::size_t count = list()->steps().steps().size();
  m_number->setText(room() == Room::Low ? tr("%1 / %2").arg(step + 1).arg(count)
                                        : tr("Step %1 of %2").arg(step + 1).arg(count));
  setStatus(
      tr("Step %1 of %2. %3", "numbers, what the step does")
          .arg(QString::number(step + 1), QString::number(count), effectOf(list()->steps().steps()[step])),
      tr("Your own game is untouched."));
}

void PathPage::showRoom(Room room) {
  StepsPage::showRoom(room);
  m_strip->setVisible(room != Room::Low);
  m_course->setVisible(room != Room::Low && !m_course->text().isEmpty());
  m_strip->setTall(room == Room::Wide);
  const bool hasRoom = room == Room::Wide;
  m_copy->setText(hasRoom ? tr("Copy as text") : QString());
  (room == Room::Low ? m_controls : m_options)->addWidget(m_copy);
  updateControls();
  showSummary();
  if (currentStep()) showNumber(*currentStep());
}

void PathPage::go(int steps) {
  if (!currentStep()) return;
  const auto wanted = static_cast<std::ptrdiff_t>(*currentStep()) + steps;
  if (wanted >= 0) choose(static_cast<std::size_t>(wanted));
}

void PathPage::setInterval() {
  m_player.setInterval(std::chrono::seconds(m_speed->currentData().toInt()));
}

bool PathPage::takeNextStep() {
  if (currentStep())
    go(1);
  else
    choose(0);
  return true;
}

void PathPage::setPlaying(bool playing) {
  if (playing)
    m_player.start();
  else
    m_player.stop();
  updateControls();
}

void PathPage::updateControls() {
  const bool isPlaying = m_player.isActive();
  m_play->setIcon(pageIcon(isPlaying ? PageIcon::Pause : PageIcon::Play));
  const QString does = isPlaying ? tr("Pause") : tr("Play");
  m_play->setText(room() == Room::Low ? QString() : does);
  m_play->setAccessibleName(does);
  m_play->setToolTip(does);
  const std::size_t count = list()->steps().steps().size();
  const bool hasBefore = currentStep() && *currentStep() > 0;
  const bool hasAfter = currentStep() && *currentStep() + 1 < count;
  m_first->setEnabled(hasBefore);
  m_previous->setEnabled(hasBefore);
  m_play->setEnabled(hasAfter);
  m_next->setEnabled(hasAfter);
  m_last->setEnabled(hasAfter);
  m_playFrom->setEnabled(currentStep().has_value());
  if (!currentStep()) m_number->clear();
}

StepListModel::Grouping PathPage::grouping() const {
  return m_fold->isChecked() ? StepListModel::Grouping::Singles : StepListModel::Grouping::None;
}

}  // namespace sudoku
