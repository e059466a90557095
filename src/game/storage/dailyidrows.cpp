#include "dailyidrows.h"

#include <algorithm>

#include <sudoku/grid/naming.h>

#include "columnvalues.h"
#include "game/base/toqstring.h"

namespace sudoku {
namespace {

bool writeDailyIds(GameDatabase& database, const char* sql, const DailyIds& ids) {
  return std::all_of(ids.begin(), ids.end(), [&](const auto& entry) {
    const auto& [puzzle, id] = entry;
    return database.run(sql, {puzzle.first.toString(Qt::ISODate), toQString(nameOf(puzzle.second)), id});
  });
}

}  // namespace

std::optional<DailyIds> readDailyIds(GameDatabase& database) {
  const auto rows = database.run("SELECT * FROM daily_puzzles");
  return rows ? std::optional(toDailyIds(*rows)) : std::nullopt;
}

DailyIds toDailyIds(const TableRows& rows) {
  constexpr std::size_t kColumns = 3;
  DailyIds ids;
  for (const auto& row : rows) {
    if (row.size() != kColumns) continue;
    const auto day = toDay(row[0]);
    const auto level = fromName<Level>(row[1].toString().toStdString());
    const QString id = toPuzzleId(row[2]);
    if (day && level && !id.isEmpty()) ids.insert({{*day, *level}, id});
  }
  return ids;
}

bool addDailyIds(GameDatabase& database, const DailyIds& ids) {
  return writeDailyIds(database, "INSERT OR IGNORE INTO daily_puzzles VALUES (?, ?, ?)", ids);
}

bool replaceDailyIds(GameDatabase& database, const DailyIds& ids) {
  return writeDailyIds(database, "INSERT OR REPLACE INTO daily_puzzles VALUES (?, ?, ?)", ids);
}

}  // namespace sudoku
