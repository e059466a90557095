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
      m_nextStep(makePanelButton(tr("Next &step"), this)),
      m_ask(makePanelButton(tr("As&k"), this)) {
  setAccessibleName(title());
  m_nextStep->setAccessibleName(tr("Next step"));
  m_nextStep->setObjectName("nextStep");
  m_row->addWidget(m_hints, 1);
  m_ask->setAccessibleName(tr("Ask"));
  for (QPushButton* button : {m_nextStep, m_ask}) m_row->addWidget(button, 1);
  connect(m_nextStep, &QPushButton::clicked, &hints, &HintCommands::nextStep);
  connect(m_ask, &QPushButton::clicked, &hints, &HintCommands::askAboutSelected);
  connect(&time, &PlayTime::pausedChanged, this, [this, &time] {
    for (QPushButton* button : {m_nextStep, m_ask}) button->setEnabled(!time.isPaused());
  });
  connect(m_hints, &QPushButton::toggled, &board, &BoardCommands::setHints);
  connect(&m_game, &Game::started, this, &HelpGroup::showHints);
  connect(&m_game, &Game::chosenDigitChanged, this, &HelpGroup::showHints);
  connect(&m_game, &Game::hintsChanged, this, &HelpGroup::showHints);
  showHints();
}

void HelpGroup::showKeys(const MenuKeys& keys) {
  bindToolTip(*m_hints, *keys.at("hints").action, tr("Marks where the chosen digit can go"));
  bindToolTip(*m_ask, *keys.at("ask").action, tr("What the cell can be, and why not another digit"));
  bindToolTip(*m_nextStep, *keys.at("next-step").action, tr("Where to look, what it is, and why"));
}

void HelpGroup::setShape(const PanelShape& shape) {
  showFrame(*this, accessibleName(), shape.shape != WindowShape::Portrait, shape);
  m_nextStep->setVisible(!shape.hasColumn());
  m_offersAsk = !shape.hasColumn() && shape.shape != WindowShape::Portrait && shape.shape != WindowShape::Low;
  showAsk();
}

void HelpGroup::resizeEvent(QResizeEvent* event) {
  QGroupBox::resizeEvent(event);
  showAsk();
}

/// Shows the button Ask if all three have room for their texts.
void HelpGroup::showAsk() {
  const QMargins margins = m_row->contentsMargins();
  const int room = (width() - margins.left() - margins.right() - 2 * m_row->spacing()) / 3;
  m_ask->setVisible(m_offersAsk && room >= widestButton(fontMetrics()));
}

const QWidget* HelpGroup::nextStep() const {
  return m_nextStep;
}

void HelpGroup::take(QPushButton* button) {
  m_row->addWidget(button, 1);
}

int HelpGroup::widestButton(const QFontMetrics& metrics) const {
  return std::max(leastButtonWidth(metrics, tr("H&ints for %1").arg(9)),
                  leastButtonWidth(metrics, m_nextStep->text()));
}

int HelpGroup::leastWidth(const QFontMetrics& metrics) const {
  return 2 * widestButton(metrics) + kLowGap + 2 * kLowPadding;
}

void HelpGroup::showHints() {
  const auto digit = m_game.chosenDigit();
  m_hints->setText(digit ? tr("H&ints for %1").arg(digit->value()) : tr("H&ints"));
  m_hints->setChecked(m_game.hints());
}

}  // namespace sudoku
