#include "buttonpanel.h"

#include <algorithm>

#include <QEvent>
#include <QGridLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "clockwidget.h"
#include "game/game.h"
#include "game/gamecontroller.h"
#include "levelbox.h"
#include "numberpad.h"
#include "ui/coach/coachpage.h"
#include "ui/style/icons.h"
#include "ui/words.h"

namespace sudoku {
namespace {

constexpr int kButtonHeight = 34;
constexpr int kCompactButtonHeight = 30;
constexpr int kLeastWidth = 196;
constexpr int kCompactToggle = 32;
constexpr int kSlimToggle = 68;
constexpr int kMostToggle = 100;
constexpr int kLeastToggle = 42;  // in windows not quite high enough
constexpr int kMostCompactToggle = 46;
// Places in the column.
constexpr int kNumbers = 3;
constexpr int kSpaceAboveUndo = 4;
constexpr int kSpaceBelowUndo = 6;
constexpr int kNumbersStretch = 1000;  // they take all they can before there is space

QPushButton* makeButton(const QString& text, QWidget* parent) {
  auto* button = new QPushButton(text, parent);
  // Tab reaches it, but a click leaves the keyboard with the board.
  button->setFocusPolicy(Qt::TabFocus);
  button->setAutoDefault(false);
  button->setMinimumWidth(0);
  return button;
}

QPushButton* makeToggle(const QString& text, QWidget* parent) {
  QPushButton* button = makeButton(text, parent);
  button->setCheckable(true);  // a check box to assistive technology
  return button;
}

}  // namespace

ButtonPanel::ButtonPanel(const Game& game, GameController& controller, QWidget* parent)
    : QWidget(parent), m_game(game), m_controller(controller) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(makeHeader());
  column->addWidget(makeGameGroup());
  column->addWidget(makeHelpGroup());
  column->addWidget(makeNumbersGroup());
  column->addStretch();
  column->addWidget(makeUndoRow());
  column->addStretch();
  for (QGroupBox* group : {m_gameGroup, m_helpGroup, m_numbersGroup}) {
    QSizePolicy policy = group->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    policy.setVerticalPolicy(group == m_numbersGroup ? QSizePolicy::Expanding : QSizePolicy::Fixed);
    group->setSizePolicy(policy);
  }
  connectGame();
  setShape(PanelShape::Normal, kLeastWidth);
  showTitle();
  showHints();
  showUndo();
}

void ButtonPanel::setShape(PanelShape shape, int width) {
  const bool compact = shape == PanelShape::Compact;
  setFixedWidth(width);
  layout()->setSpacing(compact ? 4 : 8);
  // The row of Undo stands at the bottom, or below Numbers.
  auto* column = qobject_cast<QVBoxLayout*>(layout());
  column->setStretch(kSpaceAboveUndo, shape == PanelShape::Slim ? 0 : 1);
  column->setStretch(kSpaceBelowUndo, shape == PanelShape::Slim ? 1 : 0);
  column->setStretch(kNumbers, kNumbersStretch);
  arrangeGameGroup(compact);
  m_nextStep->setVisible(shape != PanelShape::Slim);
  if (compact)
    m_numbers->setHeights(kCompactToggle, kMostCompactToggle);
  else
    m_numbers->setHeights(kLeastToggle, shape == PanelShape::Slim ? kSlimToggle : kMostToggle);
  const int height = std::max(compact ? kCompactButtonHeight : kButtonHeight, fontMetrics().height() + 14);
  for (QPushButton* button : {m_new, m_check, m_exit, m_hints, m_nextStep, m_undo, m_redo, m_notes})
    button->setFixedHeight(height);
  const int margin = compact ? 6 : 8;
  for (QGroupBox* group : {m_gameGroup, m_helpGroup, m_numbersGroup})
    group->layout()->setContentsMargins(margin, margin, margin, margin);
  m_helpGroup->layout()->setSpacing(compact ? 4 : 8);
  for (QPushButton* button : {m_undo, m_redo, m_notes})
    button->setText(compact || shape == PanelShape::Slim ? QString() : button->accessibleName());
  m_numbersGroup->setMaximumHeight(m_numbers->maximumHeight() + m_numbersGroup->fontMetrics().height() + 4 +
                                   2 * margin);
  // At once, or the coach would be put where the groups were before.
  for (QWidget* part : {static_cast<QWidget*>(m_gameGroup), static_cast<QWidget*>(m_helpGroup),
                        static_cast<QWidget*>(m_numbersGroup), m_undoRow})
    part->layout()->activate();
  layout()->activate();
}

void ButtonPanel::setShowsClock(bool shows) {
  m_clock->setVisible(shows);
}

