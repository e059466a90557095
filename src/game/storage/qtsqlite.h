#pragma once

#include <string>
#include <utility>
#include <vector>

#include <QSqlDatabase>
#include <QVariant>

struct sqlite3;
struct sqlite3_stmt;

namespace sudoku {

/// Whether Qt's driver uses the very SQLite that is called here. If there are two in a process, each undoes
/// the locks of the other, and the games could be damaged
/// (https://www.sqlite.org/howtocorrupt.html#multiple_copies_of_sqlite_linked_into_the_same_application).
/// May be called from any thread.
bool isSqliteOfQt();

/// SQLite's own handle of a connection that is open; null if Qt uses another SQLite. To be used in the thread
/// of the connection.
sqlite3* handleOf(const QSqlDatabase& connection);

/// A statement that gives no rows, to be run for many rows: through QSqlQuery the binding of their values
/// takes as long as the rest (Qt 6.4). To be used in the thread of the connection, while that is open.
class SqliteStatement {
 public:
  /// Precondition: the handle is not null, and outlives this object.
  SqliteStatement(sqlite3* handle, std::string sql) : m_handle(handle), m_sql(std::move(sql)) {}
  ~SqliteStatement();
  Q_DISABLE_COPY_MOVE(SqliteStatement)

  /// Runs the statement with values for its question marks. Whether it went well; if not, the handle says
  /// why.
  bool run(const std::vector<QVariant>& values);

 private:
  bool prepare();
  bool bind(int place, const QVariant& value);

  sqlite3* m_handle;
  std::string m_sql;
  sqlite3_stmt* m_statement = nullptr;
};

}  // namespace sudoku
