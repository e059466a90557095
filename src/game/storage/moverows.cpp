#include "moverows.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include <QStringList>

#include <sudoku/grid/naming.h>

#include "game/base/limits.h"
#include "game/base/toqstring.h"
#include "markrows.h"
#include "partstext.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

/// The names of the kinds of moves in the database.
template <>
struct Names<Move::Kind> {
  static constexpr std::array kNames = {
      Named<Move::Kind>{Move::Kind::Enter, "enter"},
      Named<Move::Kind>{Move::Kind::Clear, "clear"},
      Named<Move::Kind>{Move::Kind::Note, "note"},
      Named<Move::Kind>{Move::Kind::CentreNote, "centre-note"},
      Named<Move::Kind>{Move::Kind::Colour, "colour"},
      Named<Move::Kind>{Move::Kind::Erase, "erase"},
      Named<Move::Kind>{Move::Kind::RuleOut, "rule-out"},
      Named<Move::Kind>{Move::Kind::Fill, "fill"},
      Named<Move::Kind>{Move::Kind::Restore, "restore"},
      Named<Move::Kind>{Move::Kind::CandidateColour, "candidate-colour"},
      Named<Move::Kind>{Move::Kind::Link, "link"},
      Named<Move::Kind>{Move::Kind::Unlink, "unlink"},
  };
};

/// The names of the kinds of help in the database.
template <>
struct Names<HelpKind> {
  static constexpr std::array kNames = {
      Named<HelpKind>{HelpKind::Check, "check"},
      Named<HelpKind>{HelpKind::RungWhere, "where"},
      Named<HelpKind>{HelpKind::RungWhat, "what"},
      Named<HelpKind>{HelpKind::RungWhy, "why"},
      Named<HelpKind>{HelpKind::Applied, "applied"},
      Named<HelpKind>{HelpKind::PathSeen, "path"},
      Named<HelpKind>{HelpKind::StepsSeen, "steps"},
      Named<HelpKind>{HelpKind::SinglesSolved, "singles"},
      Named<HelpKind>{HelpKind::MistakeShown, "mistake"},
      Named<HelpKind>{HelpKind::GivenUp, "given up"},
      Named<HelpKind>{HelpKind::CheckedAsTyped, "checked as typed"},
  };
  static_assert(kNames.size() == kHelpKinds);
};

