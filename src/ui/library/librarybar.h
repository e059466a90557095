#pragma once

#include <array>
#include <vector>

#include <QWidget>

#include "game/history/libraryfilter.h"
#include "game/storage/collection.h"

class QComboBox;
class QMenu;
class QPushButton;

namespace sudoku {

class Chip;

/// The row above the list of games, in which the player chooses the level of the games, their order, and
/// cards or rows. In a narrow window a menu replaces the choice of levels and the column at the left of the
/// list; in a very narrow one it replaces the whole row.
class LibraryBar : public QWidget {
  Q_OBJECT

 public:
  enum class Room { Wide, Narrow, Least };

  explicit LibraryBar(QWidget* parent);

  void setRoom(Room room);
  /// Sets what the menu offers: the fixed lists such as Solved, each with its number of games, the tags and
  /// the collections.
  void setContents(const std::array<int, kShelves.size()>& counts, const QStringList& tags,
                   const std::vector<CollectionSummary>& collections);
  /// Shows what a filter selects. If that is the puzzles of a collection, the games can also be sorted by
  /// number, which is chosen at first.
  void setFilter(const LibraryFilter& filter);
  LibraryOrder order() const;

 signals:
  void filterChosen(const LibraryFilter& filter);
  void orderChosen(LibraryOrder order);
  void cardsChosen(bool showsCards);
  void importWanted();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void makeLevels();
  void makeOrder();
  void makeSwitch();
  void fillMenu();
  void addShelves();
  void addLevels();
  void addCollections();
  void addTags();
  void addOrder();
  void addChoice(const QString& text, const LibraryFilter& filter);
  void choose(const LibraryFilter& filter);
  void fitLevels();
  void showMenuText();
  void offerNumbers(bool offers);

  std::array<int, kShelves.size()> m_counts{};
  QStringList m_tags;
  std::vector<CollectionSummary> m_collections;
  LibraryFilter m_filter;
  Room m_room = Room::Wide;
  QWidget* m_levelRow;
  std::vector<Chip*> m_levels;  ///< small toggle buttons: for all levels, and then for each level
  QPushButton* m_menuButton;
  QMenu* m_menu;
  QComboBox* m_order;
  int m_orderBefore = 0;  ///< index of the order that was chosen when no collection was shown
  QWidget* m_switch;
  QPushButton* m_cards;
  QPushButton* m_rows;
};

}  // namespace sudoku
