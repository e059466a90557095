#include <algorithm>

#include "picturechecks.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

/// Every third: of most techniques one, with and without links.
std::vector<testing::Reference> sample() {
  std::vector<testing::Reference> chosen;
  for (std::size_t at = 0; at < testing::references().size(); at += 3)
    chosen.push_back(testing::references()[at]);
  return chosen;
}

TEST(PicturesTest, CoverNoDigit) {
  for (const testing::Reference& reference : sample())
    for (const int side : testing::kBoardSides) testing::expectDigitsAreFree(reference, side);
}

TEST(PicturesTest, StayInsideOfTheBoard) {
  for (const testing::Reference& reference : sample()) {
    testing::expectStaysInside(reference, testing::kBoardSides.front(), lightTheme());
    testing::expectStaysInside(reference, testing::kBoardSides.front(), darkTheme());
  }
}

}  // namespace
}  // namespace sudoku
