#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sudoku::formats {

/// Unpacks a text that LZString.compressToBase64() of the JavaScript library lz-string
/// (https://pieroxy.net/blog/pages/lz-string) has packed, and returns it as UTF-8; nothing if the text is not
/// valid or the result is longer than `limit` UTF-16 units. The format is LZ78 with codes that grow with the
/// dictionary. Codes 0 (8 bits) and 1 (16 bits) announce new characters, code 2 is the end. Base64 characters
/// are read from their highest bit on, and the bits of a number come lowest first.
std::optional<std::string> decompressFromBase64(std::string_view text, std::size_t limit);

}  // namespace sudoku::formats
