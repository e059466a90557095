#include <algorithm>
#include <gtest/gtest.h>
#include <map>

#include <QDeadlineTimer>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>

#include "../../control/gamefixture.h"
#include "../../play/storedgames.h"
#include "../keptgames.h"
#include "playscript.h"

/// Tests that kill a playing program at random moments, and compare what is kept with what was shown.
namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// What a program has shown until it was killed: each game as it was shown last, and which game was shown
/// last.
struct Seen {
  PlayScript::Shown games;
  UniqueId last;
};

/// Whether nothing that was shown is lost, and at most one more change is kept: the one that was stored when
/// the program was killed, before it could be shown.
template <typename Item>
bool beginsWith(const std::vector<Item>& found, const std::vector<Item>& shown) {
  return found.size() >= shown.size() && found.size() <= shown.size() + 1 &&
         std::equal(shown.begin(), shown.end(), found.begin());
}

class KillTest : public FolderTest {
 protected:
  KillTest() {
    std::vector<KeptGame> games;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) games.push_back(keptGame(seed));
    QFile file(importFile());
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(written(historyOf(games)));
    for (const KeptGame& kept : games) m_imported[kept.game.key] = kept.game;
  }

  QString importFile() const { return m_folder.filePath(u"elsewhere.json"_s); }

  /// Lets a program play in a directory and kills it some milliseconds after the first thing shown; at once
  /// for a negative time.
  void playAndKill(const QString& directory, std::uint64_t seed, int milliseconds) {
    QProcess process;
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(QStringLiteral(SCRIPTED_PLAYER), {directory, importFile(), QString::number(seed)});
    ASSERT_TRUE(process.waitForStarted(kPatienceMs));
    QByteArray output;
    if (milliseconds >= 0) {
      ASSERT_TRUE(process.waitForReadyRead(kPatienceMs));
      const QDeadlineTimer moment(milliseconds);
      while (!moment.hasExpired()) {
        process.waitForReadyRead(static_cast<int>(moment.remainingTime()));
        output += process.readAllStandardOutput();
      }
    }
    process.kill();
    ASSERT_TRUE(process.waitForFinished(kPatienceMs));
    ASSERT_EQ(process.exitStatus(), QProcess::CrashExit) << "it ended by itself";
    read(output + process.readAllStandardOutput());
  }

  /// Takes in what a program has printed; its last line may have been cut off.
  void read(const QByteArray& output) {
    QList<QByteArray> lines = output.split('\n');
    lines.removeLast();
    for (const QByteArray& line : lines) {
      const qsizetype space = line.indexOf(' ');
      const auto kept = toKeptGame(QJsonDocument::fromJson(line.mid(space + 1)).object());
      ASSERT_TRUE(kept) << line.constData();
      ++m_lines;
      if (!line.startsWith("kept ")) {
        ++m_troubles;
        continue;
      }
      m_seen.games[kept->game.key] = kept->game;
      m_seen.last = kept->game.key;
    }
  }

  void expectAsShown(const QString& directory) {
    const auto found = readAll(directory);
    for (const auto& [key, shown] : m_seen.games) {
      const auto place = found.find(key);
      ASSERT_NE(place, found.end());
      expectAsShown(shown, withoutId(place->second));
      m_seen.games[key] = withoutId(place->second);
    }
    for (const auto& [key, game] : found) {
      if (m_seen.games.contains(key)) continue;
      const auto imported = m_imported.find(key);
      if (imported != m_imported.end())
        EXPECT_EQ(withoutId(game), imported->second) << "a game comes in whole or not at all";
      else
        EXPECT_TRUE(game.moves.empty()) << "a game that was just begun";
    }
    const auto latest = resumeLatest(directory);
    if (m_seen.games.empty()) return;
    ASSERT_TRUE(latest);
    if (latest->key != m_seen.last) ++m_ahead;
    EXPECT_TRUE(latest->key == m_seen.last || latest->moves.empty() || m_seen.games.contains(latest->key));
  }

  void expectAsShown(const StoredGame& shown, StoredGame found) {
    EXPECT_TRUE(beginsWith(found.moves, shown.moves));
    EXPECT_TRUE(beginsWith(found.events, shown.events));
    EXPECT_TRUE(beginsWith(found.checkpoints, shown.checkpoints));
    EXPECT_LT(std::abs(found.elapsedMs - shown.elapsedMs), 1000);
    if (found.moves.size() == shown.moves.size() && found.position != shown.position) {
      // The position may have gone by undo or redo, to a parent or to a child.
      const auto parentOf = [&](int move) { return move == 0 ? -1 : found.moveNumbered(move).parent; };
      EXPECT_TRUE(parentOf(found.position) == shown.position || parentOf(shown.position) == found.position);
    }
    found.elapsedMs = shown.elapsedMs;
    if (found == shown) return;
    ++m_ahead;
    EXPECT_EQ(shown.key, m_seen.last) << "only the game being played can be ahead of what was shown";
  }

  /// Kills a program a number of times, each one playing on with the games of the one before.
  void killTimes(std::uint64_t seed, int times) {
    Random random(seed);
    const QTemporaryDir directory;
    m_seen = {};
    for (int time = 0; time < times && !HasFailure(); ++time) {
      SCOPED_TRACE(testing::Message() << "seed " << seed << " time " << time);
      const bool isAtOnce = time > 0 && random.below(10) == 0;
      playAndKill(directory.path(), random.next(), isAtOnce ? -1 : static_cast<int>(random.below(800)));
      expectAsShown(directory.path());
    }
    EXPECT_GT(m_lines, times);
    RecordProperty("lines", m_lines);
    RecordProperty("troubles", m_troubles);
    RecordProperty("ahead", m_ahead);
  }

  Seen m_seen;
  int m_lines = 0;
  int m_troubles = 0;  ///< number of lines by which the player was told that something is not kept yet
  int m_ahead = 0;     ///< number of times that the kept games were ahead of the shown ones

 private:
  PlayScript::Shown m_imported;
};

TEST_F(KillTest, WhatWasShownLastIsKept) {
  killTimes(1, 5);
}

using KillLongTest = KillTest;

TEST_F(KillLongTest, WhatWasShownLastIsKept) {
  constexpr int kRounds = 20;
  constexpr int kKills = 10;
  for (std::uint64_t seed = 1; seed <= kRounds && !HasFailure(); ++seed) killTimes(100 + seed, kKills);
  EXPECT_LT(m_ahead, kRounds * kKills / 4) << "the moment between the two is short";
}

}  // namespace
}  // namespace sudoku
