#pragma once

#include <stop_token>
#include <vector>

#include <QDate>
#include <QString>

#include "game/storage/collection.h"
#include "libraryfilter.h"

namespace sudoku {

/// Which puzzles of a collection a list has, and in which order. Plain data, for another thread.
struct CollectionQuery {
  CollectionSummary collection;
  LibraryFilter filter;
  LibraryOrder order = LibraryOrder::Number;
  QDate today;
  std::vector<GameSummary> games;  ///< games of the collection's puzzles, one for each puzzle begun
};

/// The numbers of the wanted puzzles of a collection, in the wanted order. Opens the games of a directory by
/// itself; a million puzzles take seconds. May be called from any thread of a program that has an application
/// object. Not all numbers if it was stopped, or if the puzzles cannot be read now.
std::vector<int> listCollection(const QString& directory, const CollectionQuery& query,
                                const std::stop_token& stop = {});

/// Whether a query wants all puzzles in the order of the file: then nothing has to be read.
bool isWholeCollection(const CollectionQuery& query);
/// The numbers from 1 to `last`.
std::vector<int> numbersUpTo(int last);

/// Games of a collection's puzzles, one for each puzzle: the first in `games`.
std::vector<GameSummary> gamesOf(qint64 collection, const std::vector<GameSummary>& games);
/// The number of a game's puzzle in a collection; 0 if the collection does not have it.
int numberIn(qint64 collection, const GameSummary& game);

}  // namespace sudoku
