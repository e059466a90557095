#include <gtest/gtest.h>

#include <QPushButton>

#include "ui/controls/pagedtext.h"
#include "ui/controls/phraselabel.h"

namespace sudoku {
namespace {

TEST(PagedTextTest, ItsButtonsNeverCoverIt) {
  PagedText text(nullptr);
  text.setSections({{"Open then: r4c2 = 4",
                     {{Phrase{"The middle left box still needs its 4."}},
                      {Phrase{"One cell is left, so it must be 4."}}}}});
  const int line = text.fontMetrics().height();
  for (const int lines : {2, 3, 4, 6, 9}) {
    text.resize(24 * line, lines * line);
    text.grab();
    ASSERT_LE(text.pageCount(), 3);
    const auto* words = text.findChild<PhraseLabel*>();
    for (const auto* button : text.findChildren<QPushButton*>()) {
      if (button->isHidden()) continue;
      EXPECT_FALSE(button->geometry().intersects(words->geometry())) << lines;
      EXPECT_TRUE(text.rect().contains(button->geometry())) << lines;
    }
  }
}

}  // namespace
}  // namespace sudoku
