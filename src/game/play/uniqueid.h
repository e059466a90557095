#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <QByteArray>
#include <QString>

namespace sudoku {

/// Identifies a game, a move, an event or a checkpoint on any machine, so that histories can be united. 128
/// bits as in a UUID of version 7 (https://www.rfc-editor.org/rfc/rfc9562#section-5.7): the time in
/// milliseconds, then random bits. What was made later in a game has the greater id.
class UniqueId {
 public:
  static constexpr int kBytes = 16;

  /// The empty id, which identifies nothing.
  UniqueId() = default;

  /// A new id that is greater than `last`, whatever the clock says. Precondition: `last` leaves room for one.
  static UniqueId after(const UniqueId& last);
  static UniqueId make() { return after({}); }
  /// An id made of a time, a number below 2^24 and other data, the same on every machine: for items that were
  /// made before there were ids. A greater number at the same time gives a greater id.
  static UniqueId derived(qint64 timeMs, int number, const QByteArray& from);

  /// When the id was made, in milliseconds since 1970, UTC; later if the clock was set back since the id
  /// before.
  qint64 timeMs() const;
  /// Whether enough ids can follow that of an item which so many of its game come before. Each number may be
  /// a millisecond later: then what after() adds to items that leave room leaves room too, and so do the
  /// items of two such games together.
  bool leavesRoom(std::size_t number) const;

  bool isNull() const { return *this == UniqueId(); }
  QByteArray toBytes() const;
  /// The id as 32 hexadecimal digits.
  QString toText() const;
  /// The id of bytes or of a text; nothing if they are not valid. The empty id is not valid.
  static std::optional<UniqueId> fromBytes(const QByteArray& bytes);
  static std::optional<UniqueId> fromText(const QString& text);

  friend auto operator<=>(const UniqueId&, const UniqueId&) = default;

 private:
  std::array<std::uint8_t, kBytes> m_bytes{};
};

}  // namespace sudoku
