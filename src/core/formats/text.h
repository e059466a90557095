#pragma once

#include <cstddef>
#include <stop_token>
#include <string>
#include <string_view>

#include <sudoku/formats/formats.h>

#include "pieces.h"

/// Texts cut into lines and words, with the place of each.
namespace sudoku::formats {

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

/// The same without blanks around it.
Word trimmed(Word word);

/// The number that a word is, without sign. Nothing if it is none or above the limit.
std::optional<int> toNumber(std::string_view word, int limit);

/// A text and its lines, each without its end (LF, CR LF or CR).
struct Text {
  /// The lines end early when they are asked to stop.
  explicit Text(std::string_view text, const std::stop_token& asked = {});

  std::string_view whole;
  std::stop_token stop;
  Pieces<LineCutter> lines;
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
