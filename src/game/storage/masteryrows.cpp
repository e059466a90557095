#include "masteryrows.h"

#include <algorithm>
#include <limits>

#include <sudoku/logic/technique.h>

#include "game/base/toqstring.h"
#include "moverows.h"

namespace sudoku {
namespace {

bool writeMastery(GameDatabase& database, const char* sql, const MasteryTable& table) {
  return std::all_of(table.begin(), table.end(), [&](const auto& entry) {
    const auto& [technique, mastery] = entry;
    return database.run(
        sql, {toQString(infoOf(technique).code), mastery.seen, mastery.foundAlone, mastery.foundInPractice});
  });
}

}  // namespace

std::optional<MasteryTable> readMastery(GameDatabase& database) {
  const auto rows = database.run("SELECT * FROM mastery");
  return rows ? std::optional(toMastery(*rows)) : std::nullopt;
}

MasteryTable toMastery(const TableRows& rows) {
  constexpr std::size_t kColumns = 4;
  const auto count = [](const QVariant& value) {
    return static_cast<int>(toNumber(value, 0, std::numeric_limits<int>::max()).value_or(0));
  };
  MasteryTable table;
  for (const auto& row : rows) {
    if (row.size() != kColumns) continue;
    if (const auto technique = techniqueNamed(row[0].toString().toStdString()))
      table[*technique] = {count(row[1]), count(row[2]), count(row[3])};
  }
  return table;
}

bool addMastery(GameDatabase& database, const MasteryTable& table) {
  return writeMastery(database,
                      "INSERT INTO mastery VALUES (?, ?, ?, ?) ON CONFLICT (technique) DO UPDATE SET seen ="
                      " seen + excluded.seen, found_alone = found_alone + excluded.found_alone,"
                      " found_in_practice = found_in_practice + excluded.found_in_practice",
                      table);
}

bool replaceMastery(GameDatabase& database, const MasteryTable& table) {
  return writeMastery(database, "INSERT OR REPLACE INTO mastery VALUES (?, ?, ?, ?)", table);
}

}  // namespace sudoku
