#include "checkpointsdialog.h"

#include <algorithm>

#include <QDialogButtonBox>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "game/control/boardcommands.h"
#include "game/play/checkpointnames.h"
#include "game/play/game.h"

namespace sudoku {

CheckpointsDialog::CheckpointsDialog(const Game& game, BoardCommands& board, QWidget* parent)
    : QDialog(parent), m_game(game), m_board(board), m_list(new QListWidget(this)) {
  setWindowTitle(tr("Checkpoints"));
  m_list->setAccessibleName(windowTitle());
  m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  m_return = buttons->addButton(tr("Re&turn"), QDialogButtonBox::ActionRole);
  m_rename = buttons->addButton(tr("&Rename"), QDialogButtonBox::ActionRole);
  m_remove = buttons->addButton(tr("&Delete"), QDialogButtonBox::ActionRole);
  for (QAbstractButton* button : buttons->buttons())
    if (auto* push = qobject_cast<QPushButton*>(button)) push->setAutoDefault(false);
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_list);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_return, &QPushButton::clicked, this, [this] {
    const auto place = static_cast<std::size_t>(m_list->currentRow());
    accept();
    m_board.returnTo(place);
  });
  connect(m_rename, &QPushButton::clicked, m_list, [this] { m_list->editItem(m_list->currentItem()); });
  connect(m_remove, &QPushButton::clicked, this,
          [this] { m_board.removeCheckpoint(static_cast<std::size_t>(m_list->currentRow())); });
  connect(m_list, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
    m_board.renameCheckpoint(static_cast<std::size_t>(m_list->row(item)), item->text().simplified());
    read();  // shows the name that has been stored for the checkpoint
  });
  connect(m_list, &QListWidget::currentRowChanged, this, &CheckpointsDialog::showChosen);
  connect(&m_game, &Game::checkpointsChanged, this, &CheckpointsDialog::read);
  connect(&m_game, &Game::started, this, &QDialog::reject);
  read();
}

void CheckpointsDialog::read() {
  const int chosen = std::max(0, m_list->currentRow());
  {
    const QSignalBlocker blocker(m_list);
    const auto& checkpoints = m_game.checkpoints();
    const auto count = static_cast<int>(checkpoints.size());
    while (m_list->count() > count) delete m_list->takeItem(m_list->count() - 1);
    while (m_list->count() < count) m_list->addItem(QString());
    for (int row = 0; row < count; ++row) {
      m_list->item(row)->setText(CheckpointNames::shown(checkpoints[static_cast<std::size_t>(row)].name));
      m_list->item(row)->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable);
    }
    m_list->setCurrentRow(std::min(chosen, count - 1));
  }
  showChosen();
}

void CheckpointsDialog::showChosen() {
  const bool hasChosen = m_list->currentRow() >= 0;
  m_return->setEnabled(hasChosen && !m_game.isSolved());
  m_rename->setEnabled(hasChosen);
  m_remove->setEnabled(hasChosen);
}

}  // namespace sudoku
