#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <stop_token>
#include <string_view>
#include <utility>
#include <vector>

/// Lines and words, cut from a text while they are gone through: a text of millions of lines, or a line of
/// millions of words, needs no list of them.
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

  /// Precondition: index <= text.size().
  Place placeOf(std::size_t index) const { return {place.line, place.column + static_cast<int>(index)}; }
  /// Precondition: from <= text.size().
  Word from(std::size_t index, std::size_t length = std::string_view::npos) const {
    return {text.substr(index, length), placeOf(index)};
  }
};

/// What a Cutter's `next()` gives, one piece after the other until it gives nothing. May be gone through any
/// number of times.
template <typename Cutter>
class Pieces {
 public:
  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Word;
    using difference_type = std::ptrdiff_t;
    using pointer = const Word*;
    using reference = const Word&;

    /// The end.
    Iterator() = default;
    explicit Iterator(Cutter cutter) : m_cutter(std::move(cutter)), m_piece(m_cutter.next()) {}
    reference operator*() const { return *m_piece; }
    pointer operator->() const { return &*m_piece; }
    Iterator& operator++() {
      m_piece = m_cutter.next();
      return *this;
    }
    friend bool operator==(const Iterator& a, const Iterator& b) {
      return a.m_piece.has_value() == b.m_piece.has_value();
    }

   private:
    Cutter m_cutter;
    std::optional<Word> m_piece;
  };

  explicit Pieces(Cutter cutter) : m_cutter(std::move(cutter)) {}
  Iterator begin() const { return Iterator(m_cutter); }
  Iterator end() const { return {}; }

  /// Takes the time of going through them.
  std::size_t count() const { return static_cast<std::size_t>(std::distance(begin(), end())); }
  /// The first of them, as many as there are up to a number.
  std::vector<Word> first(std::size_t most) const {
    std::vector<Word> pieces;
    for (auto piece = begin(); pieces.size() < most && piece != end(); ++piece) pieces.push_back(*piece);
    return pieces;
  }

 private:
  Cutter m_cutter;
};

/// Cuts a text into lines. None follows once it is asked to stop.
class LineCutter {
 public:
  LineCutter() = default;
  LineCutter(std::string_view text, std::stop_token stop) : m_text(text), m_stop(std::move(stop)) {}
  std::optional<Word> next();

 private:
  std::string_view m_text;
  std::stop_token m_stop;
  std::size_t m_begin = 0;
  int m_line = 0;
  // The next of each from m_begin on, once there has been a line.
  std::size_t m_lineFeed = 0;
  std::size_t m_carriageReturn = 0;
};

/// Cuts a word at each of a character.
class SeparatorCutter {
 public:
  SeparatorCutter() = default;
  SeparatorCutter(Word word, char separator) : m_rest(word), m_separator(separator) {}
  std::optional<Word> next();

 private:
  std::optional<Word> m_rest;
  char m_separator = '\0';
};

/// Cuts a word at runs of some characters.
class BlankCutter {
 public:
  BlankCutter() = default;
  BlankCutter(Word word, std::string_view blanks) : m_rest(word), m_blanks(blanks) {}
  std::optional<Word> next();

 private:
  Word m_rest;
  std::string_view m_blanks;
};

// Inline: millions of short pieces are gone through once for each format that they might be.
inline std::optional<Word> LineCutter::next() {
  if (m_begin >= m_text.size() || m_stop.stop_requested()) return std::nullopt;
  // Either is looked for only behind the last one found, so that no stretch is searched twice for it.
  if (m_lineFeed <= m_begin) m_lineFeed = std::min(m_text.find('\n', m_begin), m_text.size());
  if (m_carriageReturn <= m_begin) m_carriageReturn = std::min(m_text.find('\r', m_begin), m_text.size());
  const std::size_t end = std::min(m_lineFeed, m_carriageReturn);
  const Word line{m_text.substr(m_begin, end - m_begin), {++m_line, 1}};
  m_begin = end + (end == m_carriageReturn && m_lineFeed == end + 1 ? 2 : 1);
  return line;
}

inline std::optional<Word> SeparatorCutter::next() {
  if (!m_rest) return std::nullopt;
  const Word rest = *m_rest;
  const std::size_t end = rest.text.find(m_separator);
  m_rest = end == std::string_view::npos ? std::nullopt : std::optional(rest.from(end + 1));
  return rest.from(0, end);
}

inline std::optional<Word> BlankCutter::next() {
  const std::size_t begin = m_rest.text.find_first_not_of(m_blanks);
  if (begin == std::string_view::npos) return std::nullopt;
  m_rest = m_rest.from(begin);
  const std::size_t end = std::min(m_rest.text.find_first_of(m_blanks), m_rest.text.size());
  const Word word = m_rest.from(0, end);
  m_rest = m_rest.from(end);
  return word;
}

/// What stands between separators, empty words included: one more than there are separators.
Pieces<SeparatorCutter> split(Word word, char separator);

/// What stands between runs of blanks; no word is empty. `blanks` has to outlive what is given.
Pieces<BlankCutter> wordsOf(Word word, std::string_view blanks = " \t");

}  // namespace sudoku::formats
