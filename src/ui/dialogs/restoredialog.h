#pragma once

#include <vector>

#include <QDialog>

#include "game/base/latestjob.h"
#include "game/storage/backups.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace sudoku {

class HistoryFiles;

/// A list of the backups with their days and numbers of games and moves. Restoring a backup adds the games
/// that are missing, and removes nothing.
class RestoreDialog : public QDialog {
  Q_OBJECT

 public:
  /// The arguments outlive the dialog. Backups are read off the GUI thread.
  explicit RestoreDialog(HistoryFiles& files, QWidget* parent = nullptr);

 private:
  void show(const std::vector<BackupSummary>& backups);
  void restore();

  HistoryFiles& m_files;
  std::vector<BackupSummary> m_backups;
  QLabel* m_about;
  QListWidget* m_list;
  QPushButton* m_restore;
  LatestJob<std::vector<BackupSummary>> m_job;
};

}  // namespace sudoku
