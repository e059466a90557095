#include "importwords.h"

#include <QDate>
#include <QLocale>
#include <QStringList>

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
    return nothing.arg(report.united == 0 ? tr("there is no game in it.")
                       : report.united == 1
                           ? tr("its game is there already.")
                           : tr("all %1 games are there already.").arg(countText(report.united)));
  } else if (report.failure.isEmpty()) {
    sentences += tr("No new game in %1.").arg(sourceName(file));
  }
  if (report.fromBin > 0) sentences += tr("Taken out of the bin: %1.").arg(countText(report.fromBin));
  if (report.collections > 0)
    sentences += tr("Collections that came with it: %1.").arg(countText(report.collections));
  return (sentences + report.leftOut()).join(u' ');
}

/// Says how many new games and moves were imported, or how many new moves of games that were stored before.
QString ImportWords::whatCame(const ExchangeReport& report, const QString& file) {
  const QString moves = report.moves == 1 ? tr("one move") : tr("%1 moves").arg(countText(report.moves));
  const QString games = report.games == 1 ? tr("One game") : tr("%1 games").arg(countText(report.games));
  const QString what = report.games > 0 ? games : report.moves == 1 ? tr("One move") : moves;
  const QString form = dayOfBackup(file).isValid() ? tr("%1 restored from %2", "games, a backup")
                                                   : tr("%1 imported from %2", "games, a file");
  const QString from = form.arg(what, sourceName(file));
  return report.games > 0 && report.moves > 0 ? tr("%1 (%2).", "what came, moves").arg(from, moves)
                                              : from + u'.';
}

QString ImportWords::sourceName(const QString& file) {
  const QDate day = dayOfBackup(file);
  return day.isValid() ? tr("the backup of %1").arg(QLocale().toString(day, tr("d MMMM yyyy"))) : file;
}

QString ImportWords::thereAlready(int count) {
  return count == 1 ? tr("One was there already.") : tr("%1 were there already.").arg(countText(count));
}

}  // namespace sudoku
