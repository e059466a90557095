#include "jsonpieces.h"

#include <utility>

#include <QJsonArray>
#include <QJsonDocument>

#include "game/base/limits.h"

namespace sudoku {
namespace {

constexpr qint64 kChunkBytes = qint64{64} * 1024;

bool isSpace(char character) {
  return character == ' ' || character == '\t' || character == '\r' || character == '\n';
}

/// Finds the end of a JSON value, which may be nested.
class ValueEnd {
 public:
  /// Whether the value has ended before this character.
  bool isBefore(char character) const {
    return m_depth == 0 && !m_isInText && (m_hasClosed || isSpace(character) || isMark(character));
  }
  void pass(char character) {
    if (m_isInText) {
      const bool isQuote = character == '"' && !m_isEscaped;
      m_isEscaped = character == '\\' && !m_isEscaped;
      m_isInText = !isQuote;
      m_hasClosed = isQuote && m_depth == 0;
      return;
    }
    m_isInText = character == '"';
    if (character == '{' || character == '[') ++m_depth;
    if (character == '}' || character == ']') m_hasClosed = --m_depth == 0;
  }

 private:
  static bool isMark(char character) {
    return character == ',' || character == ':' || character == ']' || character == '}';
  }

  int m_depth = 0;
  bool m_isInText = false;
  bool m_isEscaped = false;
  bool m_hasClosed = false;
};

}  // namespace

bool JsonPieces::passMark() {
  current();  // fills the buffer if it is empty
  if (m_buffer.startsWith("\xEF\xBB\xBF")) m_next = 3;
  // A text in UTF-16 begins with a byte order mark, or has zeros in its first characters.
  const bool isWide =
      m_buffer.startsWith("\xFE\xFF") || m_buffer.startsWith("\xFF\xFE") || m_buffer.left(2).contains('\0');
  return !isWide;
}

bool JsonPieces::enter(char opening) {
  if (peek() != opening) return false;
  advance();
  m_isFirst = true;
  return true;
}

bool JsonPieces::hasNext(char closing) {
  const bool isFirst = std::exchange(m_isFirst, false);
  const char next = peek();
  if (next == closing) {
    advance();
    return false;
  }
  if (!isFirst && next == ',') {
    advance();
    return true;
  }
  m_hasFailed = m_hasFailed || !isFirst || next == '\0';
  return !m_hasFailed;
}

std::optional<QString> JsonPieces::name() {
  const auto name = value();
  if (!name || !name->isString() || peek() != ':') {
    m_hasFailed = true;
    return std::nullopt;
  }
  advance();
  return name->toString();
}

std::optional<QJsonValue> JsonPieces::value() {
  const auto piece = text();
  if (!piece) return std::nullopt;
  // QJsonDocument parses only arrays and objects, so the value is put into an array.
  const auto document = QJsonDocument::fromJson('[' + *piece + ']');
  if (document.array().size() != 1) return std::nullopt;
  return document.array().first();
}

/// The text of the next value; nothing if the value has no end or is too long.
std::optional<QByteArray> JsonPieces::text() {
  ValueEnd end;
  QByteArray text;
  bool isTooLong = false;
  for (char next = peek(); next != '\0' && !end.isBefore(next); next = current()) {
    end.pass(next);
    isTooLong = isTooLong || text.size() == kMostValueBytes;
    if (!isTooLong) text += next;
    advance();
  }
  m_hasFailed = m_hasFailed || text.isEmpty() || !end.isBefore(',');
  if (m_hasFailed || isTooLong) return std::nullopt;
  return text;
}

/// The next character that is not white space, without consuming it; 0 at the end of the text.
char JsonPieces::peek() {
  while (isSpace(current())) advance();
  m_pieceLine = m_line;
  return current();
}

/// The next character, without consuming it; 0 at the end of the text.
char JsonPieces::current() {
  if (m_next == m_buffer.size()) {
    m_buffer = m_device.read(kChunkBytes);
    m_next = 0;
  }
  return m_next < m_buffer.size() ? m_buffer[m_next] : '\0';
}

void JsonPieces::advance() {
  if (current() == '\n') ++m_line;
  ++m_next;
}

}  // namespace sudoku
