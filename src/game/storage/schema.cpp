#include "schema.h"

#include <algorithm>

#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// An SQL statement without comments and line breaks, for comparison.
QString essenceOf(const QString& statement) {
  QString essence;
  for (const QString& line : statement.split(u'\n')) essence += line.section(u"--"_s, 0, 0) + u' ';
  return essence.simplified();
}

/// The SQL statements that make the tables and indexes of a version of the schema.
QStringList tablesOf(int version) {
  QStringList tables;
  for (const QString& statement : schemaStatements(version))
    if (statement.startsWith(u"CREATE"_s)) tables += statement;
  return tables;
}

TreeShape::Column columnOf(const QString& type) {
  if (type == u"TEXT"_s) return TreeShape::Column::Text;
  return type == u"BLOB"_s ? TreeShape::Column::Blob : TreeShape::Column::WholeNumber;
}

/// The tree of a table or an index, from a row of `sqlite_master` with its name, its table, its root page and
/// its SQL statement.
TreeShape treeOf(const QSqlDatabase& database, const QSqlQuery& row) {
  TreeShape tree{row.value(0).toString(), row.value(1).toString(), row.value(2).toUInt(), false, {}};
  tree.hasRowids = tree.isTable() && !row.value(3).toString().contains(u"WITHOUT ROWID"_s);
  // An index has one column that is not a column of its table: the row id.
  const QString columns =
      tree.isTable()
          ? u"SELECT type FROM pragma_table_info('%1')"_s.arg(tree.name)
          : u"SELECT coalesce(type, 'INTEGER') FROM pragma_index_xinfo('%1') AS x LEFT JOIN"
            u" pragma_table_info('%2') AS t ON t.cid = x.cid ORDER BY seqno"_s.arg(tree.name, tree.table);
  QSqlQuery types(columns, database);
  while (types.next()) tree.columns.push_back(columnOf(types.value(0).toString()));
  return tree;
}

}  // namespace

QStringList schemaStatements(int version) {
  QFile file(version == kSchemaVersion ? u":/sql/schema.sql"_s : u":/sql/version%1.sql"_s.arg(version));
  if (!file.open(QIODevice::ReadOnly)) return {};
  QStringList statements;
  for (const QString& statement : QString::fromUtf8(file.readAll()).split(u";\n"_s))
    if (const QString essence = essenceOf(statement); !essence.isEmpty()) statements += essence;
  return statements;
}

std::optional<int> versionOfTables(const QStringList& statements) {
  QStringList essences;
  for (const QString& statement : statements) essences += essenceOf(statement);
  for (int version = kSchemaVersion; version > 0; --version) {
    const QStringList tables = tablesOf(version);
    const auto isThere = [&](const QString& table) { return essences.contains(table); };
    if (!tables.isEmpty() && std::all_of(tables.begin(), tables.end(), isThere)) return version;
  }
  return std::nullopt;
}

std::vector<TreeShape> treesOf(int version) {
  std::vector<TreeShape> trees;
  const QString name = QUuid::createUuid().toString();
  {
    auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
    database.setDatabaseName(u":memory:"_s);
    database.open();
    for (const QString& statement : schemaStatements(version)) QSqlQuery(statement, database);
    QSqlQuery rows(u"SELECT name, tbl_name, rootpage, sql FROM sqlite_master ORDER BY rootpage"_s, database);
    while (rows.next()) trees.push_back(treeOf(database, rows));
  }
  QSqlDatabase::removeDatabase(name);
  return trees;
}

}  // namespace sudoku
