#include "qtsqlite.h"

#include <sqlite3.h>

#include <QSqlDriver>
#include <QString>
#include <QUuid>
#include <QVariant>

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Looks whether a file system that is made known to SQLite here is known to Qt's.
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

}  // namespace sudoku
