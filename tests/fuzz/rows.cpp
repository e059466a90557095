#include <algorithm>
#include <vector>

#include <QString>
#include <QVariant>

#include "bytes.h"
#include "game/play/storedgames.h"
#include "game/storage/gamerows.h"
#include "game/storage/markrows.h"
#include "game/storage/moverows.h"
#include "game/storage/partstext.h"
#include "game/storage/reviewrows.h"
#include "targets.h"

namespace sudoku::fuzz {
namespace {

/// What is read is read again from what is written.
void readColumns(const QString& text) {
  if (const auto part = toPart(text)) require(toPart(toText(std::vector{*part})) == part);
  if (const auto judgements = toJudgements(text)) require(toJudgements(toText(*judgements)) == judgements);
  if (const auto colours = toCandidateColours(text))
    require(toCandidateColours(columnOf(*colours)) == colours);
  if (const auto links = toLinks(text)) require(toLinks(columnOf(*links)) == links);
}

QVariant nextValue(Bytes& bytes, const QString& text) {
  switch (bytes.below(5)) {
    case 0:
      return {};
    case 1:
      return bytes.next() - 3;
    case 2:
      return qint64{bytes.next()} << 40;
    case 3:
      return text.toUtf8();
    default:
      return text;
  }
}

}  // namespace

/// Puts other values into the rows of a game that was played.
void readRows(std::string_view input) {
  static const GameRows kRows = toRows(KeptGame{playedGame(3), 1, 1});
  Bytes bytes(input);
  GameRows rows = kRows;
  while (!bytes.isAtEnd()) {
    const int table = bytes.below(4);
    const int row = bytes.next();
    const int column = bytes.next();
    const auto line = bytes.line();
    const QString text = QString::fromUtf8(line.data(), static_cast<qsizetype>(line.size()));
    readColumns(text);
    const auto put = [&](std::vector<QVariant>& values) {
      if (!values.empty()) values[static_cast<std::size_t>(column) % values.size()] = nextValue(bytes, text);
    };
    const auto putInto = [&](TableRows& lines) {
      if (!lines.empty()) put(lines[static_cast<std::size_t>(row) % lines.size()]);
    };
    if (table == 0) put(rows.game);
    if (table == 1) putInto(rows.moves);
    if (table == 2) putInto(rows.events);
    if (table == 3) putInto(rows.checkpoints);
  }
  // What can be read of damaged rows can be kept and read again.
  if (const auto game = toPartOfGame(rows)) {
    const auto again = toGame(toRows(KeptGame{*game, 1, 1}));
    require(again.has_value() && again->moves == game->moves && again->position == game->position);
  }
  static_cast<void>(toGame(rows));
}

}  // namespace sudoku::fuzz
