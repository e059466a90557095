#include <gtest/gtest.h>

#include <QTemporaryDir>

#include "game/base/filesafety.h"

namespace sudoku {
namespace {

TEST(FileSafetyTest, AFolderKnowsHowMuchRoomItHas) {
  const QTemporaryDir folder;
  const auto room = freeBytes(folder.path());
  ASSERT_TRUE(room);
  EXPECT_GT(*room, 1024);
  EXPECT_EQ(freeBytes(folder.filePath("missing")), std::nullopt);
}

#ifdef Q_OS_LINUX
TEST(FileSafetyTest, WhereNothingCanBeWrittenThereIsNoRoom) {
  EXPECT_EQ(freeBytes("/proc"), 0);
}
#endif

}  // namespace
}  // namespace sudoku
