#include "importwords.h"

#include <QDate>
#include <QLocale>
#include <QStringList>

#include "daywords.h"
#include "game/language/joined.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The day in the name of a backup file; an invalid day if the file is not a backup.
QDate dayOfBackup(const QString& file) {
  return QDate::fromString(file, u"'games-'yyyy-MM-dd'.sqlite'"_s);
}

QString countText(qint64 count) {
  return QLocale().toString(count);
}

}  // namespace

QString ImportWords::ended(const ExchangeReport& report, const QString& file) {
  const bool bringsAny = report.games > 0 || report.moves > 0;
  const bool isTold = report.fromBin > 0 || report.collections > 0 || report.inPlay > 0 || report.refused > 0;
  if (!report.failure.isEmpty() && !bringsAny && !isTold) return report.failure;
  QStringList sentences;
  if (!report.failure.isEmpty()) sentences += report.failure;
  if (bringsAny) {
    sentences += whatCame(report, file);
    if (report.united > 0) sentences += thereAlready(report.united);
  } else if (!isTold) {
    const bool isBackup = dayOfBackup(file).isValid();
    const QString nothing = isBackup ? tr("Nothing to restore: %1") : tr("Nothing to import: %1");
    return nothing.arg(report.united == 0   ? tr("there is no game in it.")
                       : report.united == 1 ? tr("its game is there already.")
                                            : tr("all %Ln games are there already.", nullptr,
                                                 static_cast<int>(report.united)));
  } else if (report.failure.isEmpty()) {
    sentences += tr("No new game in %1.").arg(sourceName(file));
  }
  if (report.fromBin > 0) sentences += tr("Taken out of the bin: %1.").arg(countText(report.fromBin));
  if (report.collections > 0)
    sentences += tr("Collections that came with it: %1.").arg(countText(report.collections));
  return Joined::sentences(sentences + report.leftOut());
}

/// Says how many new games and moves were imported, or how many new moves of games that were stored before.
QString ImportWords::whatCame(const ExchangeReport& report, const QString& file) {
  const bool isBackup = dayOfBackup(file).isValid();
  const auto games = static_cast<int>(report.games);
  const auto moves = static_cast<int>(report.moves);
  const QString what = games > 0  ? isBackup ? tr("%Ln games restored from %1", nullptr, games)
                                             : tr("%Ln games imported from %1", nullptr, games)
                        : isBackup ? tr("%Ln moves restored from %1", nullptr, moves)
                                  : tr("%Ln moves imported from %1", nullptr, moves);
  const QString from = what.arg(sourceName(file));
  if (games == 0 || moves == 0) return tr("%1.", "what came, as a sentence").arg(from);
  //: Such as: 12 games imported from sudoku.json (300 moves).
  return tr("%1 (%2).", "what came, moves").arg(from, tr("%Ln moves", nullptr, moves));
}

QString ImportWords::sourceName(const QString& file) {
  const QDate day = dayOfBackup(file);
  return day.isValid() ? tr("the backup of %1").arg(DayWords::date(day)) : file;
}

QString ImportWords::thereAlready(int count) {
  return tr("%Ln were there already.", "games", count);
}

}  // namespace sudoku
