#include "json.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>

#include <sudoku/formats/limits.h>

namespace sudoku::formats {
namespace {

/// Iterates over a text and counts the characters that it has passed in a variable outside.
class CountingIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using reference = const char&;

  CountingIterator(const char* position, std::size_t* count) : m_position(position), m_count(count) {}
  reference operator*() const { return *m_position; }
  CountingIterator& operator++() {
    ++m_position;
    ++*m_count;
    return *this;
  }
  friend bool operator==(const CountingIterator& a, const CountingIterator& b) {
    return a.m_position == b.m_position;
  }

 private:
  const char* m_position;
  std::size_t* m_count;
};

/// Builds a tree of Json values from the events of the SAX parser.
class TreeBuilder {
 public:
  explicit TreeBuilder(std::string_view text) : m_text(text), m_locator(text) {}

  CountingIterator begin() { return {m_text.data(), &m_read}; }
  CountingIterator end() { return {m_text.data() + m_text.size(), &m_read}; }

  // The SAX parser requires these function names. NOLINTBEGIN(readability-identifier-naming)
  bool null() { return add({{}, nextPlace()}); }
  bool boolean(bool value) { return add({value, nextPlace()}); }
  bool number_integer(std::int64_t value) { return add({static_cast<double>(value), nextPlace()}); }
  bool number_unsigned(std::uint64_t value) { return add({static_cast<double>(value), nextPlace()}); }
  bool number_float(double value, const std::string& /*text*/) { return add({value, nextPlace()}); }
  bool string(std::string& value) { return add({std::move(value), nextPlace()}); }
  bool binary(std::vector<std::uint8_t>& /*value*/) { return false; }
  bool start_object(std::size_t /*size*/) { return open({Json::Object(), nextPlace()}); }
  bool start_array(std::size_t /*size*/) { return open({Json::Array(), nextPlace()}); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }
  bool key(std::string& name) {
    nextPlace();
    std::get<Json::Object>(m_open.back().value).push_back({std::move(name), {}});
    return true;
  }
  bool parse_error(std::size_t position, const std::string& /*token*/,
                   const nlohmann::json::exception& /*error*/) {
    return fail(m_locator.placeOf(position == 0 ? 0 : position - 1), ParseFault::BrokenJson);
  }
  // NOLINTEND(readability-identifier-naming)

  Json takeRoot() { return std::move(m_root); }
  const ParseError& error() const { return m_error; }

 private:
  /// The place of the token that has just been read: it starts after the end of the previous token and the
  /// separators in between.
  Place nextPlace() {
    const std::size_t start = std::min(m_text.find_first_not_of(" \t\r\n,:", m_tokenEnd), m_text.size());
    m_tokenEnd = m_read;
    return m_locator.placeOf(start);
  }

  bool add(Json value) {
    if (++m_values > kMostJsonValues) return fail(value.place, ParseFault::TooManyValues);
    if (m_open.empty()) {
      m_root = std::move(value);
    } else if (auto* const array = std::get_if<Json::Array>(&m_open.back().value)) {
      array->push_back(std::move(value));
    } else {
      std::get<Json::Object>(m_open.back().value).back().value = std::move(value);
    }
    return true;
  }

  bool open(Json value) {
    if (m_open.size() == kDeepestJson) return fail(value.place, ParseFault::NestedTooDeep);
    m_open.push_back(std::move(value));
    return true;
  }

  bool close() {
    nextPlace();
    Json value = std::move(m_open.back());
    m_open.pop_back();
    return add(std::move(value));
  }

  bool fail(Place place, ParseFault fault) {
    m_error = errorAt(place, fault);
    return false;
  }

  std::string_view m_text;
  Locator m_locator;
  std::size_t m_read = 0;      // index after the last character that the parser has read
  std::size_t m_tokenEnd = 0;  // index after the last complete token
  std::size_t m_values = 0;
  Json m_root;
  std::vector<Json> m_open;  // unfinished arrays and objects, the innermost last
  ParseError m_error;
};

}  // namespace

const Json* Json::find(std::string_view name) const {
  const Object* const members = object();
  if (members == nullptr) return nullptr;
  const auto found = std::find_if(members->rbegin(), members->rend(),
                                  [&](const auto& member) { return member.name == name; });
  return found == members->rend() ? nullptr : &found->value;
}

bool Json::isEmpty() const {
  if (const bool* const truth = boolean()) return !*truth;
  if (const std::string* const text = string()) return text->empty();
  if (const Array* const items = array()) return items->empty();
  if (const Object* const members = object()) return members->empty();
  return number() == nullptr;
}

std::optional<int> Json::integer(int least, int most) const {
  const double* const exact = number();
  if (exact == nullptr || std::trunc(*exact) != *exact || *exact < least || *exact > most)
    return std::nullopt;
  return static_cast<int>(*exact);
}

Result<Json, ParseError> parseJson(std::string_view text) {
  TreeBuilder builder(text);
  if (!nlohmann::json::sax_parse(builder.begin(), builder.end(), &builder)) return builder.error();
  return builder.takeRoot();
}

}  // namespace sudoku::formats
