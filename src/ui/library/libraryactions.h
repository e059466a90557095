#pragma once

#include <vector>

#include <QWidget>

class QAction;
class QLabel;
class QMenu;
class QPushButton;

namespace sudoku {

struct GameSummary;

/// The row below the list of games: the number of games, and buttons for what can be done with the selected
/// ones. A menu has the commands that are rarely used, and those whose buttons have no room.
class LibraryActions : public QWidget {
  Q_OBJECT

 public:
  explicit LibraryActions(QWidget* parent);

  /// Sets the current game or puzzle, to which commands for a single game apply (null if nothing is shown),
  /// and all selected games.
  void setGames(const GameSummary* chosen, const std::vector<const GameSummary*>& games);
  void setCanUndoDeletion(bool canUndo);
  void setText(const QString& text);

  /// Shows a menu of all commands for the selected games at a position on the screen.
  void showMenu(const QPoint& place);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

 signals:
  void keepWanted(bool keeps);
  void renameWanted();
  void tagsWanted();
  void reviewWanted();
  void replayWanted();
  void restartWanted();
  void exportWanted();
  /// Emitted when the player wants to print the selected puzzles, or all puzzles of the list.
  void printWanted(bool isAll);
  void selectAllWanted();
  void techniquesWanted();
  void deletionWanted();
  void undoDeletionWanted();
  void continueWanted();

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QPushButton* addButton(const QString& text);
  void connectParts();
  void fillMenu(QMenu* menu, bool hasAll) const;
  void arrange();
  int widthOf(const QPushButton* button) const;

  QString m_text;
  QLabel* m_label;
  QPushButton* m_undo;
  QPushButton* m_keep;
  QPushButton* m_rename;
  QPushButton* m_tags;
  QPushButton* m_review;
  QPushButton* m_replay;
  QPushButton* m_restart;
  QPushButton* m_delete;
  QPushButton* m_more;
  QPushButton* m_continue;
  QMenu* m_menu;
  QAction* m_export;
  QAction* m_print;
  QAction* m_printAll;
  QAction* m_selectAll;
  QAction* m_techniques;
  bool m_canUndo = false;
  /// The commands' buttons from left to right, except the one that opens the menu.
  std::vector<QPushButton*> m_buttons;
};

}  // namespace sudoku
