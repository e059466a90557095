#include <algorithm>

#include "picturechecks.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

/// Every third: of most techniques one, with and without links.
std::vector<support::Reference> sample() {
  std::vector<support::Reference> chosen;
  for (std::size_t at = 0; at < support::references().size(); at += 3)
    chosen.push_back(support::references()[at]);
  return chosen;
}

TEST(PicturesTest, CoverNoDigit) {
  for (const support::Reference& reference : sample())
    for (const int side : support::kBoardSides) support::expectDigitsAreFree(reference, side);
}

TEST(PicturesTest, StayInsideOfTheBoard) {
  for (const support::Reference& reference : sample()) {
    support::expectStaysInside(reference, support::kBoardSides.front(), lightTheme());
    support::expectStaysInside(reference, support::kBoardSides.front(), darkTheme());
  }
}

}  // namespace
}  // namespace sudoku
