#pragma once

#include <charconv>
#include <chrono>
#include <cstdint>
#include <optional>
#include <pugixml.hpp>

#include <sudoku/formats/limits.h>

#include "text.h"

namespace sudoku::formats {

/// A parsed XML text, with the places of its elements.
class XmlFile {
 public:
  explicit XmlFile(std::string_view text)
      : m_locator(text),
        m_result(m_document.load_buffer(text.data(), text.size(), kOptions, pugi::encoding_utf8)) {}

  /// Whether a text is XML that contains an element beginning with `element`, such as `<name`.
  static bool holds(const Text& text, std::string_view element) {
    return text.startsWith('<') && text.whole.find(element) != std::string_view::npos;
  }

  /// Passes the error in the XML to the sink, if there is one. Returns whether there was an error.
  bool handsOverError(const PuzzleSink& sink) {
    if (m_result) return false;
    const Place place = m_locator.placeOf(static_cast<std::size_t>(m_result.offset));
    sink({place.line, errorAt(place, ParseFault::BrokenXml, {.text = m_result.description()})});
    return true;
  }
  pugi::xml_node child(const char* name) const { return m_document.child(name); }
  /// The place in the text of an element's name.
  Place placeOf(pugi::xml_node node) {
    const std::ptrdiff_t offset = node.offset_debug();
    return m_locator.placeOf(offset < 0 ? 0 : static_cast<std::size_t>(offset));
  }

 private:
  /// Stores the text in an element as its value: a separate node for the text would take 64 bytes more.
  static constexpr unsigned kOptions = pugi::parse_default | pugi::parse_embed_pcdata;

  Locator m_locator;
  pugi::xml_document m_document;
  pugi::xml_parse_result m_result;
};

/// Reads the time played from an XML attribute, if there is one.
inline std::optional<ParseError> readElapsed(pugi::xml_attribute attribute, Place place, PuzzleLabel& label) {
  if (!attribute) return std::nullopt;
  const std::string_view text = attribute.value();
  std::int64_t number = -1;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || stop != text.data() + text.size() || number < 0 ||
      number > kLongestElapsed.count())
    return errorAt(place, ParseFault::NoMilliseconds);
  label.elapsed = std::chrono::milliseconds(number);
  return std::nullopt;
}

}  // namespace sudoku::formats
