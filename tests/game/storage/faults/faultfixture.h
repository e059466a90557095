#pragma once

#include <gtest/gtest.h>

#include <QTemporaryDir>

#include "faultvfs.h"
#include "game/storage/gamestore.h"

namespace sudoku {

/// A test with files whose system calls are counted, and fail when asked to. Skipped if the test's file
/// system is not the one that Qt's SQLite driver uses.
class FaultFixture : public testing::Test {
 protected:
  using Side = FaultVfs::Side;

  void SetUp() override {
    const QTemporaryDir directory;
    const GameStore store(directory.path());
    if (m_vfs.calls(Side::Gui).empty()) GTEST_SKIP() << "Qt brings an SQLite of its own";
    m_vfs.reset();
  }

  FaultVfs m_vfs;
};

}  // namespace sudoku
