#include <future>
#include <gtest/gtest.h>
#include <memory>
#include <thread>

#include "sound/oneatatime.h"

namespace sudoku {
namespace {

/// Tries to run a job again and again, until the thread of the last one has ended.
void runAfterTheOneBefore(OneAtATime& calls, const std::function<void()>& job) {
  while (!calls.run(job)) std::this_thread::yield();
}

TEST(OneAtATimeTest, DoesNotWaitForItsJobAndDropsWhatComesMeanwhile) {
  OneAtATime calls;
  std::promise<void> answer;
  std::promise<void> done;
  // If the job ran in this thread, it would wait for ever for what this thread does after it.
  ASSERT_TRUE(calls.run([&] {
    answer.get_future().wait();
    done.set_value();
  }));
  EXPECT_FALSE(calls.run([] { ADD_FAILURE(); }));
  answer.set_value();
  done.get_future().wait();
  std::promise<void> next;
  runAfterTheOneBefore(calls, [&] { next.set_value(); });
  next.get_future().wait();
}

TEST(OneAtATimeTest, EndsBeforeItsJobDoes) {
  const auto answer = std::make_shared<std::promise<void>>();
  std::promise<void> done;
  {
    OneAtATime calls;
    ASSERT_TRUE(calls.run([answer, &done] {
      answer->get_future().wait();
      done.set_value();
    }));
  }
  answer->set_value();
  done.get_future().wait();
}

}  // namespace
}  // namespace sudoku
