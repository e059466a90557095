#pragma once

#include <optional>

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace sudoku {

/// What the player wanted by starting the program although it is running: the second process passes this
/// request on to the running one.
struct Handover {
  QStringList arguments;    ///< arguments of the second start, beginning with the program's name
  QString directory;        ///< directory in which relative paths start
  QString activationToken;  ///< token that lets the program raise its window on the desktop; may be empty

  friend bool operator==(const Handover&, const Handover&) = default;
};

// Answers of the protocol between two starts of the program. The second start sends a message; the first
// answers at once with kReady if the message is valid, however busy the first is. The second then sends kGo,
// and only then does the first act on the request; afterwards the first sends kDone. So a request that was
// answered too late is handled once, by the second start, and a request is not lost if the first start ends
// early.
inline constexpr char kReady = '+';
inline constexpr char kGo = '!';
inline constexpr char kDone = '.';
/// The number of bytes at the beginning of a message that give its length.
inline constexpr qsizetype kHandoverHeaderBytes = 12;

/// The message for a request. Empty if the message would be longer than kMostHandoverBytes, or if the request
/// has more than a few dozen arguments.
QByteArray toMessage(const Handover& handover);
/// The length in bytes of a message, read from its first kHandoverHeaderBytes bytes; nothing if these are not
/// valid.
std::optional<qsizetype> messageSize(const QByteArray& header);
/// The request in a complete message; nothing if the bytes are not a valid message.
std::optional<Handover> fromMessage(const QByteArray& message);

}  // namespace sudoku
