#pragma once

#include <stop_token>
#include <vector>

#include <QDate>
#include <QString>

#include "game/storage/collection.h"
#include "libraryfilter.h"

namespace sudoku {

/// What is asked for of a collection. Plain data, for another thread.
struct CollectionQuery {
  CollectionSummary collection;
  LibraryFilter filter;
  LibraryOrder order = LibraryOrder::Number;
  QDate today;
  std::vector<GameSummary> games;  ///< those of its puzzles that have been begun, one a puzzle
};

/// The numbers of the puzzles of a collection that are asked for, in the order. Opens the games of a
/// directory by itself; a million puzzles take seconds. May be called from any thread of a program that has
/// an application object. Fewer if it was stopped, or they cannot be read now.
std::vector<int> listCollection(const QString& directory, const CollectionQuery& query,
                                const std::stop_token& stop = {});

/// Whether a query asks for all puzzles as they are in the file: then nothing has to be read.
bool isWholeCollection(const CollectionQuery& query);
/// The numbers from 1 on.
std::vector<int> numbersUpTo(int last);

/// The games of a collection's puzzles, one a puzzle: the one that comes first.
std::vector<GameSummary> gamesOf(qint64 collection, const std::vector<GameSummary>& games);
/// The number of a game's puzzle in a collection; 0: it is not in it.
int numberIn(qint64 collection, const GameSummary& game);

}  // namespace sudoku
