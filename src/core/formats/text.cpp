#include "text.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace sudoku::formats {

ParseError errorAt(Place place, ParseFault fault, FaultParts parts) {
  return {place.line, place.column, fault, std::move(parts)};
}

ParseError errorAt(Place place, ParseFault fault, FaultParts parts, const ParseError& inner) {
  return {place.line, place.column, fault, std::move(parts), {inner}};
}

std::string shown(std::string_view text) {
  constexpr std::size_t kLongest = 20;
  std::string result;
  for (const char character : text.substr(0, kLongest))
    result += character >= ' ' && character <= '~' ? character : '?';
  return result;
}

Word trimmed(Word word) {
  constexpr std::string_view kBlanks = " \t";
  const std::size_t first = word.text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return word.from(0, 0);
  return word.from(first, word.text.find_last_not_of(kBlanks) + 1 - first);
}

std::optional<int> toNumber(std::string_view word, int limit) {
  int number = 0;
  const char* const end = word.data() + word.size();
  const auto [stop, error] = std::from_chars(word.data(), end, number);
  if (error != std::errc() || stop != end || number < 0 || number > limit || word.front() == '-')
    return std::nullopt;
  return number;
}

std::optional<Word> parameterOf(Word url, std::string_view name) {
  const std::size_t query = url.text.find('?');
  if (query == std::string_view::npos) return std::nullopt;
  const Word all = url.from(query + 1, url.text.substr(query + 1).find('#'));
  const std::string start = std::string(name) + '=';
  for (std::size_t at = all.text.find(start); at != std::string_view::npos;
       at = all.text.find(start, at + 1)) {
    if (at > 0 && all.text[at - 1] != '&') continue;
    const Word value = all.from(at + start.size());
    return value.from(0, value.text.find('&'));
  }
  return std::nullopt;
}

Text::Text(std::string_view text, const std::stop_token& asked)
    : whole(text), stop(asked), lines(LineCutter(text, asked)) {
  const auto content = std::ranges::find_if(lines, isContent);
  if (content != lines.end()) first = *content;
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
