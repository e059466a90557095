#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "text.h"

namespace sudoku::formats {

struct JsonMember;

/// A JSON value, with its place in the text.
struct Json {
  using Array = std::vector<Json>;
  using Object = std::vector<JsonMember>;

  /// The member with that name (the last one if there are several), or null.
  const Json* find(std::string_view name) const;
  /// Whether the value holds nothing: null, false, an empty text, array or object.
  bool isEmpty() const;

  const bool* boolean() const { return std::get_if<bool>(&value); }
  const double* number() const { return std::get_if<double>(&value); }
  const std::string* string() const { return std::get_if<std::string>(&value); }
  const Array* array() const { return std::get_if<Array>(&value); }
  const Object* object() const { return std::get_if<Object>(&value); }
  /// The value as a whole number from `least` to `most`; nothing if it is no such number.
  std::optional<int> integer(int least, int most) const;

  std::variant<std::monostate, bool, double, std::string, Array, Object> value;
  Place place;
};

/// A member of an object.
struct JsonMember {
  std::string name;
  Json value;
};

/// Reads a text of one value. Fails if it is nested deeper or has more values than any puzzle.
Result<Json, ParseError> parseJson(std::string_view text);

}  // namespace sudoku::formats
