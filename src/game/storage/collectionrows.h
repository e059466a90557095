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

/// How it stands with a collection; the numbers are those of the column.
enum class CollectionState : std::uint8_t {
  Importing,  ///< not to be seen yet, or to be cleared away
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
/// Adds the row of a collection that is being imported, without puzzles. Its id.
std::optional<qint64> addCollection(GameDatabase& database, const Collection& collection);
/// Adds puzzles to a collection, numbered from `number` on. Precondition: none of them is in it.
bool addMembers(GameDatabase& database, qint64 id, qint64 number, std::span<const std::string> puzzles);
/// Adds the puzzles that are not in a collection yet, none twice. How many these are.
std::optional<int> addNewMembers(GameDatabase& database, qint64 id, qint64 number,
                                 std::span<const std::string> puzzles);
/// The collection that is kept which has that name, or else begins with that puzzle.
std::optional<CollectionSummary> findSame(GameDatabase& database, const QString& name,
                                          const std::string& firstPuzzle);
/// The largest number in a collection; 0 if it is empty.
std::optional<qint64> lastNumber(GameDatabase& database, qint64 id);
/// Gives a collection its times and its name, and shows it.
bool finishCollection(GameDatabase& database, qint64 id, const Collection& collection);
bool renameCollection(GameDatabase& database, qint64 id, const QString& name);
bool setCollectionState(GameDatabase& database, qint64 id, CollectionState state);
/// The collections whose import has not come to its end, or will not.
std::optional<std::vector<qint64>> unfinishedCollections(GameDatabase& database);
/// Takes some of the puzzles from a number on out of a collection, and lets those go that nothing else has.
/// Whether there are more.
std::optional<bool> dropMembersFrom(GameDatabase& database, qint64 id, qint64 number);
/// What the player has removed goes from now on as what was never finished. May fail: then it stays removed.
void forgetRemovedCollections(GameDatabase& database);
/// Takes some puzzles out of a collection, and with the last one its row. Puzzles go that nothing else has.
/// Whether there are more.
std::optional<bool> dropMembers(GameDatabase& database, qint64 id);

/// Adds or replaces collections that are kept, all at once.
bool writeCollections(GameDatabase& database, const std::vector<Collection>& collections);

/// What is left of the rows of a damaged file, put together again.
class CollectionTables {
 public:
  // Rows may come twice; what can be no row of its table is passed over.
  void addPuzzles(const TableRows& rows);      ///< id, cells
  void addMembers(const TableRows& rows);      ///< collection, number, puzzle
  void addCollections(const TableRows& rows);  ///< id, key, created, renamed, name, state

  /// The collections that were kept, with as many of their puzzles as are left.
  std::vector<Collection> collections() const;

 private:
  std::map<qint64, std::string> m_puzzles;
  std::map<std::pair<qint64, qint64>, qint64> m_members;
  std::map<qint64, Collection> m_collections;
};

/// Puzzles of a collection by their numbers, in the order of these, as lists show those of which no game has
/// been begun. One that is not there is left out.
std::optional<std::vector<GameSummary>> readMembers(GameDatabase& database,
                                                    const CollectionSummary& collection,
                                                    const std::vector<int>& numbers);
/// The puzzles of a collection from a number on, at most so many.
std::optional<std::vector<GameSummary>> readMembersFrom(GameDatabase& database,
                                                        const CollectionSummary& collection, int number,
                                                        int count);
/// The numbers of the puzzles that games have been begun of.
std::optional<std::vector<int>> begunNumbers(GameDatabase& database, qint64 id);
/// A puzzle of the collection that no game has been begun of: the first from a number on, and from the start
/// on. None: empty.
std::optional<std::string> unplayedPuzzle(GameDatabase& database, qint64 id, qint64 number);
/// Any puzzle of a collection that no game has been begun of, as a line; empty if there is none.
std::optional<std::string> anyUnplayedPuzzle(GameDatabase& database, qint64 id);

/// Games, by their rows, with a collection in which their puzzle is; the collections of a game by their
/// names.
std::optional<std::vector<std::pair<qint64, Membership>>> readMemberships(GameDatabase& database);
/// The places of a puzzle in the collections that are kept, by their names.
std::optional<std::vector<Membership>> placesOf(GameDatabase& database, const Grid& givens);

}  // namespace sudoku
