#include <algorithm>
#include <gtest/gtest.h>
#include <utility>

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/checker.h>

#include "../play/storedgames.h"
#include "earlierfiles.h"
#include "faults/playscript.h"
#include "game/base/localday.h"
#include "game/storage/gamerows.h"
#include "game/storage/schema.h"
#include "keptgames.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Tests with a file of each earlier version.
class EarlierVersionTest : public testing::TestWithParam<int> {
 protected:
  EarlierVersionTest() { makeVersion(GetParam(), path()); }

  QString path() const { return m_directory.path(); }
  QString version() const { return Intruder(path()).run(u"PRAGMA user_version"_s).front(); }
  QStringList setAside() const { return QDir(path()).entryList({u"*.damaged-*"_s}); }

 private:
  QTemporaryDir m_directory;
};

TEST_P(EarlierVersionTest, EveryGameStandsWhereItStood) {
  ASSERT_EQ(version(), QString::number(GetParam()));
  {
    const GameStore store(path());
    EXPECT_EQ(told(store), QString());
  }
  EXPECT_EQ(version(), QString::number(kSchemaVersion));
  EXPECT_GT(positionsOfVersion(GetParam()).size(), 3U);
  EXPECT_EQ(positionsIn(path()), positionsOfVersion(GetParam()));
  EXPECT_TRUE(setAside().isEmpty());
  EXPECT_EQ(Intruder(path()).run(u"PRAGMA integrity_check"_s), QStringList(u"ok"_s));
}

TEST_P(EarlierVersionTest, AllOfThemAreListed) {
  GameStore store(path());
  const auto games = store.library().summaries();
  ASSERT_TRUE(games);
  const auto positions = positionsOfVersion(GetParam());
  EXPECT_EQ(games->size(), positions.size());
  for (const GameSummary& game : *games) {
    EXPECT_EQ(toLine(game.board), positions.at(game.id).substr(0, kCellCount));
    EXPECT_EQ(game.status == GameStatus::Solved, isSolved(game.board) && game.status != GameStatus::GivenUp);
  }
}

TEST_P(EarlierVersionTest, ADamagedFileIsRescuedIntoThePresentVersion) {
  damageHead(path());
  { const GameStore store(path()); }
  EXPECT_EQ(setAside().size(), 1);
  EXPECT_EQ(version(), QString::number(kSchemaVersion));
  EXPECT_EQ(positionsIn(path()), positionsOfVersion(GetParam()));
}

