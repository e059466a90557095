#include "qtsqlite.h"

#include <algorithm>
#include <sqlite3.h>

#include <QSqlDriver>
#include <QString>
#include <QUuid>

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Whether Qt uses the same copy of the SQLite library as this program: registers a file system with the
/// program's copy, and checks whether Qt's copy knows it.
bool isSameSqlite() {
  const QString name = u"sudoku-"_s + QUuid::createUuid().toString(QUuid::Id128);
  const QByteArray latinName = name.toLatin1();
  sqlite3_vfs probe = *sqlite3_vfs_find(nullptr);
  probe.zName = latinName.constData();
  sqlite3_vfs_register(&probe, 0);
  bool isKnown = false;
  {
    auto connection = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
    connection.setConnectOptions(u"QSQLITE_OPEN_URI"_s);
    connection.setDatabaseName(u"file::memory:?vfs="_s + name);
    isKnown = connection.open();
  }
  QSqlDatabase::removeDatabase(name);
  sqlite3_vfs_unregister(&probe);
  return isKnown;
}

}  // namespace

bool isSqliteOfQt() {
  static const bool isSame = isSameSqlite();
  return isSame;
}

sqlite3* handleOf(const QSqlDatabase& connection) {
  if (!isSqliteOfQt()) return nullptr;
  const QVariant handle = connection.driver()->handle();
  return *static_cast<sqlite3* const*>(handle.constData());
}

bool meansLocked(int code) {
  const int primary = code & 0xFF;
  return primary == SQLITE_BUSY || primary == SQLITE_LOCKED || primary == SQLITE_PROTOCOL;
}

SqliteStatement::~SqliteStatement() {
  sqlite3_finalize(m_statement);
}

bool SqliteStatement::run(const std::vector<QVariant>& values) {
  int place = 0;
  const auto bindNext = [&](const QVariant& value) { return bind(++place, value); };
  if (!prepare() || !std::all_of(values.begin(), values.end(), bindNext)) return false;
  const int result = sqlite3_step(m_statement);
  sqlite3_reset(m_statement);
  return result == SQLITE_DONE;
}

bool SqliteStatement::prepare() {
  return m_statement != nullptr ||
         sqlite3_prepare_v2(m_handle, m_sql.c_str(), -1, &m_statement, nullptr) == SQLITE_OK;
}

/// Binds a value to a parameter in the same way as Qt's SQLite driver.
bool SqliteStatement::bind(int place, const QVariant& value) {
  if (value.isNull()) return sqlite3_bind_null(m_statement, place) == SQLITE_OK;
  switch (value.typeId()) {
    case QMetaType::QByteArray: {
      const QByteArray bytes = value.toByteArray();
      return sqlite3_bind_blob(m_statement, place, bytes.constData(), static_cast<int>(bytes.size()),
                               SQLITE_TRANSIENT) == SQLITE_OK;
    }
    case QMetaType::Bool:
    case QMetaType::Int:
    case QMetaType::LongLong:
      return sqlite3_bind_int64(m_statement, place, value.toLongLong()) == SQLITE_OK;
    case QMetaType::Double:
      return sqlite3_bind_double(m_statement, place, value.toDouble()) == SQLITE_OK;
    default: {
      const QByteArray text = value.toString().toUtf8();
      return sqlite3_bind_text(m_statement, place, text.constData(), static_cast<int>(text.size()),
                               SQLITE_TRANSIENT) == SQLITE_OK;
    }
  }
}

}  // namespace sudoku