namespace {

using Parts = std::vector<Move::Part>;

constexpr qint64 kLargestNumber = std::numeric_limits<int>::max();

template <typename Enum>
QString nameAsText(Enum value) {
  const auto name = nameOf(value);
  return toQString(name);
}

template <typename Enum>
std::optional<Enum> toNamed(const QVariant& value) {
  return fromName<Enum>(value.toString().toStdString());
}

/// The parts of a move that a column contains; nothing if they cannot be read, or if a cell occurs twice.
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

bool areColours(DigitSet digits) {
  return (digits - allColours()).isEmpty();
}

/// Whether a valid move of that kind may have these digits in one cell.
bool areRight(DigitSet digits, Move::Kind kind) {
  switch (kind) {
    case Move::Kind::Enter:
      return digits.size() == 1;
    case Move::Kind::Clear:
      return digits.isEmpty();
    case Move::Kind::Colour:
      return !digits.isEmpty() && areColours(digits);
    case Move::Kind::Fill:
      return true;
    default:
      return !digits.isEmpty();
  }
}

bool areRight(const Parts& parts, Move::Kind kind) {
  return !parts.empty() && std::all_of(parts.begin(), parts.end(), [kind](const Move::Part& part) {
    return areRight(part.digits, kind);
  });
}

void put(std::array<DigitSet, kCellCount>& sets, const Parts& parts) {
  for (const Move::Part& part : parts) sets[static_cast<std::size_t>(part.cell.index())] = part.digits;
}

/// The columns of a move that describe what it changes, from its kind on, but without the time on the clock.
struct MoveColumns {
  const QVariant& kind;
  const QVariant& cells;
  const QVariant& sets;
  const QVariant& erases;
  const QVariant& notes;
  const QVariant& centreNotes;
  const QVariant& colours;
  const QVariant& ruledOut;
  const QVariant& candidateColours;
  const QVariant& links;
};

/// The move of kind Restore, which replaces everything on the board. A column may be NULL if the restored
/// board has no notes or colours of that kind.
std::optional<Move> toRestore(const Parts& entries, const MoveColumns& columns) {
  const auto notes = toParts(columns.notes);
  const auto centreNotes = toParts(columns.centreNotes);
  const auto colours = toParts(columns.colours);
  const auto ruledOut = toParts(columns.ruledOut);
  auto candidateColours = toCandidateColours(columns.candidateColours);
  auto links = toLinks(columns.links);
  if (!notes || !centreNotes || !colours || !ruledOut || !candidateColours || !links) return std::nullopt;
  GameContents target;
  for (const auto& [cell, digits] : entries) {
    if (digits.size() != 1) return std::nullopt;
    target.board.set(cell, digits.first());
  }
  put(target.notes, *notes);
  put(target.centreNotes, *centreNotes);
  put(target.colours, *colours);
  put(target.ruledOut, *ruledOut);
  target.candidateColours = *std::move(candidateColours);
  target.links = *std::move(links);
  if (!std::all_of(target.colours.begin(), target.colours.end(), areColours)) return std::nullopt;
  return Move::restore(target);
}

/// The colour of a move of kind CandidateColour, from its column: 0 where it removes colours.
bool takeColour(Move& move, const QVariant& value) {
  const auto number = toNumber(value, 0, kColourCount);
  if (number && *number > 0) move.colour = Digit(static_cast<int>(*number));
  return number.has_value();
}

/// The kind of the link of a move of kind Link, from its column: 0 where it removes the link.
bool takeLink(Move& move, const QVariant& value) {
  const auto number = toNumber(value, 0, 2);
  if (number && *number > 0) move.link = *number == 1 ? LinkKind::Strong : LinkKind::Weak;
  return number && move.candidates().size() == 2;
}

/// Reads a column of 0 or 1 that only some kinds of moves have; nothing if an expected value is missing, or
/// if an unexpected value is there.
std::optional<bool> toFlag(const QVariant& value, bool isExpected) {
  if (!isExpected) return value.isNull() ? std::optional(true) : std::nullopt;
  const auto number = toNumber(value, 0, 1);
  return number ? std::optional(*number == 1) : std::nullopt;
}

/// Whether moves of this kind have a column that says if they set notes or colours, or remove them.
bool hasSets(Move::Kind kind) {
  return kind == Move::Kind::Note || kind == Move::Kind::CentreNote || kind == Move::Kind::Colour;
}

QVariant flag(bool value, bool isExpected) {
  return isExpected ? QVariant(value ? 1 : 0) : QVariant();
}

/// The column `sets` of a move; null for kinds that have none.
QVariant setsOf(const Move& move) {
  if (move.kind == Move::Kind::CandidateColour) return move.colour ? move.colour->value() : 0;
  if (move.kind != Move::Kind::Link) return flag(move.sets, hasSets(move.kind));
  return !move.link ? 0 : *move.link == LinkKind::Strong ? 1 : 2;
}

/// The move that the columns describe; nothing if they are not valid.
std::optional<Move> toMove(const MoveColumns& columns) {
  const auto kind = toNamed<Move::Kind>(columns.kind);
  auto parts = toParts(columns.cells);
  if (!kind || !parts) return std::nullopt;
  const bool isMark = *kind == Move::Kind::CandidateColour || *kind == Move::Kind::Link;
  const auto areSet = isMark ? std::optional(true) : toFlag(columns.sets, hasSets(*kind));
  const auto areErased = toFlag(columns.erases, kind == Move::Kind::Enter);
  if (!areSet || !areErased) return std::nullopt;
  if (kind == Move::Kind::Restore) return toRestore(*parts, columns);
  const bool hasTarget = !columns.notes.isNull() || !columns.centreNotes.isNull() ||
                         !columns.colours.isNull() || !columns.ruledOut.isNull() ||
                         !columns.candidateColours.isNull() || !columns.links.isNull();
  if (hasTarget || !areRight(*parts, *kind)) return std::nullopt;
  Move move{*kind, std::move(*parts), *areSet, *areErased};
  if (*kind == Move::Kind::CandidateColour && !takeColour(move, columns.sets)) return std::nullopt;
  if (*kind == Move::Kind::Link && !takeLink(move, columns.sets)) return std::nullopt;
  return move;
}

}  // namespace

