#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sudoku::formats {

/// Unpacks what LZString.compressToBase64() of the JavaScript library lz-string
/// (https://pieroxy.net/blog/pages/lz-string) has packed, as UTF-8; nothing if the text is not valid or the
/// result is longer than `limit` UTF-16 units. The format is an LZ78 whose codes grow with its dictionary;
/// codes 0 (8 bits) and 1 (16 bits) announce new characters, code 2 the end; bits come lowest first out of
/// base64 characters read highest first.
std::optional<std::string> decompressFromBase64(std::string_view text, std::size_t limit);

}  // namespace sudoku::formats
