#include <sys/stat.h>
#include <unistd.h>

#include <QFile>

#include "../control/gamefixture.h"
#include "game/base/ordinaryfile.h"

namespace sudoku {
namespace {

class OrdinaryFileTest : public FolderTest {
 protected:
  QString write(const QByteArray& content) const {
    QFile file(m_folder.filePath("file"));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(content);
    return file.fileName();
  }
};

TEST_F(OrdinaryFileTest, AFileIsReadUpToASize) {
  const QByteArray content = QByteArray("0123456789").repeated(100'000);
  const QString path = write(content);
  EXPECT_EQ(*readOrdinaryFile(path, 2'000'000, {}), content);
  EXPECT_EQ(*readOrdinaryFile(path, 1'000'000, {}), content);
  EXPECT_EQ(*readOrdinaryFile(path, 999'999, {}), content.left(999'999));
  EXPECT_EQ(*readOrdinaryFile(write(""), 10, {}), "");
}

TEST_F(OrdinaryFileTest, WhatIsNoOrdinaryFileIsNotWaitedFor) {
  const QString pipe = m_folder.filePath("pipe");
  ASSERT_EQ(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
  EXPECT_EQ(readOrdinaryFile(pipe, 10, {}).error(), "no ordinary file");
  EXPECT_EQ(readOrdinaryFile("/dev/zero", 10, {}).error(), "no ordinary file");
  EXPECT_EQ(readOrdinaryFile(m_folder.path(), 10, {}).error(), "no ordinary file");
  EXPECT_EQ(readOrdinaryFile(m_folder.filePath("none"), 10, {}).error(), "No such file or directory");
}

/// The kernel's messages (/dev/kmsg) count as an ordinary file, and reading at their end waits for the next
/// message.
TEST_F(OrdinaryFileTest, AnOrdinaryFileThatBlocksIsNotWaitedFor) {
  constexpr auto kMessages = "/proc/kmsg";
  if (access(kMessages, R_OK) != 0) GTEST_SKIP() << "may not read the kernel's messages";
  const auto read = readOrdinaryFile(kMessages, qint64{64} * 1024 * 1024, {});
  ASSERT_FALSE(read);
  if (read.error() == "Operation not permitted") GTEST_SKIP() << "may not read the kernel's messages";
  EXPECT_EQ(read.error(), "has nothing to read without waiting for it");
}

TEST_F(OrdinaryFileTest, ReadingIsGivenUpWhenAskedTo) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(*readOrdinaryFile(write("text"), 10, stop.get_token()), "");
}

}  // namespace
}  // namespace sudoku
