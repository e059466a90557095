#pragma once

#include <QDialog>

namespace sudoku {

class Settings;

/// Colours and conflict marks. Each choice is kept and shown at once.
class PreferencesDialog : public QDialog {
  Q_OBJECT

 public:
  /// The settings outlive the dialog.
  explicit PreferencesDialog(Settings& settings, QWidget* parent = nullptr);

 signals:
  void changed();
};

}  // namespace sudoku
