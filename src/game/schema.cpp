#include "schema.h"

#include <algorithm>

#include <QFile>

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// A statement without its comments, however it is laid out.
QString essenceOf(const QString& statement) {
  QString essence;
  for (const QString& line : statement.split(u'\n')) essence += line.section(u"--"_s, 0, 0) + u' ';
  return essence.simplified();
}

/// The statements that make the tables and indexes of a version.
QStringList tablesOf(int version) {
  QStringList tables;
  for (const QString& statement : schemaStatements(version))
    if (statement.startsWith(u"CREATE"_s)) tables += statement;
  return tables;
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

}  // namespace sudoku
