#include "statisticscsv.h"

#include <algorithm>

#include <QDateTime>
#include <QStringList>

#include <sudoku/formats/formats.h>
#include <sudoku/logic/technique.h>

#include "game/base/toqstring.h"

namespace sudoku {
namespace {

constexpr qint64 kMsPerSecond = 1000;

/// A name or tag, which may come from anywhere, as a CSV field: if it looks like a formula, an apostrophe
/// keeps spreadsheets from calculating it.
QString foreignText(const QString& text) {
  static const QString kFormulaStarts = "=+-@\t\r";
  return !text.isEmpty() && kFormulaStarts.contains(text[0]) ? '\'' + text : text;
}

QString csvQuoted(QString field) {
  const bool needsQuotes = std::any_of(field.begin(), field.end(), [](QChar character) {
    return character == ',' || character == '"' || character == '\n' || character == '\r';
  });
  return needsQuotes ? '"' + field.replace('"', "\"\"") + '"' : field;
}

std::string csvLine(QStringList fields) {
  for (QString& field : fields) field = csvQuoted(field);
  return (fields.join(',') + "\r\n").toStdString();
}

QString secondsText(std::optional<qint64> ms) {
  return ms ? QString::number(*ms / kMsPerSecond) : QString();
}

QString momentText(qint64 ms) {
  return QDateTime::fromMSecsSinceEpoch(ms).toUTC().toString(Qt::ISODate);
}

QString levelWord(std::optional<Level> level) {
  return level ? toQString(nameOf(*level)) : QString();
}

QString yesOrNo(bool isSo) {
  return isSo ? "yes" : "no";
}

QString dayText(const std::optional<QDate>& day) {
  return day ? day->toString(Qt::ISODate) : QString();
}

QString knownWord(Foreknowledge known) {
  switch (known) {
    case Foreknowledge::None:
      return "no";
    case Foreknowledge::HelpElsewhere:
      return "help in another game";
    case Foreknowledge::SolvedBefore:
      return "solved before";
    case Foreknowledge::Shown:
      return "solution shown";
  }
  return {};
}

QString stateWord(const GameSummary& game) {
  if (wasSolved(game)) return "solved";
  return game.status == GameStatus::GivenUp ? "given up" : "in progress";
}

}  // namespace

std::string gamesCsv(std::span<const GameSummary> games, const std::set<qint64>& records) {
  std::string text =
      csvLine({"puzzle", "id", "level", "state", "help", "seconds", "begun", "last played", "solved", "day",
               "record", "name", "tags", "begun day", "solved day", "known before"});
  for (const GameSummary& game : games) {
    const QString solved = wasSolved(game) && game.solvedMs ? momentText(*game.solvedMs) : QString();
    text += csvLine({QString::fromStdString(toLine(game.givens)), foreignText(game.puzzleId),
                     levelWord(game.level), stateWord(game), yesOrNo(game.hadHelp),
                     secondsText(game.elapsedMs), momentText(game.createdMs), momentText(game.lastPlayedMs),
                     solved, dayText(game.day), yesOrNo(records.contains(game.id)), foreignText(game.name),
                     foreignText(game.tags.join("; ")), dayText(game.begunDay), dayText(game.solvedDay),
                     knownWord(game.foreknowledge)});
  }
  return text;
}

std::string levelsCsv(std::span<const LevelStatistics> levels) {
  std::string text = csvLine({"level", "played", "solved", "solved without help", "seconds played",
                              "best without help", "average", "median", "streak", "longest streak"});
  for (const LevelStatistics& row : levels) {
    const GameStatistics& of = row.statistics;
    text += csvLine({levelWord(row.level), QString::number(of.played), QString::number(of.solved),
                     QString::number(of.solvedAlone), secondsText(of.playedMs), secondsText(of.bestMs),
                     secondsText(of.averageMs), secondsText(of.medianMs), QString::number(of.streak),
                     QString::number(of.longestStreak)});
  }
  return text;
}

std::string techniquesCsv(const MasteryTable& mastery) {
  std::string text = csvLine({"technique", "level", "seen", "found in practice", "found alone"});
  for (const auto& [technique, counts] : mastery) {
    const TechniqueInfo& info = infoOf(technique);
    text += csvLine({toQString(info.name), levelWord(info.level), QString::number(counts.seen),
                     QString::number(counts.foundInPractice), QString::number(counts.foundAlone)});
  }
  return text;
}

}  // namespace sudoku
