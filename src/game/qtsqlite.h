#pragma once

#include <QSqlDatabase>

struct sqlite3;

namespace sudoku {

/// Whether Qt's driver uses the very SQLite that is called here. If there are two in a process, each undoes
/// the locks of the other, and the games could be damaged
/// (https://www.sqlite.org/howtocorrupt.html#multiple_copies_of_sqlite_linked_into_the_same_application).
/// May be called from any thread.
bool isSqliteOfQt();

/// SQLite's own handle of a connection that is open; null if Qt uses another SQLite. To be used in the thread
/// of the connection.
sqlite3* handleOf(const QSqlDatabase& connection);

}  // namespace sudoku
