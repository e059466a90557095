#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <sudoku/formats/formats.h>

/// Texts split into lines and words, with their places in the text.
namespace sudoku::formats {

/// A place in a text. Line and column count from 1, columns in bytes; column 0 means the whole line.
struct Place {
  int line = 1;
  int column = 0;
};

/// A part of a line, with its place in the text.
struct Word {
  std::string_view text;
  Place place;

  /// The place in the text of the character with an index. Precondition: index <= text.size().
  Place placeOf(std::size_t index) const { return {place.line, place.column + static_cast<int>(index)}; }
  /// The place just after the word.
  Place end() const { return placeOf(text.size()); }
  /// The part of the word from an index on, at most `length` characters. Precondition: index <= text.size().
  Word from(std::size_t index, std::size_t length = std::string_view::npos) const {
    return {text.substr(index, length), placeOf(index)};
  }
};

/// The range of the words that a Cutter's `next()` returns, until it returns nothing. Lines and words are cut
/// off one by one during the iteration, so that a text of millions of lines, or a line of millions of words,
/// needs no list of them. The range can be iterated several times.
template <typename Cutter>
class Pieces {
 public:
  class Iterator {
   public:
    using value_type = Word;
    using difference_type = std::ptrdiff_t;

    explicit Iterator(Cutter cutter) : m_cutter(std::move(cutter)), m_piece(m_cutter.next()) {}
    const Word& operator*() const { return *m_piece; }
    const Word* operator->() const { return &*m_piece; }
    Iterator& operator++() {
      m_piece = m_cutter.next();
      return *this;
    }
    void operator++(int) { ++*this; }
    friend bool operator==(const Iterator& iterator, std::default_sentinel_t /*end*/) {
      return !iterator.m_piece;
    }

   private:
    Cutter m_cutter;
    std::optional<Word> m_piece;
  };

  explicit Pieces(Cutter cutter) : m_cutter(std::move(cutter)) {}
  Iterator begin() const { return Iterator(m_cutter); }
  std::default_sentinel_t end() const { return {}; }

  /// The number of pieces. Takes as long as iterating over them.
  std::size_t count() const { return static_cast<std::size_t>(std::ranges::distance(begin(), end())); }
  /// A list of the first pieces, at most `most` of them.
  std::vector<Word> first(std::size_t most) const {
    std::vector<Word> pieces;
    for (auto piece = begin(); pieces.size() < most && piece != end(); ++piece) pieces.push_back(*piece);
    return pieces;
  }

 private:
  Cutter m_cutter;
};

/// Splits a text into lines. After a request to stop, returns no further line.
class LineCutter {
 public:
  LineCutter(std::string_view text, std::stop_token stop) : m_text(text), m_stop(std::move(stop)) {}
  std::optional<Word> next();

 private:
  std::string_view m_text;
  std::stop_token m_stop;
  std::size_t m_begin = 0;
  int m_line = 0;
  // Indexes of the first line feed and the first carriage return from m_begin on, valid once a line has been
  // read.
  std::size_t m_lineFeed = 0;
  std::size_t m_carriageReturn = 0;
};

/// Splits a word at each of some characters, and may leave out empty words.
class WordCutter {
 public:
  enum class Empty { Kept, LeftOut };

  WordCutter(Word word, std::string_view separators, Empty empty)
      : m_rest(word), m_separators(separators), m_empty(empty) {}
  std::optional<Word> next();

 private:
  std::optional<Word> m_rest;
  std::string_view m_separators;
  Empty m_empty;
};

/// Returns the part of `rest` before the character with an index. Sets `rest` to the part after that
/// character, or to nothing if there is no such character.
Word cutOff(std::optional<Word>& rest, std::size_t index);

/// The words between separators, including empty ones: one more than there are separators. `separators` must
/// outlive the result.
inline Pieces<WordCutter> split(Word word, std::string_view separators) {
  return Pieces(WordCutter(word, separators, WordCutter::Empty::Kept));
}

/// The words between runs of blanks, without empty ones. `blanks` must outlive the result.
inline Pieces<WordCutter> wordsOf(Word word, std::string_view blanks = " \t") {
  return Pieces(WordCutter(word, blanks, WordCutter::Empty::LeftOut));
}

ParseError errorAt(Place place, ParseFault fault, FaultParts parts = {});
/// An error in a text that stands at a place of this one.
ParseError errorAt(Place place, ParseFault fault, FaultParts parts, const ParseError& inner);

/// The start of a text as shown in a message, short enough to fit into it.
std::string shown(std::string_view text);

constexpr bool isDigit(char character) {
  return character >= '1' && character <= '9';
}
/// The digit that a character stands for. Precondition: isDigit(character).
constexpr Digit digitOf(char character) {
  return Digit(character - '0');
}

/// A word without the blanks around it.
Word trimmed(Word word);

/// A word read as a number without sign; nothing if the word is no number or the number is above `limit`.
std::optional<int> toNumber(std::string_view word, int limit);

/// Whether a line is neither blank nor a comment (`#…`).
inline bool isContent(const Word& line) {
  return !isBlankOrComment(line.text);
}

/// The value of a parameter in a web address, after `?name=` or `&name=`, still escaped; nothing if the
/// address lacks it.
std::optional<Word> parameterOf(Word url, std::string_view name);

/// A text and its lines. Lines do not include their ends (LF, CR LF or CR).
struct Text {
  /// The list of lines ends early after a request to stop.
  explicit Text(std::string_view text, const std::stop_token& asked = {});
  /// Whether the first line with content begins with a character, not counting blanks.
  bool startsWith(char character) const { return trimmed(first).text.starts_with(character); }

  std::string_view whole;
  std::stop_token stop;
  Pieces<LineCutter> lines;
  /// The first line that is neither blank nor a comment; an empty word if there is none.
  Word first;
};

/// Converts offsets in a text to places. Fastest with ascending offsets.
class Locator {
 public:
  explicit Locator(std::string_view text) : m_text(text) {}
  Place placeOf(std::size_t offset);

 private:
  std::string_view m_text;
  std::size_t m_offset = 0;
  std::size_t m_lineStart = 0;
  int m_line = 1;
};

// Inline, because each format that may fit splits millions of short lines.
inline std::optional<Word> LineCutter::next() {
  if (m_begin >= m_text.size() || m_stop.stop_requested()) return std::nullopt;
  // Searches for each kind of line end only after the last one found, so that no part of the text is searched
  // twice.
  if (m_lineFeed <= m_begin) m_lineFeed = std::min(m_text.find('\n', m_begin), m_text.size());
  if (m_carriageReturn <= m_begin) m_carriageReturn = std::min(m_text.find('\r', m_begin), m_text.size());
  const std::size_t end = std::min(m_lineFeed, m_carriageReturn);
  const Word line{m_text.substr(m_begin, end - m_begin), {++m_line, 1}};
  m_begin = end + (end == m_carriageReturn && m_lineFeed == end + 1 ? 2 : 1);
  return line;
}

inline Word cutOff(std::optional<Word>& rest, std::size_t index) {
  const Word whole = *rest;
  rest = index < whole.text.size() ? std::optional(whole.from(index + 1)) : std::nullopt;
  return whole.from(0, index);
}

inline std::optional<Word> WordCutter::next() {
  while (m_rest) {
    const Word word = cutOff(m_rest, m_rest->text.find_first_of(m_separators));
    if (m_empty == Empty::Kept || !word.text.empty()) return word;
  }
  return std::nullopt;
}

}  // namespace sudoku::formats
