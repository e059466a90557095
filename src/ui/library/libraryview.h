#pragma once

#include <vector>

#include <QListView>

namespace sudoku {

class LibraryDelegate;
class LibraryModel;
struct GameSummary;
struct Theme;

/// The games of the library, as cards in as many columns as there is room for, or as rows. One is chosen, and
/// others can be selected with it.
class LibraryView : public QListView {
  Q_OBJECT

 public:
  explicit LibraryView(QWidget* parent);

  LibraryModel& games() const { return *m_model; }
  void setTheme(const Theme& theme);
  void setShowsCards(bool showsCards);
  /// What stands there if there is no game.
  void setEmptyText(const QString& text);

  /// The current one of those that are selected, or another one; null if none is. Until the next call.
  const GameSummary* chosen() const;
  /// The games that are selected, in the order in which they are shown, without puzzles that have not been
  /// begun.
  std::vector<const GameSummary*> selected() const;
  /// Rows of all that is selected, in their order.
  std::vector<int> selectedRows() const;
  /// How many items are selected.
  int selectedCount() const;
  /// Chooses a game and no other, or none if it is not there.
  void choose(int row);
  /// Selects those of these games that are there, too.
  void selectMore(const std::vector<qint64>& ids);

 signals:
  /// Another game is chosen, or others are selected.
  void chosenChanged();
  void removalWanted();
  /// What can be done with the selected games is asked for, at a place on the screen.
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
