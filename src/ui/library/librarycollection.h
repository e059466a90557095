#pragma once

#include <vector>

#include <QWidget>

#include "game/storage/collection.h"

class QLabel;
class QMenu;
class QPushButton;

namespace sudoku {

/// The row about the chosen collection: how many of its puzzles are solved, and buttons for what can be done
/// with it. A menu has the commands whose buttons have no room.
class LibraryCollection : public QWidget {
  Q_OBJECT

 public:
  explicit LibraryCollection(QWidget* parent);

  /// Shows a collection and how many of its puzzles are solved.
  void setCollection(const CollectionSummary& collection, int solved);
  /// Sets whether the next puzzle of the collection is known, so that it can be played.
  void setReady(bool isReady);
  /// The collection that is shown, or was shown last.
  const CollectionSummary& collection() const { return m_collection; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

 signals:
  void nextWanted(qint64 id, CollectionOrder order);
  void renameWanted(qint64 id, const QString& name);
  void deletionWanted(qint64 id);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QPushButton* addButton(const QString& text);
  int widthOf(const QPushButton* button) const;
  void arrange();
  void fillMenu();

  CollectionSummary m_collection;
  int m_solved = 0;
  QLabel* m_label;
  /// The commands' buttons from left to right, except the one that opens the menu.
  std::vector<QPushButton*> m_buttons;
  QPushButton* m_more;
  QMenu* m_menu;
};

}  // namespace sudoku
