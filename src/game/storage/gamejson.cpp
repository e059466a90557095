#include "gamejson.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/naming.h>
#include <sudoku/making/puzzleid.h>

#include "game/base/limits.h"
#include "game/base/localday.h"
#include "game/base/toqstring.h"
#include "game/play/gamerecord.h"
#include "gamemembers.h"
#include "moverows.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

QJsonArray toArray(const std::vector<PlayedMove>& moves) {
  QJsonArray array;
  int before = 0;
  for (const PlayedMove& move : moves) {
    QJsonObject object = toObject(kMoveMembers, toColumns(move), moves);
    // The parent is left out if it is the move before, as for most moves, to keep files short.
    if (move.parent == before++) object.remove("parent"_L1);
    array.append(object);
  }
  return array;
}

QJsonArray toArray(const std::vector<int>& trials, const std::vector<PlayedMove>& moves) {
  QJsonArray array;
  for (const int trial : trials) array.append(positionText(moves, trial));
  return array;
}

/// Occasions of help, or named positions, as an array in the order of their unique ids, from which they can
/// stray if the clock is set back.
template <typename Item>
QJsonArray toArray(std::span<const char* const> names, std::vector<Item> items,
                   const std::vector<PlayedMove>& moves) {
  std::sort(items.begin(), items.end(), [](const Item& a, const Item& b) { return a.key < b.key; });
  QJsonArray array;
  for (const Item& item : items) array.append(toObject(names, toColumns(item), moves));
  return array;
}

QJsonArray toArray(const QStringList& tags) {
  QJsonArray array;
  for (const QString& tag : tags) array.append(tag.left(kLongestName));
  return array;
}

/// Reads a game from a JSON object, or finds out what is wrong with it.
class GameReader {
  Q_DECLARE_TR_FUNCTIONS(sudoku::GameReader)

 public:
  explicit GameReader(const QJsonObject& object) : m_object(object) {}

  Result<KeptGame, QString> read() {
    for (const auto part : {&GameReader::readKinds, &GameReader::readPuzzle, &GameReader::readMoves,
                            &GameReader::readHelp, &GameReader::readCheckpoints, &GameReader::readPlace,
                            &GameReader::readInput, &GameReader::readTimes, &GameReader::readNames})
      if (const QString fault = (this->*part)(); !fault.isEmpty()) return fault;
    if (!boardOf(m_kept.game)) return tr("a move cannot be made");
    return std::move(m_kept);
  }

 private:
  // Each function that reads a part of the game returns what is wrong with that part, or an empty text.
  /// Checks the types of JSON members, since a member of the wrong type would be ignored and so be lost.
  QString readKinds() {
    for (const char* const list : {"moves", "events", "checkpoints", "tags"})
      if (const QJsonValue value = m_object[QLatin1String(list)]; !value.isUndefined() && !value.isArray())
        return tr("its %1 are no list").arg(QLatin1String(list));
    for (const char* const text : {"name", "day", "level", "puzzleId", "selection", "inputMode"})
      if (const QJsonValue value = m_object[QLatin1String(text)]; !value.isUndefined() && !value.isString())
        return tr("its %1 is no text").arg(QLatin1String(text));
    for (const char* const flag : {"hints", "starred", "notesComplete", "notesMode", "severalSolutions"})
      if (const QJsonValue value = m_object[QLatin1String(flag)]; !value.isUndefined() && !value.isBool())
        return tr("its %1 is neither true nor false").arg(QLatin1String(flag));
    return {};
  }

  QString readPuzzle() {
    StoredGame& game = m_kept.game;
    const auto key = UniqueId::fromText(text("key"));
    if (!key) return tr("its key cannot be read");
    if (!key->leavesRoom(0)) return tr("its key leaves no room for keys that follow");
    game.key = *key;
    const auto givens = parseLine(text("givens").toStdString());
    if (!givens) return tr("its givens cannot be read");
    const bool mayHaveSeveral = m_object["severalSolutions"_L1].toBool();
    const auto begun = gameOf(*givens, mayHaveSeveral ? Solutions::Several : Solutions::One);
    if (!begun)
      return mayHaveSeveral ? tr("its givens make no puzzle")
                            : tr("its givens make no puzzle with one solution");
    game.puzzle = begun->puzzle;
    game.solutions = begun->solutions;
    if (game.solutions == Solutions::Several) return {};
    if (parsePuzzleId(text("puzzleId").toStdString())) game.puzzleId = text("puzzleId");
    game.level = fromName<Level>(text("level").toStdString());
    return {};
  }

  QString readMoves() {
    auto& moves = m_kept.game.moves;
    for (const QJsonValue value : m_object["moves"_L1].toArray()) {
      const QJsonObject object = value.toObject();
      auto row = toRow(kMoveMembers, object, moves.size() + 1, moves);
      if (!object.contains("parent"_L1)) row[3] = static_cast<qint64>(moves.size());
      auto move = toMove(row);
      if (!move) return tr("move %1 cannot be read").arg(moves.size() + 1);
      if (!moves.empty() && move->key <= moves.back().key)
        return tr("the key of move %1 is not greater than the one before").arg(moves.size() + 1);
      if (!move->key.leavesRoom(moves.size()))
        return tr("the key of move %1 leaves no room for the next").arg(moves.size() + 1);
      moves.push_back(std::move(*move));
    }
    return {};
  }

