#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace sudoku {

/// Either a value or an error, as std::expected in C++23. As thread-safe as the value or error that it holds.
template <typename T, typename E>
class [[nodiscard]] Result {
 public:
  // Implicit, so that functions simply return a value or an error. NOLINTBEGIN(google-explicit-constructor)
  Result(T value) : m_content(std::in_place_index<0>, std::move(value)) {}
  Result(E error) : m_content(std::in_place_index<1>, std::move(error)) {}
  // NOLINTEND(google-explicit-constructor)

  bool hasValue() const { return m_content.index() == 0; }
  explicit operator bool() const { return hasValue(); }

  /// Precondition: hasValue().
  const T& value() const {
    assert(hasValue());
    return *std::get_if<0>(&m_content);
  }
  const T& operator*() const { return value(); }
  const T* operator->() const { return &value(); }
  T& operator*() {
    assert(hasValue());
    return *std::get_if<0>(&m_content);
  }
  T* operator->() { return &**this; }

  /// Precondition: !hasValue().
  const E& error() const {
    assert(!hasValue());
    return *std::get_if<1>(&m_content);
  }

 private:
  std::variant<T, E> m_content;
};

}  // namespace sudoku
