#include "moverows.h"

#include <array>
#include <limits>
#include <utility>

#include <QStringList>

#include <sudoku/grid/naming.h>

#include "toqstring.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

/// As the moves are kept.
template <>
struct Names<Move::Kind> {
  static constexpr std::array kNames = {
      Named<Move::Kind>{Move::Kind::Enter, "enter"}, Named<Move::Kind>{Move::Kind::Clear, "clear"},
      Named<Move::Kind>{Move::Kind::Note, "note"},   Named<Move::Kind>{Move::Kind::RuleOut, "rule-out"},
      Named<Move::Kind>{Move::Kind::Fill, "fill"},   Named<Move::Kind>{Move::Kind::Restore, "restore"},
  };
};

/// As the events are kept.
template <>
struct Names<HelpKind> {
  static constexpr std::array kNames = {
      Named<HelpKind>{HelpKind::Check, "check"},          Named<HelpKind>{HelpKind::RungWhere, "where"},
      Named<HelpKind>{HelpKind::RungWhat, "what"},        Named<HelpKind>{HelpKind::RungWhy, "why"},
      Named<HelpKind>{HelpKind::Applied, "applied"},      Named<HelpKind>{HelpKind::PathSeen, "path"},
      Named<HelpKind>{HelpKind::StepsSeen, "steps"},      Named<HelpKind>{HelpKind::SinglesSolved, "singles"},
      Named<HelpKind>{HelpKind::MistakeShown, "mistake"},
  };
  static_assert(kNames.size() == kHelpKinds);
};

namespace {

using Parts = std::vector<Move::Part>;

template <typename Enum>
QString nameAsText(Enum value) {
  const auto name = nameOf(value);
  return toQString(name);
}

template <typename Enum>
std::optional<Enum> toNamed(const QVariant& value) {
  return fromName<Enum>(value.toString().toStdString());
}

/// A cell with its digits; nothing unless each digit stands there once, in ascending order.
std::optional<Move::Part> toPart(const QString& text) {
  const QStringList halves = text.split(u'=');
  if (halves.size() != 2) return std::nullopt;
  const auto cell = toNumber(halves[0], 0, kCellCount - 1);
  if (!cell) return std::nullopt;
  Move::Part part{Cell(static_cast<int>(*cell)), {}};
  for (const QChar character : halves[1]) {
    const int value = character.unicode() - u'0';
    if (value < 1 || value > kDigitCount) return std::nullopt;
    const Digit digit(value);
    if (!(part.digits - DigitSet::fromBits((1U << digit.index()) - 1)).isEmpty()) return std::nullopt;
    part.digits.add(digit);
  }
  return part;
}

/// Nothing also if a cell stands there twice.
std::optional<Parts> toParts(const QVariant& value) {
  Parts parts;
  CellSet cells;
  for (const QString& text : value.toString().split(u' ', Qt::SkipEmptyParts)) {
    const auto part = toPart(text);
    if (!part || cells.contains(part->cell)) return std::nullopt;
    cells.add(part->cell);
    parts.push_back(*part);
  }
  return parts;
}

Parts toParts(const std::array<DigitSet, kCellCount>& sets) {
  Parts parts;
  for (const Cell cell : allCells())
    if (const DigitSet digits = sets[static_cast<std::size_t>(cell.index())]; !digits.isEmpty())
      parts.push_back({cell, digits});
  return parts;
}

Parts filledIn(const Grid& board) {
  Parts parts;
  for (const Cell cell : board.filledCells()) parts.push_back({cell, {*board.at(cell)}});
  return parts;
}

/// Whether that many digits are right for each cell of a move.
bool haveRightSize(const Parts& parts, Move::Kind kind) {
  for (const Move::Part& part : parts) {
    const int size = part.digits.size();
    if (kind == Move::Kind::Enter ? size != 1 : kind == Move::Kind::Clear ? size != 0 : false) return false;
    if ((kind == Move::Kind::Note || kind == Move::Kind::RuleOut) && size == 0) return false;
  }
  return !parts.empty();
}

void put(std::array<DigitSet, kCellCount>& sets, const Parts& parts) {
  for (const Move::Part& part : parts) sets[static_cast<std::size_t>(part.cell.index())] = part.digits;
}

/// The position of a move that restores one.
std::optional<Move> toRestore(const Parts& entries, const QVariant& notes, const QVariant& ruledOut) {
  const auto notedParts = toParts(notes);
  const auto ruledOutParts = toParts(ruledOut);
  if (!notedParts || !ruledOutParts || notes.isNull() || ruledOut.isNull()) return std::nullopt;
  GameContents target;
  for (const auto& [cell, digits] : entries) {
    if (digits.size() != 1) return std::nullopt;
    target.board.set(cell, digits.first());
  }
  put(target.notes, *notedParts);
  put(target.ruledOut, *ruledOutParts);
  return Move::restore(target);
}

/// A flag that is there just for one kind of move.
std::optional<bool> toFlag(const QVariant& value, bool isExpected) {
  if (!isExpected) return value.isNull() ? std::optional(true) : std::nullopt;
  const auto number = toNumber(value, 0, 1);
  return number ? std::optional(*number == 1) : std::nullopt;
}

QVariant flag(bool value, bool isExpected) {
  return isExpected ? QVariant(value ? 1 : 0) : QVariant();
}

}  // namespace

