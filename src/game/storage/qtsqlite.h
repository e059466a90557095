#pragma once

#include <string>
#include <utility>
#include <vector>

#include <QSqlDatabase>
#include <QVariant>

struct sqlite3;
struct sqlite3_stmt;

namespace sudoku {

/// Whether Qt's SQLite driver uses the same SQLite library as this program's own calls. Two copies in one
/// process release each other's locks, which could damage the database
/// (https://www.sqlite.org/howtocorrupt.html#multiple_copies_of_sqlite_linked_into_the_same_application). May
/// be called from any thread.
bool isSqliteOfQt();

/// The sqlite3 handle of an open connection; null if Qt uses another copy of SQLite. To be used in the thread
/// of the connection.
sqlite3* handleOf(const QSqlDatabase& connection);

/// Whether a result code of SQLite, primary or extended, says only that another connection had locked the
/// file, which is temporary. So does SQLITE_PROTOCOL: another connection was quicker too many times in a row
/// (https://www.sqlite.org/rescode.html#protocol).
bool meansLocked(int code);

/// An SQL statement without result, to be run for many rows: with QSqlQuery of Qt 6.4, binding the values
/// would take as long as everything else. To be used in the thread of the connection, while the connection is
/// open.
class SqliteStatement {
 public:
  /// Precondition: the handle is not null, and outlives this object.
  SqliteStatement(sqlite3* handle, std::string sql) : m_handle(handle), m_sql(std::move(sql)) {}
  ~SqliteStatement();
  Q_DISABLE_COPY_MOVE(SqliteStatement)

  /// Runs the statement with values for its question marks. Returns whether it succeeded; if not, the handle
  /// has the error.
  bool run(const std::vector<QVariant>& values);

 private:
  bool prepare();
  bool bind(int place, const QVariant& value);

  sqlite3* m_handle;
  std::string m_sql;
  sqlite3_stmt* m_statement = nullptr;
};

}  // namespace sudoku
