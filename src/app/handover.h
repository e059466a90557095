#pragma once

#include <optional>

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace sudoku {

/// What a start of the program was asked, as the second start tells it to the first.
struct Handover {
  QStringList arguments;    ///< as given, the program's name first
  QString directory;        ///< where relative paths start
  QString activationToken;  ///< by which the desktop lets a window come forward; may be empty

  friend bool operator==(const Handover&, const Handover&) = default;
};

// The two talk like this: the second sends a message; the first, if it can make sense of it, answers at once
// with kReady, however busy it is; the second says kGo, and only then the first acts; once it has, it says
// kDone. So a request that was answered too late is done once, by the second start itself, and one that the
// first did not live to do is not lost.
inline constexpr char kReady = '+';
inline constexpr char kGo = '!';
inline constexpr char kDone = '.';
/// A message begins with this many bytes that say how long it is.
inline constexpr qsizetype kHandoverHeaderBytes = 12;
inline constexpr qsizetype kMostHandoverBytes = 262'144;

/// The message; empty if it would be longer than kMostHandoverBytes, or has more than a few dozen arguments.
QByteArray toMessage(const Handover& handover);
/// How many bytes the message has that begins with this header; nothing if none begins so.
std::optional<qsizetype> messageSize(const QByteArray& header);
/// What a whole message says; nothing if it is none.
std::optional<Handover> fromMessage(const QByteArray& message);

}  // namespace sudoku
