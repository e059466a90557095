#pragma once

#include <gtest/gtest.h>
#include <ostream>
#include <set>
#include <string_view>
#include <type_traits>

#include <sudoku/grid/naming.h>

/// Enumerations that have names, in tests.
namespace sudoku {

/// How GoogleTest shows a value. To be included wherever one is compared.
template <typename Enum>
requires std::is_enum_v<Enum> && requires {
  Names<Enum>::kNames.size();
}
std::ostream& operator<<(std::ostream& out, Enum value) {
  return out << nameOf(value);
}

/// What holds of every enumeration that has names.
template <typename Enum>
void expectNamesToNameTheirValues() {
  std::set<std::string_view> seen;
  for (const auto& entry : Names<Enum>::kNames) {
    EXPECT_EQ(nameOf(entry.value), entry.name);
    EXPECT_EQ(fromName<Enum>(entry.name), entry.value);
    EXPECT_TRUE(seen.insert(entry.name).second) << entry.name;
  }
}

}  // namespace sudoku
