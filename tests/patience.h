#pragma once

#include <utility>

#include <QTest>

namespace sudoku {

/// How long a test waits for something that comes from another thread or process: long enough for a busy
/// machine with a sanitizer. Only a failure takes so long.
inline constexpr int kPatienceMs = 60'000;

/// Handles events until a condition holds. Returns false if it did not hold in time.
template <typename Condition>
bool waitFor(Condition&& condition) {
  return QTest::qWaitFor(std::forward<Condition>(condition), kPatienceMs);
}

}  // namespace sudoku
