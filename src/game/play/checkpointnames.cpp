#include "checkpointnames.h"

#include <QRegularExpression>

namespace sudoku {

QString CheckpointNames::numbered(std::size_t number) {
  return QStringLiteral("Checkpoint %1").arg(number);
}

QString CheckpointNames::shown(const QString& stored) {
  static const QRegularExpression isNumbered("^Checkpoint ([1-9][0-9]*)$");
  const QRegularExpressionMatch match = isNumbered.match(stored);
  return match.hasMatch() ? tr("Checkpoint %1").arg(match.captured(1)) : stored;
}

}  // namespace sudoku
