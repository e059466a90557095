#pragma once

#include <gtest/gtest.h>
#include <string_view>

#include <QByteArray>
#include <QSettings>
#include <QTemporaryDir>

#include <sudoku/formats/formats.h>

#include "../../patience.h"
#include "game/settings/settings.h"
#include "game/storage/gamestore.h"

namespace sudoku {

/// A puzzle whose solution has a 4 in r1c3 and a 6 in r1c4.
inline constexpr std::string_view kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Empty cells of kPuzzle: r1c3 and r1c4.
inline constexpr Cell kOpen(2);
inline constexpr Cell kOther(3);
inline constexpr std::string_view kSecondPuzzle =
    ".13.....22.....48....7...19...9..8..7......2....3.......263.9..4.9.7.6....149...8";

inline QByteArray bytes(std::string_view text) {
  return {text.data(), static_cast<qsizetype>(text.size())};
}

inline Puzzle puzzle(std::string_view text = kPuzzle) {
  return *parsePuzzle(text);
}

/// Tests with a folder in which settings and games are kept for one test.
class FolderTest : public testing::Test {
 protected:
  FolderTest() { qputenv("XDG_CONFIG_HOME", m_folder.path().toUtf8()); }

  QTemporaryDir m_folder;
};

}  // namespace sudoku
