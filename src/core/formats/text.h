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

/// Texts cut into lines and words, with the place of each.
namespace sudoku::formats {

/// Where something stands in a text. Both count from 1; column 0 means the whole line.
struct Place {
  int line = 1;
  int column = 0;
};

/// A stretch of a line.
struct Word {
  std::string_view text;
  Place place;

  /// The place of a character. Precondition: index <= text.size().
  Place placeOf(std::size_t index) const { return {place.line, place.column + static_cast<int>(index)}; }
  /// The place behind the word.
  Place end() const { return placeOf(text.size()); }
  /// The part of the word from an index on, at most `length` characters. Precondition: index <= text.size().
  Word from(std::size_t index, std::size_t length = std::string_view::npos) const {
    return {text.substr(index, length), placeOf(index)};
  }
};

/// The pieces that a Cutter's `next()` gives, one after the other until it gives nothing. Lines and words are
/// cut while a loop goes through them, any number of times: a text of millions of lines, or a line of
/// millions of words, needs no list of them.
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

  /// How many pieces there are; takes the time of going through them.
  std::size_t count() const { return static_cast<std::size_t>(std::ranges::distance(begin(), end())); }
  /// The first pieces, at most `most`.
  std::vector<Word> first(std::size_t most) const {
    std::vector<Word> pieces;
    for (auto piece = begin(); pieces.size() < most && piece != end(); ++piece) pieces.push_back(*piece);
    return pieces;
  }

 private:
  Cutter m_cutter;
};

/// Cuts a text into lines. After a request to stop, no further line follows.
class LineCutter {
 public:
  LineCutter(std::string_view text, std::stop_token stop) : m_text(text), m_stop(std::move(stop)) {}
  std::optional<Word> next();

 private:
  std::string_view m_text;
  std::stop_token m_stop;
  std::size_t m_begin = 0;
  int m_line = 0;
  // Where the next line feed and the next carriage return stand from m_begin on, once there has been a line.
  std::size_t m_lineFeed = 0;
  std::size_t m_carriageReturn = 0;
};

/// Cuts a word at each of some characters, and may leave out the empty words between them.
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

/// Cuts off the part of a word before an index, and leaves the part behind it: nothing if that is the end.
Word cutOff(std::optional<Word>& rest, std::size_t index);

/// The words between separators, empty ones included: one more than there are separators. `separators` has to
/// outlive the result.
inline Pieces<WordCutter> split(Word word, std::string_view separators) {
  return Pieces(WordCutter(word, separators, WordCutter::Empty::Kept));
}

/// The words between runs of blanks; none is empty. `blanks` has to outlive the result.
inline Pieces<WordCutter> wordsOf(Word word, std::string_view blanks = " \t") {
  return Pieces(WordCutter(word, blanks, WordCutter::Empty::LeftOut));
}

ParseError errorAt(Place place, std::string reason);

/// A character as a message may show it. Anything but printable ASCII could upset a terminal or be half a
/// UTF-8 character.
std::string shown(char character);

/// As much of a text as fits into a message, as the message may show it.
std::string shown(std::string_view text);

constexpr bool isDigit(char character) {
  return character >= '1' && character <= '9';
}
/// The digit that a character is. Precondition: isDigit(character).
constexpr Digit digitOf(char character) {
  return Digit(character - '0');
}

/// The word without blanks around it.
Word trimmed(Word word);

/// The number that a word is, without sign. Nothing if the word is no number or above the limit.
std::optional<int> toNumber(std::string_view word, int limit);

/// Whether a line is neither blank nor a comment (`#…`).
inline bool isContent(const Word& line) {
  return !isBlankOrComment(line.text);
}

/// The value of a parameter of a web address, behind `?name=` or `&name=`; escapes are kept.
std::optional<Word> parameterOf(Word url, std::string_view name);

/// A text and its lines, each without its end (LF, CR LF or CR).
struct Text {
  /// The lines end early after a request to stop.
  explicit Text(std::string_view text, const std::stop_token& asked = {});
  /// Whether the content begins with a character, blanks aside.
  bool startsWith(char character) const { return trimmed(first).text.starts_with(character); }

  std::string_view whole;
  std::stop_token stop;
  Pieces<LineCutter> lines;
  /// The first line with content; an empty word if there is none.
  Word first;
};

/// Finds the places of offsets in a text. Quickest when asked in ascending order.
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

// Inline: millions of short pieces are looked at once for each format that they might be in.
inline std::optional<Word> LineCutter::next() {
  if (m_begin >= m_text.size() || m_stop.stop_requested()) return std::nullopt;
  // Each kind of line end is looked for only behind the last one found, so that nothing is searched twice.
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
