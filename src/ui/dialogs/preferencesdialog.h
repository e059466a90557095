#pragma once

#include <QDialog>

namespace sudoku {

class GameController;
class Settings;

/// Colours, marks, the clock and hints. Each choice is kept and shown at once.
class PreferencesDialog : public QDialog {
  Q_OBJECT

 public:
  /// The settings and the controller outlive the dialog.
  PreferencesDialog(const Settings& settings, GameController& controller, QWidget* parent = nullptr);

 signals:
  void changed();
};

}  // namespace sudoku