QString toText(const std::vector<int>& trials) {
  QStringList texts;
  for (const int trial : trials) texts += QString::number(trial);
  return texts.isEmpty() ? u""_s : texts.join(u' ');
}

std::vector<int> toTrials(const QVariant& text, qint64 position) {
  std::vector<int> trials;
  for (const QString& word : text.toString().split(u' ', Qt::SkipEmptyParts)) {
    const auto trial = toNumber(word, trials.empty() ? 0 : trials.back() + 1, position);
    if (!trial) return {};
    trials.push_back(static_cast<int>(*trial));
  }
  return trials;
}

QVariantList toColumns(const PlayedMove& played) {
  const Move& move = played.move;
  const bool restores = move.target != nullptr;
  const auto ofTarget = [&](const auto& sets) {
    return restores ? QVariant(toText(toParts((*move.target).*sets))) : QVariant();
  };
  return {played.key.toBytes(),
          played.parent,
          nameAsText(move.kind),
          toText(restores ? filledIn(move.target->board) : move.parts),
          setsOf(move),
          flag(move.erases, move.kind == Move::Kind::Enter),
          ofTarget(&GameContents::notes),
          ofTarget(&GameContents::centreNotes),
          ofTarget(&GameContents::colours),
          ofTarget(&GameContents::ruledOut),
          played.elapsedMs ? QVariant(*played.elapsedMs) : QVariant(),
          restores ? columnOf(move.target->candidateColours) : QVariant(),
          restores ? columnOf(move.target->links) : QVariant()};
}

QVariantList toColumns(const HelpEvent& event) {
  return {event.key.toBytes(), nameAsText(event.kind), event.position, event.elapsedMs, event.mistakes};
}

QVariantList toColumns(const Checkpoint& checkpoint) {
  return {checkpoint.key.toBytes(), checkpoint.name, checkpoint.position};
}

std::optional<PlayedMove> toMove(const std::vector<QVariant>& row) {
  if (row.size() != kMoveColumns) return std::nullopt;
  const auto number = toNumber(row[1], 1, kLargestNumber);
  const auto key = UniqueId::fromBytes(row[2].toByteArray());
  const auto parent = toNumber(row[3], 0, number.value_or(0) - 1);
  auto move =
      toMove(MoveColumns{row[4], row[5], row[6], row[7], row[8], row[9], row[10], row[11], row[13], row[14]});
  if (!key || !parent || !move) return std::nullopt;
  return PlayedMove{std::move(*move), static_cast<int>(*parent), *key, toNumber(row[12], 0, kLongestTimeMs)};
}

std::optional<HelpEvent> toEvent(const std::vector<QVariant>& row) {
  if (row.size() != kEventColumns) return std::nullopt;
  const auto key = UniqueId::fromBytes(row[2].toByteArray());
  const auto kind = toNamed<HelpKind>(row[3]);
  const auto position = toNumber(row[4], 0, kLargestNumber);
  const auto clock = toNumber(row[5], 0, kLongestTimeMs);
  const auto mistakes = toNumber(row[6], 0, kCellCount);
  if (!key || !kind || !position || !clock || !mistakes) return std::nullopt;
  return HelpEvent{*kind, static_cast<int>(*position), static_cast<int>(*mistakes), *clock, *key};
}

std::optional<Checkpoint> toCheckpoint(const std::vector<QVariant>& row) {
  if (row.size() != kCheckpointColumns) return std::nullopt;
  const auto key = UniqueId::fromBytes(row[2].toByteArray());
  const auto position = toNumber(row[4], 0, kLargestNumber);
  if (!key || !position) return std::nullopt;
  return Checkpoint{*key, row[3].toString(), static_cast<int>(*position)};
}

std::optional<qint64> toNumber(const QVariant& value, qint64 least, qint64 most) {
  bool isNumber = false;
  const qlonglong number = value.toLongLong(&isNumber);
  if (value.isNull() || !isNumber || number < least || number > most) return std::nullopt;
  return number;
}

}  // namespace sudoku
