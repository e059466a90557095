#include "url.h"

#include <charconv>

namespace sudoku::formats {

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

std::string unescaped(std::string_view text) {
  std::string plain;
  for (std::size_t index = 0; index < text.size(); ++index) {
    unsigned char byte = 0;
    const std::string_view digits = text.substr(index).substr(0, 3);
    if (digits.size() == 3 && digits[0] == '%') {
      const auto [stop, error] = std::from_chars(digits.data() + 1, digits.data() + 3, byte, 16);
      if (error == std::errc() && stop == digits.data() + 3) {
        plain += static_cast<char>(byte);
        index += 2;
        continue;
      }
    }
    plain += text[index];
  }
  return plain;
}

}  // namespace sudoku::formats
