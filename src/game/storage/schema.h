#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

/// The tables of each version of the file.
namespace sudoku {

inline constexpr int kSchemaVersion = 5;

/// The statements that make the tables of a version, without comments: all of them have to fit on the first
/// page of the file, which rescue can replace. Precondition: it is one from 1 to the present one.
QStringList schemaStatements(int version);

/// The version whose tables and indexes are all among those that these statements have made, however they
/// are laid out; nothing if there is none.
std::optional<int> versionOfTables(const QStringList& statements);

/// A table or an index as it stands in a file: a tree of pages with rows.
struct TreeShape {
  enum class Column : std::uint8_t { WholeNumber, Text, Blob };

  QString name;
  QString table;                ///< its own name, or for an index the name of the table
  std::uint32_t root = 0;       ///< the page at which it begins in a file that was just made
  bool hasRowids = false;       ///< the rows are numbered, apart from their columns
  std::vector<Column> columns;  ///< the columns of a row, in the order in which they are kept

  bool isTable() const { return name == table; }
};

/// The trees of a new file of a version. May be called from any thread.
std::vector<TreeShape> treesOf(int version);

}  // namespace sudoku
