#pragma once

#include <QDialog>
#include <QKeySequence>
#include <QList>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace sudoku {

class KeyRecorder;
class MenuKeys;
struct KeyedAction;

/// Lists all menu commands with their keyboard shortcuts, with a search and a field that records a new
/// shortcut for the chosen command. An unused shortcut takes effect at once; if another command has it, the
/// dialog says so and offers to take it from that command.
class KeysDialog : public QDialog {
  Q_OBJECT

 public:
  /// `keys` outlives the dialog.
  explicit KeysDialog(MenuKeys& keys, QWidget* parent = nullptr);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fill();
  void placeParts();
  /// Shows only the commands that contain all words of the text, and the menus of these commands.
  void search(const QString& text);
  void refresh();
  void showChosen();
  const KeyedAction* chosen() const;
  /// Makes keys the shortcuts of the chosen command, or says which other command has them.
  void give(const QList<QKeySequence>& keys);
  void take();
  void say(const QString& text);

  MenuKeys& m_keys;
  QLineEdit* m_search;
  QTreeWidget* m_list;
  QLabel* m_title;
  KeyRecorder* m_recorder;
  QPushButton* m_clear;
  QPushButton* m_usual;
  QLabel* m_message;
  QPushButton* m_take;
  /// Shortcuts that the player wants for the chosen command, but that other commands have.
  QList<QKeySequence> m_wanted;
};

}  // namespace sudoku
