#pragma once

#include <stop_token>
#include <vector>

#include <QDate>
#include <QString>

#include "game/storage/collection.h"
#include "libraryfilter.h"

namespace sudoku {

/// Says which puzzles of a collection a list contains, and in which order. Plain data that a worker thread
/// can copy.
struct CollectionQuery {
  CollectionSummary collection;
  LibraryFilter filter;
  LibraryOrder order = LibraryOrder::Number;
  QDate today;
  /// The stored games of the collection's puzzles, at most one for each puzzle.
  std::vector<GameSummary> games;
};

/// The numbers of the puzzles of a collection that a query asks for, in the order that the query asks for.
/// Opens the database in `directory`; takes seconds for a million puzzles. Numbers are missing if `stop` was
/// requested, or if puzzles cannot be read. May be called from any thread of a program with a
/// QCoreApplication.
std::vector<int> listCollection(const QString& directory, const CollectionQuery& query,
                                const std::stop_token& stop = {});

/// Whether a query asks for all puzzles of a collection in the order of their numbers, so that nothing has to
/// be read to answer it.
bool isWholeCollection(const CollectionQuery& query);
/// The numbers from 1 to `last`.
std::vector<int> numbersUpTo(int last);

/// The games of a collection's puzzles; of several games of one puzzle only the first in `games`.
std::vector<GameSummary> gamesOf(qint64 collection, const std::vector<GameSummary>& games);
/// The number of a game's puzzle in a collection; 0 if the collection does not contain it.
int numberIn(qint64 collection, const GameSummary& game);

}  // namespace sudoku
