#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace sudoku::formats {

/// What LZString.compressToBase64() of the JavaScript library lz-string (https://pieroxy.net/blog/pages/lz-
/// string) was given, as UTF-8; nothing if the text is no such thing or what comes out is longer than `limit`
/// UTF-16 units. An LZ78 whose codes grow with its dictionary, new characters announced by codes 0 (8 bits)
/// and 1 (16 bits), the end by code 2; bits come lowest first out of base64 characters read highest first.
std::optional<std::string> decompressFromBase64(std::string_view text, std::size_t limit);

}  // namespace sudoku::formats
