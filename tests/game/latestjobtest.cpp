#include <gtest/gtest.h>
#include <memory>
#include <vector>

#include <QTest>
#include <QThread>

#include "game/latestjob.h"

namespace sudoku {
namespace {

class LatestJobTest : public testing::Test {
 protected:
  std::vector<int> m_outcomes;
  std::unique_ptr<LatestJob<int>> m_job = std::make_unique<LatestJob<int>>([this](int outcome) {
    EXPECT_FALSE(m_job->isRunning());
    m_outcomes.push_back(outcome);
  });

  /// Works until it is asked to stop.
  static int forEver(const std::stop_token& stop) {
    while (!stop.stop_requested()) QThread::msleep(1);
    return -1;
  }
};

TEST_F(LatestJobTest, TheOutcomeComesLaterInThisThread) {
  QThread* const here = QThread::currentThread();
  m_job->run([here](const std::stop_token&) { return QThread::currentThread() == here ? 0 : 1; });
  EXPECT_TRUE(m_job->isRunning());
  EXPECT_TRUE(m_outcomes.empty());
  ASSERT_TRUE(QTest::qWaitFor([this] { return !m_outcomes.empty(); }));
  EXPECT_EQ(m_outcomes, std::vector{1});
  EXPECT_FALSE(m_job->isRunning());
}

TEST_F(LatestJobTest, ANewJobTakesThePlaceOfTheOneBefore) {
  m_job->run(forEver);
  QTest::qWait(5);
  m_job->run([](const std::stop_token&) { return 2; });
  ASSERT_TRUE(QTest::qWaitFor([this] { return !m_outcomes.empty(); }));
  QTest::qWait(20);
  EXPECT_EQ(m_outcomes, std::vector{2});
}

TEST_F(LatestJobTest, ACancelledJobSaysNothing) {
  m_job->run(forEver);
  m_job->cancel();
  EXPECT_FALSE(m_job->isRunning());
  m_job->run([](const std::stop_token&) { return 3; });
  QThread::msleep(20);  // its outcome is on its way
  m_job->cancel();
  QTest::qWait(20);
  EXPECT_TRUE(m_outcomes.empty());
}

TEST_F(LatestJobTest, ItsEndStopsTheWork) {
  m_job->run(forEver);
  m_job.reset();
  QTest::qWait(5);
  EXPECT_TRUE(m_outcomes.empty());
}

}  // namespace
}  // namespace sudoku
