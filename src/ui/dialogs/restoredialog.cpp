#include "restoredialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include "game/control/historyfiles.h"
#include "ui/style/dialogspacing.h"

namespace sudoku {

RestoreDialog::RestoreDialog(HistoryFiles& files, QWidget* parent)
    : QDialog(parent),
      m_files(files),
      m_about(new QLabel(tr("The backups are being read …"), this)),
      m_list(new QListWidget(this)),
      m_job([this](const std::vector<BackupSummary>& backups) { show(backups); }) {
  setWindowTitle(tr("Restore a Backup"));
  m_about->setWordWrap(true);
  m_list->setAccessibleName(tr("Backups"));
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  m_restore = buttons->addButton(tr("&Restore"), QDialogButtonBox::AcceptRole);
  m_restore->setDefault(true);
  m_restore->setEnabled(false);
  connect(buttons, &QDialogButtonBox::accepted, this, &RestoreDialog::restore);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_list, &QListWidget::itemDoubleClicked, this, &RestoreDialog::restore);

  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(kDialogMargin, kDialogMargin, kDialogMargin, kDialogMargin);
  column->setSpacing(kDialogSpacing);
  column->addWidget(m_about);
  column->addWidget(m_list, 1);
  column->addWidget(buttons);
  sizeByText(*this, {460, 320});
  m_job.run([directory = m_files.directory()](const std::stop_token& stop) {
    return listBackups(directory, stop);
  });
}

void RestoreDialog::show(const std::vector<BackupSummary>& backups) {
  m_backups = backups;
  m_about->setText(backups.empty()
                       ? tr("There is no backup yet. One is made of each day on which you play.")
                       : tr("The games of the backup that are missing come back. Nothing is taken away."));
  const QLocale locale;
  for (const BackupSummary& backup : backups)
    m_list->addItem(tr("%1: games: %2, moves: %3")
                        .arg(locale.toString(backup.day, QLocale::LongFormat), locale.toString(backup.games),
                             locale.toString(backup.moves)));
  m_list->setCurrentRow(0);
  m_restore->setEnabled(!backups.empty());
  m_list->setFocus();
}

void RestoreDialog::restore() {
  const int row = m_list->currentRow();
  if (row < 0) return;
  const QString path = m_backups[static_cast<std::size_t>(row)].path;
  accept();
  m_files.restoreBackup(path);
}

}  // namespace sudoku