void ButtonPanel::showCoach(CoachPage& coach, bool hasNumbers) {
  m_coach = &coach;
  m_coachHasNumbers = hasNumbers;
  if (coach.parentWidget() != this) coach.setParent(this);
  const QWidget* focused = window()->focusWidget();
  const auto holdsKeyboard = [&](const QWidget* group) {
    return focused != nullptr && group->isAncestorOf(focused);
  };
  const bool frees = holdsKeyboard(m_gameGroup) || holdsKeyboard(m_helpGroup) ||
                     (hasNumbers && holdsKeyboard(m_numbersGroup));
  if (frees) emit keyboardFreed();
  m_gameGroup->hide();
  m_helpGroup->hide();
  m_numbersGroup->setVisible(!hasNumbers);
  placeCoach();
  coach.show();
  coach.raise();
}

void ButtonPanel::hideCoach() {
  if (m_coach != nullptr && m_coach->parentWidget() == this) {
    const QWidget* focused = window()->focusWidget();
    if (focused != nullptr && m_coach->isAncestorOf(focused)) emit keyboardFreed();
    m_coach->hide();
  }
  m_coach = nullptr;
  for (QGroupBox* group : {m_gameGroup, m_helpGroup, m_numbersGroup}) group->show();
}

void ButtonPanel::placeCoach() {
  if (m_coach == nullptr) return;
  QRect area = m_gameGroup->geometry().united(m_helpGroup->geometry());
  if (m_coachHasNumbers) area.setBottom(m_undoRow->y() - layout()->spacing() - 1);
  m_coach->setGeometry(area);
}

bool ButtonPanel::event(QEvent* event) {
  const bool isDone = QWidget::event(event);
  if (event->type() == QEvent::LayoutRequest) placeCoach();
  return isDone;
}

void ButtonPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeCoach();
}

QWidget* ButtonPanel::makeHeader() {
  auto* header = new QWidget(this);
  m_levelLabel = new QLabel(header);
  m_puzzleIdLabel = new QLabel(header);
  m_levelLabel->setTextFormat(Qt::PlainText);
  m_puzzleIdLabel->setTextFormat(Qt::PlainText);
  m_puzzleIdLabel->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_puzzleIdLabel->setFocusPolicy(Qt::NoFocus);
  m_puzzleIdLabel->setForegroundRole(QPalette::PlaceholderText);
  QFont small = font();
  small.setPointSizeF(font().pointSizeF() * 0.85);
  m_puzzleIdLabel->setFont(small);
  auto* grid = new QGridLayout(header);
  grid->setContentsMargins(2, 0, 2, 0);
  grid->setVerticalSpacing(0);
  grid->addWidget(m_levelLabel, 0, 0);
  m_clock = new ClockWidget(m_controller.clock(), header);
  QSizePolicy policy = m_clock->sizePolicy();
  policy.setRetainSizeWhenHidden(true);
  m_clock->setSizePolicy(policy);
  connect(m_clock, &ClockWidget::clicked, this, [this] { m_controller.setPaused(!m_controller.isPaused()); });
  grid->addWidget(m_clock, 0, 1, Qt::AlignRight);
  grid->addWidget(m_puzzleIdLabel, 1, 0, 1, 2);
  return header;
}

QGroupBox* ButtonPanel::makeGameGroup() {
  m_gameGroup = new QGroupBox(tr("Game"), this);
  QGroupBox* group = m_gameGroup;
  m_new = makeButton(tr("&New"), group);
  m_new->setDefault(true);
  m_check = makeButton(tr("&Check"), group);
  m_exit = makeButton(tr("E&xit"), group);
  connect(m_new, &QPushButton::clicked, this, &ButtonPanel::newRequested);
  connect(m_check, &QPushButton::clicked, &m_controller, &GameController::check);
  connect(m_exit, &QPushButton::clicked, this, &ButtonPanel::exitRequested);

  m_levelRow = new QWidget(group);
  auto* levelLabel = new QLabel(tr("&Level"), m_levelRow);
  auto* levelBox = new LevelBox(m_controller.nextLevel(), m_levelRow);
  levelBox->setMinimumHeight(kCompactButtonHeight);
  levelLabel->setBuddy(levelBox);
  connect(levelBox, &LevelBox::levelChosen, &m_controller, &GameController::setNextLevel);
  auto* row = new QHBoxLayout(m_levelRow);
  row->setContentsMargins(2, 0, 0, 0);
  row->addWidget(levelLabel);
  row->addWidget(levelBox, 1);

  m_gameGrid = new QGridLayout(group);
  return group;
}

