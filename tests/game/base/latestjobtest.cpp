#include <gtest/gtest.h>
#include <memory>
#include <vector>

#include <QCoreApplication>
#include <QSemaphore>
#include <QTest>
#include <QThread>

#include "../../patience.h"
#include "endlesswork.h"
#include "game/base/latestjob.h"

namespace sudoku {
namespace {

class LatestJobTest : public testing::Test {
 protected:
  /// Work that ends when it is asked to stop; its outcome is -1.
  auto endless() {
    return [this](const std::stop_token& stop) {
      m_work(stop);
      return -1;
    };
  }

  std::vector<int> m_outcomes;
  QThread* m_toldIn = nullptr;
  EndlessWork m_work;
  std::unique_ptr<LatestJob<int>> m_job = std::make_unique<LatestJob<int>>([this](int outcome) {
    EXPECT_FALSE(m_job->isRunning());
    m_toldIn = QThread::currentThread();
    m_outcomes.push_back(outcome);
  });
};

TEST_F(LatestJobTest, TheOutcomeComesLaterInThisThread) {
  QThread* const here = QThread::currentThread();
  m_job->run([here](const std::stop_token&) { return QThread::currentThread() == here ? 0 : 1; });
  EXPECT_TRUE(m_job->isRunning());
  EXPECT_TRUE(m_outcomes.empty());
  ASSERT_TRUE(waitFor([this] { return !m_outcomes.empty(); }));
  EXPECT_EQ(m_outcomes, std::vector{1}) << "the work is done in another thread";
  EXPECT_EQ(m_toldIn, here);
  EXPECT_FALSE(m_job->isRunning());
}

// The worker reports in order: an outcome of the first job would come before that of the second.
TEST_F(LatestJobTest, ANewJobTakesThePlaceOfTheOneBefore) {
  m_job->run(endless());
  ASSERT_TRUE(m_work.hasBegun());
  m_job->run([](const std::stop_token&) { return 2; });
  EXPECT_TRUE(m_job->isRunning());
  ASSERT_TRUE(waitFor([this] { return !m_outcomes.empty(); }));
  EXPECT_EQ(m_outcomes, std::vector{2});
  EXPECT_TRUE(m_work.wasAsked());
}

TEST_F(LatestJobTest, AJobCancelledAtWorkSaysNothing) {
  m_job->run(endless());
  ASSERT_TRUE(m_work.hasBegun());
  m_job->cancel();
  EXPECT_FALSE(m_job->isRunning());
  m_job->run([](const std::stop_token&) { return 2; });
  ASSERT_TRUE(waitFor([this] { return !m_outcomes.empty(); }));
  EXPECT_EQ(m_outcomes, std::vector{2});
  EXPECT_TRUE(m_work.wasAsked());
}

// The worker destroys the work once its outcome is on its way, which releases the semaphore.
TEST_F(LatestJobTest, AJobCancelledWhenItIsDoneSaysNothing) {
  QSemaphore letGo;
  {
    const std::shared_ptr<QSemaphore> held(&letGo, [](QSemaphore* semaphore) { semaphore->release(); });
    m_job->run([held](const std::stop_token&) { return 3; });
  }
  ASSERT_TRUE(letGo.tryAcquire(1, 10'000));
  EXPECT_TRUE(m_job->isRunning());
  m_job->cancel();
  EXPECT_FALSE(m_job->isRunning());
  QCoreApplication::processEvents();
  EXPECT_TRUE(m_outcomes.empty());
}

TEST_F(LatestJobTest, ItsEndStopsTheWorkAndWaitsForIt) {
  m_job->run(endless());
  ASSERT_TRUE(m_work.hasBegun());
  m_job.reset();
  EXPECT_TRUE(m_work.wasAsked());
  QCoreApplication::processEvents();
  EXPECT_TRUE(m_outcomes.empty());
}

}  // namespace
}  // namespace sudoku
