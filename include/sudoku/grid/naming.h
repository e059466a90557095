#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

/// Words for the values of an enumeration, as the command line and puzzle ids write them. All functions
/// are pure and may be called from any thread.
namespace sudoku {

template <typename Enum>
struct Named {
  Enum value;
  std::string_view name;
};
template <typename Enum>  // clang before 17 needs this deduction guide for an aggregate
Named(Enum, std::string_view)->Named<Enum>;

/// Names of an enumeration, specialised as `static constexpr std::array kNames = {Named{…}, …};` with one
/// entry for each enumerator in the order of declaration.
template <typename Enum>
struct Names;

template <typename Enum>
constexpr std::string_view nameOf(Enum value) {
  return Names<Enum>::kNames[static_cast<std::size_t>(value)].name;
}

/// The enumerator with a name, matched exactly; nothing if there is none.
template <typename Enum>
constexpr std::optional<Enum> fromName(std::string_view name) {
  for (const auto& entry : Names<Enum>::kNames)
    if (entry.name == name) return entry.value;
  return std::nullopt;
}

}  // namespace sudoku
