#include "sqlitepages.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <unordered_set>

#include <QtEndian>

namespace sudoku {
namespace {

constexpr std::uint32_t kHeadBytes = 100;
constexpr std::uint32_t kSmallestPage = 512;
constexpr std::uint32_t kLargestPage = 65536;
/// The page size in bytes of the databases that this program makes.
constexpr std::uint32_t kUsualPage = 4096;
constexpr std::uint32_t kLogHeadBytes = 32;
constexpr std::uint32_t kFrameHeadBytes = 24;
constexpr std::uint32_t kLogMagic = 0x377f0682;
constexpr std::uint32_t kChildBytes = 4;

std::uint32_t number32(const unsigned char* bytes) {
  return qFromBigEndian<quint32>(bytes);
}

std::uint32_t number16(const unsigned char* bytes) {
  return qFromBigEndian<quint16>(bytes);
}

/// Reads a number that SQLite stores in one to nine bytes. Returns how many bytes it takes; 0 if `size` is
/// too small.
std::uint32_t readVarint(const unsigned char* bytes, std::uint32_t size, std::uint64_t& number) {
  constexpr std::uint32_t kMostBytes = 9;
  number = 0;
  for (std::uint32_t place = 0; place < std::min(size, kMostBytes); ++place) {
    if (place == kMostBytes - 1) {
      number = number << 8 | bytes[place];
      return kMostBytes;
    }
    number = number << 7 | (bytes[place] & 0x7FU);
    if ((bytes[place] & 0x80U) == 0) return place + 1;
  }
  return 0;
}

/// The checksum of a write-ahead log, which covers all frames from the beginning of the log.
struct Checksum {
  std::uint32_t first = 0;
  std::uint32_t second = 0;

  void add(const unsigned char* bytes, std::uint32_t size, bool isBigEndian) {
    const auto read = [isBigEndian](const unsigned char* at) {
      return isBigEndian ? qFromBigEndian<quint32>(at) : qFromLittleEndian<quint32>(at);
    };
    for (std::uint32_t place = 0; place + 8 <= size; place += 8) {
      first += read(bytes + place) + second;
      second += read(bytes + place + 4) + first;
    }
  }

