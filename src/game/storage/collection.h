#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <QString>

#include "game/play/uniqueid.h"

namespace sudoku {

/// The most puzzles that a collection has.
inline constexpr int kMostInCollection = 1'000'000;

/// A collection of puzzles with all that is kept of it. Times are milliseconds since 1970, UTC.
struct Collection {
  UniqueId key;  ///< identifies the collection on every machine
  qint64 createdMs = 0;
  qint64 renamedMs = 0;  ///< when it got its name
  QString name;
  std::vector<std::string> puzzles;  ///< as toLine() writes them, in their order, none twice

  friend bool operator==(const Collection&, const Collection&) = default;
};

/// What lists say of a collection.
struct CollectionSummary {
  qint64 id = 0;  ///< the id of its row
  QString name;
  int puzzles = 0;

  friend bool operator==(const CollectionSummary&, const CollectionSummary&) = default;
};

/// The puzzles of a collection that a list shows, by their numbers and in its order. Shared, as there may be
/// a million.
struct CollectionWalk {
  qint64 collection = 0;
  std::shared_ptr<const std::vector<int>> numbers;  ///< null: all puzzles, in the order of the file

  friend bool operator==(const CollectionWalk&, const CollectionWalk&) = default;
};

/// How the next puzzle of a collection is chosen among those without a game.
enum class CollectionOrder : std::uint8_t { AsListed, Random };

}  // namespace sudoku
