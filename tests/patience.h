#pragma once

#include <utility>

#include <QTest>

namespace sudoku {

/// How long a test waits for what comes from another thread or process: until it is there on a machine that
/// has much else to do, under a sanitizer. Only a failure takes so long.
inline constexpr int kPatienceMs = 60'000;

/// Handles events until a condition holds. False: it never did.
template <typename Condition>
bool waitFor(Condition&& condition) {
  return QTest::qWaitFor(std::forward<Condition>(condition), kPatienceMs);
}

}  // namespace sudoku
