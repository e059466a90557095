#pragma once

#include <vector>

#include <QListView>

namespace sudoku {

class LibraryDelegate;
class LibraryModel;
struct GameSummary;

/// The games of the library, as cards in as many columns as there is room for, or as rows. One is chosen, and
/// others can be selected with it.
class LibraryView : public QListView {
  Q_OBJECT

 public:
  explicit LibraryView(QWidget* parent);

  LibraryModel& games() const { return *m_model; }
  void setShowsCards(bool showsCards);
  /// Sets the text that is shown if there is no game.
  void setEmptyText(const QString& text);

  /// The current one of the selected games, or another of them; null if none is selected. Valid until the
  /// next call.
  const GameSummary* chosen() const;
  /// The selected games in the order in which they are shown, without puzzles that have not been begun.
  std::vector<const GameSummary*> selected() const;
  /// The rows of everything selected, in order.
  std::vector<int> selectedRows() const;
  /// The number of selected items.
  int selectedCount() const;
  /// Chooses the game of a row and no other; none if there is no such row.
  void choose(int row);
  /// Adds games to the selection, as far as they are shown.
  void selectMore(const std::vector<qint64>& ids);

 signals:
  /// Another game is chosen, or others are selected.
  void chosenChanged();
  void removalWanted();
  /// The player wants a menu of commands for the selected games, at a place on the screen.
  void menuWanted(const QPoint& place);

 protected:
  void contextMenuEvent(QContextMenuEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void arrangeColumns();

  LibraryModel* m_model;
  LibraryDelegate* m_delegate;
  QString m_emptyText;
};

}  // namespace sudoku
