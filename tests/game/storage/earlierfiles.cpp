#include "earlierfiles.h"

#include <array>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <sqlite3.h>
#include <sstream>

#include <QFile>

#include <sudoku/formats/formats.h>

#include "game/play/gamerecord.h"
#include "game/storage/gamerows.h"
#include "game/storage/gametables.h"
#include "game/storage/moverows.h"
#include "game/storage/partstext.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

std::string textOf(const std::array<DigitSet, kCellCount>& sets) {
  std::vector<Move::Part> parts;
  for (const Cell cell : allCells())
    if (const DigitSet digits = sets[static_cast<std::size_t>(cell.index())]; !digits.isEmpty())
      parts.push_back({cell, digits});
  return toText(parts).toStdString();
}

std::string positionText(const StoredGame& game) {
  const GameState state = positionOf(game);
  return toLine(state.board) + " [" + textOf(state.notes) + "] [" + textOf(state.ruledOut) + ']';
}

}  // namespace

std::string contentOfVersion(int version, const std::string& name) {
  std::ifstream file(SUDOKU_TEST_DATA "/version" + std::to_string(version) + '/' + name);
  return {std::istreambuf_iterator<char>(file), {}};
}

void makeVersion(int version, const QString& directory) {
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(QFile::encodeName(directory + u"/games.sqlite"_s).constData(), &database),
            SQLITE_OK);
  const std::string sql =
      "PRAGMA journal_mode = MEMORY; PRAGMA journal_mode = WAL;" + contentOfVersion(version, "games.sql");
  EXPECT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
      << sqlite3_errmsg(database);
  sqlite3_close(database);
}

std::map<qint64, std::string> positionsOfVersion(int version) {
  std::map<qint64, std::string> positions;
  std::istringstream lines(contentOfVersion(version, "positions.txt"));
  qint64 id = 0;
  std::string position;
  while (lines >> id && lines.ignore() && std::getline(lines, position)) positions[id] = position;
  return positions;
}

std::map<qint64, std::string> positionsIn(const QString& directory) {
  std::map<qint64, std::string> positions;
  GameDatabase database(directory, std::chrono::hours(1));
  EXPECT_EQ(database.open(), GameDatabase::State::Usable);
  for (const auto& row : database.run("SELECT id FROM games").value_or(TableRows()))
    if (const auto game = readGame(database, row.front().toLongLong()))
      positions[game->id] = positionText(*game);
  return positions;
}

void damageHead(const QString& directory) {
  QFile file(directory + u"/games.sqlite"_s);
  ASSERT_TRUE(file.open(QIODevice::ReadWrite));
  ASSERT_TRUE(file.seek(100));
  file.write(QByteArray(3996, '\xEE'));
}

}  // namespace sudoku
