#include "gamegroup.h"

#include <algorithm>
#include <array>

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>

#include "game/control/boardcommands.h"
#include "game/control/forme.h"
#include "game/control/playtime.h"
#include "game/control/preferences.h"
#include "nextlevelbox.h"
#include "panelgroup.h"
#include "ui/controls/panelbutton.h"
#include "ui/keys/keytip.h"
#include "ui/keys/menukeys.h"

namespace sudoku {

GameGroup::GameGroup(BoardCommands& board, Preferences& preferences, ForMe& forMe, PlayTime& time,
                     QWidget* parent)
    : QGroupBox(tr("Game"), parent),
      m_grid(new QGridLayout(this)),
      m_new(makePanelButton(tr("&New"), this)),
      m_check(makePanelButton(tr("&Check"), this)),
      m_exit(makePanelButton(tr("E&xit"), this)),
      m_levelRow(new QWidget(this)) {
  setAccessibleName(title());
  m_new->setDefault(true);
  connect(m_new, &QPushButton::clicked, this, &GameGroup::newRequested);
  connect(m_check, &QPushButton::clicked, &board, &BoardCommands::check);
  connect(&time, &PlayTime::pausedChanged, m_check, [this, &time] { m_check->setEnabled(!time.isPaused()); });
  connect(m_exit, &QPushButton::clicked, this, &GameGroup::exitRequested);
  makeLevelRow(preferences, forMe);
}

void GameGroup::showKeys(const MenuKeys& keys) {
  bindToolTip(*m_new, *keys.at("new").action, tr("A new game of the level below"));
  bindToolTip(*m_check, *keys.at("check").action, tr("Marks right entries and wrong ones"));
  bindToolTip(*m_exit, *keys.at("exit").action, tr("The game is kept"));
}

void GameGroup::makeLevelRow(Preferences& preferences, ForMe& forMe) {
  auto* label = new QLabel(tr("&Level"), m_levelRow);
  m_level = new NextLevelBox(preferences, forMe, m_levelRow);
  label->setBuddy(m_level);
  auto* row = new QHBoxLayout(m_levelRow);
  row->setContentsMargins(2, 0, 0, 0);
  row->addWidget(label);
  row->addWidget(m_level, 1);
  QSizePolicy keepsItsPlace = m_levelRow->sizePolicy();
  keepsItsPlace.setRetainSizeWhenHidden(true);
  m_levelRow->setSizePolicy(keepsItsPlace);
}

void GameGroup::showEvent(QShowEvent* event) {
  QGroupBox::showEvent(event);
  m_level->follow();
}

QRect GameGroup::levelPlace() const {
  m_grid->activate();
  return m_levelRow->geometry().translated(pos());
}

void GameGroup::setShape(const PanelShape& shape) {
  const bool isRow = shape.shape == WindowShape::Portrait;
  const bool isLow = shape.shape == WindowShape::Low;
  showFrame(*this, accessibleName(), !isRow, shape);
  for (QWidget* widget : {static_cast<QWidget*>(m_new), static_cast<QWidget*>(m_check),
                          static_cast<QWidget*>(m_exit), m_levelRow})
    m_grid->removeWidget(widget);
  for (int column = 0; column < 6; ++column) m_grid->setColumnStretch(column, isRow ? 0 : 1);
  if (isRow) {
    constexpr std::array spread = {30, 24, 11};
    m_grid->addWidget(m_new, 0, 0);
    m_grid->addWidget(m_levelRow, 0, 1);
    m_grid->addWidget(m_exit, 0, 2);
    for (int column = 0; column < 3; ++column)
      m_grid->setColumnStretch(column, spread.at(static_cast<std::size_t>(column)));
  } else if (isLow) {
    m_grid->addWidget(m_new, 0, 0, 1, 2);
    m_grid->addWidget(m_check, 0, 2, 1, 2);
    m_grid->addWidget(m_exit, 0, 4, 1, 2);
    m_grid->addWidget(m_levelRow, 1, 0, 1, 6);
  } else {
    m_grid->addWidget(m_new, 0, 0, 1, 6);
    m_grid->addWidget(m_check, 1, 0, 1, 3);
    m_grid->addWidget(m_exit, 1, 3, 1, 3);
    m_grid->addWidget(m_levelRow, 2, 0, 1, 6);
  }
}

int GameGroup::leastWidth(const QFontMetrics& metrics) const {
  int widest = 0;
  for (const QPushButton* button : {m_new, m_check, m_exit})
    widest = std::max(widest, leastButtonWidth(metrics, button->text()));
  return 3 * widest + 2 * kLowGap + 2 * kLowPadding;
}

}  // namespace sudoku
