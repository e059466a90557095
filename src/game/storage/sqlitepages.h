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

/// The pages of an SQLite file and its write-ahead log, read without SQLite, so that each page can be read
/// even if others are damaged (https://www.sqlite.org/fileformat.html). No contents of a file can cause a
/// crash or an endless loop; invalid pages and rows are reported as such. The file is neither changed nor
/// locked. May be used by any thread, one at a time.
class SqlitePages {
 public:
  enum class Kind : std::uint8_t {
    Other,  ///< not a page of a table or an index, or damaged
    IndexInner,
    TableInner,
    IndexLeaf,
    TableLeaf,
  };

  /// Which pages of the write-ahead log are used instead of those in the database.
  enum class LogUse : std::uint8_t {
    Whole,     ///< all undamaged pages of the log
    AsSqlite,  ///< the pages before the first damaged one, as in SQLite
    None,
  };

  /// The place of a row in a file.
  struct Cell {
    std::uint32_t page = 0;
    std::uint32_t offset = 0;  ///< byte on the page where the contents of the row begin
    std::uint32_t size = 0;    ///< length of the contents of the row in bytes
    qint64 rowid = 0;          ///< row id; 0 for a row of an index, or of a table without row ids
  };

  /// Takes the contents of a database and of its write-ahead log, which may be empty.
  SqlitePages(QByteArray database, QByteArray log, LogUse use);

  /// The number of pages, which are numbered from 1.
  std::uint32_t size() const { return m_size; }
  /// Whether a page in the write-ahead log is damaged and later ones are not: an incomplete end is normal.
  bool hasDamagedLog() const { return m_hasDamagedLog; }
  /// Whether the first page has the header of an SQLite file.
  bool hasHead() const;
  /// The 32-bit number at a byte offset in the first page; 0 if it cannot be read.
  std::uint32_t headNumber(std::uint32_t offset) const;

  Kind kindOf(std::uint32_t page) const;
  /// The child pages of an inner page; empty for any other page.
  std::vector<std::uint32_t> childrenOf(std::uint32_t page) const;
  /// The rows on a page of a table or an index, and whether all of them could be found.
  std::pair<std::vector<Cell>, bool> cellsOf(std::uint32_t page) const;
  /// The numbers of the unused pages in the free list, as far as the list can be read.
  std::vector<std::uint32_t> freePages() const;

  /// The SQLite serial types of a row's values, which give their types and lengths. Empty if the row is
  /// damaged.
  std::vector<std::uint64_t> typesOf(const Cell& cell) const;
  /// The first values of a row, at most `most`, with the same types as from Qt's driver. Empty if the row is
  /// damaged.
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
      m_logged;  ///< offset of the newest version of each page in the log, by page number
  bool m_hasDamagedLog = false;
};

/// Whether values of an SQLite serial type are whole numbers.
bool isWholeNumber(std::uint64_t type);
/// Whether values of an SQLite serial type are texts.
bool isText(std::uint64_t type);
/// Whether values of an SQLite serial type are blobs.
bool isBlob(std::uint64_t type);

}  // namespace sudoku
