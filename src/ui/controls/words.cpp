#include "words.h"

#include <QCoreApplication>
#include <QTextDocument>

namespace sudoku {

QString boardMethodName(BoardMethod method) {
  switch (method) {
    case BoardMethod::Backtracking:
      return QCoreApplication::translate("BoardMethod", "Backtracking");
    case BoardMethod::Transform:
      return QCoreApplication::translate("BoardMethod", "Stored board, transformed");
    case BoardMethod::TransformFresh:
      return QCoreApplication::translate("BoardMethod", "Fresh board, transformed");
    case BoardMethod::RandomClues9:
      return QCoreApplication::translate("BoardMethod", "9 random clues first");
    case BoardMethod::RandomClues11:
      return QCoreApplication::translate("BoardMethod", "11 random clues first");
    case BoardMethod::Diagonal:
      return QCoreApplication::translate("BoardMethod", "Diagonal boxes first");
  }
  return {};
}

QString digMethodName(DigMethod method) {
  if (method == DigMethod::All) return QCoreApplication::translate("DigMethod", "All that can go");
  const GivensRange givens = *rulesOf({.dig = method}).givens;
  if (isAndroid(method)) {
    const int number = 1 + static_cast<int>(method) - static_cast<int>(DigMethod::Android1);
    return QCoreApplication::translate("DigMethod", "Android %1: %2 givens or more")
        .arg(number)
        .arg(givens.least);
  }
  const int number = 1 + static_cast<int>(method) - static_cast<int>(DigMethod::Level1);
  return QCoreApplication::translate("DigMethod", "Level %1: %2 to %3 givens")
      .arg(number)
      .arg(givens.least)
      .arg(givens.most);
}

QString digOrderName(DigOrder order) {
  switch (order) {
    case DigOrder::Random:
      return QCoreApplication::translate("DigOrder", "Random");
    case DigOrder::Jumping:
      return QCoreApplication::translate("DigOrder", "Jumping over one cell");
    case DigOrder::Snake:
      return QCoreApplication::translate("DigOrder", "Along an S");
    case DigOrder::Reading:
      return QCoreApplication::translate("DigOrder", "Reading order");
  }
  return {};
}

QString symmetryName(Symmetry symmetry) {
  switch (symmetry) {
    case Symmetry::None:
      return QCoreApplication::translate("Symmetry", "None");
    case Symmetry::Rotate180:
      return QCoreApplication::translate("Symmetry", "Half turn");
    case Symmetry::Rotate90:
      return QCoreApplication::translate("Symmetry", "Quarter turn");
    case Symmetry::MirrorLeftRight:
      return QCoreApplication::translate("Symmetry", "Mirrored left and right");
    case Symmetry::MirrorUpDown:
      return QCoreApplication::translate("Symmetry", "Mirrored up and down");
    case Symmetry::MirrorBoth:
      return QCoreApplication::translate("Symmetry", "Mirrored both ways");
    case Symmetry::Diagonal:
      return QCoreApplication::translate("Symmetry", "Diagonal");
    case Symmetry::Antidiagonal:
      return QCoreApplication::translate("Symmetry", "Other diagonal");
    case Symmetry::DiagonalBoth:
      return QCoreApplication::translate("Symmetry", "Both diagonals");
    case Symmetry::Full:
      return QCoreApplication::translate("Symmetry", "Full");
  }
  return {};
}

QString streakEndText() {
  return QCoreApplication::translate(
      "Streak",
      "A day counts if a puzzle of it is begun on it and solved within 24 hours, also with help. A day that "
      "does not count ends the streak.");
}

QString plainToolTip(const QString& text) {
  return Qt::mightBeRichText(text) ? "<qt>" + text.toHtmlEscaped() + "</qt>" : text;
}

QString clockText(qint64 elapsedMs) {
  const qint64 seconds = elapsedMs / 1000;
  const QChar zero('0');
  const QString minutesAndSeconds =
      QString("%1:%2").arg(seconds / 60 % 60, 2, 10, zero).arg(seconds % 60, 2, 10, zero);
  return seconds < 3600 ? minutesAndSeconds : QString("%1:%2").arg(seconds / 3600).arg(minutesAndSeconds);
}

}  // namespace sudoku
