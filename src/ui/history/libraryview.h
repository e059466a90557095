#pragma once

#include <optional>

#include <QListView>

namespace sudoku {

class LibraryDelegate;
class LibraryModel;
struct GameSummary;
struct Theme;

/// The games of the library, as cards in as many columns as there is room for, or as rows. One is chosen.
class LibraryView : public QListView {
  Q_OBJECT

 public:
  explicit LibraryView(QWidget* parent);

  LibraryModel& games() const { return *m_model; }
  void setTheme(const Theme& theme);
  void setShowsCards(bool showsCards);
  /// What stands there if there is no game.
  void setEmptyText(const QString& text);

  /// Null if none is chosen.
  const GameSummary* chosen() const;
  /// Chooses a game, or none if it is not there.
  void choose(int row);

 signals:
  void chosenChanged();
  void removalWanted();

 protected:
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
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
