#include "columnvalues.h"

#include <algorithm>
#include <limits>

#include <sudoku/grid/level.h>
#include <sudoku/making/puzzleid.h>

#include "game/base/limits.h"
#include "game/base/toqstring.h"
#include "moverows.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

QVariant toVariant(std::optional<Digit> digit) {
  return digit ? QVariant(digit->value()) : QVariant();
}

QVariant toVariant(std::optional<bool> answer) {
  return answer ? QVariant(*answer ? 1 : 0) : QVariant();
}

QVariant toVariant(std::optional<qint64> number) {
  return number ? QVariant(*number) : QVariant();
}

QVariant toVariant(const std::optional<QDate>& day) {
  return day ? QVariant(day->toString(Qt::ISODate)) : QVariant();
}

std::optional<Digit> toDigit(const QVariant& value, int most) {
  const auto number = toNumber(value, 1, most);
  return number ? std::optional(Digit(static_cast<int>(*number))) : std::nullopt;
}

std::optional<QDate> toDay(const QVariant& value) {
  const QDate day = QDate::fromString(value.toString(), Qt::ISODate);
  return day.isValid() ? std::optional(day) : std::nullopt;
}

std::optional<qint64> toTime(const QVariant& value) {
  return toNumber(value, 0, std::numeric_limits<qint64>::max());
}

std::optional<int> toScore(const QVariant& value) {
  const auto score = toNumber(value, 0, std::numeric_limits<int>::max());
  return score ? std::optional(static_cast<int>(*score)) : std::nullopt;
}

qint64 toClock(const QVariant& value) {
  return std::clamp(value.toLongLong(), qint64{0}, kLongestTimeMs);
}

QString toPuzzleId(const QVariant& value) {
  const QString id = value.toString();
  return parsePuzzleId(id.toStdString()) ? id : QString();
}

QStringList toTags(const QVariant& value) {
  QStringList tags = value.toString().split(u'\n', Qt::SkipEmptyParts);
  tags.removeDuplicates();
  tags.sort();
  return tags;
}

QVariant levelColumn(const StoredGame& game) {
  if (game.solutions == Solutions::Several) return QString::fromLatin1(kSeveralSolutions);
  return game.level ? toQString(nameOf(*game.level)) : QVariant();
}

Solutions solutionsOf(const QVariant& level) {
  return level.toString() == QLatin1String(kSeveralSolutions) ? Solutions::Several : Solutions::One;
}

}  // namespace sudoku
