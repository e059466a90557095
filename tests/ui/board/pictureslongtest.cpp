#include <algorithm>

#include "picturechecks.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

TEST(PicturesLongTest, OfAllReferencesCoverNoDigit) {
  for (const support::Reference& reference : support::allReferences())
    for (const int side : support::kBoardSides) support::expectDigitsAreFree(reference, side);
}

TEST(PicturesLongTest, OfAllReferencesStayInsideOfTheBoard) {
  for (const support::Reference& reference : support::allReferences())
    for (const int side : support::kBoardSides)
      for (const Theme* theme : {&lightTheme(), &darkTheme()})
        support::expectStaysInside(reference, side, *theme);
}

/// Lines with gaps and links without numbers exist for the worst case only. How rarely they are needed tells
/// how good the search for routes is.
TEST(PicturesLongTest, LinksLeadThroughAndHaveTheirNumbers) {
  int lines = 0;
  int withoutHead = 0;
  int withoutNumber = 0;
  std::string misses;
  for (const support::Reference& reference : support::allReferences()) {
    const BoardScene scene = support::sceneOf(reference);
    for (const int side : support::kBoardSides) {
      const ScenePainter painter(scene, BoardGeometry({side, side}), QFont());
      for (std::size_t at = 0; at < painter.routes().size(); ++at) {
        const LinkRoute& route = painter.routes()[at];
        const StepPicture::Link& link = scene.picture.links[at];
        if (route.isRepeated) continue;
        ++lines;
        if (route.head.isEmpty() && (link.from & link.to).isEmpty()) ++withoutHead;
        if (route.number) continue;
        ++withoutNumber;
        misses += toNotation(reference.step) + " at " + std::to_string(side) + '\n';
      }
    }
  }
  EXPECT_GT(lines, 500);
  EXPECT_EQ(withoutHead, 0);
  EXPECT_LE(withoutNumber, lines / 100) << misses;
}

}  // namespace
}  // namespace sudoku
