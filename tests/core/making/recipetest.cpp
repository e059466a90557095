#include <gtest/gtest.h>

#include <sudoku/making/recipe.h>

#include "../names.h"

namespace sudoku {
namespace {

TEST(RecipeTest, EachNameIsThatOfItsValue) {
  expectNamesToNameTheirValues<BoardMethod>();
  expectNamesToNameTheirValues<DigMethod>();
  expectNamesToNameTheirValues<DigOrder>();
}

}  // namespace
}  // namespace sudoku
