#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <QDialog>

#include "game/settings/viewchoices.h"

class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QTabBar;
class QVBoxLayout;

namespace sudoku {

class Preferences;
class Settings;

/// The preferences, on tabs and with a search: how the game looks and sounds, what it marks and erases, the
/// clock and pauses, and which techniques hints may use. Each choice is stored and takes effect at once.
/// Reset restores all defaults, which can be undone until the dialog is closed.
class PreferencesDialog : public QDialog {
  Q_OBJECT

 public:
  /// Settings and preferences outlive the dialog.
  PreferencesDialog(const Settings& settings, Preferences& preferences, QWidget* parent = nullptr);
  ~PreferencesDialog() override;

 signals:
  void changed();
  /// Emitted when the player wants to change keyboard shortcuts, for which there is another dialog.
  void keysWanted();

 private:
  /// A row of the dialog, with the number of its tab and the words by which a search finds it.
  struct Row {
    int tab;
    QWidget* group;
    QFormLayout* form;
    QWidget* widget;
    QString words;
  };

  /// The values of all preferences in this dialog.
  struct Choices;

  Choices choices() const;
  void take(const Choices& choices);
  void addFoot(QVBoxLayout* column);
  void addTab(const QString& title);
  QFormLayout* addGroup(const QString& title);
  void addLooks();
  void addLanguage(QFormLayout* form);
  void addDigits(QFormLayout* form);
  void addPanel();
  void addMarks();
  void addEntering();
  void addTime();
  void addHints();
  void addKeys();
  void addRow(QFormLayout* form, const QString& label, QWidget* field, const QString& words = {});
  void addFlag(QFormLayout* form, const QString& text, bool ViewChoices::*choice);
  void addSwitch(QFormLayout* form, const QString& text, bool isOn, const std::function<void(bool)>& set);
  void change(const std::function<void(ViewChoices&)>& with);
  void showRows();
  void reset();
  void undoReset();
  void fill();

  const Settings& m_settings;
  Preferences& m_preferences;
  QLineEdit* m_search;
  QTabBar* m_tabs;
  QScrollArea* m_area;
  QLabel* m_line;       ///< says what Reset has changed
  QPushButton* m_undo;  ///< button that undoes Reset
  std::unique_ptr<Choices> m_before;
  QVBoxLayout* m_groups = nullptr;
  std::vector<Row> m_rows;
};

}  // namespace sudoku
