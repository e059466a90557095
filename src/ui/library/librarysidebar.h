#pragma once

#include <array>
#include <vector>

#include <QScrollArea>

#include "game/history/libraryfilter.h"
#include "game/storage/collection.h"

class QLabel;
class QVBoxLayout;

namespace sudoku {

class Chip;
class LibraryFlow;

/// The column at the left of the library: the fixed lists such as Solved, each with its number of games, the
/// collections, and the tags.
class LibrarySidebar : public QScrollArea {
  Q_OBJECT

 public:
  explicit LibrarySidebar(QWidget* parent);

  void setCounts(const std::array<int, kShelves.size()>& counts);
  /// Sets the collections, and the number of solved puzzles of each, by collection id.
  void setCollections(const std::vector<CollectionSummary>& collections, const std::map<qint64, int>& solved);
  /// Sets the tags, of which at most kMostTags are shown, beginning with the first.
  void setTags(const QStringList& tags);
  void setFilter(const LibraryFilter& filter);
  /// Sets a line of muted text at the bottom of the column; empty for none.
  void setNote(const QString& text);

 signals:
  void filterChosen(const LibraryFilter& filter);
  void importWanted();

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void makeShelves(QVBoxLayout* column);
  void makeCollections(QVBoxLayout* column);
  void addCollection(const CollectionSummary& collection);

  LibraryFilter m_filter;
  QWidget* m_content;
  QLabel* m_collectionsHeading;
  QVBoxLayout* m_collectionColumn;
  std::map<qint64, Chip*> m_collections;  ///< the collections' buttons, by the ids of the collections
  std::vector<qint64> m_collectionOrder;
  Chip* m_import;
  std::array<Chip*, kShelves.size()> m_shelves{};
  QLabel* m_heading;
  LibraryFlow* m_flow;
  QLabel* m_note;
  std::vector<Chip*> m_tags;
};

}  // namespace sudoku
