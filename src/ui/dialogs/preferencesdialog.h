#pragma once

#include <functional>
#include <vector>

#include <QDialog>

#include "game/viewchoices.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QScrollArea;
class QVBoxLayout;

namespace sudoku {

class GameController;
class Settings;

/// How the game looks and sounds, what it marks and erases, time, and the techniques of hints, in groups that
/// can be searched. Each choice is kept and shown at once; Reset brings all back to what they were at first.
class PreferencesDialog : public QDialog {
  Q_OBJECT

 public:
  /// The settings and the controller outlive the dialog.
  PreferencesDialog(const Settings& settings, GameController& controller, QWidget* parent = nullptr);

 signals:
  void changed();
  /// The keys are to be changed, in a dialog of their own.
  void keysWanted();

 private:
  /// A row and the words that it is found by.
  struct Row {
    QWidget* group;
    QFormLayout* form;
    QWidget* widget;
    QString words;
  };

  QFormLayout* addGroup(const QString& title);
  void addLooks();
  void addMarks();
  void addEntering();
  void addTime();
  void addHints();
  void addKeys();
  void addRow(QFormLayout* form, const QString& label, QWidget* field, const QString& words = {});
  void addFlag(QFormLayout* form, const QString& text, bool ViewChoices::*choice);
  void addSwitch(QFormLayout* form, const QString& text, bool isOn, const std::function<void(bool)>& set);
  void change(const std::function<void(ViewChoices&)>& with);
  void search(const QString& text);
  void reset();
  void fill();

  const Settings& m_settings;
  GameController& m_controller;
  QLineEdit* m_search;
  QScrollArea* m_area;
  QVBoxLayout* m_groups = nullptr;
  std::vector<Row> m_rows;
};

}  // namespace sudoku