  static Checksum at(const unsigned char* bytes) { return {number32(bytes), number32(bytes + 4)}; }
  friend bool operator==(const Checksum&, const Checksum&) = default;
};

/// How many bytes a value of an SQLite serial type takes.
std::uint64_t sizeOfType(std::uint64_t type) {
  constexpr std::array<std::uint64_t, 12> kSizes = {0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0};
  return type < kSizes.size() ? kSizes[static_cast<std::size_t>(type)] : (type - kSizes.size()) / 2;
}

QVariant valueOf(std::uint64_t type, const char* bytes, qsizetype size) {
  if (type == 0) return {};
  if (type == 8 || type == 9) return static_cast<qlonglong>(type - 8);
  if (isText(type)) return QString::fromUtf8(bytes, size);
  if (isBlob(type)) return QByteArray(bytes, size);
  // Whole numbers are signed, with the sign in the first byte.
  std::uint64_t bits = size > 0 && static_cast<signed char>(bytes[0]) < 0 ? ~std::uint64_t{0} : 0;
  for (qsizetype place = 0; place < size; ++place)
    bits = bits << 8 | static_cast<unsigned char>(bytes[place]);
  if (type != 7) return static_cast<qlonglong>(bits);
  double real = 0;
  std::memcpy(&real, &bits, sizeof real);
  return real;
}

}  // namespace

bool isWholeNumber(std::uint64_t type) {
  return (type >= 1 && type <= 6) || type == 8 || type == 9;
}

bool isText(std::uint64_t type) {
  return type >= 13 && type % 2 == 1;
}

bool isBlob(std::uint64_t type) {
  return type >= 12 && type % 2 == 0;
}

SqlitePages::SqlitePages(QByteArray database, QByteArray log, LogUse use)
    : m_database(std::move(database)), m_log(std::move(log)) {
  m_pageSize = kUsualPage;
  if (use != LogUse::None) readLog(use);
  if (m_logged.empty()) m_pageSize = pageSizeInHead();
  const auto rest = m_database.size() % m_pageSize;
  if (rest != 0) m_database.append(QByteArray(m_pageSize - rest, '\0'));
  m_size = std::max(m_size, static_cast<std::uint32_t>(m_database.size() / m_pageSize));
}

/// Reads the write-ahead log. The header of each frame has the page's number and the checksum of the log up
/// to that page, so a page can be verified if the previous header is undamaged.
void SqlitePages::readLog(LogUse use) {
  if (m_log.size() < kLogHeadBytes + kFrameHeadBytes) return;
  const auto* const log = reinterpret_cast<const unsigned char*>(m_log.constData());
  const std::uint32_t magic = number32(log);
  Checksum sum;
  sum.add(log, kFrameHeadBytes, (magic & 1U) != 0);
  const bool isHeadSound = (magic & ~1U) == kLogMagic && sum == Checksum::at(log + kFrameHeadBytes);
  if (!isHeadSound && use == LogUse::AsSqlite) return;
  const bool isBigEndian = isHeadSound && (magic & 1U) != 0;
  if (isHeadSound) m_pageSize = number32(log + 8);
  if (m_pageSize < kSmallestPage || m_pageSize > kLargestPage) return;
  const qsizetype step = kFrameHeadBytes + m_pageSize;
  // The salts, random bytes in each frame's header, distinguish the frames of the present log from older
  // frames that have not been overwritten yet.
  const auto salts = QByteArray::fromRawData(m_log.constData() + (isHeadSound ? 16 : kLogHeadBytes + 8), 8);
  std::vector<std::pair<std::uint32_t, qsizetype>> waiting;
  bool isMissing = !isHeadSound;
  for (qsizetype at = kLogHeadBytes; at + step <= m_log.size(); at += step) {
    const auto* const frame = log + at;
    if (QByteArray::fromRawData(m_log.constData() + at + 8, 8) != salts) {
      isMissing = true;
      continue;
    }
    if (at > kLogHeadBytes) sum = Checksum::at(frame - step + 16);
    sum.add(frame, 8, isBigEndian);
    sum.add(frame + kFrameHeadBytes, m_pageSize, isBigEndian);
    if (sum != Checksum::at(frame + 16)) {
      isMissing = true;
      if (use == LogUse::AsSqlite) break;
      continue;
    }
    m_hasDamagedLog = m_hasDamagedLog || isMissing;
    if (isMissing && use == LogUse::AsSqlite) break;
    waiting.emplace_back(number32(frame), at + kFrameHeadBytes);
    // The pages of a transaction are valid once its last frame is there, which contains the number of pages
    // in the database.
    const std::uint32_t pages = number32(frame + 4);
    if (pages == 0) continue;
    for (const auto& [page, place] : waiting) m_logged[page] = place;
    waiting.clear();
    m_size = pages;
  }
}

/// The page size that the first page gives, or kUsualPage if that is damaged: sizes are powers of two, so no
/// change of a single bit gives another valid size.
std::uint32_t SqlitePages::pageSizeInHead() const {
  constexpr qsizetype kPlace = 16;
  if (!m_database.startsWith("SQLite format 3") || m_database.size() < kHeadBytes) return kUsualPage;
  const auto size = number16(reinterpret_cast<const unsigned char*>(m_database.constData()) + kPlace);
  if (size == 1) return kLargestPage;
  return std::has_single_bit(size) && size >= kSmallestPage ? size : kUsualPage;
}

bool SqlitePages::hasHead() const {
  const Bytes first = bytesOf(1);
  return first.size >= kHeadBytes && std::memcmp(first.data, "SQLite format 3", 16) == 0;
}

std::uint32_t SqlitePages::headNumber(std::uint32_t offset) const {
  const Bytes first = bytesOf(1);
  return offset + 4 <= first.size ? number32(first.data + offset) : 0;
}

SqlitePages::Bytes SqlitePages::bytesOf(std::uint32_t page) const {
  if (page == 0 || page > m_size) return {};
  const auto logged = m_logged.find(page);
  if (logged != m_logged.end())
    return {reinterpret_cast<const unsigned char*>(m_log.constData()) + logged->second, m_pageSize};
  const qsizetype begin = qsizetype{page - 1} * m_pageSize;
  if (begin + m_pageSize > m_database.size()) return {};
  return {reinterpret_cast<const unsigned char*>(m_database.constData()) + begin, m_pageSize};
}

/// The offset on its page of an SQLite cell, which contains a row. Bits beyond the page size are ignored, as
/// SQLite does: they may be damaged.
std::uint32_t SqlitePages::offsetAt(const unsigned char* bytes) const {
  return number16(bytes) & (m_pageSize - 1);
}

SqlitePages::Kind SqlitePages::kindOf(std::uint32_t page) const {
  const Bytes bytes = bytesOf(page);
  const std::uint32_t head = page == 1 ? kHeadBytes : 0;
  if (bytes.size == 0) return Kind::Other;
  const unsigned char type = bytes.data[head];
  const bool isInner = type == 2 || type == 5;
  if (!isInner && type != 10 && type != 13) return Kind::Other;
  const std::uint32_t end = head + (isInner ? 12 : 8) + 2 * number16(bytes.data + head + 3);
  if (end > bytes.size) return Kind::Other;
  if (isInner) return type == 2 ? Kind::IndexInner : Kind::TableInner;
  return type == 10 ? Kind::IndexLeaf : Kind::TableLeaf;
}

std::vector<std::uint32_t> SqlitePages::childrenOf(std::uint32_t page) const {
  const Kind kind = kindOf(page);
  if (kind != Kind::IndexInner && kind != Kind::TableInner) return {};
  const Bytes bytes = bytesOf(page);
  const std::uint32_t head = page == 1 ? kHeadBytes : 0;
  std::vector<std::uint32_t> children;
  for (std::uint32_t index = 0; index < number16(bytes.data + head + 3); ++index) {
    const std::uint32_t cell = offsetAt(bytes.data + head + 12 + std::size_t{2} * index);
    children.push_back(cell + kChildBytes <= bytes.size ? number32(bytes.data + cell) : 0);
  }
  children.push_back(number32(bytes.data + head + 8));
  return children;
}

std::pair<std::vector<SqlitePages::Cell>, bool> SqlitePages::cellsOf(std::uint32_t page) const {
  const Kind kind = kindOf(page);
  if (kind == Kind::Other) return {{}, false};
  if (kind == Kind::TableInner) return {{}, true};
  const Bytes bytes = bytesOf(page);
  const std::uint32_t head = page == 1 ? kHeadBytes : 0;
  const std::uint32_t first = head + (kind == Kind::IndexInner ? 12 : 8);
  const std::uint32_t count = number16(bytes.data + head + 3);
  std::vector<Cell> cells;
  cells.reserve(count);
  for (std::uint32_t index = 0; index < count; ++index) {
    const std::uint32_t offset = offsetAt(bytes.data + first + std::size_t{2} * index);
    const auto cell = offset >= first + 2 * count ? cellAt(page, kind, offset) : std::nullopt;
    if (cell) cells.push_back(*cell);
  }
  const bool areAll = cells.size() == count;
  return {std::move(cells), areAll};
}

std::optional<SqlitePages::Cell> SqlitePages::cellAt(std::uint32_t page, Kind kind,
                                                     std::uint32_t offset) const {
  const Bytes bytes = bytesOf(page);
  if (kind == Kind::IndexInner) offset += kChildBytes;
  if (offset >= bytes.size) return std::nullopt;
  std::uint64_t size = 0;
  std::uint64_t rowid = 0;
  std::uint32_t taken = readVarint(bytes.data + offset, bytes.size - offset, size);
  if (taken == 0) return std::nullopt;
  offset += taken;
  if (kind == Kind::TableLeaf) {
    taken = readVarint(bytes.data + offset, bytes.size - offset, rowid);
    if (taken == 0) return std::nullopt;
    offset += taken;
  }
  if (size == 0 || size > std::uint64_t{m_size} * m_pageSize || size > std::uint64_t{1} << 30)
    return std::nullopt;
  const auto total = static_cast<std::uint32_t>(size);
  const std::uint32_t local = localSize(total, kind == Kind::TableLeaf);
  if (offset + local + (local < total ? kChildBytes : 0) > bytes.size) return std::nullopt;
  return Cell{page, offset, total, static_cast<qint64>(rowid)};
}

/// How many bytes of a row are on the page where the row begins; the rest is in a chain of overflow pages.
std::uint32_t SqlitePages::localSize(std::uint32_t size, bool isTable) const {
  const std::uint32_t least = (m_pageSize - 12) * 32 / 255 - 23;
  const std::uint32_t most = isTable ? m_pageSize - 35 : (m_pageSize - 12) * 64 / 255 - 23;
  if (size <= most) return size;
  const std::uint32_t wanted = least + (size - least) % (m_pageSize - kChildBytes);
  return wanted <= most ? wanted : least;
}

/// The contents of a row; empty if the chain of its overflow pages is broken.
QByteArray SqlitePages::payloadOf(const Cell& cell) const {
  const Bytes bytes = bytesOf(cell.page);
  const Kind kind = kindOf(cell.page);
  const std::uint32_t local = localSize(cell.size, kind == Kind::TableLeaf);
  const auto* const begin = reinterpret_cast<const char*>(bytes.data) + cell.offset;
  if (local == cell.size) return QByteArray::fromRawData(begin, local);
  QByteArray payload(begin, local);
  std::uint32_t next = number32(bytes.data + cell.offset + local);
  while (static_cast<std::uint32_t>(payload.size()) < cell.size) {
    const Bytes page = bytesOf(next);
    if (page.size == 0) return {};
    const auto rest = cell.size - static_cast<std::uint32_t>(payload.size());
    payload.append(reinterpret_cast<const char*>(page.data) + kChildBytes,
                   std::min(rest, page.size - kChildBytes));
    next = number32(page.data);
  }
  return payload;
}

std::vector<std::uint32_t> SqlitePages::freePages() const {
  constexpr std::uint32_t kFirstOfList = 32;
  std::vector<std::uint32_t> pages;
  std::unordered_set<std::uint32_t> seen;
  std::uint32_t trunk = hasHead() ? headNumber(kFirstOfList) : 0;
  for (Bytes bytes = bytesOf(trunk); bytes.size > 0 && seen.insert(trunk).second; bytes = bytesOf(trunk)) {
    pages.push_back(trunk);
    const std::uint32_t count = std::min(number32(bytes.data + 4), bytes.size / 4 - 2);
    for (std::uint32_t index = 0; index < count; ++index)
      pages.push_back(number32(bytes.data + 8 + std::size_t{4} * index));
    trunk = number32(bytes.data);
  }
  return pages;
}

std::vector<std::uint64_t> SqlitePages::typesOf(const Cell& cell) const {
  const QByteArray payload = payloadOf(cell);
  const auto* const bytes = reinterpret_cast<const unsigned char*>(payload.constData());
  const auto size = static_cast<std::uint32_t>(payload.size());
  std::uint64_t head = 0;
  std::uint32_t at = readVarint(bytes, size, head);
  if (at == 0 || head > size) return {};
  std::vector<std::uint64_t> types;
  std::uint64_t end = head;
  while (at < head) {
    std::uint64_t type = 0;
    const std::uint32_t taken = readVarint(bytes + at, static_cast<std::uint32_t>(head) - at, type);
    if (taken == 0) return {};
    at += taken;
    types.push_back(type);
    end += sizeOfType(type);
    if (end > size) return {};
  }
  if (end != size) types.clear();
  return types;
}

std::vector<QVariant> SqlitePages::valuesOf(const Cell& cell, std::size_t most) const {
  const QByteArray payload = payloadOf(cell);
  auto types = typesOf(cell);
  types.resize(std::min(types.size(), most));
  std::uint64_t at = 0;
  readVarint(reinterpret_cast<const unsigned char*>(payload.constData()),
             static_cast<std::uint32_t>(payload.size()), at);
  std::vector<QVariant> values;
  values.reserve(types.size());
  for (const std::uint64_t type : types) {
    const auto size = static_cast<qsizetype>(sizeOfType(type));
    values.push_back(valueOf(type, payload.constData() + at, size));
    at += static_cast<std::uint64_t>(size);
  }
  return values;
}

}  // namespace sudoku
