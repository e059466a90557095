#pragma once

#include <optional>

#include <QByteArray>
#include <QIODevice>
#include <QJsonValue>

namespace sudoku {

/// Walks through a JSON text of any size: only one piece at a time is in memory.
class JsonPieces {
 public:
  /// Reads from an open device, which outlives this object.
  explicit JsonPieces(QIODevice& device) : m_device(device) {}

  /// Enters an object or an array, whose opening bracket is given. Returns whether one begins here.
  bool enter(char opening);
  /// Whether another item follows in the object or array entered last; if not, leaves it. If neither an item
  /// nor the closing bracket follows, hasFailed() becomes true.
  bool hasNext(char closing);
  /// Reads the name of a member, after which comes its value; nothing if there is no name.
  std::optional<QString> name();
  /// Reads the next value, whole; nothing if it is no JSON value, or larger than kMostBytes. Unless
  /// hasFailed(), reading goes on after it.
  std::optional<QJsonValue> value();
  /// Whether nothing follows but white space.
  bool isAtEnd() { return peek() == '\0'; }

  /// Skips a byte order mark. Returns whether what follows can be UTF-8: false for the marks of other
  /// encodings. Precondition: nothing has been read yet.
  bool passMark();

  /// The line of the text, from 1, in which the last piece began.
  int line() const { return m_pieceLine; }
  /// Whether the structure of the text is broken, so that nothing more can be read.
  bool hasFailed() const { return m_hasFailed; }

  /// The most bytes of one value: several times what the longest game takes.
  static constexpr qsizetype kMostBytes = qsizetype{32} * 1024 * 1024;

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
  bool m_isFirst = false;  ///< no item has been read of the object or array entered last
  bool m_hasFailed = false;
};

}  // namespace sudoku
