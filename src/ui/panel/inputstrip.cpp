#include "inputstrip.h"

#include <QHBoxLayout>

#include "game/game.h"
#include "game/gamecontroller.h"
#include "panelbutton.h"
#include "ui/style/icons.h"

namespace sudoku {

InputStrip::InputStrip(const Game& game, GameController& controller, QWidget* parent)
    : QWidget(parent),
      m_game(game),
      m_undo(makePanelButton({}, this)),
      m_redo(makePanelButton({}, this)),
      m_notes(makePanelToggle({}, this)) {
  m_undo->setAccessibleName(tr("Undo"));
  m_redo->setAccessibleName(tr("Redo"));
  m_notes->setAccessibleName(tr("Notes"));
  m_undo->setIcon(lineIcon(IconShape::Undo));
  m_redo->setIcon(lineIcon(IconShape::Redo));
  m_notes->setIcon(lineIcon(IconShape::Notes));
  connect(m_undo, &QPushButton::clicked, &controller, &GameController::undo);
  connect(m_redo, &QPushButton::clicked, &controller, &GameController::redo);
  connect(m_notes, &QPushButton::toggled, &controller, &GameController::setNotesMode);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  for (QPushButton* button : {m_undo, m_redo, m_notes}) row->addWidget(button, 1);
  connect(&m_game, &Game::started, this, &InputStrip::refresh);
  connect(&m_game, &Game::notesModeChanged, this, &InputStrip::refresh);
  connect(&m_game, &Game::cellsChanged, this, &InputStrip::refresh);
  refresh();
}

void InputStrip::setShape(const Arrangement& arrangement) {
  const bool hasWords =
      arrangement.shape == WindowShape::Normal || arrangement.shape == WindowShape::Portrait;
  for (QPushButton* button : {m_undo, m_redo, m_notes}) {
    button->setText(hasWords ? button->accessibleName() : QString());
    button->setIconSize(QSize(1, 1) * qRound(16 * arrangement.unit));
  }
  layout()->setSpacing(qRound(8 * arrangement.unit));
}

void InputStrip::refresh() {
  m_undo->setEnabled(m_game.canUndo());
  m_redo->setEnabled(m_game.canRedo());
  m_notes->setChecked(m_game.notesMode());
}

}  // namespace sudoku
