#include "buttonpanel.h"

#include <algorithm>

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
#include "ui/style/icons.h"
#include "ui/words.h"

namespace sudoku {
namespace {

constexpr int kButtonHeight = 34;
constexpr int kCompactButtonHeight = 30;

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
  column->addWidget(makeUndoRow());
  column->addStretch();
  connectGame();
  setCompact(false);
  showTitle();
  showHints();
  showUndo();
}

void ButtonPanel::setCompact(bool compact) {
  const int characters = fontMetrics().averageCharWidth();
  setFixedWidth(compact ? std::max(196, characters * 27) : std::max(216, characters * 30));
  layout()->setSpacing(compact ? 4 : 8);
  arrangeGameGroup(compact);
  m_numbers->setCompact(compact);
  for (QPushButton* button : {m_new, m_check, m_exit, m_hints, m_undo, m_redo, m_notes})
    button->setFixedHeight(compact ? kCompactButtonHeight : kButtonHeight);
  const int margin = compact ? 6 : 8;
  for (QGroupBox* group : findChildren<QGroupBox*>())
    group->layout()->setContentsMargins(margin, margin, margin, margin);
  for (QPushButton* button : {m_undo, m_redo, m_notes})
    button->setText(compact ? QString() : button->accessibleName());
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
  grid->addWidget(new ClockWidget(m_controller.clock(), header), 0, 1, Qt::AlignRight);
  grid->addWidget(m_puzzleIdLabel, 1, 0, 1, 2);
  return header;
}

QGroupBox* ButtonPanel::makeGameGroup() {
  auto* group = new QGroupBox(tr("Game"), this);
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
  auto* group = new QGroupBox(tr("Help"), this);
  m_hints = makeToggle({}, group);
  connect(m_hints, &QPushButton::toggled, &m_controller, &GameController::setHints);
  auto* column = new QVBoxLayout(group);
  column->addWidget(m_hints);
  return group;
}

QGroupBox* ButtonPanel::makeNumbersGroup() {
  auto* group = new QGroupBox(tr("Numbers"), this);
  m_numbers = new NumberPad(m_game, m_controller, group);
  auto* column = new QVBoxLayout(group);
  column->addWidget(m_numbers);
  return group;
}

QWidget* ButtonPanel::makeUndoRow() {
  auto* row = new QWidget(this);
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
