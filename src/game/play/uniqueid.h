#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <QByteArray>
#include <QString>

namespace sudoku {

/// The name of a game, a move, an event or a checkpoint that no other has, on any machine, so that histories
/// can be united. 128 bits as those of a UUID of version 7
/// (https://www.rfc-editor.org/rfc/rfc9562#section-5.7): the time in milliseconds, then random bits. What was
/// made later in a game has the greater id.
class UniqueId {
 public:
  static constexpr int kBytes = 16;

  /// The id of nothing.
  UniqueId() = default;

  /// A new one, greater than one that is there already, whatever the clock says.
  /// Precondition: that one leaves room.
  static UniqueId after(const UniqueId& last);
  static UniqueId make() { return after({}); }
  /// The one that follows from a time, a number below 2^24 and anything else, on every machine: for what was
  /// made before there were ids. A greater number at the same time gives a greater id.
  static UniqueId derived(qint64 timeMs, int number, const QByteArray& from);

  /// When it was made, in milliseconds since 1970, UTC; later if the clock was set back since the one before.
  qint64 timeMs() const;
  /// Whether enough ids can follow that of an item which so many of its game come before. Each number may be
  /// a millisecond later: then what after() adds to items that leave room leaves room too, and so do the
  /// items of two such games together.
  bool leavesRoom(std::size_t number) const;

  bool isNull() const { return *this == UniqueId(); }
  QByteArray toBytes() const;
  /// 32 hexadecimal digits.
  QString toText() const;
  /// Nothing for what is none; that of nothing is none.
  static std::optional<UniqueId> fromBytes(const QByteArray& bytes);
  static std::optional<UniqueId> fromText(const QString& text);

  friend auto operator<=>(const UniqueId&, const UniqueId&) = default;

 private:
  std::array<std::uint8_t, kBytes> m_bytes{};
};

}  // namespace sudoku
