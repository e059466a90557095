#pragma once

#include <memory>
#include <vector>

#include <QObject>

#include "game/base/latestjob.h"
#include "game/storage/collection.h"

namespace sudoku {

class Library;
class LibraryModel;

/// Finds the numbers of the puzzles of a collection that the library shows, in their order.
class LibraryListing : public QObject {
  Q_OBJECT

 public:
  /// The library and the model must outlive this object.
  LibraryListing(const Library& library, const LibraryModel& model, QObject* parent);

  /// Starts to list the puzzles of a collection that pass the filter of the library's list. If all puzzles
  /// pass, found() is emitted at once; otherwise a worker thread looks for them, and an earlier search is
  /// stopped.
  void list(const CollectionSummary& collection);
  void cancel();
  /// The collection that the model shows, with the numbers of the listed puzzles in order.
  CollectionWalk walk() const;

 signals:
  /// Emitted when a worker thread has started to look for the puzzles that pass the filter.
  void begun();
  void found(const CollectionSummary& collection, const std::shared_ptr<const std::vector<int>>& numbers);

 private:
  const Library& m_library;
  const LibraryModel& m_model;
  CollectionSummary m_collection;
  LatestJob<std::vector<int>> m_job;
};

}  // namespace sudoku
