#include <array>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <map>
#include <sqlite3.h>
#include <sstream>
#include <string>

#include <QFile>
#include <QTemporaryDir>

#include <sudoku/formats/formats.h>

#include "../play/storedgames.h"
#include "game/base/toqstring.h"
#include "game/play/gamerecord.h"
#include "game/storage/gamerows.h"
#include "game/storage/gametables.h"
#include "game/storage/moverows.h"
#include "game/storage/partstext.h"
#include "game/storage/schema.h"

/// Tests with files of version 3, which had one set of notes and no colours, as the program of that version
/// left them.
namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int kNotesGames = 5;

std::string textOf(const std::string& name) {
  std::ifstream file(SUDOKU_TEST_DATA "/version3/" + name);
  return {std::istreambuf_iterator<char>(file), {}};
}

QString cellsText(const std::array<DigitSet, kCellCount>& sets) {
  std::vector<Move::Part> parts;
  for (const Cell cell : allCells())
    if (const DigitSet digits = sets[static_cast<std::size_t>(cell.index())]; !digits.isEmpty())
      parts.push_back({cell, digits});
  return toText(parts);
}

/// The position of a game, in the form in which the old program told it.
std::string standingOf(const StoredGame& game) {
  const GameState state = positionOf(game);
  const QStringList parts = {toQString(toLine(state.board)), cellsText(state.notes),
                             cellsText(state.ruledOut), toQString(nameOf(game.inputMode))};
  return parts.join(u'|').toStdString();
}

std::map<qint64, std::string> expected() {
  std::map<qint64, std::string> games;
  std::istringstream lines(textOf("notes.txt"));
  qint64 id = 0;
  std::string standing;
  while (lines >> id && lines.ignore() && std::getline(lines, standing)) games[id] = standing;
  return games;
}

class NotesMigrationTest : public testing::Test {
 protected:
  NotesMigrationTest() {
    sqlite3* database = nullptr;
    const QByteArray path = QFile::encodeName(directory() + u"/games.sqlite"_s);
    EXPECT_EQ(sqlite3_open(path.constData(), &database), SQLITE_OK);
    const std::string sql = "PRAGMA journal_mode = MEMORY; PRAGMA journal_mode = WAL;" + textOf("notes.sql");
    EXPECT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
        << sqlite3_errmsg(database);
    sqlite3_close(database);
  }

  QString directory() const { return m_directory.path(); }
  QString version() const { return Intruder(directory()).run(u"PRAGMA user_version"_s).front(); }
  std::map<qint64, StoredGame> games() const {
    std::map<qint64, StoredGame> found;
    GameDatabase database(directory(), std::chrono::hours(1));
    EXPECT_EQ(database.open(), GameDatabase::State::Usable);
    for (qint64 id = 1; id <= kNotesGames; ++id)
      if (const auto game = readGame(database, id)) found[id] = *game;
    return found;
  }
  std::map<qint64, std::string> standings() const {
    std::map<qint64, std::string> found;
    for (const auto& [id, game] : games()) found[id] = standingOf(game);
    return found;
  }

 private:
  QTemporaryDir m_directory;
};

TEST_F(NotesMigrationTest, EveryGameStandsWhereItStood) {
  ASSERT_EQ(version(), u"3"_s);
  ASSERT_EQ(expected().size(), static_cast<std::size_t>(kNotesGames));
  {
    const GameStore store(directory());
    EXPECT_EQ(told(store), QString());
  }
  EXPECT_EQ(version(), QString::number(kSchemaVersion));
  EXPECT_EQ(standings(), expected());
  EXPECT_EQ(Intruder(directory()).run(u"PRAGMA integrity_check"_s), QStringList(u"ok"_s));
}

TEST_F(NotesMigrationTest, AllThatTheRowsSaidIsStillThere) {
  const QString games =
      u"SELECT id, key, created, last_played, play_order, givens, puzzle_number, level, day, position, "
      u"status,"
      " board, had_help, solved, chosen_digit, hints, elapsed_ms, notes_complete, %1, name, tags, starred,"
      " removed FROM games ORDER BY id"_s;
  const QString moves =
      u"SELECT game, number, key, parent, kind, cells, sets, erases, notes, ruled_out, elapsed_ms FROM moves"_s;
  const QStringList before =
      Intruder(directory()).run(games.arg(u"trial"_s)) + Intruder(directory()).run(moves);
  { const GameStore store(directory()); }
  EXPECT_EQ(Intruder(directory()).run(games.arg(u"trials"_s)) + Intruder(directory()).run(moves), before);
}

TEST_F(NotesMigrationTest, HelpCheckpointsMasteryAndDailyPuzzlesStay) {
  Intruder(directory()).run(u"INSERT INTO mastery VALUES ('0000', 1, 2, 3)"_s);
  Intruder(directory())
      .run(u"INSERT INTO daily_puzzles VALUES ('2026-11-24', 'easy', '1-backtracking-all-180-7')"_s);
  const auto rows = [this] {
    QStringList all;
    for (const char* const table : {"events", "checkpoints", "mastery", "daily_puzzles"})
      all += Intruder(directory()).run(u"SELECT * FROM %1 ORDER BY 1, 2"_s.arg(QLatin1String(table)));
    return all;
  };
  const QStringList before = rows();
  ASSERT_GT(before.size(), 4);
  { const GameStore store(directory()); }
  EXPECT_EQ(rows(), before);
}

TEST_F(NotesMigrationTest, ThereAreNoCentreNotesAndNoColours) {
  { const GameStore store(directory()); }
  for (const auto& [id, game] : games()) {
    const GameState state = positionOf(game);
    EXPECT_EQ(state.centreNotes, GameState(game.puzzle).centreNotes);
    EXPECT_EQ(state.colours, GameState(game.puzzle).colours);
    EXPECT_EQ(game.selection, Selection());
    EXPECT_EQ(game.chosenColour, std::nullopt);
  }
}

TEST_F(NotesMigrationTest, TheGameGoesOnWithWhatIsNew) {
  StoredGame played;
  {
    PlayedStore store(directory());
    ASSERT_TRUE(store.resumeLatest());
    const Cell open = store.played().puzzle.givens.emptyCells().first();
    EXPECT_TRUE(store.recordMove({Move::Kind::Colour, {{Cell(0), {Digit(6)}}}}, 9000));
    EXPECT_TRUE(store.recordMove({Move::Kind::CentreNote, {{open, {Digit(1)}}}}, 9001));
    played = store.played();
  }
  EXPECT_EQ(resumeLatest(directory()), played);
}

TEST_F(NotesMigrationTest, ADamagedFileIsRescuedIntoThePresentVersion) {
  QFile file(directory() + u"/games.sqlite"_s);
  ASSERT_TRUE(file.open(QIODevice::ReadWrite));
  ASSERT_TRUE(file.seek(100));
  file.write(QByteArray(3996, '\xEE'));
  file.close();
  {
    const GameStore store(directory());
    EXPECT_EQ(store.state().kind, StorageState::Kind::Notice);
  }
  EXPECT_EQ(version(), QString::number(kSchemaVersion));
  EXPECT_EQ(standings(), expected());
}

}  // namespace
}  // namespace sudoku
