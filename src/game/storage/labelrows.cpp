#include "labelrows.h"

#include <algorithm>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/naming.h>

#include "columnvalues.h"
#include "gamerows.h"

namespace sudoku {
namespace {

/// The ids as a JSON array for SQLite's json_each(), so that one bound value stands for any number of rows.
QString idList(const std::vector<qint64>& ids) {
  QStringList texts;
  texts.reserve(static_cast<qsizetype>(ids.size()));
  for (const qint64 id : ids) texts += QString::number(id);
  return u'[' + texts.join(u',') + u']';
}

}  // namespace

std::optional<LabelledGames> readLabels(GameDatabase& database, const std::vector<qint64>& ids) {
  const auto rows =
      database.run("SELECT id, name, tags, starred FROM games WHERE id IN (SELECT value FROM json_each(?))",
                   {idList(ids)});
  if (!rows) return std::nullopt;
  LabelledGames games;
  for (const auto& row : *rows)
    games[row[0].toLongLong()] = {row[1].toString(), toTags(row[2]), row[3].toBool()};
  return games;
}

bool writeLabels(GameDatabase& database, const LabelledGames& games) {
  return std::all_of(games.begin(), games.end(), [&database](const auto& game) {
    const auto& [id, labels] = game;
    return database
        .run("UPDATE games SET name = ?, tags = ?, starred = ? WHERE id = ?",
             {notNull(labels.name), notNull(labels.tags.join(u'\n')), labels.isStarred, id})
        .has_value();
  });
}

bool deleteUntouched(GameDatabase& database, qint64 id) {
  return database
      .run(
          "DELETE FROM games WHERE id = ? AND status = 'open' AND name = '' AND tags = '' AND starred = 0"
          " AND NOT EXISTS (SELECT 1 FROM moves WHERE game = games.id) AND NOT EXISTS (SELECT 1 FROM events"
          " WHERE game = games.id) AND NOT EXISTS (SELECT 1 FROM checkpoints WHERE game = games.id)",
          {id})
      .has_value();
}

std::optional<LeftGame> readLeftGame(GameDatabase& database) {
  const auto rows = database.run(
      "SELECT id, last_played, level, board FROM games WHERE status = 'open' AND removed = 0 AND position > 0"
      " ORDER BY play_order DESC LIMIT 1");
  if (!rows || rows->empty()) return std::nullopt;
  const auto& row = rows->front();
  const auto board = parseLine(row[3].toString().toStdString());
  if (!board) return std::nullopt;
  return LeftGame{row[0].toLongLong(), row[1].toLongLong(), fromName<Level>(row[2].toString().toStdString()),
                  static_cast<int>(board->emptyCells().size())};
}

bool writeRemoved(GameDatabase& database, const std::vector<qint64>& ids, qint64 timeMs) {
  return database
      .run("UPDATE games SET removed = ? WHERE id IN (SELECT value FROM json_each(?))", {timeMs, idList(ids)})
      .has_value();
}

std::optional<std::vector<UniqueId>> keysRemovedBefore(GameDatabase& database, qint64 timeMs) {
  const auto rows = database.run("SELECT key FROM games WHERE removed <> 0 AND removed < ?", {timeMs});
  if (!rows) return std::nullopt;
  std::vector<UniqueId> keys;
  for (const auto& row : *rows)
    if (const auto key = UniqueId::fromBytes(row.front().toByteArray())) keys.push_back(*key);
  return keys;
}

bool deleteRemoved(GameDatabase& database, qint64 timeMs) {
  return database.run("DELETE FROM games WHERE removed <> 0 AND removed < ?", {timeMs}).has_value();
}

}  // namespace sudoku
