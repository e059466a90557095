#pragma once

#include <vector>

#include <QListView>

namespace sudoku {

class LibraryDelegate;
class LibraryModel;
struct GameSummary;

/// The list of games of the library, as cards in as many columns as fit, or as rows. One game is chosen, and
/// others can be selected together with it.
class LibraryView : public QListView {
  Q_OBJECT

 public:
  explicit LibraryView(QWidget* parent);

  LibraryModel& games() const { return *m_model; }
  void setShowsCards(bool showsCards);
  /// Sets the text that is shown if there are no games.
  void setEmptyText(const QString& text);

  /// The current game if it is selected, else another selected game; null if none is selected. Valid until
  /// the next call.
  const GameSummary* chosen() const;
  /// The selected games in the order of the list, without puzzles that have not been begun.
  std::vector<const GameSummary*> selected() const;
  /// The rows of all selected items, in ascending order.
  std::vector<int> selectedRows() const;
  /// The number of selected items, including puzzles that have not been begun.
  int selectedCount() const;
  /// Chooses the game in a row, and selects only that game; selects none if there is no such row.
  void choose(int row);
  /// Adds those of the games to the selection that the list shows.
  void selectMore(const std::vector<qint64>& ids);

 signals:
  /// Emitted when another game is chosen, or other games are selected.
  void chosenChanged();
  void removalWanted();
  /// Emitted when the player wants a menu of commands for the selected games at a position on the screen.
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
