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

/// The row above the games: their level, order, and whether they are cards or rows. In a narrow window a menu
/// takes the place of the levels and of the column of shelves, collections and tags; in a very narrow one of
/// everything.
class LibraryBar : public QWidget {
  Q_OBJECT

 public:
  enum class Room { Wide, Narrow, Least };

  explicit LibraryBar(QWidget* parent);

  void setRoom(Room room);
  /// Sets what the menu offers.
  void setContents(const std::array<int, kShelves.size()>& counts, const QStringList& tags,
                   const std::vector<CollectionSummary>& collections);
  /// Shows the choices of a filter. A collection can be sorted by numbers, and is at first.
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
  void showMenuText();
  void offerNumbers(bool offers);

  std::array<int, kShelves.size()> m_counts{};
  QStringList m_tags;
  std::vector<CollectionSummary> m_collections;
  LibraryFilter m_filter;
  Room m_room = Room::Wide;
  QWidget* m_levelRow;
  std::vector<Chip*> m_levels;  ///< chip for all levels, then one for each
  QPushButton* m_menuButton;
  QMenu* m_menu;
  QComboBox* m_order;
  int m_orderBefore = 0;  ///< order before a collection was chosen
  QWidget* m_switch;
  QPushButton* m_cards;
  QPushButton* m_rows;
};

}  // namespace sudoku
