#include "historyjson.h"

#include <unordered_set>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QVariant>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/naming.h>
#include <sudoku/solving/solver.h>

#include "game/base/limits.h"
#include "game/base/toqstring.h"
#include "game/storage/gamemembers.h"
#include "game/storage/learningrows.h"
#include "game/storage/masteryrows.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto kFormat = QLatin1String("sudoku-history");
/// Version of the format that is written. Members keep their meaning from version to version, but some were
/// renamed: version 2 added centre notes, colours, the selection and the input mode (before: notesMode);
/// version 3 added the days of the player's calendar, and several trials (before: one in `trial`).
constexpr qint64 kFormatVersion = 3;
constexpr qsizetype kMostComplaints = 20;

QByteArray toJson(const QJsonObject& object) {
  return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

/// Writes the members of a JSON object, each on a line of its own.
class MemberLines {
 public:
  void add(const QString& name, const QJsonObject& value) {
    m_lines += m_lines.isEmpty() ? "\n" : ",\n";
    m_lines += '"' + name.toUtf8() + R"(":)" + toJson(value);
  }
  QByteArray toObject() const { return '{' + m_lines + "\n}"; }

 private:
  QByteArray m_lines;
};

QByteArray toJson(const Collection& collection) {
  QJsonArray puzzles;
  for (const std::string& puzzle : collection.puzzles) puzzles.append(toQString(puzzle));
  return toJson(QJsonObject{{"key"_L1, collection.key.toText()},
                            {"created"_L1, collection.createdMs},
                            {"renamed"_L1, collection.renamedMs},
                            {"name"_L1, collection.name},
                            {"puzzles"_L1, puzzles}});
}

/// The puzzles of a collection without duplicates; nothing if an item of the array is not a puzzle.
std::optional<std::vector<std::string>> toPuzzles(const QJsonArray& array) {
  std::vector<std::string> puzzles;
  std::unordered_set<std::string> known;
  for (const QJsonValue value : array) {
    const auto givens = parseLine(value.toString().toStdString());
    if (!givens || !toPuzzle(*givens)) return std::nullopt;
    std::string cells = toLine(*givens);
    if (known.insert(cells).second) puzzles.push_back(std::move(cells));
  }
  return puzzles;
}

QByteArray toJson(const MasteryTable& mastery) {
  MemberLines lines;
  for (const auto& [technique, counts] : mastery)
    lines.add(toQString(infoOf(technique).code), {{"seen"_L1, counts.seen},
                                                  {"foundAlone"_L1, counts.foundAlone},
                                                  {"foundInPractice"_L1, counts.foundInPractice}});
  return lines.toObject();
}

QByteArray toJson(const DailyIds& dailyIds) {
  MemberLines lines;
  for (auto entry = dailyIds.begin(); entry != dailyIds.end();) {
    const QDate day = entry->first.first;
    QJsonObject ids;
    for (; entry != dailyIds.end() && entry->first.first == day; ++entry)
      ids.insert(toQString(nameOf(entry->first.second)), entry->second);
    lines.add(day.toString(Qt::ISODate), ids);
  }
  return lines.toObject();
}

/// The counts of events by technique, day and kind.
QByteArray toJson(const LearningLog& learning) {
  MemberLines lines;
  const TableRows rows = toRows(learning);
  for (auto row = rows.begin(); row != rows.end();) {
    const QString technique = row->at(0).toString();
    QJsonObject days;
    while (row != rows.end() && row->at(0) == technique) {
      const QString day = row->at(1).toString();
      QJsonObject counts;
      for (; row != rows.end() && row->at(0) == technique && row->at(1) == day; ++row)
        counts.insert(row->at(2).toString(), row->at(3).toInt());
      days.insert(day, counts);
    }
    lines.add(technique, days);
  }
  return lines.toObject();
}

}  // namespace

HistoryWriter::HistoryWriter(QIODevice& device) : m_device(device) {
  write(R"({"format":")" + QByteArray(kFormat.data(), kFormat.size()) + R"(","version":)" +
        QByteArray::number(kFormatVersion) + R"(,"games":[)");
}

void HistoryWriter::add(const KeptGame& kept) {
  write((m_hasItems ? ",\n" : "\n") + sudoku::toJson(kept));
  m_hasItems = true;
}

void HistoryWriter::add(const Collection& collection) {
  if (!m_hasCollections) write("\n],\"collections\":[");
  write((m_hasCollections ? ",\n" : "\n") + toJson(collection));
  m_hasCollections = true;
}

bool HistoryWriter::finish(const KeptBesides& besides) {
  write("\n],\"mastery\":" + toJson(besides.mastery) + R"(,"daily":)" + toJson(besides.dailyIds) +
        R"(,"learning":)" + toJson(besides.learning) + "}\n");
  return m_isWritten;
}

void HistoryWriter::write(const QByteArray& bytes) {
  m_isWritten = m_isWritten && m_device.write(bytes) == bytes.size();
}

std::optional<KeptGame> HistoryReader::next() {
  while (m_place != Place::End && m_failure.isEmpty()) {
    if (m_place == Place::Start) {
      readStart();
    } else if (m_place == Place::Games) {
      if (auto kept = readGame()) return kept;
    } else if (m_pieces.hasNext('}')) {
      readMember();
    } else if (!m_pieces.hasFailed()) {
      m_place = Place::End;
      if (!m_hasVersion || !m_pieces.isAtEnd()) fail(tr("this is no history of Sudoku games"));
    }
    if (m_failure.isEmpty() && m_pieces.hasFailed()) fail(tr("the file is damaged, or ends too early"));
  }
  return std::nullopt;
}

