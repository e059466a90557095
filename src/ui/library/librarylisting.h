#pragma once

#include <memory>
#include <vector>

#include <QObject>

#include "game/base/latestjob.h"
#include "game/storage/collection.h"

namespace sudoku {

class Library;
class LibraryModel;

/// Finds out which puzzles of a collection the library shows, and in what order.
class LibraryListing : public QObject {
  Q_OBJECT

 public:
  /// Library and model outlive the listing.
  LibraryListing(const Library& library, const LibraryModel& model, QObject* parent);

  /// Lists the puzzles of a collection that the model's filter lets pass: at once if these are all of them,
  /// else off the GUI thread, in place of a listing under way.
  void list(const CollectionSummary& collection);
  void cancel();
  /// The listed puzzles of the collection that the model shows, in order.
  CollectionWalk walk() const;

 signals:
  /// A listing off the GUI thread has begun.
  void begun();
  void found(const CollectionSummary& collection, const std::shared_ptr<const std::vector<int>>& numbers);

 private:
  const Library& m_library;
  const LibraryModel& m_model;
  CollectionSummary m_collection;
  LatestJob<std::vector<int>> m_job;
};

}  // namespace sudoku
