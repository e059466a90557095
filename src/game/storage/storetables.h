#pragma once

#include <map>
#include <set>
#include <vector>

#include <QString>

#include "schema.h"
#include "sqlitepages.h"

namespace sudoku {

/// The rows of a file of games, whatever is damaged of it. As long as the trees of its tables hang together,
/// they are the rows of those; the pages below one that is damaged are found by what stands on them. Pages
/// that are free count for nothing. May be used by any thread, one at a time.
class StoreTables {
 public:
  explicit StoreTables(SqlitePages pages);

  /// The version of the schema by which the rows are made, whatever the first page says.
  int version() const { return m_version; }
  /// Whether each page that belongs to a table could be read.
  bool isComplete() const { return m_isComplete; }
  const SqlitePages& pages() const { return m_pages; }

  /// Where the rows of a table stand. One that stands twice comes first as it is in the tree of the table.
  const std::vector<SqlitePages::Cell>& rowsOf(const QString& table) const;
  /// All columns of a row, also the one that is the number of the row. Empty if it is damaged.
  std::vector<QVariant> read(const QString& table, const SqlitePages::Cell& row) const;
  /// The numbers of rows of a table that its indexes name.
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
  std::map<QString, std::vector<SqlitePages::Cell>> m_rows;  // by the tree
  std::set<std::uint32_t> m_visited;
  bool m_isComplete = true;
};

}  // namespace sudoku
