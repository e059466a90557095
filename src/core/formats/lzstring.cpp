#include "lzstring.h"

#include <bit>
#include <cstdint>
#include <vector>

namespace sudoku::formats {
namespace {

constexpr unsigned kBitsPerCharacter = 6;
constexpr std::uint32_t kNewByte = 0;
constexpr std::uint32_t kNewUnit = 1;
constexpr std::uint32_t kEnd = 2;
constexpr std::uint32_t kFirstPhrase = 3;

/// Reads the bits of a base64 text. Padding counts as zeros.
class BitReader {
 public:
  explicit BitReader(std::string_view text) : m_text(text) {}

  /// The next `count` bits as a number; nothing if fewer are left. Precondition: count <= 31.
  std::optional<std::uint32_t> take(unsigned count) {
    std::uint32_t bits = 0;
    for (unsigned index = 0; index < count; ++index) {
      if (m_left == 0 && !nextCharacter()) return std::nullopt;
      --m_left;
      bits |= (m_character >> m_left & 1U) << index;
    }
    return bits;
  }

 private:
  bool nextCharacter() {
    constexpr std::string_view kCharacters =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    if (m_next == m_text.size()) return false;
    const char character = m_text[m_next++];
    const std::size_t value = kCharacters.find(character);
    if (value == std::string_view::npos && character != '=') return false;
    m_character = character == '=' ? 0 : static_cast<std::uint32_t>(value);
    m_left = kBitsPerCharacter;
    return true;
  }

  std::string_view m_text;
  std::size_t m_next = 0;
  std::uint32_t m_character = 0;
  unsigned m_left = 0;
};

/// A phrase: an entry of the LZ78 dictionary, stored as the part of the output where its text has been
/// written already.
struct Phrase {
  std::size_t begin;
  std::size_t size;
};

class Decompressor {
 public:
  Decompressor(std::string_view text, std::size_t limit) : m_bits(text), m_limit(limit) {}

  std::optional<std::u16string> run() {
    constexpr unsigned kFirstCodeBits = 2;
    auto code = m_bits.take(kFirstCodeBits);
    Phrase last{0, 0};
    while (code && *code != kEnd) {
      const auto phrase = phraseOf(*code, last);
      if (!phrase || m_output.size() + phrase->size > m_limit) return std::nullopt;
      const Phrase written{m_output.size(), phrase->size};
      for (std::size_t index = 0; index < phrase->size; ++index)
        m_output += m_unit ? *m_unit : m_output[phrase->begin + index];
      if (m_unit) m_phrases.push_back(written);
      m_unit.reset();
      // The new dictionary entry is the phrase before this one and the first unit of this one, which follow
      // each other in the output.
      if (last.size > 0) m_phrases.push_back({last.begin, last.size + 1});
      last = written;
      code = m_bits.take(codeBits());
    }
    return code ? std::optional(m_output) : std::nullopt;
  }

 private:
  /// The phrase that a code stands for; `last` is the phrase before it. For a code that a new character
  /// follows, reads this character into m_unit.
  std::optional<Phrase> phraseOf(std::uint32_t code, Phrase last) {
    if (code == kNewByte || code == kNewUnit) {
      const auto unit = m_bits.take(code == kNewByte ? 8 : 16);
      if (!unit) return std::nullopt;
      m_unit = static_cast<char16_t>(*unit);
      return Phrase{0, 1};
    }
    const std::size_t index = code - kFirstPhrase;
    if (index < m_phrases.size()) return m_phrases[index];
    // A code may stand for the entry that is added to the dictionary only after this phrase. That entry is
    // the last phrase, followed by the first unit of the last phrase.
    if (index == m_phrases.size() && last.size > 0) return Phrase{last.begin, last.size + 1};
    return std::nullopt;
  }

  unsigned codeBits() const { return static_cast<unsigned>(std::bit_width(kFirstPhrase + m_phrases.size())); }

  BitReader m_bits;
  std::size_t m_limit;
  std::u16string m_output;
  std::vector<Phrase> m_phrases;
  std::optional<char16_t> m_unit;
};

constexpr bool isHighSurrogate(char32_t unit) {
  return unit >= 0xD800 && unit <= 0xDBFF;
}
constexpr bool isLowSurrogate(char32_t unit) {
  return unit >= 0xDC00 && unit <= 0xDFFF;
}

void appendUtf8(std::string& text, char32_t character) {
  const auto append = [&](char32_t byte) { text += static_cast<char>(byte); };
  if (character < 0x80) return append(character);
  // The first UTF-8 byte has one leading 1 for each byte of the character, then its highest bits; each
  // following byte has six bits.
  const unsigned following = character < 0x800 ? 1 : character < 0x10000 ? 2 : 3;
  append((0xFF80U >> following & 0xFFU) | character >> 6 * following);
  for (unsigned left = following; left-- > 0;) append(0x80U | (character >> 6 * left & 0x3FU));
}

/// A UTF-16 text as UTF-8. An unpaired surrogate becomes the replacement character.
std::string toUtf8(std::u16string_view units) {
  constexpr char32_t kReplacement = 0xFFFD;
  std::string text;
  for (std::size_t index = 0; index < units.size(); ++index) {
    const char32_t unit = units[index];
    const char32_t next = index + 1 < units.size() ? units[index + 1] : 0;
    if (isHighSurrogate(unit) && isLowSurrogate(next)) {
      appendUtf8(text, 0x10000U + ((unit - 0xD800U) << 10U) + (next - 0xDC00U));
      ++index;
    } else {
      appendUtf8(text, isHighSurrogate(unit) || isLowSurrogate(unit) ? kReplacement : unit);
    }
  }
  return text;
}

}  // namespace

std::optional<std::string> decompressFromBase64(std::string_view text, std::size_t limit) {
  const auto units = Decompressor(text, limit).run();
  return units ? std::optional(toUtf8(*units)) : std::nullopt;
}

}  // namespace sudoku::formats