void ButtonPanel::arrangeGameGroup(bool compact) {
  for (QWidget* widget : {static_cast<QWidget*>(m_new), static_cast<QWidget*>(m_check),
                          static_cast<QWidget*>(m_exit), m_levelRow})
    m_gameGrid->removeWidget(widget);
  m_gameGrid->setSpacing(compact ? 4 : 8);
  if (compact) {
    m_gameGrid->addWidget(m_new, 0, 0, 1, 2);
    m_gameGrid->addWidget(m_check, 0, 2, 1, 2);
    m_gameGrid->addWidget(m_exit, 0, 4, 1, 2);
    m_gameGrid->addWidget(m_levelRow, 1, 0, 1, 6);
  } else {
    m_gameGrid->addWidget(m_new, 0, 0, 1, 6);
    m_gameGrid->addWidget(m_check, 1, 0, 1, 3);
    m_gameGrid->addWidget(m_exit, 1, 3, 1, 3);
    m_gameGrid->addWidget(m_levelRow, 2, 0, 1, 6);
  }
}

QGroupBox* ButtonPanel::makeHelpGroup() {
  m_helpGroup = new QGroupBox(tr("Help"), this);
  QGroupBox* group = m_helpGroup;
  m_hints = makeToggle({}, group);
  m_nextStep = makeButton(tr("Next &step"), group);
  m_nextStep->setAccessibleName(tr("Next step"));
  m_nextStep->setObjectName("nextStep");
  connect(m_nextStep, &QPushButton::clicked, this, &ButtonPanel::nextStepRequested);
  connect(m_hints, &QPushButton::toggled, &m_controller, &GameController::setHints);
  auto* row = new QHBoxLayout(group);
  row->addWidget(m_hints, 1);
  row->addWidget(m_nextStep, 1);
  return group;
}

QGroupBox* ButtonPanel::makeNumbersGroup() {
  m_numbersGroup = new QGroupBox(tr("Numbers"), this);
  QGroupBox* group = m_numbersGroup;
  m_numbers = new NumberPad(m_game, m_controller, group);
  auto* column = new QVBoxLayout(group);
  column->addWidget(m_numbers);
  return group;
}

QWidget* ButtonPanel::makeUndoRow() {
  auto* row = new QWidget(this);
  m_undoRow = row;
  m_undo = makeButton({}, row);
  m_redo = makeButton({}, row);
  m_notes = makeToggle({}, row);
  m_undo->setAccessibleName(tr("Undo"));
  m_redo->setAccessibleName(tr("Redo"));
  m_notes->setAccessibleName(tr("Notes"));
  m_undo->setIcon(lineIcon(IconShape::Undo));
  m_redo->setIcon(lineIcon(IconShape::Redo));
  m_notes->setIcon(lineIcon(IconShape::Notes));
  connect(m_undo, &QPushButton::clicked, &m_controller, &GameController::undo);
  connect(m_redo, &QPushButton::clicked, &m_controller, &GameController::redo);
  connect(m_notes, &QPushButton::toggled, &m_controller, &GameController::setNotesMode);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  for (QPushButton* button : {m_undo, m_redo, m_notes}) layout->addWidget(button, 1);
  return row;
}

void ButtonPanel::connectGame() {
  connect(&m_game, &Game::started, this, [this] {
    showTitle();
    showHints();
    showUndo();
  });
  connect(&m_game, &Game::chosenDigitChanged, this, &ButtonPanel::showHints);
  connect(&m_game, &Game::hintsChanged, this, &ButtonPanel::showHints);
  connect(&m_game, &Game::notesModeChanged, this, &ButtonPanel::showUndo);
  connect(&m_game, &Game::cellsChanged, this, &ButtonPanel::showUndo);
}

void ButtonPanel::showTitle() {
  const auto level = m_game.level();
  m_levelLabel->setText(level ? levelName(*level) : QString());
  // The seed is the number that people see; the tool tip has the whole id, to type in elsewhere.
  const QString id = m_game.puzzleId();
  m_puzzleIdLabel->setText(id.isEmpty() ? QString() : "#" + id.section('-', -1));
  m_puzzleIdLabel->setToolTip(plainToolTip(id));
}

void ButtonPanel::showHints() {
  const auto digit = m_game.chosenDigit();
  m_hints->setText(digit ? tr("&Hints for %1").arg(digit->value()) : tr("&Hints"));
  m_hints->setChecked(m_game.hints());
}

void ButtonPanel::showUndo() {
  m_undo->setEnabled(m_game.canUndo());
  m_redo->setEnabled(m_game.canRedo());
  m_notes->setChecked(m_game.notesMode());
}

}  // namespace sudoku
