#pragma once

#include <vector>

#include <QWidget>

class QLabel;
class QMenu;
class QPushButton;

namespace sudoku {

struct GameSummary;

/// The row below the games: how many there are, and what can be done with the chosen one. Buttons that have
/// no room stand in a menu.
class LibraryActions : public QWidget {
  Q_OBJECT

 public:
  explicit LibraryActions(QWidget* parent);

  /// The game that is chosen, or null.
  void setGame(const GameSummary* game);
  void setCanUndoDeletion(bool canUndo);
  void setText(const QString& text);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

 signals:
  void keepWanted(bool keeps);
  void renameWanted();
  void tagsWanted();
  void replayWanted();
  void restartWanted();
  void deletionWanted();
  void undoDeletionWanted();
  void continueWanted();

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QPushButton* addButton(const QString& text);
  void fillMenu();
  void arrange();
  int widthOf(const QPushButton* button) const;

  QString m_text;
  QLabel* m_label;
  QPushButton* m_undo;
  QPushButton* m_keep;
  QPushButton* m_replay;
  QPushButton* m_more;
  QPushButton* m_continue;
  QMenu* m_menu;
  bool m_canUndo = false;
  std::vector<QPushButton*> m_buttons;  ///< from left to right, without that of the menu
};

}  // namespace sudoku
