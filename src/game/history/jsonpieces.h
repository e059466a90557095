#pragma once

#include <optional>

#include <QByteArray>
#include <QIODevice>
#include <QJsonValue>

namespace sudoku {

/// Walks through the JSON of a device that need not fit into memory: one piece at a time is read.
class JsonPieces {
 public:
  /// The device outlives this and is open.
  explicit JsonPieces(QIODevice& device) : m_device(device) {}

  /// Enters an object or an array. Whether it begins here.
  bool enter(char opening);
  /// Whether another item follows in what was entered last; if not, leaves it. Neither an item nor the end:
  /// hasFailed().
  bool hasNext(char closing);
  /// The name of a member, and then its value is next; nothing if there is none.
  std::optional<QString> name();
  /// The next value, whole; nothing if it is none, or larger than kMostBytes. It has ended all the same if
  /// !hasFailed().
  std::optional<QJsonValue> value();
  /// Whether nothing follows.
  bool isAtEnd() { return peek() == '\0'; }

  /// Passes over a byte order mark. Whether what follows can be UTF-8: false for the marks of other
  /// encodings. Precondition: nothing has been read yet.
  bool passMark();

  /// The line, from 1, where the last piece began.
  int line() const { return m_pieceLine; }
  /// Whether what follows cannot be told any more: the structure is broken.
  bool hasFailed() const { return m_hasFailed; }

  /// Several times what the longest game takes.
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
  bool m_isFirst = false;  ///< no item of what was entered last has been read
  bool m_hasFailed = false;
};

}  // namespace sudoku
