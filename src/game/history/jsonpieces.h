#pragma once

#include <optional>

#include <QByteArray>
#include <QIODevice>
#include <QJsonValue>

namespace sudoku {

/// Reads a JSON text of any size, with only one piece at a time in memory.
class JsonPieces {
 public:
  /// Precondition: the device is open and outlives this object.
  explicit JsonPieces(QIODevice& device) : m_device(device) {}

  /// Enters the next value if it is an object or array with this opening bracket. Returns whether it is.
  bool enter(char opening);
  /// Whether the object or array entered last has another item; if not, leaves it. If the text has neither an
  /// item nor the closing bracket next, hasFailed() becomes true.
  bool hasNext(char closing);
  /// Reads the name of the next member, before its value; nothing if the text has no name next.
  std::optional<QString> name();
  /// Reads the next value as a whole; nothing if it is not valid JSON, or larger than kMostValueBytes.
  /// Reading can go on after it unless hasFailed().
  std::optional<QJsonValue> value();
  /// Whether the rest of the text is white space.
  bool isAtEnd() { return peek() == '\0'; }

  /// Skips a byte order mark at the beginning. Returns false if it shows another encoding than UTF-8.
  /// Precondition: nothing has been read yet.
  bool passMark();

  /// The line, from 1, on which the piece read last begins.
  int line() const { return m_pieceLine; }
  /// Whether the text is not valid JSON, so that no more of it can be read.
  bool hasFailed() const { return m_hasFailed; }

 private:
  char current();
  char peek();
  void advance();
  std::optional<QByteArray> text();

  QIODevice& m_device;
  QByteArray m_buffer;
  qsizetype m_next = 0;
  int m_line = 1;
  int m_pieceLine = 1;
  bool m_isFirst = false;  ///< whether no item of the object or array entered last has been read yet
  bool m_hasFailed = false;
};

}  // namespace sudoku
