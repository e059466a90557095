#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <QByteArray>
#include <QString>

namespace sudoku {

/// An id that identifies a game, a move, an event or a checkpoint on any machine, so that the histories of
/// several machines can be merged. 128 bits as in a UUID of version 7
/// (https://www.rfc-editor.org/rfc/rfc9562#section-5.7): the time in milliseconds, then random bits. Within a
/// game, later items have greater ids.
class UniqueId {
 public:
  static constexpr int kBytes = 16;

  /// The empty id, which identifies nothing.
  UniqueId() = default;

  /// A new id that is greater than `last`, even if the clock is behind. Precondition: `last` is not the
  /// greatest id.
  static UniqueId after(const UniqueId& last);
  static UniqueId make() { return after({}); }
  /// An id computed from a time, a number below 2^24 and other data, the same on every machine: for items of
  /// old files, which have no ids. At the same time, a greater number gives a greater id.
  static UniqueId derived(qint64 timeMs, int number, const QByteArray& from);

  /// When the id was made, in milliseconds since 1970, UTC; later than that if the clock was behind the
  /// previous id.
  qint64 timeMs() const;
  /// Whether the time of this id, of an item that was read from a file, is early enough that greater ids can
  /// still be made for all later items. It may be one millisecond later for each of the `number` items of the
  /// game before this one, so that ids made by after() are accepted, as are the ids of a merged game.
  bool leavesRoom(std::size_t number) const;

  bool isNull() const { return *this == UniqueId(); }
  QByteArray toBytes() const;
  /// The id as 32 hexadecimal digits.
  QString toText() const;
  /// The id from 16 bytes or from a text; nothing if the value is not valid. The null id is not valid.
  static std::optional<UniqueId> fromBytes(const QByteArray& bytes);
  static std::optional<UniqueId> fromText(const QString& text);

  friend auto operator<=>(const UniqueId&, const UniqueId&) = default;

 private:
  std::array<std::uint8_t, kBytes> m_bytes{};
};

}  // namespace sudoku
