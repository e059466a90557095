#pragma once

#include <optional>

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace sudoku {

/// The request of a second start of the program, which it hands over to the first.
struct Handover {
  QStringList arguments;    ///< arguments of the second start, the program's name first
  QString directory;        ///< directory in which relative paths start
  QString activationToken;  ///< token by which the desktop lets a window come forward; may be empty

  friend bool operator==(const Handover&, const Handover&) = default;
};

// Answers of the protocol. The second start sends a message; the first, if it can make sense of it, answers
// at once with kReady, however busy it is; the second says kGo, and only then the first acts; when that is
// done it says kDone. So a request that was answered too late is done once, by the second start itself, and a
// request that the first did not live to do is not lost.
inline constexpr char kReady = '+';
inline constexpr char kGo = '!';
inline constexpr char kDone = '.';
/// The number of bytes at the beginning of a message that say how long it is.
inline constexpr qsizetype kHandoverHeaderBytes = 12;
inline constexpr qsizetype kMostHandoverBytes = 262'144;

/// The message for a request; empty if it would be longer than kMostHandoverBytes, or has more than a few
/// dozen arguments.
QByteArray toMessage(const Handover& handover);
/// The number of bytes of the message that begins with this header; nothing if no message begins so.
std::optional<qsizetype> messageSize(const QByteArray& header);
/// The request in a whole message; nothing if the bytes are no message.
std::optional<Handover> fromMessage(const QByteArray& message);

}  // namespace sudoku
