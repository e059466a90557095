#pragma once

#include <map>
#include <set>
#include <vector>

#include <QString>

#include "schema.h"
#include "sqlitepages.h"

namespace sudoku {

/// The rows of a possibly damaged database of games. Rows are found through the trees of the tables; where a
/// page of a tree is damaged, the pages below it are assigned to tables by their contents. Unused pages are
/// ignored. May be used by any thread, one at a time.
class StoreTables {
 public:
  explicit StoreTables(SqlitePages pages);

  /// The version of the schema that fits the rows, whatever version number the first page has.
  int version() const { return m_version; }
  /// Whether all pages of all tables could be read.
  bool isComplete() const { return m_isComplete; }
  const SqlitePages& pages() const { return m_pages; }

  /// The places of a table's rows. Of two places of the same row, the one in the tree of the table comes
  /// first.
  const std::vector<SqlitePages::Cell>& rowsOf(const QString& table) const;
  /// All columns of a row, including the row id if that is a column. Empty if the row is damaged.
  std::vector<QVariant> read(const QString& table, const SqlitePages::Cell& row) const;
  /// The row ids of a table that occur in its indexes.
  std::set<qint64> rowsInIndexesOf(const QString& table) const;

 private:
  struct Root {
    QString name;
    std::uint32_t page;
  };

  int findVersion() const;
  std::vector<Root> findRoots();
  std::vector<Root> rootsInHead() const;
  void walk(const Root& root);
  void addPage(std::uint32_t page, const TreeShape* expected);
  void addLostPages();
  void noteDamage(const TreeShape* expected);
  const TreeShape* shapeNamed(const QString& name) const;
  const TreeShape* shapeOf(std::uint32_t page, const std::vector<SqlitePages::Cell>& cells,
                           const TreeShape* expected) const;

  SqlitePages m_pages;
  int m_version;
  std::vector<TreeShape> m_shapes;
  std::map<QString, std::vector<SqlitePages::Cell>> m_rows;  // by the name of the table or index
  std::set<std::uint32_t> m_visited;
  bool m_isComplete = true;
};

}  // namespace sudoku
