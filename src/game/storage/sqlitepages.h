#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QVariant>

namespace sudoku {

/// The pages of an SQLite file and its log, read without SQLite, so that each page can be read whatever
/// became of the others (https://www.sqlite.org/fileformat.html). Nothing that a file holds leads astray:
/// what is no page or no row is told as such. The file is not written to, nor locked. May be used by any
/// thread, one at a time.
class SqlitePages {
 public:
  enum class Kind : std::uint8_t {
    Other,  ///< no page of a tree, or damaged
    IndexInner,
    TableInner,
    IndexLeaf,
    TableLeaf,
  };

  /// Which pages of the log count.
  enum class LogUse : std::uint8_t {
    Whole,     ///< each page in it that is sound
    AsSqlite,  ///< the pages before the first that is damaged
    None,
  };

  /// A row where it stands in a file.
  struct Cell {
    std::uint32_t page = 0;
    std::uint32_t offset = 0;  ///< where in the page the row's contents begin
    std::uint32_t size = 0;    ///< the length of the contents, in bytes
    qint64 rowid = 0;          ///< 0 for a row of an index, or of a table without row ids
  };

  /// The bytes of a database and of its log, which may be empty.
  SqlitePages(QByteArray database, QByteArray log, LogUse use);

  /// How many pages there are; their numbers begin at 1.
  std::uint32_t size() const { return m_size; }
  /// Whether some page in the log, other than at its end, is damaged.
  bool hasDamagedLog() const { return m_hasDamagedLog; }
  /// Whether the first page says that this is an SQLite file.
  bool hasHead() const;
  /// The number at an offset in the first page.
  std::uint32_t headNumber(std::uint32_t offset) const;

  Kind kindOf(std::uint32_t page) const;
  /// The pages below one, if it is an inner one.
  std::vector<std::uint32_t> childrenOf(std::uint32_t page) const;
  /// The rows that stand on a page of a tree, and whether each of them could be found.
  std::pair<std::vector<Cell>, bool> cellsOf(std::uint32_t page) const;
  /// The numbers of pages that hold nothing now, as far as they can be read.
  std::vector<std::uint32_t> freePages() const;

  /// How the values of a row are kept: SQLite's serial types. Empty if it is damaged.
  std::vector<std::uint64_t> typesOf(const Cell& cell) const;
  /// The values of a row, `most` at most, as Qt's driver gives them. Empty if it is damaged.
  std::vector<QVariant> valuesOf(const Cell& cell,
                                 std::size_t most = std::numeric_limits<std::size_t>::max()) const;

 private:
  struct Bytes {
    const unsigned char* data = nullptr;
    std::uint32_t size = 0;
  };

  void readLog(LogUse use);
  std::uint32_t pageSizeInHead() const;
  Bytes bytesOf(std::uint32_t page) const;
  std::uint32_t offsetAt(const unsigned char* bytes) const;
  std::optional<Cell> cellAt(std::uint32_t page, Kind kind, std::uint32_t offset) const;
  std::uint32_t localSize(std::uint32_t size, bool isTable) const;
  QByteArray payloadOf(const Cell& cell) const;

  QByteArray m_database;
  QByteArray m_log;
  std::uint32_t m_pageSize = 0;
  std::uint32_t m_size = 0;
  std::unordered_map<std::uint32_t, qsizetype>
      m_logged;  ///< where the newest state of a page begins in the log
  bool m_hasDamagedLog = false;
};

// What a serial type stands for.
bool isWholeNumber(std::uint64_t type);
bool isText(std::uint64_t type);
bool isBlob(std::uint64_t type);

}  // namespace sudoku
