#include "words.h"

#include <QCoreApplication>

namespace sudoku {

QString levelName(Level level) {
  switch (level) {
    case Level::Easy:
      return QCoreApplication::translate("Level", "Easy");
    case Level::Medium:
      return QCoreApplication::translate("Level", "Medium");
    case Level::Hard:
      return QCoreApplication::translate("Level", "Hard");
    case Level::Expert:
      return QCoreApplication::translate("Level", "Expert");
    case Level::Extreme:
      return QCoreApplication::translate("Level", "Extreme");
  }
  return {};
}

QString clockText(qint64 elapsedMs) {
  const qint64 seconds = elapsedMs / 1000;
  const QChar zero('0');
  const QString minutesAndSeconds =
      QString("%1:%2").arg(seconds / 60 % 60, 2, 10, zero).arg(seconds % 60, 2, 10, zero);
  return seconds < 3600 ? minutesAndSeconds : QString("%1:%2").arg(seconds / 3600).arg(minutesAndSeconds);
}

}  // namespace sudoku
