#include "helpgroup.h"

#include <algorithm>

#include <QHBoxLayout>

#include "game/control/boardcommands.h"
#include "game/control/hintcommands.h"
#include "game/control/playtime.h"
#include "game/play/game.h"
#include "panelgroup.h"
#include "ui/controls/panelbutton.h"
#include "ui/keys/keytip.h"
#include "ui/keys/menukeys.h"

namespace sudoku {

HelpGroup::HelpGroup(const Game& game, BoardCommands& board, HintCommands& hints, PlayTime& time,
                     QWidget* parent)
    : QGroupBox(tr("Help"), parent),
      m_game(game),
      m_row(new QHBoxLayout(this)),
      m_hints(makePanelToggle({}, this)),
      m_nextStep(makePanelButton(tr("Next &step"), this)) {
  setAccessibleName(title());
  m_nextStep->setAccessibleName(tr("Next step"));
  m_nextStep->setObjectName("nextStep");
  m_row->addWidget(m_hints, 1);
  m_row->addWidget(m_nextStep, 1);
  connect(m_nextStep, &QPushButton::clicked, &hints, &HintCommands::nextStep);
  connect(&time, &PlayTime::pausedChanged, m_nextStep,
          [this, &time] { m_nextStep->setEnabled(!time.isPaused()); });
  connect(m_hints, &QPushButton::toggled, &board, &BoardCommands::setHints);
  connect(&m_game, &Game::started, this, &HelpGroup::showHints);
  connect(&m_game, &Game::chosenDigitChanged, this, &HelpGroup::showHints);
  connect(&m_game, &Game::hintsChanged, this, &HelpGroup::showHints);
  showHints();
}

void HelpGroup::showKeys(const MenuKeys& keys) {
  bindToolTip(*m_hints, *keys.at("hints").action, tr("Marks where the chosen digit can go"));
  bindToolTip(*m_nextStep, *keys.at("next-step").action, tr("Where to look, what it is, and why"));
}

void HelpGroup::setShape(const PanelShape& shape) {
  showFrame(*this, accessibleName(), shape.shape != WindowShape::Portrait, shape);
  m_nextStep->setVisible(!shape.hasColumn());
}

const QWidget* HelpGroup::nextStep() const {
  return m_nextStep;
}

void HelpGroup::take(QPushButton* button) {
  m_row->addWidget(button, 1);
}

int HelpGroup::leastWidth(const QFontMetrics& metrics) const {
  const int widest = std::max(leastButtonWidth(metrics, tr("H&ints for %1").arg(9)),
                              leastButtonWidth(metrics, m_nextStep->text()));
  return 2 * widest + kLowGap + 2 * kLowPadding;
}

void HelpGroup::showHints() {
  const auto digit = m_game.chosenDigit();
  m_hints->setText(digit ? tr("H&ints for %1").arg(digit->value()) : tr("H&ints"));
  m_hints->setChecked(m_game.hints());
}

}  // namespace sudoku