  QString readHelp() {
    StoredGame& game = m_kept.game;
    for (const QJsonValue value : m_object["events"_L1].toArray()) {
      const auto event = toEvent(toRow(kEventMembers, value.toObject(), game.events.size() + 1, game.moves));
      if (!event) return tr("event %1 cannot be read").arg(game.events.size() + 1);
      game.events.push_back(*event);
    }
    return faultOfKeys(game.events, tr("event %1"));
  }

  QString readCheckpoints() {
    StoredGame& game = m_kept.game;
    for (const QJsonValue value : m_object["checkpoints"_L1].toArray()) {
      const auto row = toRow(kCheckpointMembers, value.toObject(), game.checkpoints.size() + 1, game.moves);
      const auto checkpoint = toCheckpoint(row);
      if (!checkpoint || isTooLong(checkpoint->name))
        return tr("checkpoint %1 cannot be read").arg(game.checkpoints.size() + 1);
      game.checkpoints.push_back(*checkpoint);
    }
    return faultOfKeys(game.checkpoints, tr("checkpoint %1"));
  }

  /// Reads the present position, the chosen digit and the like. Returns what is wrong, or an empty text.
  QString readPlace() {
    StoredGame& game = m_kept.game;
    const auto position = positionOfText(game.moves, m_object["position"_L1]);
    if (!position) return tr("it stands after no move of its own");
    game.position = *position;
    if (!readTrials()) return tr("a trial begins nowhere");
    if (m_object.contains("chosenDigit"_L1)) {
      const auto digit = number("chosenDigit", kDigitCount);
      if (!digit || *digit == 0) return tr("its chosen number cannot be read");
      game.chosenDigit = Digit(static_cast<int>(*digit));
    }
    game.hints = m_object["hints"_L1].toBool();
    if (const QJsonValue answer = m_object["notesComplete"_L1]; answer.isBool())
      game.notesComplete = answer.toBool();
    return {};
  }

  /// Reads where open trials (command Try this) begin; false if one begins at no move of the game. Before
  /// version 3 of the file format a game had at most one trial.
  bool readTrials() {
    StoredGame& game = m_kept.game;
    QJsonArray trials = m_object["trials"_L1].toArray();
    if (m_object.contains("trial"_L1)) trials = {m_object["trial"_L1]};
    if (m_object.contains("trials"_L1) && trials.isEmpty()) return false;
    for (const QJsonValue value : trials) {
      const auto trial = positionOfText(game.moves, value);
      if (!trial || *trial > game.position || (!game.trials.empty() && *trial <= game.trials.back()))
        return false;
      game.trials.push_back(*trial);
    }
    return true;
  }

  /// Reads the input mode and the selection. Returns what is wrong, or an empty text.
  QString readInput() {
    StoredGame& game = m_kept.game;
    if (m_object.contains("chosenColour"_L1)) {
      const auto colour = number("chosenColour", kColourCount);
      if (!colour || *colour == 0) return tr("its chosen colour cannot be read");
      game.chosenColour = Digit(static_cast<int>(*colour));
    }
    // Version 1 of the file format only had a flag for entering corner notes.
    if (m_object["notesMode"_L1].toBool()) game.inputMode = InputMode::Corner;
    if (m_object.contains("inputMode"_L1)) {
      const auto mode = fromName<InputMode>(text("inputMode").toStdString());
      if (!mode) return tr("its input mode cannot be read");
      game.inputMode = *mode;
    }
    if (m_object.contains("selection"_L1)) {
      const auto selection = toSelection(text("selection"));
      if (!selection) return tr("its selection cannot be read");
      game.selection = *selection;
    }
    return {};
  }

  QString readTimes() {
    constexpr qint64 kEnd = std::numeric_limits<qint64>::max();
    StoredGame& game = m_kept.game;
    const auto clock = number("clock", kLongestTimeMs);
    const auto created = number("created", kEnd);
    const auto lastPlayed = number("lastPlayed", kEnd);
    if (!clock || !created || !lastPlayed) return tr("its times cannot be read");
    game.elapsedMs = *clock;
    m_kept.createdMs = *created;
    m_kept.lastPlayedMs = *lastPlayed;
    game.solvedMs = number("solved", kEnd);
    if (!game.solvedMs && m_object.contains("solved"_L1)) return tr("its times cannot be read");
    if (const auto day = QDate::fromString(text("day"), Qt::ISODate); day.isValid()) game.day = day;
    return readDays();
  }

