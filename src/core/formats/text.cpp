#include "text.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace sudoku::formats {
namespace {

constexpr std::string_view kBlanks = " \t";

}  // namespace

ParseError errorAt(Place place, std::string reason) {
  return {place.line, place.column, std::move(reason)};
}

std::string shown(char character) {
  if (character > ' ' && character <= '~') return std::string("'") + character + "'";
  if (character == ' ') return "a blank";
  constexpr std::string_view kHexDigits = "0123456789ABCDEF";
  const auto byte = static_cast<unsigned char>(character);
  return std::string("byte 0x") + kHexDigits[byte / 16U] + kHexDigits[byte % 16U];
}

std::string shown(std::string_view text) {
  constexpr std::size_t kLongest = 20;
  std::string result;
  for (const char character : text.substr(0, kLongest))
    result += character >= ' ' && character <= '~' ? character : '?';
  return result;
}

Word trimmed(Word word) {
  const std::size_t first = word.text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return word.from(0, 0);
  return word.from(first, word.text.find_last_not_of(kBlanks) + 1 - first);
}

std::vector<Word> split(Word word, char separator) {
  std::vector<Word> words;
  std::size_t begin = 0;
  for (;;) {
    const std::size_t end = word.text.find(separator, begin);
    if (end == std::string_view::npos) break;
    words.push_back(word.from(begin, end - begin));
    begin = end + 1;
  }
  words.push_back(word.from(begin));
  return words;
}

std::vector<Word> wordsOf(Word word, std::string_view blanks) {
  std::vector<Word> words;
  std::size_t begin = word.text.find_first_not_of(blanks);
  while (begin != std::string_view::npos) {
    const std::size_t end = std::min(word.text.find_first_of(blanks, begin), word.text.size());
    words.push_back(word.from(begin, end - begin));
    begin = word.text.find_first_not_of(blanks, end);
  }
  return words;
}

std::optional<int> toNumber(std::string_view word, int limit) {
  int number = 0;
  const char* const end = word.data() + word.size();
  const auto [stop, error] = std::from_chars(word.data(), end, number);
  if (error != std::errc() || stop != end || number < 0 || number > limit || word.front() == '-')
    return std::nullopt;
  return number;
}

Text::Text(std::string_view text) : whole(text) {
  std::size_t begin = 0;
  while (begin < text.size()) {
    const std::size_t end = std::min(text.find_first_of("\r\n", begin), text.size());
    const Word line{text.substr(begin, end - begin), {static_cast<int>(lines.size()) + 1, 1}};
    if (first.text.empty() && !isBlankOrComment(line.text)) first = line;
    lines.push_back(line);
    begin = end + (text.substr(end).starts_with("\r\n") ? 2 : 1);
  }
}

Place Locator::placeOf(std::size_t offset) {
  if (offset < m_offset) *this = Locator(m_text);
  for (; m_offset < offset && m_offset < m_text.size(); ++m_offset) {
    const bool isCrLf = m_text[m_offset] == '\r' && m_text.substr(m_offset + 1).starts_with('\n');
    if ((m_text[m_offset] != '\n' && m_text[m_offset] != '\r') || isCrLf) continue;
    ++m_line;
    m_lineStart = m_offset + 1;
  }
  return {m_line, static_cast<int>(m_offset - m_lineStart) + 1};
}

}  // namespace sudoku::formats
