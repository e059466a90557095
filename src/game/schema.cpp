#include "schema.h"

#include <algorithm>
#include <utility>

#include <QFile>

#include <sudoku/formats/formats.h>

#include "moverows.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int kMoveColumns1 = 5;

/// A statement without its comments, however it is laid out.
QString essenceOf(const QString& statement) {
  QString essence;
  for (const QString& line : statement.split(u'\n')) essence += line.section(u"--"_s, 0, 0) + u' ';
  return essence.simplified();
}

/// The statements that make the tables and indexes of a version.
QStringList tablesOf(int version) {
  QStringList tables;
  for (const QString& statement : schemaStatements(version))
    if (const QString essence = essenceOf(statement); essence.startsWith(u"CREATE"_s)) tables += essence;
  return tables;
}

/// The move that a row of version 1 makes in a position.
std::optional<Move> toMove1(const GameState& state, const std::vector<QVariant>& row) {
  const QString kind = row[2].toString();
  const auto index = toNumber(row[3], 0, kCellCount - 1);
  if (!index) return std::nullopt;
  const Cell cell(static_cast<int>(*index));
  if (kind == u"clear"_s) return Move::clear(cell);
  const auto value = toNumber(row[4], 1, kDigitCount);
  if (!value) return std::nullopt;
  const Digit digit(static_cast<int>(*value));
  if (kind == u"enter"_s) return Move::enter(cell, digit);
  if (kind != u"note"_s) return std::nullopt;
  return state.notesAt(cell).contains(digit) ? Move::removeNote(cell, digit) : Move::setNote(cell, digit);
}

}  // namespace

QStringList schemaStatements(int version) {
  QFile file(version == kSchemaVersion ? u":/sql/schema.sql"_s : u":/sql/version%1.sql"_s.arg(version));
  if (!file.open(QIODevice::ReadOnly)) return {};
  return QString::fromUtf8(file.readAll()).split(u";\n"_s, Qt::SkipEmptyParts);
}

std::optional<int> versionOfTables(const QStringList& statements) {
  QStringList essences;
  for (const QString& statement : statements) essences += essenceOf(statement);
  for (int version = kSchemaVersion; version > 0; --version) {
    const QStringList tables = tablesOf(version);
    const auto isThere = [&](const QString& table) { return essences.contains(table); };
    if (!tables.isEmpty() && std::all_of(tables.begin(), tables.end(), isThere)) return version;
  }
  return std::nullopt;
}

std::vector<std::vector<QVariant>> movesFromVersion1(const QString& givens,
                                                     const std::vector<std::vector<QVariant>>& moves) {
  const auto start = parseLine(givens.toStdString());
  GameState state(Puzzle{start ? *start : Grid(), {}});
  std::vector<std::vector<QVariant>> rows;
  for (const auto& row : moves) {
    if (row.size() != kMoveColumns1) continue;
    const auto move = toMove1(state, row);
    const QString kind = row[2].toString();
    const QVariant sets = kind == u"note"_s ? QVariant(!move || move->sets ? 1 : 0) : QVariant();
    const QVariant erases = kind == u"enter"_s ? QVariant(1) : QVariant();
    const QString cells = row[3].toString() + u'=' + row[4].toString();
    rows.push_back({row[0], row[1], row[2], cells, sets, erases, {}, {}, {}});
    if (move) state = applyMove(state, *move);
  }
  return rows;
}

}  // namespace sudoku