  /// Reads on which days the game was begun and solved. Returns what is wrong, or an empty text.
  QString readDays() {
    StoredGame& game = m_kept.game;
    const auto read = [this](const char* name, qint64 timeMs) {
      if (!m_object.contains(QLatin1String(name))) return dayKeptFor(timeMs, std::nullopt);
      const auto day = QDate::fromString(text(name), Qt::ISODate);
      return canBeDayOf(timeMs, day) ? std::optional(day) : std::nullopt;
    };
    const auto isWrong = [this](const char* name, const std::optional<QDate>& day) {
      return !day && m_object.contains(QLatin1String(name));
    };
    game.begunDay = read("begunDay", m_kept.createdMs);
    if (game.solvedMs) game.solvedDay = read("solvedDay", *game.solvedMs);
    if (isWrong("begunDay", game.begunDay) || isWrong("solvedDay", game.solvedDay))
      return tr("its days cannot be read");
    return {};
  }

  QString readNames() {
    StoredGame& game = m_kept.game;
    game.name = text("name");
    if (isTooLong(game.name)) return tr("its name is too long");
    for (const QJsonValue value : m_object["tags"_L1].toArray()) {
      const QString tag = value.toString();
      // The database stores one tag a line, so a tag cannot contain a line break.
      if (tag.isEmpty() || tag.contains(u'\n') || isTooLong(tag)) return tr("a tag cannot be read");
      game.tags += tag;
    }
    game.tags.removeDuplicates();
    game.tags.sort();
    game.isStarred = m_object["starred"_L1].toBool();
    return {};
  }

  /// Sorts help or named positions by unique id. Returns what is wrong with the ids, or an empty text.
  template <typename Item>
  static QString faultOfKeys(std::vector<Item>& items, const QString& name) {
    std::sort(items.begin(), items.end(), [](const Item& a, const Item& b) { return a.key < b.key; });
    for (std::size_t index = 0; index < items.size(); ++index) {
      if (index > 0 && items[index].key == items[index - 1].key)
        return tr("%1 has the key of another").arg(name.arg(index + 1));
      if (!items[index].key.leavesRoom(index))
        return tr("the key of %1 leaves no room for the next").arg(name.arg(index + 1));
    }
    return {};
  }

  QString text(const char* name) const { return m_object[QLatin1String(name)].toString(); }
  std::optional<qint64> number(const char* name, qint64 most) const {
    const qint64 number = m_object[QLatin1String(name)].toInteger(-1);
    return number >= 0 && number <= most ? std::optional(number) : std::nullopt;
  }
  static bool isTooLong(const QString& text) { return text.size() > kLongestName; }

  const QJsonObject& m_object;
  KeptGame m_kept;
};

}  // namespace

QByteArray toJson(const KeptGame& kept) {
  const StoredGame& game = kept.game;
  QJsonObject object = {
      {"key"_L1, game.key.toText()},
      {"givens"_L1, toQString(toLine(game.puzzle.givens))},
      {"position"_L1, positionText(game.moves, game.position)},
      {"clock"_L1, game.elapsedMs},
      {"created"_L1, kept.createdMs},
      {"lastPlayed"_L1, kept.lastPlayedMs},
      {"moves"_L1, toArray(game.moves)},
  };
  const auto add = [&object](QLatin1String name, bool isThere, const QJsonValue& value) {
    if (isThere) object.insert(name, value);
  };
  add("puzzleId"_L1, !game.puzzleId.isEmpty(), game.puzzleId);
  if (game.level) object.insert("level"_L1, toQString(nameOf(*game.level)));
  if (game.chosenDigit) object.insert("chosenDigit"_L1, game.chosenDigit->value());
  if (game.notesComplete) object.insert("notesComplete"_L1, *game.notesComplete);
  add("trials"_L1, !game.trials.empty(), toArray(game.trials, game.moves));
  if (game.day) object.insert("day"_L1, game.day->toString(Qt::ISODate));
  if (game.begunDay) object.insert("begunDay"_L1, game.begunDay->toString(Qt::ISODate));
  if (game.solvedMs) object.insert("solved"_L1, *game.solvedMs);
  if (game.solvedDay) object.insert("solvedDay"_L1, game.solvedDay->toString(Qt::ISODate));
  add("severalSolutions"_L1, game.solutions == Solutions::Several, true);
  add("hints"_L1, game.hints, true);
  if (game.chosenColour) object.insert("chosenColour"_L1, game.chosenColour->value());
  add("inputMode"_L1, game.inputMode != InputMode::Digit, toQString(nameOf(game.inputMode)));
  add("selection"_L1, game.selection != Selection(), toText(game.selection));
  add("starred"_L1, game.isStarred, true);
  add("name"_L1, !game.name.isEmpty(), game.name.left(kLongestName));
  add("tags"_L1, !game.tags.isEmpty(), toArray(game.tags));
  add("events"_L1, !game.events.empty(), toArray(kEventMembers, game.events, game.moves));
  add("checkpoints"_L1, !game.checkpoints.empty(), toArray(kCheckpointMembers, game.checkpoints, game.moves));
  return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

Result<KeptGame, QString> toKeptGame(const QJsonObject& object) {
  return GameReader(object).read();
}

}  // namespace sudoku
