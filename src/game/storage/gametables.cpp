#include "gametables.h"

#include <sudoku/formats/formats.h>

#include "columnvalues.h"
#include "game/base/toqstring.h"
#include "moverows.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Deletes those rows of moves, occasions of help, or named positions of which none is known to be up to
/// date: there may be rows that could not be read.
bool deleteParts(GameDatabase& database, qint64 game, const KeptPart& kept) {
  return (kept.moves > 0 || database.run("DELETE FROM moves WHERE game = ?", {game})) &&
         (kept.events > 0 || database.run("DELETE FROM events WHERE game = ?", {game})) &&
         (kept.checkpoints > 0 || database.run("DELETE FROM checkpoints WHERE game = ?", {game}));
}

}  // namespace

std::optional<StoredGame> readGame(GameDatabase& database, qint64 id) {
  const auto games = database.run("SELECT * FROM games WHERE id = ?", {id});
  const auto moves = database.run("SELECT * FROM moves WHERE game = ? ORDER BY number", {id});
  const auto events = database.run("SELECT * FROM events WHERE game = ? ORDER BY number", {id});
  const auto checkpoints = database.run("SELECT * FROM checkpoints WHERE game = ? ORDER BY number", {id});
  if (!games || games->size() != 1 || !moves || !events || !checkpoints) return std::nullopt;
  return toGame({games->front(), *moves, *events, *checkpoints});
}

std::optional<RowState> rowOf(GameDatabase& database, qint64 id, const UniqueId& key) {
  const auto rows = database.run("SELECT key FROM games WHERE id = ?", {id});
  if (!rows) return std::nullopt;
  if (rows->empty()) return RowState::Free;
  return rows->front().front() == key.toBytes() ? RowState::Own : RowState::Other;
}

bool insertGame(GameDatabase& database, const StoredGame& game, qint64 createdMs) {
  const QString givens = toQString(toLine(game.puzzle.givens));
  return database
      .run(
          "INSERT INTO games (id, key, created, last_played, play_order, givens, puzzle_number, level, day,"
          " begun_day, status, board, name, tags, starred) VALUES (?, ?, ?, 0, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
          "?)",
          {game.id, game.key.toBytes(), createdMs, givens,
           game.puzzleId.isEmpty() ? QVariant() : game.puzzleId, levelColumn(game), toVariant(game.day),
           toVariant(game.begunDay), toQString(nameOf(GameStatus::InProgress)), givens, notNull(game.name),
           notNull(game.tags.join(u'\n')), game.isStarred})
      .has_value();
}

bool writeGame(GameDatabase& database, const StoredGame& game, const Grid& board, qint64 lastPlayedMs,
               const KeptPart& kept) {
  return database.run(
             "UPDATE games SET position = ?, status = ?, board = ?, had_help = ?, solved = ?, solved_day = ?,"
             " chosen_digit = ?, chosen_colour = ?, hints = ?, input_mode = ?, selection = ?, elapsed_ms = ?,"
             " notes_complete = ?, trials = ?, last_played = ?,"
             " play_order = (SELECT max(play_order) FROM games) + 1 WHERE id = ?",
             {game.position, toQString(nameOf(statusOf(game, board))), toQString(toLine(board)),
              game.help().any(), toVariant(game.solvedMs), toVariant(game.solvedDay),
              toVariant(game.chosenDigit), toVariant(game.chosenColour), game.hints,
              toQString(nameOf(game.inputMode)), toText(game.selection), game.elapsedMs,
              toVariant(game.notesComplete), toText(game.trials), lastPlayedMs, game.id}) &&
         deleteParts(database, game.id, kept) && database.insertRows(partsOf(game, kept));
}

bool addLastEvent(GameDatabase& database, const StoredGame& game, qint64 timeMs) {
  return (game.events.size() > 1 || database.run("DELETE FROM events WHERE game = ?", {game.id})) &&
         database.insertRows(
             partsOf(game, {game.moves.size(), game.events.size() - 1, game.checkpoints.size()})) &&
         database.run("UPDATE games SET had_help = 1, last_played = ? WHERE id = ?", {timeMs, game.id});
}

std::optional<KeptGame> readKeptGame(GameDatabase& database, qint64 id) {
  const auto times = database.run("SELECT created, last_played FROM games WHERE id = ?", {id});
  auto game = readGame(database, id);
  if (!times || times->size() != 1 || !game) return std::nullopt;
  return KeptGame{*std::move(game), toTime(times->front()[0]).value_or(0),
                  toTime(times->front()[1]).value_or(0)};
}

bool writeKeptGame(GameDatabase& database, const KeptGame& kept) {
  const qint64 id = kept.game.id;
  return database.run("DELETE FROM games WHERE id = ?", {id}) && deleteParts(database, id, {}) &&
         database.insertRows(toRows(kept));
}

}  // namespace sudoku
