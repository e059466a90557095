#include "uniqueid.h"

#include <algorithm>
#include <cstring>

#include <QCryptographicHash>
#include <QDateTime>
#include <QRandomGenerator>

namespace sudoku {
namespace {

constexpr std::size_t kTimeBytes = 6;
constexpr std::uint8_t kVersion = 0x70;
constexpr std::uint8_t kVersionMask = 0xF0;
constexpr std::uint8_t kVariant = 0x80;
constexpr std::uint8_t kVariantMask = 0xC0;

/// A time in milliseconds that no clock reaches, in the year 6429: half of the range that an id can hold.
constexpr qint64 kEndOfTime = qint64{1} << 47;

using Bytes = std::array<std::uint8_t, UniqueId::kBytes>;

void putTime(Bytes& bytes, qint64 timeMs) {
  for (std::size_t index = 0; index < kTimeBytes; ++index)
    bytes[index] = static_cast<std::uint8_t>(timeMs >> (8 * (kTimeBytes - 1 - index)));
}

qint64 timeOf(const Bytes& bytes) {
  qint64 time = 0;
  for (std::size_t index = 0; index < kTimeBytes; ++index) time = time << 8 | bytes[index];
  return time;
}

void mark(Bytes& bytes) {
  bytes[6] = static_cast<std::uint8_t>((bytes[6] & ~kVersionMask) | kVersion);
  bytes[8] = static_cast<std::uint8_t>((bytes[8] & ~kVariantMask) | kVariant);
}

}  // namespace

UniqueId UniqueId::after(const UniqueId& last) {
  std::array<quint32, kBytes / sizeof(quint32)> random{};
  QRandomGenerator::system()->fillRange(random.data(), static_cast<qsizetype>(random.size()));
  UniqueId id;
  std::memcpy(id.m_bytes.data(), random.data(), kBytes);
  const qint64 now = std::min(QDateTime::currentMSecsSinceEpoch(), kEndOfTime - 1);
  putTime(id.m_bytes, std::max(now, timeOf(last.m_bytes)));
  mark(id.m_bytes);
  // Ensures that the new id is greater than `last`, even in the same millisecond or if the clock was set
  // back.
  if (id <= last) putTime(id.m_bytes, timeOf(last.m_bytes) + 1);
  return id;
}

UniqueId UniqueId::derived(qint64 timeMs, int number, const QByteArray& from) {
  const QByteArray hash = QCryptographicHash::hash(from, QCryptographicHash::Sha256);
  UniqueId id;
  std::copy_n(hash.begin(), kBytes, id.m_bytes.begin());
  putTime(id.m_bytes, std::clamp(timeMs, qint64{0}, kEndOfTime - 1));
  // The number goes into the 24 bits around the version and variant bits: the lower 4 bits of byte 6, all of
  // byte 7, the lower 6 bits of byte 8, and the upper 6 bits of byte 9.
  const auto bits = static_cast<std::uint32_t>(number);
  id.m_bytes[6] = static_cast<std::uint8_t>(bits >> 20 & 0x0F);
  id.m_bytes[7] = static_cast<std::uint8_t>(bits >> 12);
  id.m_bytes[8] = static_cast<std::uint8_t>(bits >> 6 & 0x3F);
  id.m_bytes[9] = static_cast<std::uint8_t>((bits & 0x3F) << 2 | (id.m_bytes[9] & 0x03));
  mark(id.m_bytes);
  return id;
}

bool UniqueId::leavesRoom(std::size_t number) const {
  return timeOf(m_bytes) < kEndOfTime + static_cast<qint64>(number);
}

qint64 UniqueId::timeMs() const {
  return timeOf(m_bytes);
}

QByteArray UniqueId::toBytes() const {
  QByteArray bytes(kBytes, '\0');
  std::copy(m_bytes.begin(), m_bytes.end(), bytes.begin());
  return bytes;
}

QString UniqueId::toText() const {
  return QString::fromLatin1(toBytes().toHex());
}

std::optional<UniqueId> UniqueId::fromBytes(const QByteArray& bytes) {
  if (bytes.size() != kBytes) return std::nullopt;
  UniqueId id;
  std::copy(bytes.begin(), bytes.end(), id.m_bytes.begin());
  return id.isNull() ? std::nullopt : std::optional(id);
}

std::optional<UniqueId> UniqueId::fromText(const QString& text) {
  const auto id = fromBytes(QByteArray::fromHex(text.toLatin1()));
  // QByteArray::fromHex() skips invalid characters, so the text is compared with that of the id.
  return id && id->toText() == text ? id : std::nullopt;
}

}  // namespace sudoku
