#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <latch>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <QObject>
#include <QTimer>

#include "../sanitizer.h"
#include "app/memory.h"

namespace sudoku {
namespace {

#ifdef __GLIBC__
/// The number of heaps that the process has, as the C library tells.
std::size_t heaps() {
  char* text = nullptr;
  std::size_t size = 0;
  std::FILE* stream = open_memstream(&text, &size);
  malloc_info(0, stream);
  const std::string told = std::fclose(stream) == 0 ? std::string(text, size) : std::string();
  std::free(text);
  std::size_t count = 0;
  for (std::size_t at = told.find("<heap nr="); at != std::string::npos; at = told.find("<heap nr=", at + 1))
    ++count;
  return count;
}

/// Prints the number of heaps of a process in which eight threads use memory at once.
[[noreturn]] void countHeaps() {
  keepMemorySmall();
  constexpr int kThreads = 8;
  std::latch all(kThreads);
  {
    std::vector<std::jthread> threads;
    threads.reserve(kThreads);
    for (int thread = 0; thread < kThreads; ++thread)
      threads.emplace_back([&all] {
        std::vector<std::string> blocks(1000, std::string(1000, 'x'));
        all.arrive_and_wait();
      });
  }
  std::_Exit(static_cast<int>(std::min<std::size_t>(heaps(), 100)));
}

TEST(MemoryTest, AllThreadsShareAHeap) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_EXIT(
      countHeaps(), [](int status) { return WIFEXITED(status) && WEXITSTATUS(status) == 1; }, "");
}

/// The resident memory of the process in bytes.
std::size_t resident() {
  std::ifstream numbers("/proc/self/statm");
  std::size_t pages = 0;
  numbers >> pages >> pages;
  return pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

TEST(MemoryTest, GivesBackWhatIsFreeBetweenBlocksInUse) {
  if constexpr (support::kHasAddressSanitizer) GTEST_SKIP() << "a sanitizer has an allocator of its own";
  constexpr std::size_t kBlock = 8192;
  constexpr std::size_t kBlocks = 4096;
  std::vector<std::vector<char>> blocks(kBlocks);
  for (std::vector<char>& block : blocks) block.assign(kBlock, 'x');
  const std::size_t full = resident();
  for (std::size_t index = 0; index < kBlocks; ++index)
    if (index % 8 != 0) blocks[index] = std::vector<char>();
  giveBackFreeMemory();
  EXPECT_LT(resident() + kBlocks / 2 * kBlock, full);
}
#endif

TEST(MemoryTest, GivesBackEverMoreSeldom) {
  QObject owner;
  keepGivingBackMemory(owner);
  auto* const timer = owner.findChild<QTimer*>();
  ASSERT_NE(timer, nullptr);
  ASSERT_TRUE(timer->isActive());
  const int first = timer->interval();
  ASSERT_TRUE(QMetaObject::invokeMethod(timer, "timeout"));
  EXPECT_EQ(timer->interval(), 2 * first);
  constexpr int kTimes = 40;
  for (int time = 0; time < kTimes; ++time) QMetaObject::invokeMethod(timer, "timeout");
  EXPECT_EQ(timer->intervalAsDuration(), std::chrono::hours(1));
}

}  // namespace
}  // namespace sudoku
