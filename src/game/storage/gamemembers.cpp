#include "gamemembers.h"

#include <algorithm>

#include "game/base/limits.h"

namespace sudoku {

namespace {

/// The text for the start of a game, used in place of the unique id of a move.
constexpr auto kStart = QLatin1String("start");

bool isPosition(QLatin1String member) {
  return member == QLatin1String("parent") || member == QLatin1String("position");
}

/// The value of a JSON member, converted from a column of the database.
QJsonValue toMember(QLatin1String name, const QVariant& column, const std::vector<PlayedMove>& moves) {
  if (name == QLatin1String("name")) return column.toString().left(kLongestName);
  if (name == QLatin1String("key")) return QString::fromLatin1(column.toByteArray().toHex());
  return isPosition(name) ? positionText(moves, column.toInt()) : QJsonValue::fromVariant(column);
}

/// The column of the database for a JSON member; null if the member is not valid.
QVariant toColumn(QLatin1String name, const QJsonValue& member, const std::vector<PlayedMove>& moves) {
  if (name == QLatin1String("key")) {
    const auto key = UniqueId::fromText(member.toString());
    return key ? key->toBytes() : QVariant();
  }
  if (isPosition(name)) {
    const auto position = positionOfText(moves, member);
    return position ? *position : QVariant();
  }
  if (member.isString()) return member.toString();
  const qint64 number = member.toInteger(-1);
  return number >= 0 ? QVariant(number) : QVariant();
}

}  // namespace

QString positionText(const std::vector<PlayedMove>& moves, int number) {
  return number == 0 ? QString(kStart) : moves[static_cast<std::size_t>(number) - 1].key.toText();
}

std::optional<int> positionOfText(const std::vector<PlayedMove>& moves, const QJsonValue& value) {
  if (value == kStart) return 0;
  const auto key = UniqueId::fromText(value.toString());
  if (!key) return std::nullopt;
  const auto found =
      std::lower_bound(moves.begin(), moves.end(), *key,
                       [](const PlayedMove& move, const UniqueId& id) { return move.key < id; });
  if (found == moves.end() || found->key != *key) return std::nullopt;
  return static_cast<int>(found - moves.begin()) + 1;
}

QJsonObject toObject(std::span<const char* const> names, const QVariantList& columns,
                     const std::vector<PlayedMove>& moves) {
  QJsonObject object;
  qsizetype index = 0;
  for (const char* const name : names) {
    const QVariant& column = columns[index++];
    if (!column.isNull()) object.insert(QLatin1String(name), toMember(QLatin1String(name), column, moves));
  }
  return object;
}

std::vector<QVariant> toRow(std::span<const char* const> names, const QJsonObject& object, std::size_t number,
                            const std::vector<PlayedMove>& moves) {
  std::vector<QVariant> row = {QVariant(), static_cast<qint64>(number)};
  for (const char* const name : names)
    row.push_back(toColumn(QLatin1String(name), object[QLatin1String(name)], moves));
  return row;
}

}  // namespace sudoku
