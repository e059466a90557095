#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <QString>

#include "game/play/uniqueid.h"

namespace sudoku {

/// A collection of puzzles with everything that is stored about it. Times are milliseconds since 1970, UTC.
struct Collection {
  UniqueId key;  ///< unique id of the collection on every machine
  qint64 createdMs = 0;
  qint64 renamedMs = 0;  ///< when the collection got its name
  QString name;
  /// The puzzles as lines of 81 characters, in the order of the collection, without duplicates.
  std::vector<std::string> puzzles;

  friend bool operator==(const Collection&, const Collection&) = default;
};

/// What lists show of a collection.
struct CollectionSummary {
  qint64 id = 0;  ///< the id of the collection's row in the database
  QString name;
  int puzzles = 0;

  friend bool operator==(const CollectionSummary&, const CollectionSummary&) = default;
};

/// Puzzles of a collection, in the order in which a list shows them. Copies share the puzzle numbers, as
/// there may be a million.
struct CollectionWalk {
  qint64 collection = 0;
  /// The numbers of the puzzles in the collection; null for all puzzles, in the order of the imported file.
  std::shared_ptr<const std::vector<int>> numbers;

  friend bool operator==(const CollectionWalk&, const CollectionWalk&) = default;
};

/// How the next puzzle of a collection is chosen among the puzzles without a game.
enum class CollectionOrder : std::uint8_t { AsListed, Random };

}  // namespace sudoku
