#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace sudoku::fuzz {

/// Ends the program if a law does not hold, as fuzzers expect it.
inline void require(bool holds) {
  if (!holds) std::abort();
}

/// Numbers out of bytes; zeros once they have run out.
class Bytes {
 public:
  explicit Bytes(std::string_view bytes) : m_bytes(bytes) {}

  bool isAtEnd() const { return m_next >= m_bytes.size(); }
  /// A number from 0 to 255.
  int next() { return isAtEnd() ? 0 : static_cast<std::uint8_t>(m_bytes[m_next++]); }
  /// A number from 0 to `count` - 1. Precondition: `count` is from 1 to 256.
  int below(int count) { return next() % count; }
  /// The bytes up to the next line feed, which is passed.
  std::string_view line() {
    const std::size_t end = m_bytes.find('\n', m_next);
    const std::string_view found = m_bytes.substr(m_next, end - m_next);
    m_next = end == std::string_view::npos ? m_bytes.size() : end + 1;
    return found;
  }

 private:
  std::string_view m_bytes;
  std::size_t m_next = 0;
};

}  // namespace sudoku::fuzz
