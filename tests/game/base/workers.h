#pragma once

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QObject>
#include <QThreadPool>

namespace sudoku {

/// Waits until the workers of an object and of its children have ended what they were given, whether that
/// still counts or was cancelled, and delivers what they report: nothing comes later of itself.
inline void finishWork(const QObject& owner) {
  const auto workers = owner.findChildren<QThreadPool*>();
  EXPECT_FALSE(workers.isEmpty()) << "nothing would be waited for";
  for (QThreadPool* worker : workers) worker->waitForDone();
  QCoreApplication::processEvents();
}

}  // namespace sudoku