TEST_P(EarlierVersionTest, AFileThatWasMigratedCanBeRescuedAsANewOneCan) {
  { const GameStore store(path()); }
  damageHead(path());
  { const GameStore store(path()); }
  EXPECT_EQ(setAside().size(), 1);
  EXPECT_EQ(positionsIn(path()), positionsOfVersion(GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Versions, EarlierVersionTest, testing::Values(1, 2, 3, 4, 5));

class Version2Test : public testing::Test {
 protected:
  Version2Test() { makeVersion(2, m_directory.path()); }

  QStringList run(const QString& sql) const { return Intruder(m_directory.path()).run(sql); }
  /// Opens the file, which this program then migrates to its own version.
  void open() const { const GameStore store(m_directory.path()); }

 private:
  QTemporaryDir m_directory;
};

TEST_F(Version2Test, AllThatTheRowsSaidIsStillThere) {
  const QString games =
      u"SELECT id, created, last_played, play_order, givens, puzzle_number, level, position, %1, "
      u"chosen_digit,"
      " hints, %2, elapsed_ms, notes_complete FROM games ORDER BY id"_s;
  const QString moves =
      u"SELECT game, number, kind, cells, sets, erases, notes, ruled_out, elapsed_ms FROM moves"_s;
  const QString events = u"SELECT game, number, kind, elapsed_ms, mistakes FROM events"_s;
  const QString mastery = u"SELECT * FROM mastery"_s;
  const QStringList before =
      run(games.arg(u"finished"_s, u"notes_mode"_s)) + run(moves) + run(events) + run(mastery);
  EXPECT_GT(run(events).size(), 10);
  open();
  EXPECT_EQ(run(games.arg(u"status = 'solved'"_s, u"input_mode = 'corner'"_s)) + run(moves) + run(events) +
                run(mastery),
            before);
}

TEST_F(Version2Test, MovesThatWereALineAreATreeOfOneBranch) {
  open();
  EXPECT_EQ(run(u"SELECT count(*) FROM moves WHERE parent <> number - 1"_s), QStringList(u"0"_s));
  EXPECT_EQ(run(u"SELECT count(*) - count(DISTINCT key) FROM moves"_s), QStringList(u"0"_s));
  EXPECT_EQ(run(u"SELECT count(*) FROM games WHERE had_help <> (id IN (SELECT game FROM events))"_s),
            QStringList(u"0"_s));
}

/// A game in the form that an export has: without a row id, help and checkpoints in the order of their keys.
StoredGame asExported(StoredGame game) {
  const auto isBefore = [](const auto& a, const auto& b) { return a.key < b.key; };
  std::sort(game.events.begin(), game.events.end(), isBefore);
  std::sort(game.checkpoints.begin(), game.checkpoints.end(), isBefore);
  return withoutId(std::move(game));
}

/// Tests with a file of each version that could be exported, and with its export.
class ExportedVersionTest : public testing::TestWithParam<int> {};

TEST_P(ExportedVersionTest, AllIsThereThatItsExportHad) {
  const QTemporaryDir directory;
  makeVersion(GetParam(), directory.path());
  const History history = readBack(QByteArray::fromStdString(contentOfVersion(GetParam(), "history.json")));
  { const GameStore store(directory.path()); }
  const auto found = readAll(directory.path());
  ASSERT_EQ(found.size(), history.games.size());
  int trials = 0;
  int checkpoints = 0;
  int days = 0;
  int tags = 0;
  for (const KeptGame& kept : history.games) {
    const auto place = found.find(kept.game.key);
    ASSERT_NE(place, found.end());
    EXPECT_EQ(asExported(place->second), kept.game);
    trials += static_cast<int>(kept.game.trials.size());
    checkpoints += static_cast<int>(kept.game.checkpoints.size());
    days += kept.game.day ? 1 : 0;
    tags += static_cast<int>(kept.game.tags.size());
  }
  EXPECT_TRUE(trials > 0 && checkpoints > 0 && days > 0 && tags > 0) << "the file would show little";
  EXPECT_EQ(readBesides(directory.path()), history.besides);
}

INSTANTIATE_TEST_SUITE_P(Versions, ExportedVersionTest, testing::Values(3, 4, 5));

/// The columns of the table `moves` in version 4.
constexpr auto kMoveColumns4 = QLatin1String(
    "game, number, key, parent, kind, cells, sets, erases, notes, centre_notes, colours, ruled_out, "
    "elapsed_ms");

class Version4Test : public testing::Test {
 protected:
  Version4Test() { makeVersion(4, m_directory.path()); }

  QStringList run(const QString& sql) const { return Intruder(m_directory.path()).run(sql); }
  /// Opens the file, which this program then migrates to its own version.
  void open() const { const GameStore store(m_directory.path()); }

  QTemporaryDir m_directory;
};

TEST_F(Version4Test, AllThatTheRowsSaidIsStillThere) {
  const auto rows = [this](const QString& trials) {
    QStringList all = run(
        u"SELECT id, key, created, last_played, play_order, givens, puzzle_number, level, day, position,"
        " status, board, had_help, solved, chosen_digit, chosen_colour, hints, input_mode, selection,"
        " elapsed_ms, notes_complete, %1, name, tags, starred, removed FROM games ORDER BY id"_s.arg(trials));
    all += run(u"SELECT %1 FROM moves ORDER BY 1, 2"_s.arg(kMoveColumns4));
    for (const char* const table :
         {"events", "checkpoints", "mastery", "daily_puzzles", "puzzles", "collections", "members"})
      all += run(u"SELECT * FROM %1 ORDER BY 1, 2"_s.arg(QLatin1String(table)));
    return all;
  };
  const QStringList before = rows(u"trial"_s);
  EXPECT_GT(before.size(), 100);
  open();
  EXPECT_EQ(rows(u"trials"_s), before);
}

TEST_F(Version4Test, TheDaysFollowFromTheTimes) {
  open();
  const QStringList games = run(u"SELECT created, begun_day, solved, solved_day FROM games"_s);
  for (const QString& game : games) {
    const QStringList columns = game.split(u'|');
    EXPECT_EQ(columns[1], localDay(columns[0].toLongLong()).toString(Qt::ISODate));
    EXPECT_EQ(columns[3],
              columns[2].isEmpty() ? QString() : localDay(columns[2].toLongLong()).toString(Qt::ISODate));
  }
  EXPECT_GT(games.size() - games.filter(QRegularExpression(u"\\|$"_s)).size(), 1) << "some were solved";
}

TEST_F(Version4Test, ARowThatIsNoGameStaysAsItIs) {
  run(u"UPDATE games SET givens = 'nonsense' WHERE id = 1"_s);
  run(u"UPDATE games SET removed = 1 WHERE id = 2"_s);
  const QString moves = u"SELECT %1 FROM moves WHERE game < 3"_s.arg(kMoveColumns4);
  const QStringList before = run(moves);
  GameDatabase database(m_directory.path(), std::chrono::hours(1));
  ASSERT_EQ(database.open(), GameDatabase::State::Usable);
  EXPECT_EQ(run(moves), before);
  EXPECT_EQ(run(u"SELECT givens FROM games WHERE id = 1"_s), QStringList(u"nonsense"_s));
  EXPECT_EQ(run(u"SELECT removed FROM games WHERE id = 2"_s), QStringList(u"1"_s)) << "long ago";
}

}  // namespace
}  // namespace sudoku
