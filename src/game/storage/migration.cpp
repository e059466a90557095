#include "migration.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include <QByteArray>

#include <sudoku/formats/formats.h>

#include "game/base/localday.h"
#include "moverows.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

using Row = std::vector<QVariant>;

constexpr std::size_t kGameColumns1 = 13;
constexpr std::size_t kGameColumns2 = 14;
constexpr std::size_t kMoveColumns1 = 5;
constexpr std::size_t kMoveColumns2 = 9;
constexpr std::size_t kEventColumns2 = 6;
constexpr std::size_t kGameColumns3 = 24;
constexpr std::size_t kMoveColumns3 = 11;
constexpr std::size_t kGameColumns4 = 26;
constexpr std::size_t kMoveColumns5 = 13;
/// The greatest number of a move, or of an occasion of help, that UniqueId::derived() takes.
constexpr qint64 kMostNumbers = (qint64{1} << 24) - 1;

/// The move in a row of schema version 1, which can be understood only with the notes before it; nothing if
/// the row is damaged.
std::optional<Move> toMove1(const GameState& state, const Row& row) {
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

/// Converts rows of schema version 1 to version 2, in which moves set or remove a note instead of toggling
/// it.
GameRows fromVersion1(GameRows rows) {
  if (rows.game.size() != kGameColumns1) return rows;
  const auto start = parseLine(rows.game[4].toString().toStdString());
  GameState state(Puzzle{start ? *start : Grid(), {}});
  TableRows moves;
  for (const auto& row : rows.moves) {
    if (row.size() != kMoveColumns1) continue;
    const auto move = toMove1(state, row);
    const QString kind = row[2].toString();
    const QVariant sets = kind == u"note"_s ? QVariant(!move || move->sets ? 1 : 0) : QVariant();
    const QVariant erases = kind == u"enter"_s ? QVariant(1) : QVariant();
    const QString cells = row[3].toString() + u'=' + row[4].toString();
    moves.push_back({row[0], row[1], row[2], cells, sets, erases, {}, {}, {}});
    if (move) state = applyMove(state, *move);
  }
  rows.moves = std::move(moves);
  rows.game.resize(kGameColumns2);
  return rows;
}

/// Unique ids for a game, its moves and its occasions of help in a file from before such ids were introduced,
/// computed from the row of the game.
class DerivedKeys {
 public:
  /// `game` is a row of the table `games` in schema version 2.
  explicit DerivedKeys(const Row& game)
      : m_created(std::max(qint64{0}, game[1].toLongLong())),
        m_game((game[0].toString() + u'|' + game[1].toString() + u'|' + game[4].toString()).toUtf8()) {}

  QByteArray ofGame() const { return keyOf("game", 0); }
  QByteArray ofMove(const QVariant& number) const { return keyOf("move", number); }
  QByteArray ofEvent(const QVariant& number) const { return keyOf("event", number); }

 private:
  QByteArray keyOf(const char* kind, const QVariant& number) const {
    const auto count = static_cast<int>(toNumber(number, 0, kMostNumbers).value_or(0));
    return UniqueId::derived(m_created, count, m_game + kind + QByteArray::number(count)).toBytes();
  }

  qint64 m_created;
  QByteArray m_game;
};

/// Converts rows of schema version 2 to version 3. In version 2 a game's moves were a list instead of a tree,
/// and its present position was stored as the number of moves not undone.
GameRows fromVersion2(GameRows rows) {
  if (rows.game.size() != kGameColumns2) return rows;
  const Row& game = rows.game;
  const DerivedKeys keys(game);
  const bool isSolved = game[8].toBool();
  GameRows present;
  present.game = {game[0],
                  keys.ofGame(),
                  game[1],
                  game[2],
                  game[3],
                  game[4],
                  game[5],
                  game[6],
                  {},
                  game[7],
                  isSolved ? u"solved"_s : u"open"_s,
                  game[4],
                  rows.events.empty() ? 0 : 1,
                  isSolved ? game[2] : QVariant(),
                  game[9],
                  game[10],
                  game[11],
                  game[12],
                  game[13],
                  {},
                  u""_s,
                  u""_s,
                  0,
                  0};
  for (const auto& row : rows.moves) {
    if (row.size() != kMoveColumns2) continue;
    Row& move = present.moves.emplace_back(
        Row{row[0], row[1], keys.ofMove(row[1]), std::max(qint64{0}, row[1].toLongLong() - 1)});
    move.insert(move.end(), row.begin() + 2, row.end());
  }
  // Undone moves that were replaced are not in the file, so help after one of them counts as help after the
  // last move there is.
  const auto moves = static_cast<qint64>(rows.moves.size());
  for (const auto& row : rows.events)
    if (row.size() == kEventColumns2)
      present.events.push_back({row[0], row[1], keys.ofEvent(row[1]), row[2],
                                std::min(row[3].toLongLong(), moves), row[4], row[5]});
  return present;
}

/// Converts rows of schema version 3 to version 4. Version 3 had corner notes but no centre notes, no
/// colours, and a mode for entering notes that was on or off.
GameRows fromVersion3(GameRows rows) {
  constexpr std::ptrdiff_t kHints = 15;
  constexpr std::ptrdiff_t kNotesMode = 16;
  constexpr std::ptrdiff_t kRuledOut = 9;
  Row& game = rows.game;
  if (game.size() != kGameColumns3) return rows;
  QVariant& mode = game[kNotesMode];
  mode = mode.toBool() ? u"corner"_s : u"digit"_s;
  game.insert(game.begin() + kNotesMode + 1, u"0"_s);  // inserts the column of the selection
  game.insert(game.begin() + kHints, QVariant());      // inserts the column of the chosen colour
  for (Row& move : rows.moves)
    if (move.size() == kMoveColumns3) move.insert(move.begin() + kRuledOut, 2, QVariant());
  return rows;
}

/// Converts rows of schema version 4 to version 5. Version 4 did not store on which day of the player's time
/// zone a game was begun and solved, and a game had at most one open trial (command Try this).
GameRows fromVersion4(GameRows rows) {
  constexpr std::ptrdiff_t kCreated = 2;
  constexpr std::ptrdiff_t kBehindDay = 9;
  constexpr std::ptrdiff_t kPosition = 9;
  constexpr std::ptrdiff_t kSolved = 13;
  constexpr std::ptrdiff_t kTrial = 21;
  Row& game = rows.game;
  if (game.size() != kGameColumns4) return rows;
  const auto dayOf = [](const QVariant& time) {
    const auto timeMs = toNumber(time, 0, std::numeric_limits<qint64>::max());
    const auto day = timeMs ? dayKeptFor(*timeMs, std::nullopt) : std::nullopt;
    return day ? QVariant(day->toString(Qt::ISODate)) : QVariant();
  };
  const auto position = toNumber(game[kPosition], 0, std::numeric_limits<int>::max());
  const auto trial = toNumber(game[kTrial], 0, position.value_or(0));
  game[kTrial] = trial ? QString::number(*trial) : u""_s;
  game.insert(game.begin() + kSolved + 1, dayOf(game[kSolved]));
  game.insert(game.begin() + kBehindDay, dayOf(game[kCreated]));
  return rows;
}

/// Converts rows of schema version 5 to version 6. Before it, candidates had neither colours nor links.
GameRows fromVersion5(GameRows rows) {
  for (Row& move : rows.moves)
    if (move.size() == kMoveColumns5) move.resize(kMoveColumns);
  return rows;
}

}  // namespace

GameRows fromVersion(int version, GameRows rows) {
  if (version <= 1) rows = fromVersion1(std::move(rows));
  if (version <= 2) rows = fromVersion2(std::move(rows));
  if (version <= 3) rows = fromVersion3(std::move(rows));
  if (version <= 4) rows = fromVersion4(std::move(rows));
  if (version <= 5) rows = fromVersion5(std::move(rows));
  return rows;
}

}  // namespace sudoku
