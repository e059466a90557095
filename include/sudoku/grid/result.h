#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace sudoku {

/// Either a value or what went wrong: what std::expected is in C++23. As safe between threads as what is in
/// it.
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
