#pragma once

#include <array>
#include <cstdint>

#include <QByteArray>
#include <QString>

#include <sudoku/grid/random.h>

#include "game/storage/keptbesides.h"
#include "playscript.h"

/// The files of a store, damaged in many ways, and what a plain reader gets from them.
namespace sudoku {

/// The bytes of a page of the database.
inline constexpr int kPageBytes = 4096;

QByteArray contentOf(const QString& path);

/// The two files of a store, database and log, as a killed process leaves them.
struct StoreFiles {
  QByteArray database;
  QByteArray log;
  int games = 0;

  void writeTo(const QString& directory) const;
};

/// A store with some games, the last fourth of them only in the log.
StoreFiles makeFiles(int games);
/// A backup with some games: a database without a log.
StoreFiles makeBackup(int games);

/// What a plain reader, which knows nothing of repair, gets from the files.
struct Readable {
  PlayScript::Shown games;
  KeptBesides besides{};
};

Readable readPlainly(const StoreFiles& files);

/// Changes of the tables that leave rows which no version of the program writes.
inline constexpr std::array kWrongRows = {
    "UPDATE games SET givens = '12345' WHERE id % 3 = 1",
    "UPDATE games SET givens = NULL || 'x' WHERE id = -1",
    "UPDATE games SET givens = zeroblob(81) WHERE id % 4 = 1",
    "UPDATE games SET position = 'some' WHERE id % 2 = 1",
    "UPDATE games SET position = 1000000 WHERE id = 2",
    "UPDATE games SET elapsed_ms = 9223372036854775807",
    "UPDATE games SET elapsed_ms = -5",
    "UPDATE games SET puzzle_number = '<img src=/dev/zero>'",
    "UPDATE games SET chosen_digit = 77 WHERE id % 5 = 1",
    "UPDATE moves SET kind = 'jump' WHERE game = 3",
    "UPDATE moves SET cells = '81=1' WHERE game % 3 = 2 AND number = 3",
    "DELETE FROM moves WHERE number = 5 AND game % 2 = 0",
    "DELETE FROM games WHERE id % 2 = 0",
    "UPDATE events SET kind = 'shout' WHERE number = 1",
    "UPDATE games SET notes_complete = 'maybe' WHERE id = 2",
    "DROP INDEX games_by_play_order",
    "ALTER TABLE games RENAME COLUMN elapsed_ms TO elapsed",
    "ALTER TABLE moves RENAME COLUMN game TO played",
    "ALTER TABLE moves RENAME TO steps",
    "PRAGMA user_version = 0",
    "PRAGMA user_version = -7",
    "PRAGMA user_version = 77",
    "PRAGMA user_version = 2000000000",
    "PRAGMA application_id = 5",
    "UPDATE games SET trials = 'here' WHERE id % 2 = 1",
    "UPDATE games SET trials = '3 41' WHERE id % 2 = 1",
    "UPDATE games SET begun_day = 'today', solved_day = '2026-02-30' WHERE id % 2 = 1",
    "UPDATE games SET day = 'Tuesday', solved = 'then' WHERE id % 2 = 1",
    "UPDATE games SET name = zeroblob(100), tags = zeroblob(100), starred = 'so' WHERE id % 2 = 1",
    "UPDATE games SET status = 'lost', board = '.', had_help = 'much'",
    "UPDATE games SET key = 'none' WHERE id % 2 = 1",
    "UPDATE games SET key = (SELECT key FROM games WHERE id = 1)",
    "UPDATE moves SET parent = number + 1 WHERE game % 3 = 1 AND number = 20",
    "UPDATE moves SET key = 'none' WHERE game % 3 = 1 AND number = 20",
    "UPDATE checkpoints SET position = 1000 WHERE number = 1",
    "UPDATE checkpoints SET key = 'none', name = zeroblob(9) WHERE number = 1",
    "DELETE FROM checkpoints WHERE number = 1",
    "UPDATE events SET key = 'none' WHERE number = 1",
    "UPDATE mastery SET seen = -4, found_alone = 'often' WHERE technique > '0200'",
    "INSERT INTO daily_puzzles VALUES ('Tuesday', 'easy', 'p'), ('2026-11-24', 'dire', 'p')",
    "UPDATE daily_puzzles SET puzzle_number = '<b>' WHERE day > '2026-11-10'",
    "DROP TABLE daily_puzzles",
    "DROP TABLE mastery",
    "ALTER TABLE checkpoints RENAME TO marks",
    "ALTER TABLE events RENAME COLUMN game TO played",
    "DROP INDEX games_by_givens",
    "DROP INDEX games_by_key",
};

/// The files after a change of their tables.
StoreFiles changedBy(const StoreFiles& files, const QString& sql);

/// The files with damage of a kind given by number; the seed decides everything else.
StoreFiles damaged(const StoreFiles& whole, int way, Random& random);

}  // namespace sudoku