QString toText(const Parts& parts) {
  QStringList texts;
  for (const auto& [cell, digits] : parts) {
    QString text = QString::number(cell.index()) + u'=';
    for (const Digit digit : digits) text += QLatin1Char(digit.toChar());
    texts += text;
  }
  return texts.join(u' ');
}

QVariantList toColumns(const PlayedMove& played) {
  const Move& move = played.move;
  const bool restores = move.target != nullptr;
  return {nameAsText(move.kind),
          toText(restores ? filledIn(move.target->board) : move.parts),
          flag(move.sets, move.kind == Move::Kind::Note),
          flag(move.erases, move.kind == Move::Kind::Enter),
          restores ? toText(toParts(move.target->notes)) : QVariant(),
          restores ? toText(toParts(move.target->ruledOut)) : QVariant(),
          played.elapsedMs ? QVariant(*played.elapsedMs) : QVariant()};
}

QVariantList toColumns(const HelpEvent& event) {
  return {nameAsText(event.kind), event.position, event.elapsedMs, event.mistakes};
}

std::optional<PlayedMove> toMove(const std::vector<QVariant>& row) {
  if (row.size() != kMoveColumns) return std::nullopt;
  const auto kind = toNamed<Move::Kind>(row[2]);
  auto parts = toParts(row[3]);
  if (!kind || !parts) return std::nullopt;
  const auto sets = toFlag(row[4], kind == Move::Kind::Note);
  const auto erases = toFlag(row[5], kind == Move::Kind::Enter);
  const bool restores = kind == Move::Kind::Restore;
  if (!sets || !erases || (!restores && (!row[6].isNull() || !row[7].isNull()))) return std::nullopt;
  const auto clock = toNumber(row[8], 0, kLongestTimeMs);
  if (restores) {
    auto move = toRestore(*parts, row[6], row[7]);
    return move ? std::optional(PlayedMove(std::move(*move), clock)) : std::nullopt;
  }
  if (!haveRightSize(*parts, *kind)) return std::nullopt;
  return PlayedMove({*kind, std::move(*parts), *sets, *erases}, clock);
}

std::optional<HelpEvent> toEvent(const std::vector<QVariant>& row) {
  if (row.size() != kEventColumns) return std::nullopt;
  const auto kind = toNamed<HelpKind>(row[2]);
  const auto position = toNumber(row[3], 0, std::numeric_limits<int>::max());
  const auto clock = toNumber(row[4], 0, kLongestTimeMs);
  const auto mistakes = toNumber(row[5], 0, kCellCount);
  if (!kind || !position || !clock || !mistakes) return std::nullopt;
  return HelpEvent{*kind, static_cast<int>(*position), static_cast<int>(*mistakes), *clock};
}

std::optional<qint64> toNumber(const QVariant& value, qint64 least, qint64 most) {
  bool isNumber = false;
  const qlonglong number = value.toLongLong(&isNumber);
  if (value.isNull() || !isNumber || number < least || number > most) return std::nullopt;
  return number;
}

}  // namespace sudoku
