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

/// What the rows of collections, and of puzzles beside games, mean. Each function gives nothing or false if a
/// statement fails. Precondition of all that write: in a transaction.
namespace sudoku {

/// The state of a collection; the numbers are those of the column.
enum class CollectionState : std::uint8_t {
  Importing,  ///< hidden: still being imported, or to be cleared away
  Kept,
  Removed,  ///< by the player, who can have it back until the end of the program
};

/// The collections that are kept, by their names.
std::optional<std::vector<CollectionSummary>> readCollections(GameDatabase& database);
/// The ids of the collections that are kept, in the order of their keys.
std::optional<std::vector<qint64>> collectionIds(GameDatabase& database);
/// A collection with all its puzzles.
std::optional<Collection> readCollection(GameDatabase& database, qint64 id);

/// The id of the collection with a key, removed or not; 0 if there is none.
std::optional<qint64> collectionWithKey(GameDatabase& database, const UniqueId& key);
/// Adds the row of a collection that is being imported, without puzzles. The id of the row.
std::optional<qint64> addCollection(GameDatabase& database, const Collection& collection);
/// Adds puzzles to a collection, numbered from `number` on. Precondition: none of them is in it.
bool addMembers(GameDatabase& database, qint64 id, qint64 number, std::span<const std::string> puzzles);
/// Adds the puzzles that are not in a collection yet, none twice. How many were added.
std::optional<int> addNewMembers(GameDatabase& database, qint64 id, qint64 number,
                                 std::span<const std::string> puzzles);
/// The kept collection that has that name, or else begins with that puzzle.
std::optional<CollectionSummary> findSame(GameDatabase& database, const QString& name,
                                          const std::string& firstPuzzle);
/// The largest number in a collection; 0 if it is empty.
std::optional<qint64> lastNumber(GameDatabase& database, qint64 id);
/// Gives a collection its times and its name, and shows it.
bool finishCollection(GameDatabase& database, qint64 id, const Collection& collection);
bool renameCollection(GameDatabase& database, qint64 id, const QString& name);
bool setCollectionState(GameDatabase& database, qint64 id, CollectionState state);
/// The collections whose import has not ended, or never will.
std::optional<std::vector<qint64>> unfinishedCollections(GameDatabase& database);
/// Takes some puzzles, from a number on, out of a collection, and deletes those that nothing else uses.
/// Whether there are more to take out.
std::optional<bool> dropMembersFrom(GameDatabase& database, qint64 id, qint64 number);
/// Marks the collections that the player has removed as unfinished, so that they are cleared away. If that
/// fails, they stay removed.
void forgetRemovedCollections(GameDatabase& database);
/// Takes some puzzles out of a collection, and with the last one deletes its row. Deletes the puzzles that
/// nothing else uses. Whether there are more to take out.
std::optional<bool> dropMembers(GameDatabase& database, qint64 id);

/// Adds or replaces collections that are kept, all at once.
bool writeCollections(GameDatabase& database, const std::vector<Collection>& collections);

/// Collections put together again from the rows of a damaged file.
class CollectionTables {
 public:
  // Rows may come twice; what can be no row of its table is passed over.
  void addPuzzles(const TableRows& rows);      ///< columns: id, cells
  void addMembers(const TableRows& rows);      ///< columns: collection, number, puzzle
  void addCollections(const TableRows& rows);  ///< columns: id, key, created, renamed, name, state

  /// The collections that were kept, with as many of their puzzles as are left.
  std::vector<Collection> collections() const;

 private:
  std::map<qint64, std::string> m_puzzles;
  std::map<std::pair<qint64, qint64>, qint64> m_members;
  std::map<qint64, Collection> m_collections;
};

/// Puzzles of a collection by their numbers, in the order of the numbers, as lists show puzzles without a
/// game. A number without a puzzle is left out.
std::optional<std::vector<GameSummary>> readMembers(GameDatabase& database,
                                                    const CollectionSummary& collection,
                                                    const std::vector<int>& numbers);
/// The puzzles of a collection from a number on, at most `count`.
std::optional<std::vector<GameSummary>> readMembersFrom(GameDatabase& database,
                                                        const CollectionSummary& collection, int number,
                                                        int count);
/// The numbers of the puzzles of which a game has been begun.
std::optional<std::vector<int>> begunNumbers(GameDatabase& database, qint64 id);
/// A puzzle of the collection of which no game has been begun: the first from `number` on, or else from the
/// start on. Empty if there is none.
std::optional<std::string> unplayedPuzzle(GameDatabase& database, qint64 id, qint64 number);
/// Any puzzle of a collection that no game has been begun of, as a line; empty if there is none.
std::optional<std::string> anyUnplayedPuzzle(GameDatabase& database, qint64 id);

/// The rows of games, each with a collection that has its puzzle; the collections of a game in the order of
/// their names.
std::optional<std::vector<std::pair<qint64, Membership>>> readMemberships(GameDatabase& database);
/// The places of a puzzle in the collections that are kept, in the order of their names.
std::optional<std::vector<Membership>> placesOf(GameDatabase& database, const Grid& givens);

}  // namespace sudoku
