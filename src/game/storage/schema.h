#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

/// The tables of each version of the database schema.
namespace sudoku {

inline constexpr int kSchemaVersion = 6;

/// The SQL statements that make the tables of a version of the schema, without comments: together they fit on
/// the first page of the file, so that a damaged file can be read even without that page. Precondition:
/// `version` is from 1 to kSchemaVersion.
QStringList schemaStatements(int version);

/// The version of the schema whose tables and indexes are all made by these SQL statements, regardless of
/// comments and line breaks in them; nothing if there is none.
std::optional<int> versionOfTables(const QStringList& statements);

/// A table or an index in an SQLite file: a tree of pages that contain rows.
struct TreeShape {
  enum class Column : std::uint8_t { WholeNumber, Text, Blob };

  QString name;
  QString table;                ///< the name of the table, also for an index
  std::uint32_t root = 0;       ///< the number of the root page in a new file
  bool hasRowids = false;       ///< whether rows have a row id apart from their columns
  std::vector<Column> columns;  ///< the types of a row's columns, in the order of the file

  bool isTable() const { return name == table; }
};

/// The tables and indexes of a new file with a version of the schema. May be called from any thread.
std::vector<TreeShape> treesOf(int version);

}  // namespace sudoku
