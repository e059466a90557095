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

/// The entries of the menus with their keys, to be searched, and a field that records a new key for the
/// chosen entry. A free key is given at once; for one that belongs to another entry the dialog says so, and
/// offers to take it.
class KeysDialog : public QDialog {
  Q_OBJECT

 public:
  /// The menu keys outlive the dialog.
  explicit KeysDialog(MenuKeys& keys, QWidget* parent = nullptr);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fill();
  void placeParts();
  /// Shows the entries that have all the words, and the menus that have such entries.
  void search(const QString& text);
  void refresh();
  void showChosen();
  const KeyedAction* chosen() const;
  /// Gives keys to the chosen entry, or says to what they belong.
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
  QList<QKeySequence> m_wanted;  ///< keys that are wanted and still belong to other entries
};

}  // namespace sudoku
