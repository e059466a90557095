#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "collection.h"
#include "game/play/gamesummary.h"
#include "gamedatabase.h"

/// Functions that read and write the database rows of collections and their puzzles. Each returns nothing or
/// false if an SQL statement fails. Precondition of all functions that write: a transaction is open.
namespace sudoku {

/// The state of a collection; the column `state` holds these numbers.
enum class CollectionState : std::uint8_t {
  Importing,  ///< hidden: being imported, or to be deleted
  Kept,
  Removed,  ///< removed by the player, who can undo that until the program ends
};

/// The collections in state Kept, sorted by name.
std::optional<std::vector<CollectionSummary>> readCollections(GameDatabase& database);
/// The ids of the collections in state Kept, in the order of their keys.
std::optional<std::vector<qint64>> collectionIds(GameDatabase& database);
/// A collection with all its puzzles.
std::optional<Collection> readCollection(GameDatabase& database, qint64 id);

/// The id of the collection with a key, even if the player has removed it; 0 if there is none.
std::optional<qint64> collectionWithKey(GameDatabase& database, const UniqueId& key);
/// Adds the row of a collection that is being imported, without puzzles. Returns the row's id.
std::optional<qint64> addCollection(GameDatabase& database, const Collection& collection);
/// Adds puzzles to a collection, numbered from `number` on. Precondition: the collection has none of them.
bool addMembers(GameDatabase& database, qint64 id, qint64 number, std::span<const std::string> puzzles);
/// Adds those of the puzzles that a collection lacks, without duplicates, numbered from `number` on. Returns
/// how many were added.
std::optional<int> addNewMembers(GameDatabase& database, qint64 id, qint64 number,
                                 std::span<const std::string> puzzles);
/// A collection in state Kept that has the name or, if none has it, begins with the puzzle.
std::optional<CollectionSummary> findSame(GameDatabase& database, const QString& name,
                                          const std::string& firstPuzzle);
/// The greatest number of a puzzle in a collection; 0 if the collection is empty.
std::optional<qint64> lastNumber(GameDatabase& database, qint64 id);
/// Sets the times and the name of a collection, and its state to Kept.
bool finishCollection(GameDatabase& database, qint64 id, const Collection& collection);
bool renameCollection(GameDatabase& database, qint64 id, const QString& name);
bool setCollectionState(GameDatabase& database, qint64 id, CollectionState state);
/// The ids of the collections whose import has not been completed, or was given up.
std::optional<std::vector<qint64>> unfinishedCollections(GameDatabase& database);
/// Removes some of a collection's puzzles with this number or a greater one, and deletes the puzzles that are
/// not used elsewhere. Returns whether there are more to remove.
std::optional<bool> dropMembersFrom(GameDatabase& database, qint64 id, qint64 number);
/// Marks the collections that the player has removed for deletion. If that fails, they stay removed.
void forgetRemovedCollections(GameDatabase& database);
/// Removes some puzzles of a collection, and its row together with the last puzzle. Deletes the puzzles that
/// are not used elsewhere. Returns whether there are more to remove.
std::optional<bool> dropMembers(GameDatabase& database, qint64 id);

/// Adds collections in state Kept, each complete, or replaces those with the same keys.
bool writeCollections(GameDatabase& database, const std::vector<Collection>& collections);

/// Reassembles collections from the rows of a damaged database.
class CollectionTables {
 public:
  // Each row of a table may be added more than once; a row that is not valid for its table is skipped.
  void addPuzzles(const TableRows& rows);      ///< columns: id, cells
  void addMembers(const TableRows& rows);      ///< columns: collection, number, puzzle
  void addCollections(const TableRows& rows);  ///< columns: id, key, created, renamed, name, state

  /// The collections in state Kept, with those of their puzzles that could be read.
  std::vector<Collection> collections() const;

 private:
  std::map<qint64, std::string> m_puzzles;
  std::map<std::pair<qint64, qint64>, qint64> m_members;
  std::map<qint64, Collection> m_collections;
};

/// The puzzles of a collection with these numbers, in the order of `numbers`, as entries for lists of games.
/// Numbers without a puzzle are left out.
std::optional<std::vector<GameSummary>> readMembers(GameDatabase& database,
                                                    const CollectionSummary& collection,
                                                    const std::vector<int>& numbers);
/// The puzzles of a collection from `number` on, at most `count`, as entries for lists of games.
std::optional<std::vector<GameSummary>> readMembersFrom(GameDatabase& database,
                                                        const CollectionSummary& collection, int number,
                                                        int count);
/// The numbers of the puzzles of a collection of which a game has been begun.
std::optional<std::vector<int>> begunNumbers(GameDatabase& database, qint64 id);
/// A puzzle of a collection without a game, as a line of 81 characters: the first from `number` on, or, if
/// there is none, the first from the beginning. Empty if all puzzles have games.
std::optional<std::string> unplayedPuzzle(GameDatabase& database, qint64 id, qint64 number);
/// A random puzzle of a collection without a game, as a line of 81 characters; empty if all puzzles have
/// games.
std::optional<std::string> anyUnplayedPuzzle(GameDatabase& database, qint64 id);

/// Pairs of a game's row id and a collection that contains its puzzle; the collections of a game are sorted
/// by name.
std::optional<std::vector<std::pair<qint64, Membership>>> readMemberships(GameDatabase& database);
/// The collections in state Kept that contain a puzzle, sorted by name, with the puzzle's number in each.
std::optional<std::vector<Membership>> placesOf(GameDatabase& database, const Grid& givens);

}  // namespace sudoku
