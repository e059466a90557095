#include "learningrows.h"

#include <algorithm>
#include <array>
#include <limits>

#include <sudoku/grid/naming.h>

#include "columnvalues.h"
#include "game/base/toqstring.h"
#include "moverows.h"

namespace sudoku {

/// The names of what happens while a player learns, in the database and in exported files.
template <>
struct Names<LearningKind> {
  static constexpr std::array kNames = {
      Named<LearningKind>{LearningKind::Begun, "begun"},
      Named<LearningKind>{LearningKind::Missed, "missed"},
      Named<LearningKind>{LearningKind::Claimed, "claimed"},
      Named<LearningKind>{LearningKind::Found, "found"},
      Named<LearningKind>{LearningKind::Start, "start"},
  };
};

namespace {

bool writeLearning(GameDatabase& database, const char* sql, const LearningLog& log) {
  const TableRows rows = toRows(log);
  return std::all_of(rows.begin(), rows.end(), [&](const auto& row) {
    return database.run(sql, {row.begin(), row.end()}).has_value();
  });
}

}  // namespace

std::optional<LearningLog> readLearning(GameDatabase& database) {
  const auto rows = database.run("SELECT * FROM learning");
  return rows ? std::optional(toLearning(*rows)) : std::nullopt;
}

LearningLog toLearning(const TableRows& rows) {
  constexpr std::size_t kColumns = 4;
  LearningLog log;
  for (const auto& row : rows) {
    if (row.size() != kColumns) continue;
    const auto technique = techniqueNamed(row[0].toString().toStdString());
    const auto day = toDay(row[1]);
    const auto kind = fromName<LearningKind>(row[2].toString().toStdString());
    const auto count = toNumber(row[3], 1, std::numeric_limits<int>::max());
    if (!technique || !day || !kind || !count) continue;
    int& known = log[{*technique, *day, *kind}];
    known = std::max(known, static_cast<int>(*count));
  }
  return log;
}

TableRows toRows(const LearningLog& log) {
  TableRows rows;
  for (const auto& [event, count] : log) {
    const auto kind = nameOf(event.kind);
    rows.push_back(
        {toQString(infoOf(event.technique).code), event.day.toString(Qt::ISODate), toQString(kind), count});
  }
  return rows;
}

bool addLearning(GameDatabase& database, const LearningLog& log) {
  return writeLearning(database,
                       "INSERT INTO learning VALUES (?, ?, ?, ?) ON CONFLICT (technique, day, kind)"
                       " DO UPDATE SET count = count + excluded.count",
                       log);
}

bool replaceLearning(GameDatabase& database, const LearningLog& log) {
  return writeLearning(database, "INSERT OR REPLACE INTO learning VALUES (?, ?, ?, ?)", log);
}

}  // namespace sudoku
