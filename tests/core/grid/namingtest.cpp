#include <gtest/gtest.h>

#include <sudoku/grid/level.h>
#include <sudoku/grid/naming.h>
#include <sudoku/grid/symmetry.h>
#include <sudoku/grid/transform.h>

#include "../names.h"

namespace sudoku {
namespace {

TEST(NamingTest, EachNameIsThatOfItsValue) {
  expectNamesToNameTheirValues<Level>();
  expectNamesToNameTheirValues<Symmetry>();
  expectNamesToNameTheirValues<TransformKind>();
}

TEST(NamingTest, TakesNamesExactlyAsWritten) {
  for (const std::string_view text : {"", "Easy", "easy ", " easy", "eas", "easyy", "none"})
    EXPECT_EQ(fromName<Level>(text), std::nullopt) << text;
}

}  // namespace
}  // namespace sudoku
