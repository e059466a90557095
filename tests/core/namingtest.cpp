#include <gtest/gtest.h>
#include <set>

#include <sudoku/level.h>
#include <sudoku/naming.h>
#include <sudoku/puzzleid.h>

namespace sudoku {
namespace {

template <typename Enum>
void expectNamesToNameTheirValues() {
  std::set<std::string_view> seen;
  for (const auto& entry : Names<Enum>::kNames) {
    EXPECT_EQ(nameOf(entry.value), entry.name);
    EXPECT_EQ(fromName<Enum>(entry.name), entry.value);
    EXPECT_TRUE(seen.insert(entry.name).second) << entry.name;
  }
}

TEST(NamingTest, EachNameIsThatOfItsValue) {
  expectNamesToNameTheirValues<BoardMethod>();
  expectNamesToNameTheirValues<DigMethod>();
  expectNamesToNameTheirValues<Level>();
  expectNamesToNameTheirValues<Symmetry>();
}

TEST(NamingTest, TakesNamesExactlyAsWritten) {
  for (const std::string_view text : {"", "Easy", "easy ", " easy", "eas", "easyy", "none"})
    EXPECT_EQ(fromName<Level>(text), std::nullopt) << text;
}

}  // namespace
}  // namespace sudoku
