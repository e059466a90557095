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

  /// The member of an object with a name (the last one if there are several), or null.
  const Json* find(std::string_view name) const;
  /// Whether the value is null, false, or an empty text, array or object.
  bool isEmpty() const;

  const bool* boolean() const { return std::get_if<bool>(&value); }
  const double* number() const { return std::get_if<double>(&value); }
  const std::string* string() const { return std::get_if<std::string>(&value); }
  const Array* array() const { return std::get_if<Array>(&value); }
  const Object* object() const { return std::get_if<Object>(&value); }
  /// The value as a whole number from `least` to `most`; nothing if it is not such a number.
  std::optional<int> integer(int least, int most) const;

  std::variant<std::monostate, bool, double, std::string, Array, Object> value;
  Place place;
};

/// A name and its value in a JSON object.
struct JsonMember {
  std::string name;
  Json value;
};

/// Parses a JSON text. Fails if it is nested more deeply or has more values than any puzzle.
Result<Json, ParseError> parseJson(std::string_view text);

}  // namespace sudoku::formats