void HistoryReader::readStart() {
  m_place = Place::Members;
  if (!m_pieces.passMark()) return fail(tr("this is in UTF-16, and has to be in UTF-8"));
  if (!m_pieces.enter('{')) fail(tr("this is no history of Sudoku games"));
}

void HistoryReader::readMember() {
  const auto name = m_pieces.name();
  if (!name) return;
  if (*name == "format"_L1) return readFormat();
  if (*name == "version"_L1) return readVersion();
  // The version has to be the first member, since the meaning of the others depends on it.
  if (!m_hasVersion) return fail(tr("this is no history of Sudoku games"));
  if (*name == "games"_L1) {
    m_place = Place::Games;
    if (!m_pieces.enter('[')) fail(tr("the games are no list"));
    return;
  }
  if (*name == "collections"_L1) return readCollections();
  const auto value = m_pieces.value();
  if (!value) return fail(tr("what %1 says cannot be read").arg(name->left(kLongestName)));
  if (*name == "mastery"_L1) readMastery(*value);
  if (*name == "daily"_L1) readDailyIds(*value);
  if (*name == "learning"_L1) readLearning(*value);
}

void HistoryReader::readFormat() {
  m_isHistory = m_pieces.value() == kFormat;
  if (!m_isHistory) fail(tr("this is no history of Sudoku games"));
}

void HistoryReader::readVersion() {
  const auto version = m_pieces.value();
  const qint64 number = version ? version->toInteger() : 0;
  m_hasVersion = m_isHistory && number >= 1 && number <= kFormatVersion;
  if (m_hasVersion) return;
  fail(m_isHistory && number > kFormatVersion ? tr("this history is from a newer version of the program")
                                              : tr("this is no history of Sudoku games"));
}

void HistoryReader::readCollections() {
  if (!m_pieces.enter('[')) return fail(tr("the collections are no list"));
  while (m_pieces.hasNext(']')) {
    const auto value = m_pieces.value();
    if (m_pieces.hasFailed()) return;
    readCollection(value ? value->toObject() : QJsonObject());
  }
}

void HistoryReader::readCollection(const QJsonObject& object) {
  const auto key = UniqueId::fromText(object["key"_L1].toString());
  const qint64 created = object["created"_L1].toInteger(-1);
  const qint64 renamed = object["renamed"_L1].toInteger(-1);
  const QString name = object["name"_L1].toString();
  auto puzzles = toPuzzles(object["puzzles"_L1].toArray());
  if (!key || created < 0 || renamed < 0 || name.size() > kLongestName)
    return refuse(tr("a collection cannot be read"));
  if (!puzzles || puzzles->empty() || puzzles->size() > kMostInCollection)
    return refuse(tr("the puzzles of a collection cannot be read"));
  m_collections.push_back({*key, created, renamed, name, *std::move(puzzles)});
}

void HistoryReader::refuse(const QString& why) {
  ++m_refused;
  if (m_complaints.size() < kMostComplaints) m_complaints += tr("line %1: %2").arg(m_pieces.line()).arg(why);
}

void HistoryReader::readMastery(const QJsonValue& value) {
  const QJsonObject techniques = value.toObject();
  TableRows rows;
  for (auto entry = techniques.begin(); entry != techniques.end(); ++entry) {
    const QJsonObject counts = entry->toObject();
    rows.push_back({entry.key(), counts["seen"_L1].toInteger(), counts["foundAlone"_L1].toInteger(),
                    counts["foundInPractice"_L1].toInteger()});
  }
  m_besides.mastery = toMastery(rows);
}

void HistoryReader::readDailyIds(const QJsonValue& value) {
  const QJsonObject days = value.toObject();
  TableRows rows;
  for (auto day = days.begin(); day != days.end(); ++day) {
    const QJsonObject levels = day->toObject();
    for (auto level = levels.begin(); level != levels.end(); ++level)
      rows.push_back({day.key(), level.key(), level->toString()});
  }
  m_besides.dailyIds = toDailyIds(rows);
}

void HistoryReader::readLearning(const QJsonValue& value) {
  const QJsonObject techniques = value.toObject();
  TableRows rows;
  for (auto technique = techniques.begin(); technique != techniques.end(); ++technique) {
    const QJsonObject days = technique->toObject();
    for (auto day = days.begin(); day != days.end(); ++day) {
      const QJsonObject counts = day->toObject();
      for (auto count = counts.begin(); count != counts.end(); ++count)
        rows.push_back({technique.key(), day.key(), count.key(), count->toInteger()});
    }
  }
  m_besides.learning = toLearning(rows);
}

/// Reads the next item of the list of games; nothing if it is not a valid game. At the end of the list, reads
/// the members that follow it.
std::optional<KeptGame> HistoryReader::readGame() {
  if (!m_pieces.hasNext(']')) {
    m_place = Place::Members;
    return std::nullopt;
  }
  const auto value = m_pieces.value();
  if (m_pieces.hasFailed()) return std::nullopt;
  const auto kept =
      value ? toKeptGame(value->toObject()) : Result<KeptGame, QString>(tr("a game cannot be read"));
  if (kept) return *kept;
  refuse(kept.error());
  return std::nullopt;
}

void HistoryReader::fail(const QString& why) {
  m_failure = tr("line %1: %2").arg(m_pieces.line()).arg(why);
}

}  // namespace sudoku
