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
  /// Library and model outlive it.
  LibraryListing(const Library& library, const LibraryModel& model, QObject* parent);

  /// Of a collection that the model asks for: at once if that is all of it, else off the GUI thread, in place
  /// of what is being found out.
  void list(const CollectionSummary& collection);
  void cancel();
  /// The puzzles that the model shows of it.
  CollectionWalk walk() const;

 signals:
  /// They are being found out.
  void begun();
  void found(const CollectionSummary& collection, const std::shared_ptr<const std::vector<int>>& numbers);

 private:
  const Library& m_library;
  const LibraryModel& m_model;
  CollectionSummary m_collection;
  LatestJob<std::vector<int>> m_job;
};

}  // namespace sudoku
