#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <sudoku/formats.h>

/// Texts cut into lines and words, with the place of each.
namespace sudoku::formats {

/// Where something stands in a text. Both count from 1; column 0 means the whole line.
struct Place {
  int line = 1;
  int column = 0;
};

ParseError errorAt(Place place, std::string reason);

/// A character as a message may show it. Anything but printable ASCII could upset a terminal or be half a
/// UTF-8 character.
std::string shown(char character);

/// The same for as much of a text as fits into a message.
std::string shown(std::string_view text);

constexpr bool isDigit(char character) {
  return character >= '1' && character <= '9';
}
/// Precondition: isDigit(character).
constexpr Digit digitOf(char character) {
  return Digit(character - '0');
}

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

/// The same without blanks around it.
Word trimmed(Word word);

/// What stands between separators, empty words included: one more than there are separators.
std::vector<Word> split(Word word, char separator);

/// What stands between runs of blanks and any of the other characters; no word is empty.
std::vector<Word> wordsOf(Word word, std::string_view blanks = " \t");

/// The number that a word is, without sign. Nothing if it is none or above the limit.
std::optional<int> toNumber(std::string_view word, int limit);

/// A text cut into its lines, each without its end (LF, CR LF or CR).
struct Text {
  explicit Text(std::string_view text);

  std::string_view whole;
  std::vector<Word> lines;
  /// The first line that is neither blank nor a comment (`#…`); an empty word if there is none.
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

}  // namespace sudoku::formats
